"""XIX.A.9-XIX.A.19 The named stacks roll one after the other; who succeeds comes in."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.games.invasions.rules.clash.clash import Clash
from aevum.games.invasions.rules.hands.window import InterceptionEvents, open_window
from aevum.games.invasions.rules.movement.confront import defenders, hostile_limes
from aevum.games.invasions.rules.movement.legality import Stack
from aevum.games.invasions.rules.movement.quarry import elude
from aevum.games.invasions.rules.reaction.attempt import arrive, attempt, named
from aevum.games.invasions.rules.reaction.declare import room_for, way_of
from aevum.games.invasions.rules.reaction.named import NamedStacks
from aevum.games.invasions.rules.reaction.opponents import of_seat
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.pieces import commanded_at

NOBODY_CAME: Final = 0
ARRIVED: Final = 1


class Interception(NamedStacks):
    """It reports whether somebody arrived. Nobody reacts to the interceptors themselves (XIX.A.3)."""

    steps: ClassVar[tuple[str, ...]] = ("events", "roll", "limes", "arrive", "crowded")

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
        self.at = 0
        """The stack that rolls, later the one that arrives."""
        self.arrived = NOBODY_CAME

    def run(self, s: InvasionsState) -> None:
        match self.step:
            case "events":
                self.next(s)
                if self.at < len(self.starts):
                    open_window(s, InterceptionEvents(self.stack(s.world, self.at).nation, self.place), [0])
            case "roll":
                self._roll(s)
            case "limes":
                self._limes(s)
            case "arrive":
                self._next_arrival(s)
            case _:
                self.ask_who_goes(s)

    def current(self) -> int:
        return self.at

    def _roll(self, s: InvasionsState) -> None:
        """XIX.A.17: a stack that fails, with all that it left behind, has had its chance."""
        w = s.world
        if self.at == len(self.starts):
            self.at = 0
            self.next(s)
            return
        stack = self.stack(w, self.at)
        way = way_of(w, stack, self.place)
        assert way is not None
        self.step = "events"
        if attempt(s, stack, self.place, way, self.side):
            self.at += 1
            return
        elude(s, commanded_at(w, stack.place, of_seat(w, self.side, self.whose[self.at])))
        del self.starts[self.at]
        del self.whose[self.at]
        del self.peoples[self.at]

    def _limes(self, s: InvasionsState) -> None:
        """XVIII.I.7: a Limes that nobody supports falls before the interceptors are there."""
        w = s.world
        self.next(s)
        alone = hostile_limes(w, self.place, self.nation) and not defenders(w, self.place, self.nation)
        if self.starts and alone:
            s.push(Clash(self.place, self.nation, self.enemies, self.enemy_leaders, True))

    def _next_arrival(self, s: InvasionsState) -> None:
        w = s.world
        if self.at == len(self.starts) or not any(w.place[unit] == self.place for unit in self.enemies):
            s.pop(self.arrived)
            return
        stack = self.stack(w, self.at)
        if room_for(w, self.place, stack.nation, stack.leaders) <= 0:
            s.tell("interception-crowded", named(w, stack, self.place), "XIX.A.19")
            self.at += 1
        elif self.why_not_ready(w, stack) is not None:
            self.next(s)
        else:
            self._arrive(s, stack)

    def _arrive(self, s: InvasionsState, stack: Stack) -> None:
        arrive(s, stack, self.place)
        self.arrived = ARRIVED
        self.at += 1
        self.step = "arrive"

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        if option.key == "ready":
            self._arrive(s, self.stack(w, self.at))
        else:
            self.stays(w, option)
