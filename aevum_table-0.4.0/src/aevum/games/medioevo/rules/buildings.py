"""Buildings, by sort and level."""

from typing import Final

from aevum.games.medioevo.rules.tables import LEVELS, figure, ordered
from aevum.kit.tables import index, whole

CIVIL: Final = 0
MILITARY: Final = 1
RELIGIOUS: Final = 2
SORTS: Final = ("civil", "military", "religious")
NO_BUILDING: Final = 0
VILLAGE: Final = 1
TOWN: Final = 2
CITY: Final = 3
TOWER: Final = 1
FORTRESS: Final = 2
CASTLE: Final = 3
CATHEDRAL: Final = 3
"""4.BLD.03: the one religious building counts as level III."""
BUILDINGS: Final = ("village", "town", "city", "tower", "fortress", "castle", "cathedral")
CONTROL_MARKERS: Final = figure("setup", "item", "control-markers", "count")
"""5.CTRL.04"""


def _of_building(name: str) -> list[list[int]]:
    found = [[0] * (LEVELS + 1) for _ in SORTS]
    for row in ordered("buildings", "building", BUILDINGS):
        where = f"buildings.csv, {row['building']}"
        found[index(SORTS, row["kind"], where)][whole(row, "level", where)] = whole(row, name, where)
    return found


STRUCTURE: Final[list[list[int]]] = _of_building("structure")
"""By sort and level, as all that follows (4.BLD.01, 4.BLD.02, 4.BLD.03)."""
BUILDING_PRICE: Final[list[list[int]]] = _of_building("price")
TAX_VALUE: Final[list[list[int]]] = _of_building("tax")
"""3.TAX.03"""
TRADE_VALUE: Final[list[list[int]]] = _of_building("trade")
"""B.YELL.1"""
SPARES: Final[list[list[int]]] = _of_building("spares")
"""5.FORT.01"""
MARKERS: Final[list[list[int]]] = _of_building("markers")
"""5.CTRL.01"""
BUILDING_HONOUR: Final[list[list[int]]] = _of_building("honour")
"""V.GAIN.07"""


def destroyed(sort: int, level: int, damage: int) -> bool:
    """4.BLD.09, 5.DESTR.01: as much damage as structure points."""
    return damage >= STRUCTURE[sort][level]


def control_markers(old: int, new: int) -> int:
    """5.CTRL.01: what a military building of level `new` gives where one of level `old` stood."""
    return MARKERS[MILITARY][new] - MARKERS[MILITARY][old]
