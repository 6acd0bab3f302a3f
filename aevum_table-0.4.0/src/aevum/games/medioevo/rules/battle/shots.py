"""Archery and siege fire: a die of eight for each archer or unit of a crew (5.ARCH, 5.SIEGE)."""

from typing import Final

from aevum.games.medioevo.rules.tables import column, parameter
from aevum.games.medioevo.rules.transports import ENGINES

DIE: Final = 8
ARROW_HITS: Final = parameter("archery-hit-most")
ARROW_DAMAGE: Final = parameter("archery-damage")
CREW_LEAST: Final = parameter("crew-least")
CREW_MOST: Final = parameter("crew-most")
STONE_HITS: Final = parameter("siege-hit-most")
_UNITS: Final[list[int]] = [0, *column("engines", "engine", ENGINES, "units")]
_BUILDINGS: Final[list[int]] = [0, *column("engines", "engine", ENGINES, "buildings")]


def hits(rolls: list[int], most: int) -> int:
    """How many of the dice show no more than `most`."""
    return sum([1 for roll in rolls if roll <= most])


def arrows(rolls: list[int], most: int = ARROW_HITS) -> int:
    """5.ARCH.01: the damage of archers' dice, of which a steady aim makes more hit (K.CARD.03)."""
    return ARROW_DAMAGE * hits(rolls, most)


def harms_buildings(engine: int) -> bool:
    """5.SIEGE.02: whether an engine of this level can harm them at all."""
    return _BUILDINGS[engine] > 0


def siege_fire(engine: int, rolls: list[int], at_buildings: bool) -> int:
    """5.SIEGE.03, 5.SIEGE.04: the damage of an engine of this level with a die for each of its crew."""
    return hits(rolls, STONE_HITS) * (_BUILDINGS[engine] if at_buildings else _UNITS[engine])
