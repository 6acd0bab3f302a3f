"""VI.D, VI.E Ageing and growing young again, with all that follows."""

from typing import ClassVar, Final

from aevum.engine.state import Frame
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.status.checks import becomes_empire, becomes_kingdom, must_check_empire
from aevum.games.invasions.rules.status.decline import DEEPEST, DeclineRises, lower_decline
from aevum.games.invasions.rules.status.empire import BecomesEmpire
from aevum.games.invasions.rules.status.kingdom import BecomesKingdom, may_settle
from aevum.games.invasions.rules.troops import BARBARIAN, NATIONS
from aevum.games.invasions.rules.world.world import World, put

YOUNGEST: Final = 1
OLDEST: Final = (7, 12, 12)
"""VI.A.4, VI.A.5, VI.D.1, VI.E.1: the last space of the track, by status."""
STATUS: Final = "VI.E.2"
"""The ageing of the Status of Nations."""
SECTIONS: Final = ("young", "mature", "old")
SECTION: Final = 4
"""VI.A.6: the spaces of each section of the Civilized track."""


def section(age: int) -> int:
    """VI.A.6: the number of the section a Civilized nation is in."""
    return (age - 1) // SECTION


def set_age(s: InvasionsState, nation: int, age: int, rule: str) -> None:
    """VI.A.3"""
    w = s.world
    if age != w.age[nation]:
        w.age = put(w.age, nation, age)
        s.tell("ages", {"people": NATIONS[nation], "age": age}, rule)


class Ages(Frame[InvasionsState]):
    """`spaces` forward, or back where it is below zero."""

    steps: ClassVar[tuple[str, ...]] = ("age", "last", "end")

    def __init__(self, nation: int = 0, spaces: int = 0, rule: str = "") -> None:
        super().__init__()
        self.nation = nation
        self.spaces = spaces
        self.rule = rule

    def run(self, s: InvasionsState) -> None:
        if self.step == "end":
            s.pop()
            return
        if self.step == "last":
            self.next(s)
            self._check_empire(s)
            return
        self.step = "end"
        w = s.world
        n = self.nation
        if self.spaces < 0 and w.status[n] != BARBARIAN and w.decline[n]:
            lower_decline(s, n, "VI.E.8")
            return
        before = w.age[n]
        wanted = before + self.spaces
        set_age(s, n, max(YOUNGEST, min(wanted, _last(w, n))), self.rule)
        if wanted <= _last(w, n):
            if w.age[n] > before:
                self._check_empire(s)
        elif w.status[n] == BARBARIAN:
            if may_settle(s, n) and becomes_kingdom(s, n):  # VI.D.4
                s.push(BecomesKingdom(n))
        elif w.age[n] == before or not self._check_empire(s):  # F221
            if w.age[n] == before and self.rule == STATUS and w.decline[n] < DEEPEST:
                self.step = "last"  # VIII.B.1 asks for a check in every Status of Nations
            s.push(DeclineRises(n, "VI.E.7"))

    def _check_empire(self, s: InvasionsState) -> bool:
        """VI.E.4, VI.E.5: once, however many spaces it advanced; whether it becomes one."""
        if must_check_empire(s, self.nation) and becomes_empire(s, self.nation):
            s.push(BecomesEmpire(self.nation))
            return True
        return False


def _last(w: World, nation: int) -> int:
    return OLDEST[w.status[nation]]
