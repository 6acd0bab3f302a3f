"""Units that others hold (5.CAPT.03)."""

from aevum.games.medioevo.rules.owners import SEATS_MOST
from aevum.games.medioevo.rules.pieces import FORCE, UNITS, kind_of
from aevum.games.medioevo.rules.position import Position


def held(s: Position, captor: int, owner: int) -> list[int]:
    """The prisoners of one seat with another, by piece."""
    at = (captor * SEATS_MOST + owner) * FORCE
    return s.prisoners[at : at + FORCE]


def set_free(s: Position, captor: int, owner: int) -> None:
    """All of them go back to their owner's reserve (R-085)."""
    prisoners = held(s, captor, owner)
    at = (captor * SEATS_MOST + owner) * FORCE
    for piece in range(FORCE):
        s.reserve[owner * len(UNITS) + kind_of(piece)] += prisoners[piece]
        s.prisoners[at + piece] = 0


def release(s: Position, captor: int, owner: int, piece: int, count: int) -> None:
    """So many of a kind go back, or as many as are still there (C.DIP.01)."""
    at = (captor * SEATS_MOST + owner) * FORCE + piece
    freed = min(count, s.prisoners[at])
    s.prisoners[at] -= freed
    s.reserve[owner * len(UNITS) + kind_of(piece)] += freed
