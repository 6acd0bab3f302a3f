"""XXX.C Treaty: a pact, paid for, and a province that changes hands."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.attitude import attitude
from aevum.games.invasions.rules.control.provinces import conquer, settle
from aevum.games.invasions.rules.control.stance import FRIENDLY
from aevum.games.invasions.rules.diplomacy.alliances import make_pact
from aevum.games.invasions.rules.diplomacy.targets import provinces_to_take
from aevum.games.invasions.rules.military.casualties import nearest_friendly
from aevum.games.invasions.rules.movement.overfull import room
from aevum.games.invasions.rules.retreat.ways import PACES
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.loan import moved, named, stood, unit_options
from aevum.games.invasions.rules.vassalage.ties import may_stand, own_units
from aevum.games.invasions.rules.world.pieces import commanded_at, leaders_at, shift
from aevum.games.invasions.rules.world.world import NOBODY, NOWHERE, World, put


def around(w: World, place: int) -> list[int]:
    """Provinces that the paces of a retreat reach (XX.L.2)."""
    seen = {place}
    ring = [place]
    for _ in range(PACES):
        ring = [q for p in ring for q in w.land.near[p] if q not in seen]
        seen.update(ring)
    seen.remove(place)
    return sorted(seen)


class Treaty(Frame[InvasionsState]):
    """The province is chosen, left by its owner, and garrisoned by the new one."""

    __slots__ = ("came", "nation", "other", "place")

    steps: ClassVar[tuple[str, ...]] = ("province", "evacuation", "garrison", "end")
    fields: ClassVar[tuple[str, ...]] = ("nation", "other", "place", "came")

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
        own = [unit for unit in own_units(w, self.nation) if w.place[unit] != self.place]
        if not self.came:
            return own
        return [unit for unit in own if may_stand(w, unit, self.place, self.nation)]

    # The evacuation

    def refuges(self, w: World) -> list[int]:
        """Friendly provinces with room within the paces of a retreat."""
        return [
            p
            for p in around(w, self.place)
            if attitude(w, self.other, p) == FRIENDLY and room(w, p, self.other)
        ]

    def _home(self, w: World) -> int:
        """The nearest friendly province but this one; over the sea if there is no other."""
        others = [p for p in nearest_friendly(w, self.other, self.place) if p != self.place]
        return others[0] if others else NOWHERE

    def _evacuate(self, s: InvasionsState) -> None:
        w = s.world
        units = commanded_at(w, self.place, 1 << self.other)
        if not units:
            self._cede(s)
        elif self.refuges(w):
            args: dict[str, object] = {
                "people": NATIONS[self.other],
                "place": w.land.names[self.place],
                "units": len(units),
            }
            s.ask(w.seat[self.other], "treaty-evacuation", "XXX.C.5", args)
        else:
            # XXX.C.5: where there is no room they stand closer for once.
            self._move(s, units, self._home(w))

    def _move(self, s: InvasionsState, units: list[int], to: int) -> None:
        """Without any land left for them, units go into the reserve."""
        w = s.world
        for unit in units:
            shift(w, unit, to)
        if not commanded_at(w, self.place, 1 << self.other):  # leaders go with the last of them
            for i in leaders_at(w, self.place, 1 << self.other):
                w.leader_place[i] = to
        settle(w, self.place)
        if to == NOWHERE:
            return
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
            w.leader_place[i] = self._home(w)
        make_pact(s, self.nation, self.other, "XXX.C.2")
        self.next(s)

    # Options

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        match ask.key:
            case "treaty-province":
                places = provinces_to_take(w, self.nation, self.other)
            case "treaty-evacuation":
                return self._ways_out(w)
            case _:
                found = unit_options(w, self.units(w), "XXX.C.5")
                if self.came:
                    found.append(Option("enough", None, "XXX.C.5"))
                return found
        return [Option("station", {"place": w.land.names[p]}, ask.rule) for p in places]

    def _ways_out(self, w: World) -> list[Option]:
        """F167: all to one province that has room for them, or one by one."""
        units = commanded_at(w, self.place, 1 << self.other)
        refuges = self.refuges(w)
        found = [
            Option("station", {"place": w.land.names[p]}, "XXX.C.5")
            for p in refuges
            if room(w, p, self.other) >= len(units)
        ]
        for option in unit_options(w, units, "XXX.C.5") if len(units) > 1 else []:
            for p in refuges:
                found.append(Option("moves-out", moved(option.args, w.land.names[p]), "XXX.C.5"))
        return found

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        match ask.key:
            case "treaty-province":
                self.place = w.land.number(str(option.args["place"]))
                self.next(s)
            case "treaty-evacuation":
                to = w.land.number(str(option.args["place"]))
                units = commanded_at(w, self.place, 1 << self.other)
                self._move(s, units if option.key == "station" else [stood(w, units, option)], to)
            case _ if option.key == "enough":
                self.next(s)
            case _:
                self._send(s, named(w, self.units(w), option))

    def _send(self, s: InvasionsState, unit: int) -> None:
        w = s.world
        left = w.place[unit]
        shift(w, unit, self.place)
        w.came[unit] = NOWHERE
        if not self.came:
            s.tell("province-ceded", self._names(w), "XXX.C.3")
        self.came += 1
        settle(w, left)
        conquer(w, self.place, self.nation)
