"""XXX.C Treaty: a pact, paid for, and a province that changes hands."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import conquer, settle
from aevum.games.invasions.rules.diplomacy.alliances import make_pact
from aevum.games.invasions.rules.diplomacy.targets import garrisons, provinces_to_take
from aevum.games.invasions.rules.losses.casualties import nearest_friendly
from aevum.games.invasions.rules.losses.escape import Escape
from aevum.games.invasions.rules.retreat.ends import goers
from aevum.games.invasions.rules.retreat.ways import CESSION, Retiring
from aevum.games.invasions.rules.retreat.withdraw import Withdraw
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.leave import NO_HORDE
from aevum.games.invasions.rules.vassalage.loan import named, unit_options
from aevum.games.invasions.rules.vassalage.ties import may_stand
from aevum.games.invasions.rules.world.pieces import commanded_at, leaders_at, shift
from aevum.games.invasions.rules.world.world import NOBODY, NOWHERE, World, put


class Treaty(Frame[InvasionsState]):
    """The province is chosen, left by its owner, and garrisoned by the new one.

    F167: where there is none that may be taken, the pact is all.
    """

    steps: ClassVar[tuple[str, ...]] = ("province", "evacuation", "garrison", "end")

    def __init__(self, nation: int = 0, other: int = 0) -> None:
        super().__init__()
        self.nation = nation
        self.other = other
        self.place = NOWHERE
        self.came = 0
        """Units that have been sent there."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        match self.step:
            case "province" if not provinces_to_take(w, self.nation, self.other):
                self.step = "end"
                make_pact(s, self.nation, self.other, "XXX.C.2")
            case "province":
                s.ask(w.seat[self.nation], "treaty-province", "XXX.C.3", self._names(w))
            case "evacuation":
                self._evacuate(s)
            case "garrison":
                if self.units(w):
                    s.ask(w.seat[self.nation], "treaty-garrison", "XXX.C.5", self._names(w))
                else:
                    self.next(s)
            case _:
                s.pop()

    def _names(self, w: World) -> dict[str, object]:
        names: dict[str, object] = {"people": NATIONS[self.nation], "other_people": NATIONS[self.other]}
        if self.place != NOWHERE:
            names["place"] = w.land.names[self.place]
        return names

    def units(self, w: World) -> list[int]:
        """Who may come; stacking holds from the second on."""
        own = garrisons(w, self.nation, self.place)
        if not self.came:
            return own
        return [unit for unit in own if may_stand(w, unit, self.place, self.nation)]

    # The evacuation

    def _evacuate(self, s: InvasionsState) -> None:
        """They retreat; for whom there is neither way nor room, stacking does not hold for once."""
        w = s.world
        seat = w.seat[self.other]
        units = commanded_at(w, self.place, 1 << self.other)
        leaders = leaders_at(w, self.place, 1 << self.other)
        if not units:
            self._cede(s)
        elif goers(w, Retiring(self.other, units, leaders, self.place, CESSION, [], [])):
            s.push(Withdraw(seat, self.other, units, leaders, NO_HORDE, self.place, CESSION, [], []))
        else:
            args: dict[str, object] = {
                "people": NATIONS[self.other],
                "place": w.land.names[self.place],
                "units": len(units),
            }
            s.ask(seat, "treaty-evacuation", "XXX.C.5", args)

    def _homes(self, w: World) -> list[int]:
        """The nearest friendly provinces but this one; over the sea if there is no other."""
        return [p for p in nearest_friendly(w, self.other, self.place) if p != self.place]

    def _crowd_into(self, s: InvasionsState, to: int) -> None:
        w = s.world
        units = commanded_at(w, self.place, 1 << self.other)
        for unit in units:
            shift(w, unit, to)
        for i in leaders_at(w, self.place, 1 << self.other):
            w.leader_place[i] = to
        settle(w, self.place)
        args: dict[str, object] = {
            "people": NATIONS[self.other],
            "from": w.land.names[self.place],
            "place": w.land.names[to],
            "units": len(units),
        }
        s.tell("retreats", args, "XXX.C.5")
        settle(w, to)

    def _cede(self, s: InvasionsState) -> None:
        w = s.world
        if w.limes[self.place] == self.other:
            w.limes = put(w.limes, self.place, NOBODY)
            s.tell(
                "limes-given-up",
                {"people": NATIONS[self.other], "place": w.land.names[self.place]},
                "XX.L.11",
            )
            settle(w, self.place)
        for i in leaders_at(w, self.place, 1 << self.other):
            homes = self._homes(w)
            w.leader_place[i] = homes[0] if homes else NOWHERE
            if homes:
                s.push(Escape(i, homes))  # XX.J.2
        make_pact(s, self.nation, self.other, "XXX.C.2")
        self.next(s)

    # Options

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        match ask.key:
            case "treaty-province":
                places = provinces_to_take(w, self.nation, self.other)
            case "treaty-evacuation":
                places = self._homes(w)
            case _:
                found = unit_options(w, self.units(w), "XXX.C.5")
                if self.came:
                    found.append(Option("enough", None, "XXX.C.5"))
                return found
        return [Option("station", {"place": w.land.names[p]}, ask.rule) for p in places]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        match ask.key:
            case "treaty-province":
                self.place = w.land.number(str(option.args["place"]))
                self.next(s)
            case "treaty-evacuation":
                self._crowd_into(s, w.land.number(str(option.args["place"])))
            case _ if option.key == "enough":
                self.next(s)
            case _:
                self._send(s, named(w, self.units(w), option))

    def _send(self, s: InvasionsState, unit: int) -> None:
        w = s.world
        left = w.place[unit]
        shift(w, unit, self.place)
        if not self.came:
            s.tell("province-ceded", self._names(w), "XXX.C.3")
        self.came += 1
        settle(w, left)
        conquer(w, self.place, self.nation)
