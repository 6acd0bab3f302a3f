"""What a deal costs or pays, part by part (6.SELL.03)."""

from aevum.engine.event import Modifier, note
from aevum.games.medioevo.rules.buildings import CIVIL, NO_BUILDING
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.market import value
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.trade.prices import USUAL, bought, haggled, sold, sold_on_route
from aevum.games.medioevo.rules.works.standing import built


def civil_level(s: MedioevoState, area: int) -> int:
    """B.YELL.1, R-028: of the building where cubes are sold."""
    return NO_BUILDING if LAND.is_sea(area) else built(s, area, CIVIL)


def cost(cubes: int, price: int, haggling: int, items: list[Modifier] | None = None) -> int:
    """6.BUY.05, B.YELL.2: of so many cubes, each at the price of a card or the usual (-1), less by Market."""
    if price != USUAL:
        total = note(items, cubes * price, "merchant-price", "K.CARD.07")
    else:
        total = note(items, bought(cubes), "bought", "6.BUY.05")
    if haggling:
        total += note(items, haggled(0, haggling, False), "haggled", "B.YELL.2")
    return total


def proceeds(
    s: MedioevoState,
    area: int,
    cubes: int,
    price: int,
    market: bool,
    points: int,
    raised: int,
    haggling: int,
    items: list[Modifier] | None = None,
) -> int:
    """What selling so many cubes pays: a `price` each where a card sets one, else the usual (-1).

    `market` says that the Great Market's bonus counts (6.GMKT.02, 6.GMKT.04), `points` are the trade points
    of a route spent on florins (6.ROUTE.07), `raised` cubes by Trade (B.YELL.1), and Market raises the sum
    in `haggling` steps (B.YELL.2).
    """
    plain = sold(cubes, 0, 0, NO_BUILDING)
    if price != USUAL:
        total = note(items, cubes * price, "merchant-price", "K.CARD.07")
    else:
        total = note(items, plain, "sold", "6.SELL.01")
        if market and not LAND.is_sea(area) and s.market[area]:
            more = sold(cubes, value(s.market[area]), 0, NO_BUILDING) - plain
            total += note(items, more, "great-market", "6.GMKT.02")
    if points:
        more = sold_on_route(cubes, 0, False, points, 0, NO_BUILDING) - plain
        total += note(items, more, "trade-route", "6.ROUTE.07")
    if raised:
        more = sold(cubes, 0, raised, civil_level(s, area)) - plain
        total += note(items, more, "trade", "B.YELL.1")
    if haggling:
        total += note(items, haggled(0, haggling, True), "haggled", "B.YELL.2")
    return total
