"""What things cost in florins (4). Raising a thing costs the difference."""

from typing import Final

from aevum.games.medioevo.rules.buildings import BUILDING_PRICE
from aevum.games.medioevo.rules.pieces import FORCE, UNITS, kind_of, level_of
from aevum.games.medioevo.rules.tables import column, figure, parameter

_UNIT: Final[list[int]] = column("units", "unit", UNITS, "price")
_BY_LEVEL: Final[list[int]] = column("units", "unit", UNITS, "by_level")
_RANSOM: Final = parameter("ransom-factor")
_CARD: Final = figure("prices", "item", "empire-card", "price")
_CARD_OWNED: Final = figure("prices", "item", "empire-card-owned", "price")
_REPAIR: Final = figure("prices", "item", "repair", "price")


def _unit_price(piece: int) -> int:
    kind = kind_of(piece)
    return _UNIT[kind] * level_of(piece) if _BY_LEVEL[kind] else _UNIT[kind]


UNIT_PRICE: Final[list[int]] = [_unit_price(piece) for piece in range(FORCE)]
"""4.ARM.01: by piece of a force."""


def building(sort: int, level: int, old: int = 0) -> int:
    """4.BLD.01, 4.BLD.02, 4.BLD.03, 4.BLD.07: where a building of level `old` stands, 0 for none."""
    return BUILDING_PRICE[sort][level] - BUILDING_PRICE[sort][old]


def raised_captain(new: int, old: int) -> int:
    """4.ARM.02: from one piece of a force to another."""
    return UNIT_PRICE[new] - UNIT_PRICE[old]


def ransom(prisoners: list[int]) -> int:
    """5.CAPT.07: for a force of prisoners."""
    return _RANSOM * sum([UNIT_PRICE[piece] * prisoners[piece] for piece in range(FORCE)])


def empire_card(owned: int) -> int:
    """4.CARD.03"""
    return _CARD + _CARD_OWNED * owned


def repair(markers: int) -> int:
    """4.BLD.10"""
    return _REPAIR * markers
