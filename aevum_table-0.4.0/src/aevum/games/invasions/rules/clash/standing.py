"""XXVIII.G.8 A former federate attacks those who stayed in its land, though it does not act."""

from typing import ClassVar

from aevum.engine.state import Frame
from aevum.games.invasions.rules.clash.clash import Clash
from aevum.games.invasions.rules.control.provinces import hostile_force, settle
from aevum.games.invasions.rules.muster import fighters
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.vassalage.foedus import STAND
from aevum.games.invasions.rules.world.pieces import commanded_at, leaders_at
from aevum.games.invasions.rules.world.world import NOWHERE


class StandingFight(Frame[InvasionsState]):
    """F79: one enemy after the other (XX.A.4), as long as both sides are there."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "fight")

    def __init__(self, nation: int = 0, place: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.place = place
        self.moving = 0
        """Mask of those in whose activation it happens, who go on afterwards."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        mask = 1 << self.nation
        if self.step == "begin":
            self.moving = w.moving
            w.moving = mask
            for unit in commanded_at(w, self.place, mask):  # they have crossed nothing (XX.F.3)
                w.came[unit] = NOWHERE
                w.march[unit] = 0
            self.next(s)
            return
        units = fighters(w, self.place, mask)
        if units and hostile_force(w, self.place, self.nation):
            s.push(Clash(self.place, self.nation, units, leaders_at(w, self.place, mask), False))
            return
        w.moving = self.moving
        settle(w, self.place)
        s.pop()


STAND.append(StandingFight)
