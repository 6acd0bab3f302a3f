"""Who is called what once kingdoms are shared out: Hungary, no longer Player 3 (0.KING.07).

And which pact is meant: the number of a secret one is not for reading.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.diplomacy.pacts import told_apart
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import KINGDOMS, NOBODY
from aevum.words import Naming

if TYPE_CHECKING:
    from aevum.engine.state import State
    from aevum.words import Words


def called(s: State) -> dict[str, str]:
    """By seat that sat down without a kingdom, the one it has now."""
    assert isinstance(s, MedioevoState)
    return {
        seat: KINGDOMS[kingdom]
        for seat, kingdom in zip(s.seats, s.kingdoms, strict=True)
        if kingdom != NOBODY and seat != KINGDOMS[kingdom]
    }


def number(kind: str, value: int, words: Words) -> int | str:
    if kind != "pact":
        return value
    parties, shown = told_apart(value)
    seats = [words.seats[seat] for seat in parties if seat < len(words.seats)]
    return words.say("secret-pact", number=shown, seats=seats) if seats else str(shown)


NAMING = Naming(number=number, called=called)
