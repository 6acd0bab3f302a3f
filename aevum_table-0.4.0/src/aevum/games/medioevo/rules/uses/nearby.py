"""Which players neighbour each other (B.PURP.3, B.PURP.4)."""

from typing import Final

from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY

_AROUND: Final[list[list[int]]] = [[] for _ in range(LAND.places)]


def around(place: int) -> list[int]:
    """The territories that neighbour one (0.DEF.10)."""
    if not _AROUND[place]:
        _AROUND[place] = [other for other in range(LAND.places) if LAND.neighbours(place, other)]
    return _AROUND[place]


def neighbours_of(s: MedioevoState, seat: int) -> list[int]:
    """The other seats that control a territory which neighbours one of this seat's."""
    found: list[int] = []
    for mine in s.controlled(seat):
        for place in around(mine):
            lord = s.lord[place]
            if lord not in (NOBODY, seat) and lord not in found:
                found.append(lord)
    return sorted(found)
