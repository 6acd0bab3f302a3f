"""What the tax phase brings in (3.TAX)."""

from typing import Final

from aevum.games.medioevo.rules.buildings import CITY, CIVIL, TAX_VALUE
from aevum.games.medioevo.rules.tables import parameter

STEP: Final = parameter("tax-step")
LEVELS: Final[list[int]] = list(range(parameter("tax-least"), parameter("tax-most") + 1, STEP))
"""3.TAX.01"""
_MARKET: Final = parameter("city-market-income")
_AID: Final = parameter("aid")


def taxes(level: int, territories: int, civil: list[int]) -> int:
    """3.TAX.02, 3.TAX.03: of controlled territories and the levels of the civil buildings in them."""
    return level * (territories + sum([TAX_VALUE[CIVIL][building] for building in civil]))


def city_income(civil: int, market: int) -> int:
    """3.TAX.06: what a civil building yields beside taxes by the Great Market of its territory."""
    return _MARKET * market if civil == CITY else 0


def aid(units: int, territories: int) -> int:
    """3.TAX.11, R-049"""
    return _AID if units == 0 and territories == 0 else 0
