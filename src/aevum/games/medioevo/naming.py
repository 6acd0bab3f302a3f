"""Who is called what once kingdoms are shared out: Hungary, no longer Player 3 (0.KING.07)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import KINGDOMS, NOBODY

if TYPE_CHECKING:
    from aevum.engine.state import State


def called(s: State) -> dict[str, str]:
    """By seat that sat down without a kingdom, the one it has now."""
    assert isinstance(s, MedioevoState)
    return {
        seat: KINGDOMS[kingdom]
        for seat, kingdom in zip(s.seats, s.kingdoms, strict=True)
        if kingdom != NOBODY and seat != KINGDOMS[kingdom]
    }
