"""Trade routes (6.ROUTE)."""

from typing import Final

from aevum.games.medioevo.rules.tables import PACKAGE, figure
from aevum.kit.tables import rows, whole

POINTS: Final[dict[int, int]] = {
    whole(row, "steps", "routes.csv"): whole(row, "points", "routes.csv") for row in rows(PACKAGE, "routes")
}
"""6.ROUTE.06: trade points by the number of steps."""
_HONOUR: Final = figure("trade", "figure", "point-honour")


def finished(steps: list[int], done: list[bool], here: int) -> bool:
    """6.ROUTE.04: whether a sale here finishes a route: at its destination, all other steps done."""
    return here == steps[-1] and all(done[:-1])


def splits(steps: int) -> list[tuple[int, int]]:
    """6.ROUTE.07: the ways to spend the trade points, on honour points and on florins."""
    return [(honour, POINTS[steps] - honour) for honour in range(POINTS[steps] + 1)]


def honour(points: int) -> int:
    """V.GAIN.10: the honour points for trade points spent on them."""
    return _HONOUR * points
