"""Units, by number.

A force is a list of seven counts: light infantry, archers, heavy infantry, cavalry, and captains of level
I, II and III. A reserve has one count for each of the five kinds, as captains of all levels are one kind of
piece (0.COMP.01).
"""

from typing import Final

from aevum.games.medioevo.rules.tables import NOBODY, column, ordered
from aevum.kit.tables import index

LIGHT: Final = 0
ARCHER: Final = 1
HEAVY: Final = 2
CAVALRY: Final = 3
CAPTAIN: Final = 4
UNITS: Final = ("light-infantry", "archer", "heavy-infantry", "cavalry", "captain")
"""0.DEF.05"""
FORCE: Final = 7
GONE: Final = NOBODY

PIECES: Final[list[int]] = column("units", "unit", UNITS, "count")
"""0.COMP.01: how many of each kind a player has."""


def captain(level: int) -> int:
    """The number of a captain of this level in a force."""
    return CAPTAIN + level - 1


def level_of(piece: int) -> int:
    """The level of a captain; 0 of other units."""
    return piece - CAPTAIN + 1 if piece >= CAPTAIN else 0


def kind_of(piece: int) -> int:
    """The kind of a unit, by which reserves count."""
    return min(piece, CAPTAIN)


def _lesser(row: dict[str, str]) -> list[int]:
    return [
        index(UNITS, row[name], f"units.csv, {row['unit']}") for name in ("damaged", "failing") if row[name]
    ]


LESSER: Final[list[list[int]]] = [_lesser(row) for row in ordered("units", "unit", UNITS)]
"""What a damaged unit becomes on land, the first that the reserve has (5.HI.02, 5.CAV.02)."""


def nothing() -> list[int]:
    """An empty force."""
    return [0] * FORCE


def captains(force: list[int]) -> int:
    """How many captains of any level there are."""
    return sum(force[CAPTAIN:])
