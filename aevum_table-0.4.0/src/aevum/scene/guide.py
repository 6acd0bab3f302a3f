"""The guide of a first match: short texts that come with the questions of the real match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable

    from aevum.words import Words

Moment = Literal["start", "wait", "contest", "over"]
"""When no question counts: while the match begins, another seat is asked, a fight is on, all is over."""
Part = Literal["map", "prompt", "side", "contest", "scores"]
"""A part of the page: the board, the question, the panels, the board of a fight, the points."""


class Tip(Struct, omit_defaults=True):
    """Shown once, the first time it fits; of several that fit, the first of the list."""

    id: str
    title: str
    text: str
    look: Part
    """What it speaks of: the page frames it."""
    asks: list[str] = []
    """Keys of the questions that it explains."""
    moment: Moment | None = None
    rule: str = ""


class Plan(NamedTuple):
    """A tip before it is said: the messages `tip-` and `advice-` with its id are its title and text."""

    id: str
    look: Part
    moment: Moment | None = None
    asks: tuple[str, ...] = ()
    """Needed where neither a moment nor the question of the tip's own name is meant."""
    rule: str = ""


def told(plans: Iterable[Plan], words: Words) -> list[Tip]:
    return [
        Tip(
            plan.id,
            words.value("tip", plan.id),
            words.value("advice", plan.id),
            plan.look,
            [] if plan.moment else [*(plan.asks or (plan.id,))],
            plan.moment,
            plan.rule,
        )
        for plan in plans
    ]
