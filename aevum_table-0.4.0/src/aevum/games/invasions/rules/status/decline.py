"""VI.E How an old realm declines, and how it recovers."""

from collections.abc import Callable
from typing import ClassVar, Final

from aevum.engine.state import Frame
from aevum.games.invasions.rules.ledger import pay
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.status.checks import becomes_empire, must_check_empire
from aevum.games.invasions.rules.status.empire import BecomesEmpire
from aevum.games.invasions.rules.troops import BARBARIAN, EMPIRE, NATIONS
from aevum.games.invasions.rules.world.world import put

DEEPEST: Final = 2
COST: Final = (0, 5, 10)
"""VI.E.6: what the marker costs each turn, by level."""

RUIN: Final[list[Callable[[int, int], Frame[InvasionsState]]]] = []
"""VI.E.11: what befalls an Empire that owes so much. A bankruptcy raises the Decline itself, so that
`income`, which lies above, hooks its frame in here."""


def lower_decline(s: InvasionsState, nation: int, rule: str) -> None:
    """VI.E.9"""
    w = s.world
    if w.decline[nation]:
        w.decline = put(w.decline, nation, w.decline[nation] - 1)
        s.tell("decline-falls", {"people": NATIONS[nation], "level": w.decline[nation]}, rule)


class DeclineRises(Frame[InvasionsState]):
    """VI.E.10, VI.E.11. Barbarians know no Decline."""

    steps: ClassVar[tuple[str, ...]] = ("rise", "end")

    def __init__(self, nation: int = 0, rule: str = "") -> None:
        super().__init__()
        self.nation = nation
        self.rule = rule

    def run(self, s: InvasionsState) -> None:
        w = s.world
        n = self.nation
        if self.step == "end" or w.status[n] == BARBARIAN:
            s.pop()
            return
        self.next(s)
        if w.decline[n] < DEEPEST:
            w.decline = put(w.decline, n, w.decline[n] + 1)
            s.tell("decline-rises", {"people": NATIONS[n], "level": w.decline[n]}, self.rule)
        elif w.status[n] == EMPIRE:
            unpaid = pay(s, n, COST[DEEPEST], "decline", "VI.E.11")
            if unpaid:
                s.push(RUIN[0](n, unpaid))
        elif must_check_empire(s, n) and becomes_empire(s, n):  # D1
            s.push(BecomesEmpire(n))
