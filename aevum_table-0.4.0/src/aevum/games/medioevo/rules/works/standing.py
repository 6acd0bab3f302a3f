"""What stands where, and how it is called."""

from typing import Final

from aevum.games.medioevo.rules.buildings import BUILDINGS, MILITARY, NO_BUILDING, SORTS
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.position import Position
from aevum.games.medioevo.rules.tables import LEVELS, ordered
from aevum.kit.tables import index, whole


def _names() -> list[list[str]]:
    found = [[""] * (LEVELS + 1) for _ in SORTS]
    for row in ordered("buildings", "building", BUILDINGS):
        where = f"buildings.csv, {row['building']}"
        found[index(SORTS, row["kind"], where)][whole(row, "level", where)] = row["building"]
    return found


BUILDING_NAMES: Final[list[list[str]]] = _names()
"""By sort and level; empty where there is no such building (4.BLD.03: a cathedral is III at once)."""


def built(s: Position, place: int, sort: int) -> int:
    """The level of a building, 0 for none."""
    return s.buildings[place * len(SORTS) + sort]


def damaged(s: Position, place: int, sort: int) -> int:
    """Its destruction markers (4.BLD.09)."""
    return s.damage[place * len(SORTS) + sort]


def building_words(place: int, sort: int, level: int) -> dict[str, object]:
    """As arguments of options and events."""
    return {"building": BUILDING_NAMES[sort][level], "place": LAND.names[place]}


def sort_and_level(name: str) -> tuple[int, int]:
    """Of a building by its name."""
    for sort in range(len(SORTS)):
        if name in BUILDING_NAMES[sort]:
            return sort, BUILDING_NAMES[sort].index(name)
    raise ValueError(name)


def supported(s: Position, place: int, seat: int) -> bool:
    """R-053: whether a military building of the seat stands next to its control marker in a place."""
    for near in LAND.near[place]:
        if s.builder[near] == seat and built(s, near, MILITARY) != NO_BUILDING:
            return True
    return False
