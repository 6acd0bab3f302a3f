"""What conquerors and bankrupt players get for what they destroy (5.CONQ, D.BANK.02)."""

from typing import Final

from aevum.games.medioevo.rules.buildings import BUILDING_PRICE
from aevum.games.medioevo.rules.tables import figure, parameter
from aevum.games.medioevo.rules.transports import ENGINE_PRICE, TRANSPORT_PRICE

CUBE: Final = figure("trade", "figure", "plundered-cube")
_PERCENT: Final = parameter("plunder-percent")


def _share(price: int) -> int:
    return price * _PERCENT // 100


def building(sort: int, level: int) -> int:
    """5.CONQ.04, R-091: of the full cost of its level, as below."""
    return _share(BUILDING_PRICE[sort][level])


def transport(kind: int, level: int) -> int:
    """5.CONQ.04, without its cargo."""
    return _share(TRANSPORT_PRICE[kind][level])


def engine(level: int) -> int:
    """5.SIEGE.10"""
    return _share(ENGINE_PRICE[level])


def cubes(count: int) -> int:
    """5.CONQ.04, 5.CONQ.05: cubes of a transport or of a Great Market."""
    return CUBE * count
