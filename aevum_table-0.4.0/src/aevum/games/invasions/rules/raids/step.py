"""X.C, XI.B The raids sub-step of the Time phase."""

from typing import ClassVar

from aevum.engine.state import Frame
from aevum.games.invasions.rules.raids.pool import RAIDERS, amphibious, pool, starts
from aevum.games.invasions.rules.raids.raid import Raid
from aevum.games.invasions.rules.raids.targets import any_target
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, label, one_of_each
from aevum.games.invasions.rules.world.world import RAIDER


class RaidStep(Frame[InvasionsState]):
    """XI.A.2, A9: every raiding nation that the Timeline lists for the turn raids once, in its order."""

    steps: ClassVar[tuple[str, ...]] = ("raid",)

    def __init__(self, raids: list[int] | None = None) -> None:
        super().__init__()
        self.raids = raids[:] if raids is not None else []
        self.at = 0

    def run(self, s: InvasionsState) -> None:
        w = s.world
        w.moving = 0
        if self.at == len(self.raids):
            s.pop()
            return
        nation = self.raids[self.at]
        self.at += 1
        people: dict[str, object] = {"people": NATIONS[nation]}
        if w.role[nation] != RAIDER:
            s.tell("raiders-at-rest", people, "XI.G.2")
            return
        units = draw(s, nation)
        from_here = starts(w, nation)
        if not units:
            s.tell("raiders-gone", people, "X.C.2")
        elif not any_target(w, nation, amphibious(w, units), from_here):
            s.tell("raid-no-target", people, "XI.D.1")
        else:
            w.moving = 1 << nation
            s.push(Raid(nation, units, from_here))


def draw(s: InvasionsState, nation: int) -> list[int]:
    """XI.B.2, A24: two of the pool at random; units that are all alike need no draw."""
    w = s.world
    left = pool(w, nation)
    if len(left) <= RAIDERS or len(one_of_each([w.code[i] for i in left])) == 1:
        return left[:RAIDERS]
    units: list[int] = []
    for _ in range(RAIDERS):
        at = s.roll("draws-raider", len(left), 1, "XI.B.2", None, {"people": NATIONS[nation]})[0] - 1
        unit = left.pop(at)
        units.append(unit)
        s.tell("raider-drawn", label(w.code[unit]), "XI.B.2")
    return sorted(units)
