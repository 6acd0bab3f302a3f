"""What a purchase may come to by Market (B.YELL.2)."""

from typing import Final

from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import RELIGION
from aevum.games.medioevo.rules.technologies import BRANCH, POINTS, technology
from aevum.games.medioevo.rules.trade.prices import haggled, may_haggle
from aevum.games.medioevo.rules.uses.lent import within_reach
from aevum.games.medioevo.rules.uses.mastery import LACKING, OWN, TEMPORAL_POWER, mastery
from aevum.games.medioevo.rules.uses.points import reach

_MARKET: Final = technology("market")


def least_cost(s: MedioevoState, seat: int, total: int) -> int:
    """A price, lowered with all points that a seat can have without florins."""
    for _ in range(_steps(s, seat)):
        if may_haggle(total, 1, False):
            total = haggled(total, 1, False)
    return total


def _steps(s: MedioevoState, seat: int) -> int:
    way = mastery(s, seat, _MARKET)
    if way == LACKING or (way != OWN and reach(s, seat, RELIGION) < POINTS[TEMPORAL_POWER]):
        return 0
    return within_reach(s, seat, BRANCH[_MARKET]) // POINTS[_MARKET]
