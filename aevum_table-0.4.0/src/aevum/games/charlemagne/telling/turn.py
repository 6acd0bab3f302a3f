"""When it is: the years of a turn, and the phase that is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.codec import a_text
from aevum.games.charlemagne.rules.turn import FIRST_YEAR, YEARS
from aevum.games.charlemagne.telling.seen import frame_named

if TYPE_CHECKING:
    from aevum.engine.view import View

AFTER = {"stratagem": "event", "vassalage": "stratagem", "treasury": "vassalage", "levy": "treasury"}
AFTER |= {"operations": "levy", "close": "operations"}
"""A player turn moves on to the next step before what it starts ends."""


def years(turn: int) -> tuple[int, int]:
    """1.2"""
    first = FIRST_YEAR + YEARS * (turn - 1)
    return first, first + YEARS - 1


def phase(view: View) -> str:
    """The one that is played, "" between player turns."""
    frame = frame_named(view, "PlayerTurn")
    return AFTER.get(a_text(frame, "step", "frame"), "") if frame is not None else ""
