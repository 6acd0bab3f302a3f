"""Goods and Great Markets (6.SELL, 6.CUBE, 6.GMKT). Colours are a set of bits, one for each good."""

from aevum.games.medioevo.rules.tables import GOODS, NOBODY
from aevum.games.medioevo.rules.transports import SHIPS


def colour(good: int) -> int:
    """The bit of a good; none for a territory that produces nothing."""
    return 1 << good if good != NOBODY else 0


def colours(cubes: list[int]) -> int:
    """The colours among so many cubes of each good."""
    return sum([1 << good for good in range(len(GOODS)) if cubes[good] > 0])


def value(market: int) -> int:
    """6.GMKT.01: the cubes that lie there; the printed good is none of them (R-098)."""
    return sum([market >> good & 1 for good in range(len(GOODS))])


def sellable(carried: int, market: int, printed: int) -> int:
    """6.SELL.02, 6.GMKT.03: the colours that are not there yet, printed or as a cube."""
    return carried & ~(market | colour(printed))


def addable(sold_or_carried: int, market: int, printed: int) -> int:
    """6.CUBE.01, 6.CUBE.02: the colours of which a cube is added, after a sale or on leaving."""
    return sold_or_carried & ~(market | colour(printed))


def serves(kind: int, settlement: bool, port: bool) -> bool:
    """6.BUY.05, R-100: whether a trade transport of a kind may buy and sell in a territory."""
    return settlement and (port or not SHIPS[kind])
