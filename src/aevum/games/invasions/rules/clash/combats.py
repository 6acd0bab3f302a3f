"""XX.A The combat sub-step: battles and sieges one by one, in the order that the attacker wants."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.clash.clash import Clash, leave_city
from aevum.games.invasions.rules.control.provinces import hostile_force
from aevum.games.invasions.rules.muster import fighters, unfallen
from aevum.games.invasions.rules.peoples.frontier import note_breaches
from aevum.games.invasions.rules.siege.keep import KEPT, RAISED
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.status.kingdom import found_waiting_capitals
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import ASIDE, in_order, leaders_at, leading_nation, members
from aevum.games.invasions.rules.world.world import NOWHERE, World


def pending(w: World, nations: int) -> list[int]:
    """XX.A.1, XXIV.A.1: provinces where the active nations must fight or besiege."""
    found: list[int] = []
    for p in range(w.land.provinces):
        i = w.first[p]
        while i and (not nations >> w.master[i] & 1 or w.march[i] & ASIDE):
            i = w.following[i]
        if i and (hostile_force(w, p, w.master[i]) or unfallen(w, p, w.master[i])):
            found.append(p)
    return found


class Combats(Frame[InvasionsState]):
    """XX.A.4; it ends when nothing is left to fight.

    `campaigns`: how many more the campaigning leader has, so that a siege may be kept up (XXIV.C.11).
    """

    steps: ClassVar[tuple[str, ...]] = ("battles",)

    def __init__(self, campaigns: int = 0) -> None:
        super().__init__()
        self.campaigns = campaigns
        self.kept: list[int] = []
        """Provinces whose siege goes on into the next campaign."""
        self.raised: list[int] = []
        """Provinces whose siege failed, and that are left when all is over (XII.B.7)."""
        self.now = NOWHERE

    def left(self, w: World) -> list[int]:
        return [p for p in pending(w, w.moving) if p not in self.kept and p not in self.raised]

    def run(self, s: InvasionsState) -> None:
        w = s.world
        if s.result == KEPT and self.now != NOWHERE:
            self.kept.append(self.now)
        if s.result == RAISED and self.now != NOWHERE:
            self.raised.append(self.now)
        s.result = 0
        self.now = NOWHERE
        note_breaches(s)  # XVIII.I.8
        if found_waiting_capitals(s):  # VII.D.8
            return
        left = self.left(w)
        if not left:
            self._leave(s)
            return
        nation = self._first(w, [attacker(w, p) for p in left])
        s.ask(w.seat[nation], "battles", "XX.A.4", {"people": NATIONS[nation], "battles": len(left)})

    def _first(self, w: World, attackers: list[int]) -> int:
        """F99: of allies the players fight in the order in which they move."""
        order = [w.seat[n] for n in in_order(w, members(w.moving))]
        return min(attackers, key=lambda n: order.index(w.seat[n]))

    def _leave(self, s: InvasionsState) -> None:
        """One siege that failed after the other."""
        w = s.world
        while self.raised:
            place = self.raised.pop(0)
            if fighters(w, place, w.moving):
                leave_city(s, place, attacker(w, place))
                return
        s.pop()

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        """F99: of allies each seat orders the battles that its own nations lead."""
        w = s.world
        own = [p for p in self.left(w) if w.seat[attacker(w, p)] == ask.seat]
        return [Option("fight", {"place": w.land.names[p]}, "XX.A.4") for p in own]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        place = w.land.number(str(option.args["place"]))
        self.now = place
        units = fighters(w, place, w.moving)
        leaders = leaders_at(w, place, w.moving)
        s.push(Clash(place, attacker(w, place), units, leaders, False, self.campaigns > 0))


def attacker(w: World, place: int) -> int:
    """The nation that leads the active stack in a province."""
    return leading_nation(w, fighters(w, place, w.moving), leaders_at(w, place, w.moving))
