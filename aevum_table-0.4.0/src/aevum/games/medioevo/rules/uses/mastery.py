"""Which technologies a seat may use: its own, and by Temporal Power those of neighbours (B.PURP.4)."""

from typing import Final

from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import RELIGION
from aevum.games.medioevo.rules.technologies import BRANCH, POINTS, missing_points, technology
from aevum.games.medioevo.rules.uses.lent import within_reach
from aevum.games.medioevo.rules.uses.nearby import neighbours_of
from aevum.games.medioevo.rules.uses.points import has, reach

TEMPORAL_POWER: Final = technology("temporal-power")
LACKING: Final = 0
OWN: Final = 1
BORROWED: Final = 2
"""A neighbour owns it: each use takes the points of Temporal Power as well (B.PURP.4)."""


def mastery(s: MedioevoState, seat: int, number: int) -> int:
    """Whether a seat may use a technology, and how. `PayUse` takes the points for either way."""
    if has(s, seat, number):
        return OWN
    if has(s, seat, TEMPORAL_POWER):
        for other in neighbours_of(s, seat):
            if has(s, other, number):
                return BORROWED
    return LACKING


def affordable(s: MedioevoState, seat: int, number: int, points: int, florins: int = 0) -> bool:
    """Whether cards, tokens and florins reach for a use, and for so many florins beside it (4.TECH.07).

    Purple points may have to serve twice: then the payment stops half way.
    """
    missing = max(0, points - within_reach(s, seat, BRANCH[number]))
    if not has(s, seat, number):
        missing += max(0, POINTS[TEMPORAL_POWER] - reach(s, seat, RELIGION))
    return s.money[seat] >= florins + missing_points(missing)
