"""Where Bishops may work: never the same one in the same territory in two turns running (K.CARD.01)."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState


def blessable(s: MedioevoState, code: int, area: int) -> bool:
    """Whether this was not forbidden there in the turn before, nor is in this one [M102]."""
    if not s.effects:
        return True
    for effect in effects.every(s, effects.BLESSED):
        if effect.subject == _word(code, area) and effect.detail < s.turn:
            return False
    return not effects.holds(s, code, area)


def bless(s: MedioevoState, seat: int, code: int, area: int) -> None:
    """The territory is under a Bishop's word for the turn: `code` says which."""
    effects.put(s, code, seat, area)
    effects.put(s, effects.BLESSED, seat, _word(code, area), s.turn)


def _word(code: int, area: int) -> int:
    """What is forbidden and where, as one number."""
    return code * LAND.size + area
