"""XIX.B Flight: the opponent's stack tries to get away before the enemy is upon it."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.event import Modifier, note
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.stance import FRIENDLY, stance
from aevum.games.invasions.rules.dice import d10
from aevum.games.invasions.rules.hands.window import FlightEvents, may_help, open_window, swayed
from aevum.games.invasions.rules.leaders import COMBAT
from aevum.games.invasions.rules.movement.leave import StraitWish
from aevum.games.invasions.rules.movement.quarry import elude
from aevum.games.invasions.rules.retreat.ends import goers, horde_ends, may_end, room_with, straits_closed
from aevum.games.invasions.rules.retreat.ways import Retiring, price
from aevum.games.invasions.rules.retreat.withdraw import FLIGHT, Withdraw
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import CAVALRY, NATIONS, NO_CROSSING, traits
from aevum.games.invasions.rules.world.pieces import (
    best_combat,
    commanded_at,
    leaders_at,
    leading_nation,
    members,
)
from aevum.games.invasions.rules.world.world import NOBODY, World

ESCAPES_AT: Final = 9
"""XIX.B.8"""
BEST_ROLL: Final = 10


class Fleeing:
    """What the roll asks of both stacks and of the ground."""

    __slots__ = ("attackers", "barred", "cavalry", "combat", "enemy_cavalry", "fortified", "units")

    def __init__(self) -> None:
        self.combat = 0
        self.fortified = False
        self.units = 0
        self.attackers = 0
        self.cavalry = 0
        self.enemy_cavalry = 0
        self.barred = False
        """Every way out begins over a river, a range or a strait."""


def flight_modifier(stack: Fleeing, items: list[Modifier] | None = None) -> int:
    bonus = 0
    if stack.combat:
        bonus += note(items, stack.combat, "leader-combat", "XIX.B.3")
    if stack.fortified:
        bonus += note(items, 3, "fortified-refuge", "XIX.B.4")
    if stack.units >= 2 * stack.attackers:
        bonus += note(items, 3, "twice-as-many", "XIX.B.5")
    if stack.cavalry < stack.enemy_cavalry:
        bonus += note(items, -1, "less-cavalry", "XIX.B.6")
    if stack.barred:
        bonus += note(items, -2, "barred-way-out", "XIX.B.7")
    return bonus


def cavalry(w: World, units: list[int]) -> int:
    return sum(1 for unit in units if traits(w.code[unit]) & CAVALRY)


def _next_door(w: World, group: Retiring) -> bool:
    """Whether the way may end with its first step: what nearly always can, and is soon found out."""
    for p in group.first:
        if price(w, group, group.units[0], group.place, p) == 1 and may_end(w, group.nation, p):
            return room_with(w, p, group.nation, group.leaders) > 0
    return False


class Flight(Frame[InvasionsState]):
    """One seat's units and hordes in the province; nobody intercepts them (XIX.B.2)."""

    steps: ClassVar[tuple[str, ...]] = ("straits", "flee", "events", "roll", "end")

    def __init__(self, place: int = 0, nations: int = 0) -> None:
        super().__init__()
        self.place = place
        self.nations = nations
        """Mask of the nations whose units flee together."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        if self.step == "straits":
            self.next(s)
            closed = self._straits_closed(w)
            if closed:
                s.push(StraitWish(w.seat[self.lead(w)], self.lead(w), closed))
                return
        if self.step == "events":
            self.next(s)
            open_window(s, FlightEvents(self.lead(w), self.place), [0])
            return
        if self.step == "roll":
            self.next(s)
            self._flee(s)
            return
        if self.step == "end" or not self._worth_asking(s):
            s.pop()
            return
        args: dict[str, object] = {"people": NATIONS[self.lead(w)], "place": w.land.names[self.place]}
        s.ask(w.seat[self.lead(w)], "flee", "XIX.B.1", args)

    def units(self, w: World) -> list[int]:
        return commanded_at(w, self.place, self.nations)

    def hordes(self, w: World) -> list[int]:
        """III.D.9"""
        return [n for n in members(self.nations) if w.horde[n] == self.place]

    def lead(self, w: World) -> int:
        units = self.units(w)
        return (
            leading_nation(w, units, leaders_at(w, self.place, self.nations)) if units else self.hordes(w)[0]
        )

    def _straits_closed(self, w: World) -> list[int]:
        units, hordes = self.units(w), self.hordes(w)
        leaders = leaders_at(w, self.place, self.nations)
        group = Retiring(self.lead(w), units, leaders, self.place, FLIGHT, [], [])
        return straits_closed(w, group, hordes[0] if hordes else NOBODY)

    def _worth_asking(self, s: InvasionsState) -> bool:
        """Not where there is nowhere to go, or where no roll could be enough, with any card that may come."""
        w = s.world
        found = self.circumstances(w)
        short = ESCAPES_AT - BEST_ROLL - flight_modifier(found)
        if short > 0 and not may_help(s, FlightEvents(self.lead(w), self.place), short):
            return False
        return not found.barred or self._leads_out(w, [])

    def circumstances(self, w: World) -> Fleeing:
        found = Fleeing()
        units = self.units(w)
        enemies = commanded_at(w, self.place, w.moving)
        leaders = leaders_at(w, self.place, self.nations)
        found.combat = COMBAT[best_combat(leaders)] if leaders else 0  # III.C.12
        owner = w.owner[self.place]
        own = owner != NOBODY and stance(w, self.lead(w), owner, self.place) == FRIENDLY
        found.fortified = own and w.walls[self.place] > 0
        found.units = len(units) + len(self.hordes(w))  # III.D.8
        found.attackers = len(enemies)
        found.cavalry = cavalry(w, units)
        found.enemy_cavalry = cavalry(w, enemies)
        found.barred = self._barred(w)
        return found

    def _barred(self, w: World) -> bool:
        """No way out begins without a river, a range or a strait."""
        for p in w.land.near[self.place]:
            if w.land.crossing(self.place, p) == NO_CROSSING and self._leads_out(w, [p]):
                return False
        return True

    def _leads_out(self, w: World, first: list[int]) -> bool:
        """Whether a way that begins like this has a legal end (XIX.B.10, XIX.B.14)."""
        units = self.units(w)
        if units:
            leaders = leaders_at(w, self.place, self.nations)
            group = Retiring(self.lead(w), units, leaders, self.place, FLIGHT, first, [])
            if _next_door(w, group) or goers(w, group):
                return True
        return any(horde_ends(w, Retiring(n, [], [], self.place, FLIGHT, first, [])) for n in self.hordes(w))

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        return [Option("flee", None, "XIX.B.1"), Option("stand", None, "XIX.B.9")]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        self.step = "events" if option.key == "flee" else "end"

    def _flee(self, s: InvasionsState) -> None:
        """The owner leads them away, dropping units where there is room (XIX.B.13, XIX.B.15)."""
        w = s.world
        lead = self.lead(w)
        items: list[Modifier] = []
        bonus = flight_modifier(self.circumstances(w), items) + swayed(s, items, "X.B.5")
        args: dict[str, object] = {"people": NATIONS[lead], "place": w.land.names[self.place]}
        roll = d10(s, "flight-roll", "XIX.B.8", 1, items, {**args, "needed": ESCAPES_AT})[0]
        if roll + bonus < ESCAPES_AT:
            s.tell("flight-fails", args, "XIX.B.9")
            return
        s.tell("flees", args, "XIX.B.10")
        units = self.units(w)
        elude(s, units)
        hordes = self.hordes(w)
        for n in hordes[1:]:
            s.push(Withdraw(w.seat[n], n, [], [], n, self.place, FLIGHT, [], []))
        leaders = leaders_at(w, self.place, self.nations)
        horde = hordes[0] if hordes else NOBODY
        s.push(Withdraw(w.seat[lead], lead, units, leaders, horde, self.place, FLIGHT, [], []))
