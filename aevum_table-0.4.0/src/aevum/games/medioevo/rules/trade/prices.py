"""What cubes cost and pay (6.BUY, 6.SELL), and what deals cost in movement."""

from typing import Final

from aevum.games.medioevo.rules.buildings import CIVIL, TRADE_VALUE
from aevum.games.medioevo.rules.tables import figure

USUAL: Final = -1
"""The price of a cube that no card sets."""

BUY: Final = figure("trade", "figure", "buy")
SELL: Final = figure("trade", "figure", "sell")
_MARKET: Final = figure("trade", "figure", "market-bonus")
_POINT: Final = figure("trade", "figure", "point-florins")
_FIFTY: Final = figure("trade", "figure", "market-technology")
_STEP: Final = figure("trade", "figure", "step-movement")
_BUYING: Final = figure("trade", "figure", "buy-movement")
_SELLING: Final = figure("trade", "figure", "sell-movement")


def movement(steps: int, purchases: int, sales: int) -> int:
    """6.MOVE.02: a deal costs the same however many cubes change hands."""
    return _STEP * steps + _BUYING * purchases + _SELLING * sales


def bought(cubes: int) -> int:
    """6.BUY.05"""
    return BUY * cubes


def sold(cubes: int, market: int, raised: int, civil: int) -> int:
    """What a sale pays where the Great Market has this value before it (6.SELL.01, 6.GMKT.02, M05).

    `raised` cubes are raised with Trade, by the civil building of the place (B.YELL.1, R-028).
    """
    return cubes * (SELL + _MARKET * market) + raised * TRADE_VALUE[CIVIL][civil]


def sold_on_route(cubes: int, market: int, both: bool, points: int, raised: int, civil: int) -> int:
    """What the sale pays that finishes a route, with so many trade points spent on florins (6.ROUTE.07).

    The Great Market adds nothing to it unless a power allows `both` (6.GMKT.04).
    """
    return sold(cubes, market if both else 0, raised, civil) + cubes * _POINT * points


def haggled(total: int, points: int, up: bool) -> int:
    """B.YELL.2: the sum of a deal after so many steps of Market."""
    return total + _FIFTY * points if up else total - _FIFTY * points


def may_haggle(total: int, points: int, up: bool) -> bool:
    """B.YELL.2: the sum never becomes nothing."""
    return haggled(total, points, up) > 0
