"""XXVIII.B.3 The federator makes room in the provinces of a new Foedus."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.invasions.rules.bounds.room import counted, excess
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.retreat.withdraw import EVACUATION, Withdraw
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, label, one_of_each
from aevum.games.invasions.rules.vassalage.leave import NO_HORDE
from aevum.games.invasions.rules.vassalage.ties import may_stand
from aevum.games.invasions.rules.world.pieces import commanded_at, leaders_at, shift
from aevum.games.invasions.rules.world.world import World


class MakeRoom(Frame[InvasionsState]):
    """What is too much leaves, more may; to the land that the Barbarians vacated, or as in a retreat."""

    steps: ClassVar[tuple[str, ...]] = ("units", "retreat", "end")

    def __init__(self, nation: int = 0, place: int = 0, vacated: list[int] | None = None) -> None:
        super().__init__()
        self.nation = nation
        self.place = place
        self.vacated = vacated[:] if vacated is not None else []
        self.going: list[int] = []
        """Units that will retreat."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        match self.step:
            case "units" if self.staying(w):
                args: dict[str, object] = {
                    "people": NATIONS[self.nation],
                    "place": w.land.names[self.place],
                    "units": self.over(w),
                }
                s.ask(w.seat[self.nation], "make-room", "XXVIII.B.3", args)
            case "units":
                self.next(s)
            case "retreat":
                self.next(s)
                self._retreat(s)
            case _:
                s.pop()

    def staying(self, w: World) -> list[int]:
        here = commanded_at(w, self.place, 1 << self.nation)
        return [unit for unit in here if unit not in self.going]

    def over(self, w: World) -> int:
        """How many more must leave."""
        return max(0, excess(w, self.place, counted(w, 1 << self.nation)) - len(self.going))

    def _retreat(self, s: InvasionsState) -> None:
        w = s.world
        if self.going:
            leaders = [] if self.staying(w) else leaders_at(w, self.place, 1 << self.nation)
            seat = w.seat[self.nation]
            s.push(Withdraw(seat, self.nation, self.going, leaders, NO_HORDE, self.place, EVACUATION, [], []))

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        found: list[Option] = []
        units = self.staying(w)
        for code in one_of_each([w.code[unit] for unit in units]):
            found.append(Option("goes", label(code), "XXVIII.B.3"))
            for p in self.vacated:
                if may_stand(w, self._like(w, label(code)), p, self.nation):
                    args: dict[str, object] = {**label(code), "place": w.land.names[p]}
                    found.append(Option("resettles", args, "XXVIII.B.3"))
        found.append(Option("others-stay", None, "XXVIII.B.3"))
        return found

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        over = self.over(s.world)
        if option.key == "others-stay" and over:
            place = s.world.land.names[self.place]
            return Refusal("foedus-too-many", {"units": over, "place": place}, "XXVIII.B.3")
        return None

    def _like(self, w: World, wanted: dict[str, object]) -> int:
        for unit in self.staying(w):
            if label(w.code[unit]) == wanted:
                return unit
        raise KeyError(str(wanted))

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        if option.key == "others-stay":
            self.next(s)
            return
        wanted = {name: value for name, value in option.args.items() if name != "place"}
        unit = self._like(w, wanted)
        if option.key == "goes":
            self.going.append(unit)
            return
        to = w.land.number(str(option.args["place"]))
        shift(w, unit, to)
        if not commanded_at(w, self.place, 1 << self.nation):  # F79: leaders leave with the last
            for leader in leaders_at(w, self.place, 1 << self.nation):
                w.leader_place[leader] = to
        settle(w, self.place)
        settle(w, to)
