"""Transports and siege engines, by number and level."""

from typing import Final

from aevum.games.medioevo.rules.tables import LEVELS, PACKAGE, column
from aevum.kit.tables import index, rows, whole

WAGON: Final = 0
GALLEY: Final = 1
CARAVAN: Final = 2
MERCHANT_SHIP: Final = 3
TRANSPORTS: Final = ("war-wagon", "galley", "caravan", "merchant-ship")
"""4.TRN.01"""
SHIPS: Final[list[bool]] = [False, True, False, True]


def _by_level(name: str) -> list[list[int]]:
    found = [[0] * (LEVELS + 1) for _ in TRANSPORTS]
    for row in rows(PACKAGE, "transports"):
        where = f"transports.csv, {row['transport']} {row['level']}"
        level = index(("1", "2", "3"), row["level"], where) + 1
        found[index(TRANSPORTS, row["transport"], where)][level] = whole(row, name, where)
    return found


CAPACITY: Final[list[list[int]]] = _by_level("capacity")
"""By transport and level: units and engines (5.MOVE.13), or cubes (6.MOVE.01)."""
MOVEMENT: Final[list[list[int]]] = _by_level("movement")
"""By transport and level (5.MOVE.13, 6.MOVE.01)."""
TRANSPORT_PRICE: Final[list[list[int]]] = _by_level("price")
"""By transport and level (4.TRN.02)."""

CATAPULT: Final = 1
STONE_THROWER: Final = 2
BOMBARD: Final = 3
ENGINES: Final = ("catapult", "stone-thrower", "bombard")
"""4.SGE.01: a siege engine is told by its level, from 1."""
ENGINE_MOVEMENT: Final[list[int]] = [0, *column("engines", "engine", ENGINES, "movement")]
"""5.MOVE.14"""
ENGINE_PRICE: Final[list[int]] = [0, *column("engines", "engine", ENGINES, "price")]
"""4.SGE.02"""
