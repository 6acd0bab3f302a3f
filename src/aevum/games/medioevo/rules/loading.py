"""What transports hold (5.MOVE.15, 5.MOVE.16)."""

from aevum.games.medioevo.rules.transports import CAPACITY, GALLEY, WAGON


def load(units: int, wagons: int, engines: int) -> int:
    """The room that things take, one point each."""
    return units + wagons + engines


def holds(kind: int, level: int, units: int, wagons: int, engines: int) -> bool:
    """Whether a military transport takes them: units only in a war wagon, all three in a galley."""
    if kind == WAGON and wagons + engines > 0:
        return False
    return kind in (WAGON, GALLEY) and load(units, wagons, engines) <= CAPACITY[kind][level]
