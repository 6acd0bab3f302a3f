"""XX.L Retreat, XIX.B.10 flight and XXIX.B.8 evacuation: the owner leads units out of a province."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.losses.casualties import eliminate, strand_leaders
from aevum.games.invasions.rules.movement.kinds import NO_MATTER, meant, told
from aevum.games.invasions.rules.movement.leave import StraitWish, forget_leaves
from aevum.games.invasions.rules.retreat.arrival import go_to, move_horde, overrun
from aevum.games.invasions.rules.retreat.ends import goers, horde_ends, room_with, straits_closed, why_not_end
from aevum.games.invasions.rules.retreat.herd import ends_with_horde, horde_apart, horde_follows
from aevum.games.invasions.rules.retreat.over import PACES_OVER, Lane, first_overruns, lanes
from aevum.games.invasions.rules.retreat.stray import stray_horde
from aevum.games.invasions.rules.retreat.trail import one_way
from aevum.games.invasions.rules.retreat.ways import CESSION, EVACUATION, FLIGHT, RETREAT, Retiring
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, label
from aevum.games.invasions.rules.world.land import within
from aevum.games.invasions.rules.world.world import NOBODY, NOWHERE, World

RULES: Final = ("XX.L.2", "XIX.B.10", "XXIX.B.8", "XXX.C.5")
"""By RETREAT, FLIGHT, EVACUATION, CESSION."""
SPARED: Final = (FLIGHT, CESSION)
"""Where those who find no way stay, and are not lost (XX.L.12)."""
IMAGINED: Final = 3
"""Paces: of ends farther away nobody thinks."""

__all__ = ["CESSION", "EVACUATION", "FLIGHT", "RETREAT", "Withdraw"]


class Withdraw(Frame[InvasionsState]):
    """It reports how many units got away.

    The owner sends one group after the other: `units`, `leaders` and the horde go now, whom he set `apart`
    goes later.
    """

    kept_apart: ClassVar[tuple[str, ...]] = ("known",)
    steps: ClassVar[tuple[str, ...]] = ("straits", "group", "who", "way", "end")

    def __init__(
        self,
        seat: int = 0,
        nation: int = 0,
        units: list[int] | None = None,
        leaders: list[int] | None = None,
        horde: int = NOBODY,
        place: int = 0,
        why: int = RETREAT,
        first: list[int] | None = None,
        banned: list[int] | None = None,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.nation = nation
        """The nation that leads, for stances."""
        self.units = units[:] if units is not None else []
        self.leaders = leaders[:] if leaders is not None else []
        self.horde = horde
        self.place = place
        self.why = why
        self.first = first[:] if first is not None else []
        self.banned = banned[:] if banned is not None else []
        self.apart: list[int] = []
        self.leaders_apart: list[int] = []
        self.to = NOWHERE
        self.chosen: list[int] = []
        self.gone = 0
        self.trail: list[int] = []
        """In a flight: where some have gone already, so that the others are dropped on the same way."""
        self.known: list[int] = []
        """Where the group may go, while the question about it is put: to look for it once."""
        self.over = NOWHERE
        """Where the whole stack overran a lone enemy with its first step."""

    def group(self) -> Retiring:
        return self._band(self.units, self.leaders)

    def _band(self, units: list[int], leaders: list[int]) -> Retiring:
        if self.over == NOWHERE:
            return Retiring(self.nation, units, leaders, self.place, self.why, self.first, self.banned)
        first = [self.over]
        return Retiring(self.nation, units, leaders, self.place, self.why, first, self.banned, PACES_OVER)

    def _overruns(self, w: World) -> list[int]:
        """F52"""
        return [] if self.apart or self.over != NOWHERE else first_overruns(w, self.group())

    def run(self, s: InvasionsState) -> None:
        w = s.world
        if self.step == "straits":
            self.next(s)
            closed = straits_closed(w, self.group(), self.horde)
            if closed and self.seat != NOBODY:
                s.push(StraitWish(self.seat, self.nation, closed))
                return
        match self.step:
            case "group":
                overruns = self._overruns(w)
                all_go = [] if overruns else self._lose_the_cut_off(s)
                self.known = self._kept(w, all_go) if all_go else self.ends(w)
                if self.known or overruns:
                    args: dict[str, object] = {**self._named(w), "units": len(self.units)}
                    s.ask(self.seat, "retreat", RULES[self.why], args)
                    self.known = []
                else:
                    self.step = "end"
            case "who":
                self._choose(s)
            case "way":
                self._send(s, s.result)
            case _:
                self._end(s)

    def ends(self, w: World) -> list[int]:
        """Where the group may go; a horde left alone chooses for itself."""
        if self.known:
            return self.known
        if not self.units and self.horde != NOBODY:
            return self._on_trail(w, horde_ends(w, self.group()))
        return self._kept(w, sorted(goers(w, self.group())))

    def _kept(self, w: World, ends: list[int]) -> list[int]:
        return ends_with_horde(w, self.horde, self.why, self._on_trail(w, ends))

    def _on_trail(self, w: World, ends: list[int]) -> list[int]:
        """XIX.B.13"""
        if not self.trail:
            return ends
        return [p for p in ends if one_way(w, self.group(), [*self.trail, p])]

    def _lose_the_cut_off(self, s: InvasionsState) -> list[int]:
        """XX.L.12; some stay where they are instead. Where all may go, if all can and nobody is apart."""
        w = s.world
        if (self.apart or self.leaders_apart) and not goers(w, self.group()):
            self._gather()
        everybody = self._band(self.units + self.apart, self.leaders + self.leaders_apart)
        able: set[int] = set()
        ends = goers(w, everybody)
        for units in ends.values():
            able.update(units)
        if self.units and len(able) == len(self.units):
            return sorted(ends)
        if self.why not in SPARED:
            for unit in everybody.units:
                if unit not in able:
                    s.tell("cut-off", {**self._named(w), **label(w.code[unit])}, "XX.L.12")
                    eliminate(w, unit)
        self.units = [unit for unit in self.units if unit in able]
        self.apart = [unit for unit in self.apart if unit in able]
        if not self.units and self.horde != NOBODY:
            self.nation = self.horde
            self.seat = w.seat[self.horde]
        return []

    def _gather(self) -> None:
        self.units = sorted(self.units + self.apart)
        self.apart = []
        self.leaders = sorted(self.leaders + self.leaders_apart)
        self.leaders_apart = []

    def _choose(self, s: InvasionsState) -> None:
        """XVII.A.10: the owner says who goes where not all have room."""
        w = s.world
        left = room_with(w, self.to, self.nation, self.leaders) - len(self.chosen)
        waiting = self._waiting(w)
        if 0 < left < len(waiting):
            args: dict[str, object] = {"people": NATIONS[self.nation], "units": left}
            args["place"] = w.land.names[self.to]
            s.ask(self.seat, "who-retreats", "XVII.A.10", args)
            return
        self.chosen.extend(waiting[: max(0, left)])
        known = lanes(w, self.group(), self.chosen, self.to) if self.chosen else []
        if len(known) > 1:
            self.step = "way"
            s.push(Lane(self.seat, self.nation, self.to, known))
        else:
            self._send(s, known[0] if known else NOWHERE)

    def _waiting(self, w: World) -> list[int]:
        """Of the group those who get there, and are not chosen yet."""
        able = goers(w, self.group()).get(self.to, [])
        return [unit for unit in able if unit not in self.chosen]

    def _send(self, s: InvasionsState, over: int) -> None:
        w = s.world
        if len(self.chosen) == len(self.units) + len(self.apart):  # the last
            self._gather()
        if self.chosen:
            go_to(s, self.group(), self.chosen, over, self.to, RULES[self.why])
        if horde_follows(w, self.horde, self.to, self._band(self.apart, [])):
            move_horde(s, self.horde, self.to, "III.D.9")
            self.horde = NOBODY
        settle(w, self.place)
        self.gone += len(self.chosen)
        if self.why == FLIGHT:
            self.trail.append(self.to)
        self.units = [unit for unit in self.units if unit not in self.chosen]
        self.leaders = []
        self.chosen = []
        self._gather()
        self.step = "group"

    def _end(self, s: InvasionsState) -> None:
        w = s.world
        forget_leaves(w, ~w.moving | 1 << self.nation)
        s.pop(self.gone)
        if self.why != FLIGHT and self.horde != NOBODY:
            stray_horde(s, self.horde, self.banned)
        settle(w, self.place)
        if self.why not in SPARED and self.leaders:
            strand_leaders(s, self.place, self.nation)

    def _named(self, w: World) -> dict[str, object]:
        return {"people": NATIONS[self.nation], "place": w.land.names[self.place]}

    # Options

    def options(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        if ask.key == "who-retreats":
            return told(w, self._waiting(w), "goes", "XVII.A.10", NO_MATTER)
        names = w.land.names
        found = [Option("retreat", {"place": names[p]}, "XX.L.5") for p in self.ends(w)]
        found.extend([Option("overrun-first", {"place": names[p]}, "XX.L.3") for p in self._overruns(w)])
        if len(self.units) > 1:
            found.extend(told(w, self.units, "split", "XX.L.4", NO_MATTER))
        if self.apart:
            found.extend([Option("split-leader", {"leader": LEADERS[i]}, "XX.L.4") for i in self.leaders])
        if self.why == FLIGHT:
            if self.horde != NOBODY and self.units:
                alone = Retiring(self.horde, [], [], self.place, self.why, self.first, self.banned)
                found.extend(horde_apart(self._on_trail(w, horde_ends(w, alone))))
            found.append(Option("stay", None, "XIX.B.12"))
        return found

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        found = self.options(s, ask)
        if ask.key == "retreat":
            offered = self.ends(w)
            for p in within(w.land, self.place, IMAGINED):
                if p not in offered:
                    found.append(Option("retreat", {"place": w.land.names[p]}, "XX.L.5"))
        return found

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        if option.key != "retreat":
            return None
        w = s.world
        p = w.land.number(str(option.args["place"]))
        if p in self.ends(w):
            return None
        if p in goers(w, self.group()) and not self._on_trail(w, [p]):
            return Refusal("flight-one-way", {"place": w.land.names[p]}, "XIX.B.13")
        if self.units and p in goers(w, self.group()):
            return Refusal("federate-stays", {"people": NATIONS[self.horde]}, "XXVIII.E.4")
        return why_not_end(w, self.group(), p)

    def why_not(self, s: InvasionsState, ask: Ask, wish: str) -> Refusal | None:
        key, _, name = wish.partition(":")
        p = s.world.land.number(name)
        if ask.key == key == "retreat" and s.world.land.is_province(p):
            return self.check(s, ask, Option("retreat", {"place": name}))
        return super().why_not(s, ask, wish)

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        match option.key:
            case "retreat":
                self.to = w.land.number(str(option.args["place"]))
                self.step = "who"
            case "overrun-first":
                self.over = w.land.number(str(option.args["place"]))
                overrun(s, self.nation, self.over)
            case "goes" | "goes-hired":
                self.chosen.append(meant(w, self._waiting(w), option, NO_MATTER))
            case "split" | "split-hired":
                unit = meant(w, self.units, option, NO_MATTER)
                self.units.remove(unit)
                self.apart.append(unit)
            case "split-leader":
                i = LEADERS.index(str(option.args["leader"]))
                self.leaders.remove(i)
                self.leaders_apart.append(i)
            case "horde-stays":
                self.horde = NOBODY
            case "horde-flees":
                self.units, self.apart = [], []
                self.leaders, self.leaders_apart = [], []
            case _:
                self.step = "end"
