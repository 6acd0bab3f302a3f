"""XXV.A One naval stack at sea: zone by zone, leaving and taking fleets as it goes."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.invasions.rules.losses.casualties import eliminate
from aevum.games.invasions.rules.movement.kinds import kinds, named
from aevum.games.invasions.rules.sea.aboard import boarding, take_aboard, why_not_board
from aevum.games.invasions.rules.sea.aim import Aim, owner_pairs
from aevum.games.invasions.rules.sea.challenge import Challenge, catches
from aevum.games.invasions.rules.sea.crews import departure, departures, hunters
from aevum.games.invasions.rules.sea.legality import why_not_intercept, why_not_sail, why_not_stay
from aevum.games.invasions.rules.sea.meeting import TURNED_BACK, SeaFight
from aevum.games.invasions.rules.sea.stacks import (
    ZONE_FLEETS,
    as_stack,
    fleets_at,
    free_stacks,
    hostile_navies,
    navy,
    size,
    sized,
)
from aevum.games.invasions.rules.stacking import FLEETS
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, label, look
from aevum.games.invasions.rules.world.pieces import (
    MOVED,
    commanded_at,
    leaders_at,
    paces_left,
    shift,
    spend,
)
from aevum.games.invasions.rules.world.world import NOWHERE, World


def movable_fleets(w: World, nations: int) -> list[int]:
    """Seas with a fleet of these nations that may still sail."""
    return [sea for sea in w.land.seas if _may_sail(w, sea, nations)]


def _may_sail(w: World, sea: int, nations: int) -> bool:
    i = w.first[sea]
    while i:
        if nations >> w.master[i] & 1 and paces_left(w, i, False):
            return True
        i = w.following[i]
    return False


class Sail(Frame[InvasionsState]):
    """A naval stack that a seat has picked up. From then on it acts, and enemies beside it may intercept."""

    steps: ClassVar[tuple[str, ...]] = ("pick", "crew", "watch", "watched", "sail", "excess")

    def __init__(self, seat: int = 0, place: int = 0, nations: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.place = place
        self.nations = nations
        """Mask of the active nations of the seat."""
        self.nation = 0
        self.fleets: list[int] = []
        self.leaders: list[int] = []
        self.moved = 0
        self.seen: list[int] = []
        """Fleets that enemies in this zone could have intercepted (F69)."""

    def run(self, s: InvasionsState) -> None:
        match self.step:
            case "pick":
                self._pick_or_ask(s)
            case "crew":
                self._crew(s)
            case "watch":
                self.next(s)
                self.seen = sorted({*self.seen, *self._stack(s.world)})
                s.push(Challenge(self.place, self._stack(s.world), self.leaders))
            case "watched":
                self._after_meeting(s)
            case "sail":
                self._ask(s, "sail", "XXV.A.2", len(self.fleets))
            case _:
                self._excess(s)

    def _pick_or_ask(self, s: InvasionsState) -> None:
        peoples = self._navies(s.world)
        if len(peoples) == 1:
            self._pick(s, peoples[0])
        else:
            s.ask(self.seat, "navies", "XXV.A.4", {"place": s.world.land.names[self.place]})

    def _navies(self, w: World) -> list[int]:
        """Of nations that sail together the first stands for all."""
        found: list[int] = []
        seen = 0
        for i in commanded_at(w, self.place, self.nations):
            if paces_left(w, i, False) and not seen >> w.master[i] & 1:
                seen |= navy(w, w.master[i])
                found.append(w.master[i])
        return found

    def _pick(self, s: InvasionsState, nation: int) -> None:
        w = s.world
        self.nation = nation
        self.fleets = [i for i in self._own(w) if paces_left(w, i, False)][:FLEETS]
        self.leaders = leaders_at(w, self.place, navy(w, nation))
        self.next(s)

    def _crew(self, s: InvasionsState) -> None:
        """XXV.A.4: enemies may intercept whom its player sends out, so that he says it first (F281)."""
        w = s.world
        if len(self._own(w)) > FLEETS and hunters(w, self.place, self.nation, False):
            self._ask(s, "sail-with", "XXV.A.4", len(self._own(w)))
        else:
            self.next(s)

    def _departures(self, w: World) -> list[list[int]]:
        return departures(w, [i for i in self._own(w) if paces_left(w, i, False)])

    def _stack(self, w: World) -> list[int]:
        """Who fights with it."""
        return as_stack(w, self.place, self.fleets)

    def _own(self, w: World) -> list[int]:
        """Fleets here that could be of the stack."""
        return commanded_at(w, self.place, navy(w, self.nation) & self.nations)

    def _after_meeting(self, s: InvasionsState) -> None:
        """XXV.C.9: only who refused must stop; who was beaten sails on."""
        w = s.world
        self.fleets = [i for i in self.fleets if w.place[i] == self.place]
        self.leaders = [i for i in self.leaders if w.leader_place[i] == self.place]
        self.step = "excess" if s.result == TURNED_BACK or not self.fleets else "sail"
        s.result = 0

    def _excess(self, s: InvasionsState) -> None:
        """XXV.A.5, F67: a stack that had to stop where there is no room gives up fleets."""
        over = len(fleets_at(s.world, self.place, self.nation)) - ZONE_FLEETS
        if over > 0:
            self._ask(s, "excess", "XXV.A.5", over)
        else:
            s.pop(MOVED if self.moved else 0)

    def _ask(self, s: InvasionsState, key: str, rule: str, units: int) -> None:
        args: dict[str, object] = {
            "people": NATIONS[self.nation],
            "place": s.world.land.names[self.place],
            "units": units,
        }
        s.ask(self.seat, key, rule, args)

    # Options

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        if ask.key == "navies":
            return [Option("navy", {"people": NATIONS[n]}, "XXV.A.4") for n in self._navies(w)]
        if ask.key == "sail-with":
            return [Option("sail-with", departure(w, it), "XXV.A.4") for it in self._departures(w)]
        if ask.key == "excess":
            return [Option("give-up", args, "XXV.A.5") for args in self._looks(w)]
        found = [Option("go", {"place": w.land.names[sea]}, "XXV.A.2") for sea in w.land.sea_near[self.place]]
        found.extend(self._targets(w))
        if len(self.fleets) > 1:
            found.extend([Option("leave", args, "XXV.A.6") for args in kinds(w, self.fleets, False)])
        found.extend([Option("take", args, "XXV.A.6") for args in kinds(w, self._others(w), False)])
        found.extend(boarding(w, self.place, self.nation, self.leaders, bool(self._others(w))))
        found.append(Option("halt", None, "XXV.A.2"))
        return found

    def _targets(self, w: World) -> list[Option]:
        """XXV.C.2: of two stacks of one enemy the interceptor says which one he goes for; where they may be
        paired in several ways, when their owner has done it."""
        found: list[Option] = []
        for n in hostile_navies(w, self.place, self.nation):
            whom: dict[str, object] = {"people": NATIONS[n]}
            stacks = free_stacks(w, self.place, n, False)
            if len(stacks) < 2 or owner_pairs(w, self.place, n):
                found.append(Option("intercept-fleet", whom, "XXV.B.1"))
            else:
                found.extend([Option("intercept-stack", {**whom, **size(w, it)}, "XXV.C.2") for it in stacks])
        return found

    def _looks(self, w: World) -> list[dict[str, object]]:
        seen: list[int] = []
        found: list[dict[str, object]] = []
        for i in fleets_at(w, self.place, self.nation):
            if look(w.code[i]) not in seen:
                seen.append(look(w.code[i]))
                found.append(label(w.code[i]))
        return found

    def _others(self, w: World) -> list[int]:
        return [i for i in self._own(w) if i not in self.fleets]

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        w = s.world
        match option.key:
            case "go":
                return self._why_not_go(w, w.land.number(str(option.args["place"])))
            case "intercept-fleet" | "intercept-stack":
                enemy = NATIONS.index(str(option.args["people"]))
                return why_not_intercept(w, self.nation, self._stack(w), self.place, enemy)
            case "leave" | "halt":
                staying = len(self.fleets) if option.key == "halt" else 1
                return why_not_stay(w, self.nation, self.fleets, self.place, staying)
            case "take" if len(self.fleets) >= FLEETS:
                return Refusal("naval-stack-full", {"fleets": FLEETS}, "XXV.A.4")
            case "take" if option.args["paces"] == 0:
                return Refusal("no-paces", {"unit": option.args["unit"]}, "XXV.A.6")
            case "take-leader":
                return why_not_board(w, option)
            case _:
                return None

    def _why_not_go(self, w: World, to: int) -> Refusal | None:
        return why_not_sail(w, self.nation, self.fleets, self.place, to)

    def why_not(self, s: InvasionsState, ask: Ask, wish: str) -> Refusal | None:
        key, _, name = wish.partition(":")
        if key == "go" and ask.key == "sail":
            to = s.world.land.number(name)
            if to != NOWHERE:
                return self._why_not_go(s.world, to)
        return super().why_not(s, ask, wish)

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        match option.key:
            case "navy":
                self._pick(s, NATIONS.index(str(option.args["people"])))
            case "go":
                self._go(s, w.land.number(str(option.args["place"])))
            case "intercept-fleet" | "intercept-stack":
                self._intercept(s, option)
            case "leave":
                self.fleets.remove(named(w, self.fleets, False, option.args))
            case "sail-with":
                self.fleets = next(it for it in self._departures(w) if departure(w, it) == option.args)
                self.next(s)
            case "take":
                self.fleets = sorted([*self.fleets, named(w, self._others(w), False, option.args)])
                if any(i not in self.seen for i in self._stack(w)):  # F69: it acts from now on
                    self.step = "watch"
            case "take-leader" | "leave-leader" | "put-ashore":
                before = w.leader_place[:]
                take_aboard(s, self.place, self.leaders, option)
                if before != w.leader_place:  # the stack that he left or joined is another
                    self.moved = MOVED
            case "give-up":
                self._give_up(s, option)
            case _:
                self.step = "excess"

    def _go(self, s: InvasionsState, to: int) -> None:
        w = s.world
        args: dict[str, object] = {
            "people": NATIONS[self.nation],
            "from": w.land.names[self.place],
            "place": w.land.names[to],
            "fleets": len(self.fleets),
        }
        if not self._others(w):
            self.leaders = leaders_at(w, self.place, navy(w, self.nation))  # nobody stays without a ship
        for i in self.fleets:
            spend(w, i, 1, True)
            shift(w, i, to)
        for i in self.leaders:
            w.leader_place[i] = to
        self.place = to
        self.seen = []
        self.moved = MOVED
        s.tell("sails", args, "XXV.A.2")
        self.step = "watch"

    def _intercept(self, s: InvasionsState, option: Option) -> None:
        enemy = NATIONS.index(str(option.args["people"]))
        self.moved = MOVED
        self.step = "watched"
        s.result = 0
        stack = self._stack(s.world)
        if owner_pairs(s.world, self.place, enemy):
            s.push(Aim(self.place, stack, self.leaders, enemy))
            return
        enemies = sized(s.world, free_stacks(s.world, self.place, enemy, False), option)
        if catches(s, self.place, stack, enemies):
            s.push(SeaFight(self.place, stack, self.leaders, enemies))

    def _give_up(self, s: InvasionsState, option: Option) -> None:
        w = s.world
        for i in fleets_at(w, self.place, self.nation):
            if label(w.code[i]) == option.args:
                s.tell("gives-up", {"place": w.land.names[self.place], **option.args}, "XXV.A.5")
                eliminate(w, i)
                return
