"""What goes over the wire about runs; as `wire`."""

from typing import Any

from msgspec import Struct


class StepInfo(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One choice of a run: an option's id, and what is expected of the question that it answers."""

    choice: str
    ask: str = ""
    """The key of the question; empty: it is done unasked."""
    args: dict[str, Any] = {}
    """Arguments of the question that must be the same."""
    rolls: bool = False
    """Dice may fall at it."""
    reveals: bool = False
    """Something hidden may come to light at it."""


class StopInfo(Struct, omit_defaults=True):
    """What may stop a run on its way, or has stopped it."""

    key: str
    words: str
    args: dict[str, Any] = {}
    rule: str = ""


class RunInfo(Struct, omit_defaults=True):
    """A whole decision that a game proposes: what it is, in words and as data, and its choices."""

    id: str
    key: str
    words: str
    args: dict[str, Any]
    steps: list[StepInfo]
    stops: list[StopInfo] = []


class FurtherInfo(Struct):
    """An answer to what is asked next about a line of a form."""

    id: str
    key: str
    words: str
    args: dict[str, Any]


class LineInfo(Struct):
    """A line of a form: an answer, how often it may be taken, its price, how many are ticked at first."""

    id: str
    key: str
    words: str
    args: dict[str, Any]
    most: int
    cost: int
    usual: int
    rolls: bool
    then: list[FurtherInfo]
    """Answers to the question that follows it, of which each time one is taken; empty: none follows."""
    then_ask: str


class FormInfo(Struct):
    """A question that is put again and again until all is said, as one sheet: filled in it is a run."""

    key: str
    words: str
    args: dict[str, Any]
    ask: str
    """The key of the question that each answer is to."""
    lines: list[LineInfo]
    end: str
    """The answer that ends it; empty: it ends by itself."""
    least: int
    most: int
    purse: int
    """What the lines may cost together; -1: they cost nothing."""
    coin: str
    lost: list[StopInfo]
    """What is given away by ending it as it is."""


class RunWish(Struct, forbid_unknown_fields=True):
    """A run to take: one that is proposed now, by its id, or a list of choices."""

    seat: str
    run: str = ""
    steps: list[StepInfo] = []


class Ran(Struct, omit_defaults=True):
    """How far a run went, of how many choices, and what stopped it."""

    version: int
    taken: int
    of: int
    stopped: StopInfo | None = None
