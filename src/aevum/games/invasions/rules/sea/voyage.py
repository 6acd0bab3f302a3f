"""XXV.D, XXV.E Land units at sea: the transport, the landing, and those who drown on the way."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.hands.window import SeaEvents, open_window
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.losses.casualties import eliminate, goes_down
from aevum.games.invasions.rules.movement.kinds import ALONE, LED, meant, told
from aevum.games.invasions.rules.movement.quarry import UNTRIED, hunt_of
from aevum.games.invasions.rules.sea.challenge import Challenge
from aevum.games.invasions.rules.sea.meeting import TURNED_BACK
from aevum.games.invasions.rules.sea.risk import no_risk, passes_risk
from aevum.games.invasions.rules.sea.stacks import (
    CONVOY,
    CONVOYS,
    MOST_CONVOYS,
    as_stack,
    navy,
    ship_args,
    ships,
)
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, label
from aevum.games.invasions.rules.world.pieces import (
    HALTED,
    LEADER_PACES,
    SHIPPED,
    leaders_at,
    shift,
    spend,
)
from aevum.games.invasions.rules.world.world import World

LOAD: Final = 3
"""XXV.D.4: land units that a fleet carries, whatever the leader."""
STAYED: Final = 0
ARRIVED: Final = 1


def beach(s: InvasionsState, place: int, sea: int) -> int:
    """XXV.E.5: what the roll for an earlier stack came to, or UNTRIED."""
    hunt = hunt_of(s)
    return hunt.landed(place, sea) if hunt is not None else UNTRIED


class Voyage(Frame[InvasionsState]):
    """It reports ARRIVED or STAYED. Until they arrive the units stand where they embarked (D14)."""

    steps: ClassVar[tuple[str, ...]] = ("ships", "depart", "events", "risk", "zone", "crossed", "ashore")

    def __init__(
        self, seat: int = 0, nation: int = 0, start: int = 0, place: int = 0, landing: bool = False
    ) -> None:
        super().__init__()
        self.seat = seat
        self.nation = nation
        self.start = start
        self.seas: list[int] = []
        self.place = place
        """Where they go ashore."""
        self.landing = landing
        self.units: list[int] = []
        self.leaders: list[int] = []
        self.fleets: list[int] = []
        """The carriers of all zones."""
        self.at = 0
        """Which of the zones they cross."""

    def run(self, s: InvasionsState) -> None:
        match self.step:
            case "ships":
                self._ships(s)
            case "depart":
                self._depart(s)
                self.next(s)
            case "events":
                self.next(s)
                if self._at_risk(s.world) and beach(s, self.place, self.seas[-1]) == UNTRIED:
                    open_window(s, SeaEvents(self.nation, self.place), [0])
            case "risk":
                self._risk(s)
            case "zone":
                self._cross(s)
            case "crossed":
                self._crossed(s)
            case _:
                self._ashore(s)

    def _ships(self, s: InvasionsState) -> None:
        """XXV.D.3: zone by zone the stack that carries them; of several their player chooses."""
        w = s.world
        if self.at == len(self.seas):
            self.at = 0
            self.next(s)
            return
        able = self._able(w)
        if len(able) == 1:
            self._take(able[0])
        else:
            args: dict[str, object] = {"place": w.land.names[self.seas[self.at]], "units": len(self.units)}
            s.ask(self.seat, "carriers", "XXV.D.3", {"people": NATIONS[self.nation], **args})

    def _able(self, w: World) -> list[list[int]]:
        """XXV.D.4: stacks with room for all."""
        known = ships(w, self.seas[self.at], self.nation, w.moving)
        return [it for it in known if len(self.units) <= LOAD * len(it) and len(self.leaders) <= len(it)]

    def _take(self, fleets: list[int]) -> None:
        self.fleets.extend(fleets)
        self.at += 1

    def _depart(self, s: InvasionsState) -> None:
        """XXV.D.11: announced; XXV.D.6, XXV.E.2, F73: what it costs is spent, whatever comes of it."""
        w = s.world
        led = bool(self.leaders)
        for unit in self.units:
            spend(w, unit, len(self.seas), led)
            w.march[unit] |= SHIPPED | HALTED if self.landing else SHIPPED
        alone = not self.units  # F68
        for i in self.leaders:
            w.leader_used[i] = LEADER_PACES if self.landing or alone else w.leader_used[i] + len(self.seas)
        for i in self.fleets:
            spend(w, i, 1, True)
            w.march[i] += CONVOY
            if self.landing:
                w.march[i] |= HALTED
        if self.landing:
            s.tell("lands", self._named(w), "XXV.E.1")
        else:
            s.tell("ships", self._named(w), "XXV.D.11")

    def _named(self, w: World) -> dict[str, object]:
        return {
            "people": NATIONS[self.nation],
            "from": w.land.names[self.start],
            "seas": [w.land.names[sea] for sea in self.seas],
            "place": w.land.names[self.place],
            "units": len(self.units),
        }

    def _risk(self, s: InvasionsState) -> None:
        """XXV.E.3: before anybody may intercept."""
        w = s.world
        if not self._at_risk(w) or self._sea_lets_pass(s):
            self.next(s)
        else:
            s.tell("landing-fails", {"place": w.land.names[self.place]}, "XXV.E.9")
            s.pop(STAYED)

    def _at_risk(self, w: World) -> bool:
        return self.landing and not no_risk(w, self.nation, self.units, self.place)

    def _sea_lets_pass(self, s: InvasionsState) -> bool:
        """XXV.E.5, F245: one roll for all stacks that land there in the sub-step."""
        known = beach(s, self.place, self.seas[-1])
        if known != UNTRIED:
            s.tell("landing-follows", {"place": s.world.land.names[self.place]}, "XXV.E.5")
            return known == 1
        passed = passes_risk(s, self.nation, self.seas[-1], self.place)
        hunt = hunt_of(s)
        if hunt is not None:
            hunt.beaches += [self.place, self.seas[-1], int(passed)]
        return passed

    def _carriers(self, w: World) -> list[int]:
        return [i for i in self.fleets if w.place[i] == self.seas[self.at]]

    def _cross(self, s: InvasionsState) -> None:
        """XXV.E.11: enemies in each zone may intercept, after the risk too."""
        w = s.world
        if self.at == len(self.seas):
            self.step = "ashore"
            return
        self.next(s)
        fleets = self._carriers(w)
        again = any(w.march[i] & CONVOYS >= MOST_CONVOYS for i in fleets)
        aboard = leaders_at(w, self.seas[self.at], navy(w, w.master[fleets[0]]))
        stack = as_stack(w, self.seas[self.at], fleets)  # a second one that does not carry fights too
        s.push(Challenge(self.seas[self.at], stack, aboard, again))

    def _crossed(self, s: InvasionsState) -> None:
        w = s.world
        if s.result == TURNED_BACK:
            s.tell("voyage-cancelled", {"place": w.land.names[self.place]}, "XXV.D.12")
            s.pop(STAYED)
            return
        fleets = len(self._carriers(w))
        over = len(self.units) - LOAD * fleets  # XXV.D.13, A73
        if fleets == 0:
            self._all_drown(s)
        elif over > 0:
            args: dict[str, object] = {"people": NATIONS[self.nation], "units": over}
            s.ask(self.seat, "drown", "XXV.D.13", args)
        elif len(self.leaders) > fleets:  # XXV.D.4
            s.ask(self.seat, "drown-leader", "XXV.D.13", {"people": NATIONS[self.nation]})
        else:
            self.at += 1
            self.step = "zone"

    def _all_drown(self, s: InvasionsState) -> None:
        """The march of which nobody is left settles who holds the land where it began."""
        for unit in self.units:
            self._drown(s, unit)
        for i in self.leaders:  # F70
            goes_down(s, i)
        s.pop(STAYED)

    def _drown(self, s: InvasionsState, unit: int) -> None:
        s.tell("drowns", label(s.world.code[unit]), "XXV.D.13")
        eliminate(s.world, unit)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        if ask.key == "carriers":
            return [Option("carry-with", ship_args(w, it), "XXV.D.3") for it in self._able(w)]
        if ask.key == "drown-leader":
            return [Option("drown-leader", {"leader": LEADERS[i]}, "XXV.D.13") for i in self.leaders]
        return told(w, self.units, "drown", "XXV.D.13", LED if self.leaders else ALONE)

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        if option.key == "carry-with":
            self._take(next(it for it in self._able(w) if ship_args(w, it) == option.args))
            return
        if option.key == "drown-leader":
            leader = LEADERS.index(str(option.args["leader"]))
            self.leaders.remove(leader)
            goes_down(s, leader)
            return
        unit = meant(w, self.units, option, LED if self.leaders else ALONE)
        self._drown(s, unit)
        self.units.remove(unit)
        settle(w, self.start)

    def _ashore(self, s: InvasionsState) -> None:
        w = s.world
        for unit in self.units:
            shift(w, unit, self.place)
            w.came[unit] = self.seas[-1]
        for i in self.leaders:
            w.leader_place[i] = self.place
        s.tell("ashore", self._named(w), "XXV.E.11" if self.landing else "XXV.D.7")
        settle(w, self.start)
        s.pop(ARRIVED)
