"""IV.0.3, VI.D-VI.F The Status of Nations: everybody ages, and some become something else."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.ledger import earn
from aevum.games.invasions.rules.realm.nations import order
from aevum.games.invasions.rules.religion.heresy import age_heresies
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.status.ageing import OLDEST, STATUS, Ages
from aevum.games.invasions.rules.status.checks import becomes_kingdom
from aevum.games.invasions.rules.status.empire import YOUNG_REALM
from aevum.games.invasions.rules.status.kingdom import BecomesKingdom, found_waiting_capitals, may_settle
from aevum.games.invasions.rules.troops import BARBARIAN, NATIONS

MAY_SETTLE_AT: Final = 3
"""VI.D.3, VII.B.1"""
MUST_CHECK_AT: Final = 5
"""VI.D.3, VII.C.1, VII.C.2"""


class StatusStep(Frame[InvasionsState]):
    """XXXVI.A.1: in the order of the age track, Barbarians first, Empires last; then heresies (VI.F.1).

    VII.A.1, VII.A.2: whoever does not settle by its own will does so by the dice in the end.
    """

    steps: ClassVar[tuple[str, ...]] = ("next", "age", "settle", "check", "young", "heresies")

    def __init__(self) -> None:
        super().__init__()
        self.nations: list[int] = []
        self.at = -1

    def run(self, s: InvasionsState) -> None:
        w = s.world
        match self.step:
            case "next" if found_waiting_capitals(s):
                pass
            case "next":
                if self.at < 0:
                    self.nations = order(w)  # VI.B.2, VI.C.4
                self.at += 1
                if self.at == len(self.nations):
                    self.step = "heresies"
                    return
                self.next(s)
            case "age":
                self.next(s)
                n = self.nation
                if w.status[n] != BARBARIAN or w.age[n] < OLDEST[BARBARIAN]:  # VI.D.2
                    s.push(Ages(n, 1, STATUS if w.status[n] != BARBARIAN else "VI.D.2"))
            case "settle":
                n = self.nation
                if may_settle(s, n) and w.age[n] >= MAY_SETTLE_AT:
                    s.ask(w.seat[n], "found-kingdom", "VII.B.1", {"people": NATIONS[n], "age": w.age[n]})
                else:
                    self.next(s)
            case "check":
                self.next(s)
                n = self.nation
                if may_settle(s, n) and w.age[n] >= MUST_CHECK_AT and becomes_kingdom(s, n):
                    s.push(BecomesKingdom(n))
            case "young":
                self.step = "next"
                self._young(s)
            case _:
                age_heresies(s)
                s.pop()

    @property
    def nation(self) -> int:
        return self.nations[self.at]

    def _young(self, s: InvasionsState) -> None:
        """VII.D.3, VIII.C.4: gold in the turn after its founding."""
        w = s.world
        n = self.nation
        if w.status[n] == BARBARIAN:
            return
        if s.realm.founded[n] == w.turn - 1 and w.turn > 1:
            earn(s, n, YOUNG_REALM, "young-realm", "VIII.C.4" if w.status[n] > 1 else "VII.D.3")

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return [Option("settle-down", None, "VII.B.2"), Option("stay-barbarian", None, "VII.B.1")]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        if option.key == "settle-down":
            self.step = "young"
            s.push(BecomesKingdom(self.nation))
        else:
            self.next(s)
