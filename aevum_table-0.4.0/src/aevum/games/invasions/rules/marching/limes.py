"""XVIII.I.6 A Limes that nobody supports falls as soon as an enemy enters, but has stopped him even so."""

from typing import ClassVar

from aevum.engine.state import Frame
from aevum.games.invasions.rules.clash.clash import Clash
from aevum.games.invasions.rules.movement.attacks import note_attack
from aevum.games.invasions.rules.movement.confront import STOPPED, defenders, hostile_limes
from aevum.games.invasions.rules.muster import masters
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.pieces import HALTED
from aevum.games.invasions.rules.world.world import World


def stands_alone(w: World, place: int, nation: int) -> bool:
    """A Limes bars this nation's way, and nobody is there to support it."""
    return hostile_limes(w, place, nation) and not defenders(w, place, nation)


class LimesFalls(Frame[InvasionsState]):
    """It reports STOPPED: those who come later find no Limes, but this stack goes no farther (XVIII.I.3)."""

    steps: ClassVar[tuple[str, ...]] = ("fall", "halt")

    def __init__(
        self,
        place: int = 0,
        nation: int = 0,
        units: list[int] | None = None,
        leaders: list[int] | None = None,
    ) -> None:
        super().__init__()
        self.place = place
        self.nation = nation
        self.units = units[:] if units is not None else []
        self.leaders = leaders[:] if leaders is not None else []

    def run(self, s: InvasionsState) -> None:
        w = s.world
        if self.step == "fall":
            self.next(s)
            note_attack(s, masters(w, self.units), 1 << w.limes[self.place])
            s.push(Clash(self.place, self.nation, self.units, self.leaders, True))
            return
        for unit in self.units:
            if w.place[unit] == self.place:
                w.march[unit] |= HALTED
        s.pop(STOPPED)
