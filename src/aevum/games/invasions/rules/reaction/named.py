"""XIX.A.5, XIX.A.19 Stacks that were named to intercept, and what their owners leave behind."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.invasions.rules.leaders import LEADER_NATION
from aevum.games.invasions.rules.movement.kinds import NO_MATTER, meant, told
from aevum.games.invasions.rules.movement.legality import Stack
from aevum.games.invasions.rules.reaction.attempt import named
from aevum.games.invasions.rules.reaction.declare import room_for, way_of
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.world import World


class NamedStacks(Frame[InvasionsState]):
    """A province and a seat make a stack; of its units and leaders those go who are listed."""

    abstract: ClassVar[bool] = True

    def __init__(self, place: int = 0) -> None:
        super().__init__()
        self.place = place
        """Where the enemy came in."""
        self.starts: list[int] = []
        """The provinces of the named stacks."""
        self.whose: list[int] = []
        """The seats that named them."""
        self.peoples: list[int] = []
        """The nations that lead them, whoever is left behind."""
        self.units: list[int] = []
        self.leaders: list[int] = []
        """Who goes, of all named stacks together."""

    def stack(self, w: World, i: int) -> Stack:
        start = self.starts[i]
        seat = self.whose[i]
        units = [unit for unit in self.units if w.place[unit] == start and w.seat[w.master[unit]] == seat]
        leaders = [n for n in self.leaders if w.leader_place[n] == start and w.seat[LEADER_NATION[n]] == seat]
        return Stack(self.peoples[i], start, units, leaders)

    def current(self) -> int:
        """The stack whose owner says who goes."""
        raise NotImplementedError

    def ask_who_goes(self, s: InvasionsState) -> None:
        w = s.world
        stack = self.stack(w, self.current())
        args = named(w, stack, self.place)
        args["units"] = len(stack.units)
        args["limit"] = room_for(w, self.place, stack.nation, stack.leaders)
        s.ask(self.whose[self.current()], "intercept-with", "XIX.A.5", args)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        units = self.stack(w, self.current()).units
        found = [Option("ready", None, "XIX.A.5")]
        if len(units) > 1:
            found.extend(told(w, units, "stay-behind", "XIX.A.5", NO_MATTER))
        return found

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        w = s.world
        return self.why_not_ready(w, self.stack(w, self.current())) if option.key == "ready" else None

    def why_not_ready(self, w: World, stack: Stack) -> Refusal | None:
        """Who finds no room at all is not asked."""
        room = room_for(w, self.place, stack.nation, stack.leaders)
        if len(stack.units) > room:
            args: dict[str, object] = {"units": len(stack.units), "limit": room}
            return Refusal("intercept-too-many", args, "XIX.A.19")
        if way_of(w, stack, self.place) is None:
            return Refusal("intercept-no-way", named(w, stack, self.place), "XIX.A.7")
        return None

    def stays(self, w: World, option: Option) -> None:
        self.units.remove(meant(w, self.stack(w, self.current()).units, option, NO_MATTER))
