"""XXVIII.G.8 Some of those who shared a province with a former federate leave it, the others stand."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.retreat.withdraw import EVACUATION, Withdraw
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, label, one_of_each
from aevum.games.invasions.rules.vassalage.leave import NO_HORDE
from aevum.games.invasions.rules.world.pieces import commanded_at, leaders_at
from aevum.games.invasions.rules.world.world import World


class Departure(Frame[InvasionsState]):
    """Unit by unit; leaders go with the last of them. Nobody attacks before all have decided."""

    steps: ClassVar[tuple[str, ...]] = ("units", "retreat", "end")

    def __init__(self, nation: int = 0, place: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.place = place
        self.going: list[int] = []

    def run(self, s: InvasionsState) -> None:
        w = s.world
        match self.step:
            case "units" if self._staying(w):
                args: dict[str, object] = {"people": NATIONS[self.nation], "place": w.land.names[self.place]}
                s.ask(w.seat[self.nation], "who-leaves", "XXVIII.G.8", args)
            case "units":
                self.next(s)
            case "retreat":
                self.next(s)
                if self.going:
                    leaders = [] if self._staying(w) else leaders_at(w, self.place, 1 << self.nation)
                    seat = w.seat[self.nation]
                    s.push(
                        Withdraw(
                            seat, self.nation, self.going, leaders, NO_HORDE, self.place, EVACUATION, [], []
                        )
                    )
            case _:
                s.pop()

    def _staying(self, w: World) -> list[int]:
        here = commanded_at(w, self.place, 1 << self.nation)
        return [unit for unit in here if unit not in self.going]

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        kinds = one_of_each([w.code[unit] for unit in self._staying(w)])
        found = [Option("goes", label(code), "XXVIII.G.8") for code in kinds]
        return [*found, Option("others-stay", None, "XXVIII.G.8")]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        if option.key == "others-stay":
            self.next(s)
            return
        self.going.append(next(u for u in self._staying(w) if label(w.code[u]) == option.args))
