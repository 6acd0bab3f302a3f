"""XIX.A.1-XIX.A.6 The opponent names all stacks that react, before anything is rolled."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.bounds.foedus import why_bound, why_leaves_foedus
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.movement.kinds import NO_MATTER, meant
from aevum.games.invasions.rules.movement.leave import StraitWish
from aevum.games.invasions.rules.movement.legality import Stack
from aevum.games.invasions.rules.movement.quarry import eluded
from aevum.games.invasions.rules.reaction.attempt import named
from aevum.games.invasions.rules.reaction.declare import (
    able,
    room_for,
    stack_from,
    straits_closed,
    why_not_from,
)
from aevum.games.invasions.rules.reaction.intercept import NOBODY_CAME, Interception
from aevum.games.invasions.rules.reaction.named import NamedStacks
from aevum.games.invasions.rules.reaction.opponents import asked_seats, camps, of_seat
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import World


class Naming(NamedStacks):
    """It gives way to an Interception that reports in its place; without stacks it reports NOBODY_CAME."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "name", "detach")

    def __init__(
        self,
        place: int = 0,
        nation: int = 0,
        enemies: list[int] | None = None,
        enemy_leaders: list[int] | None = None,
        side: int = 0,
    ) -> None:
        super().__init__(place)
        self.nation = nation
        """The nation that leads the enemy."""
        self.enemies = enemies[:] if enemies is not None else []
        self.enemy_leaders = enemy_leaders[:] if enemy_leaders is not None else []
        self.side = side
        """Mask of the nations that intercept as one."""
        self.seats: list[int] = []
        self.at = 0
        """The seat that names stacks now."""

    def run(self, s: InvasionsState) -> None:
        match self.step:
            case "begin":
                self.seats = asked_seats(s.world, self.side, self.place)
                self.next(s)
                self._ask_leave(s)
            case "name":
                self._name(s)
            case _:
                self.ask_who_goes(s)

    def _ask_leave(self, s: InvasionsState) -> None:
        """XXV.F.1: before stacks are named it must be known which straits are open to them."""
        w = s.world
        for seat in reversed(self.seats):
            nations = of_seat(w, self.side, seat)
            for nation, seas in straits_closed(w, self.place, nations, eluded(s)):
                s.push(StraitWish(seat, nation, seas))

    def _name(self, s: InvasionsState) -> None:
        w = s.world
        if self.at == len(self.seats):
            s.pop(NOBODY_CAME)
            if self.starts:
                s.push(self._interception())
            return
        seat = self.seats[self.at]
        for start in camps(w, self.place, of_seat(w, self.side, seat)):
            if self._why_not(s, seat, start) is None:
                args: dict[str, object] = {"people": NATIONS[self.nation], "place": w.land.names[self.place]}
                s.ask(seat, "intercept", "XIX.A.1", args)
                return
        self.at += 1

    def _interception(self) -> Interception:
        found = Interception(self.place, self.nation, self.enemies, self.enemy_leaders, self.side)
        found.starts = self.starts
        found.whose = self.whose
        found.peoples = self.peoples
        found.units = self.units
        found.leaders = self.leaders
        return found

    def current(self) -> int:
        return len(self.starts) - 1

    # Options

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        if ask.key == "intercept":
            found: list[Option] = []
            for start in camps(w, self.place, of_seat(w, self.side, ask.seat)):
                found.append(Option("intercept", {"place": w.land.names[start]}, "XIX.A.4"))
            found.append(Option("no-more" if self.starts else "none", None, "XIX.A.5"))
            return found
        found = super().candidates(s, ask)
        for i in self.stack(w, self.current()).leaders:
            found.append(Option("leave-leader", {"leader": LEADERS[i]}, "XIX.A.5"))
        return found

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        w = s.world
        match option.key:
            case "intercept":
                return self._why_not(s, ask.seat, w.land.number(str(option.args["place"])))
            case "ready":
                stack = self.stack(w, self.current())
                return super().check(s, ask, option) or why_leaves_foedus(w, stack.place, stack.units)
            case "stay-behind" | "stay-behind-hired":
                stack = self.stack(w, self.current())
                unit = meant(w, stack.units, option, NO_MATTER)
                return why_bound(w, stack.place, [other for other in stack.units if other != unit])
            case "leave-leader":
                leader = LEADERS.index(str(option.args["leader"]))
                return self._why_not_without(w, self.stack(w, self.current()), leader)
            case _:
                return super().check(s, ask, option)

    def _why_not(self, s: InvasionsState, seat: int, start: int) -> Refusal | None:
        w = s.world
        for i in range(len(self.starts)):
            if self.starts[i] == start and self.whose[i] == seat:
                return Refusal("intercept-named", {"from": w.land.names[start]}, "XIX.A.5")
        nations = of_seat(w, self.side, seat)
        refusal = why_not_from(w, self.place, start, nations, eluded(s))
        if refusal is not None:
            return refusal
        stack = stack_from(w, start, nations, eluded(s))
        assert stack is not None
        if not stack.leaders and self._unled(w):
            return Refusal("intercept-leaderless", {"from": w.land.names[start]}, "XIX.A.4")
        return None

    def _unled(self, w: World) -> bool:
        """A stack without a leader is named already."""
        return any(not self.stack(w, i).leaders for i in range(len(self.starts)))

    def _why_not_without(self, w: World, stack: Stack, leader: int) -> Refusal | None:
        """A stack that leaves its last leader behind is one without a leader, and lacks his bonus."""
        rest = [i for i in stack.leaders if i != leader]
        if not rest and self._unled(w):
            return Refusal("intercept-leaderless", {"from": w.land.names[stack.place]}, "XIX.A.4")
        if room_for(w, self.place, stack.nation, rest) <= 0:
            return Refusal("intercept-no-room", named(w, stack, self.place), "XIX.A.19")
        return None

    def why_not(self, s: InvasionsState, ask: Ask, wish: str) -> Refusal | None:
        key, _, name = wish.partition(":")
        start = s.world.land.number(name)
        if ask.key == "intercept" and key == "intercept" and s.world.land.is_province(start):
            return self._why_not(s, ask.seat, start)
        return super().why_not(s, ask, wish)

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        match option.key:
            case "intercept":
                self._take_up(s, ask.seat, w.land.number(str(option.args["place"])))
            case "ready":
                s.tell("will-intercept", named(w, self.stack(w, self.current()), self.place), "XIX.A.5")
                self.step = "name"
            case "stay-behind" | "stay-behind-hired":
                self.stays(w, option)
            case "leave-leader":
                self.leaders.remove(LEADERS.index(str(option.args["leader"])))
            case _:
                self.at += 1

    def _take_up(self, s: InvasionsState, seat: int, start: int) -> None:
        w = s.world
        stack = stack_from(w, start, of_seat(w, self.side, seat), eluded(s))
        assert stack is not None
        self.starts.append(start)
        self.whose.append(seat)
        self.peoples.append(stack.nation)
        self.units.extend(able(w, stack, self.place))
        self.leaders.extend(stack.leaders)
        self.step = "detach"
