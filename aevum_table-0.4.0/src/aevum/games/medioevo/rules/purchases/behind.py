"""What was bought and waits behind a screen until all have bought (W.DEPL.01): rows of numbers."""

from typing import Final

from aevum.games.medioevo.rules.pieces import kind_of
from aevum.games.medioevo.rules.position import Position

SEAT: Final = 0
GROUP: Final = 1
KIND: Final = 2
"""The sort of a building, the kind of a thing, the piece of a unit."""
LEVEL: Final = 3
"""0 of units."""
FLORINS: Final = 4
"""What was paid for it."""

BUILDING: Final = 0
ITEM: Final = 1
UNIT: Final = 2


def waiting(s: Position, seat: int, group: int) -> list[list[int]]:
    if not s.behind:
        return []
    return [row for row in s.behind if row[SEAT] == seat and row[GROUP] == group]


def waiting_pieces(s: Position, seat: int, kind: int) -> int:
    """Units of a kind that are bought, but still in the reserve."""
    return len([row for row in waiting(s, seat, UNIT) if kind_of(row[KIND]) == kind])
