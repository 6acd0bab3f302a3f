"""XI.A.3, XI.C A Barbarian nation raids, instead of its normal activation."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.invasions.rules.marching.substep import StackMoves
from aevum.games.invasions.rules.raids.pool import RAIDERS, amphibious, choices, chosen, on_map, starts
from aevum.games.invasions.rules.raids.raid import Raid
from aevum.games.invasions.rules.raids.targets import any_target
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import FEDERATE, NOWHERE, VASSAL, World


def why_no_raid(w: World, nation: int) -> Refusal | None:
    people: dict[str, object] = {"people": NATIONS[nation]}
    if w.tie[nation] in (FEDERATE, VASSAL):
        return Refusal("raid-bound", people, "XI.C.1")
    if w.horde[nation] == NOWHERE:
        return Refusal("raid-no-horde", people, "XI.C.2")
    units = on_map(w, nation)
    if not units:
        return Refusal("raid-no-units", people, "XI.C.2")
    if not any_target(w, nation, any(amphibious(w, [unit]) for unit in units), [w.horde[nation]]):
        return Refusal("raid-nothing-near", {"place": w.land.names[w.horde[nation]]}, "III.D.7")
    return None


class BarbarianRaid(Frame[InvasionsState]):
    """XI.C.3: first its units may move among its own provinces, then two of them raid."""

    steps: ClassVar[tuple[str, ...]] = ("home", "raiders", "raid", "end")

    def __init__(self, nation: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.units: list[int] = []

    def run(self, s: InvasionsState) -> None:
        w = s.world
        match self.step:
            case "home":
                self.next(s)
                s.push(StackMoves(True))
            case "raiders":
                if len(self.units) < RAIDERS and self._fit(w):
                    args: dict[str, object] = {
                        "people": NATIONS[self.nation],
                        "left": RAIDERS - len(self.units),
                    }
                    s.ask(w.seat[self.nation], "raiders", "XI.C.2", args)
                else:
                    self.next(s)
            case "raid" if self.units:
                self.next(s)
                s.push(Raid(self.nation, sorted(self.units), starts(w, self.nation)))
            case _:
                s.pop()

    def _left(self, w: World) -> list[int]:
        return [unit for unit in on_map(w, self.nation) if unit not in self.units]

    def _fit(self, w: World) -> list[int]:
        """Those who can come along: where every target lies over a sea, amphibious units only."""
        left = self._left(w)
        if any_target(w, self.nation, False, [w.horde[self.nation]]):
            return left
        return [unit for unit in left if amphibious(w, [unit])]

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        found = choices(w, self._left(w), w.horde[self.nation])
        return [Option("raider", args, "XI.C.2") for args in found]

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        w = s.world
        if self._chosen(w, option) in self._fit(w):
            return None
        return Refusal("raider-no-boat", {"unit": option.args["unit"]}, "XI.D.6")

    def _chosen(self, w: World, option: Option) -> int:
        return chosen(w, self._left(w), w.horde[self.nation], option.args)

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        self.units.append(self._chosen(s.world, option))
