"""What units, transports and siege engines cost in a turn (3.TAX.07)."""

from typing import Final

from aevum.games.medioevo.rules.tables import TERRAINS, column, parameter

EACH: Final = parameter("upkeep")
_SETTLED: Final = parameter("settlement-upkeep")
_GROUND: Final[list[int]] = column("terrain", "terrain", TERRAINS, "upkeep")


def upkeep(things: int) -> int:
    """3.TAX.07: of whatever kind and level."""
    return EACH * things


def upkeep_by_terrain(things: int, terrain: int, settlement: bool) -> int:
    """W.TERR.03, R-115: of all things in one territory."""
    return things * (_SETTLED if settlement else _GROUND[terrain])
