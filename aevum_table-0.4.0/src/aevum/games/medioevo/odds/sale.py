"""What a sale brings beyond what the cubes have cost (6.BUY.05, 6.SELL.01, 6.GMKT.02, 6.ROUTE.07)."""

from aevum.games.medioevo.rules.buildings import NO_BUILDING
from aevum.games.medioevo.rules.trade.prices import bought, sold, sold_on_route


class SaleOdds:
    """Nothing in it is left to chance, unless somebody answers with a card."""

    __slots__ = ("cost", "proceeds", "profit")

    def __init__(self, cost: int, proceeds: int) -> None:
        self.cost = cost
        self.proceeds = proceeds
        self.profit = proceeds - cost


def sale_odds(cubes: int, market: int, points: int) -> SaleOdds:
    """Of so many cubes where the Great Market has this value, or with the trade points of a finished route.

    A route takes the place of the Great Market (6.GMKT.04).
    """
    if points:
        proceeds = sold_on_route(cubes, market, False, points, 0, NO_BUILDING)
    else:
        proceeds = sold(cubes, market, 0, NO_BUILDING)
    return SaleOdds(bought(cubes), proceeds)
