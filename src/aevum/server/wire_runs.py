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
