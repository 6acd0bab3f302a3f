"""Where Bishops may work: never in the same territory in two turns running (K.CARD.01)."""

from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses import effects


def blessable(s: MedioevoState, area: int) -> bool:
    """Whether no Bishop worked there in the turn before."""
    for row in effects.rows(s, effects.BLESSED):
        if row[effects.FIRST] == area and row[effects.SECOND] < s.turn:
            return False
    return True


def bless(s: MedioevoState, seat: int, code: int, area: int) -> None:
    """The territory is under a Bishop's word for the turn: `code` says which."""
    effects.put(s, code, seat, area)
    effects.put(s, effects.BLESSED, seat, area, s.turn)
