"""XIX.A.20-XIX.A.23 The intercepted stack: who of it fights, how, and what becomes of the others."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.clash.clash import Clash
from aevum.games.invasions.rules.fight import DEFENDER
from aevum.games.invasions.rules.movement.confront import (
    STOPPED,
    WENT_ON,
    defenders,
    passage_open,
    why_not_force,
    why_not_overrun,
)
from aevum.games.invasions.rules.movement.confrontation import Confrontation
from aevum.games.invasions.rules.movement.kinds import ALONE, LED, meant, told
from aevum.games.invasions.rules.stacking import stacking_limit
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.pieces import HALTED, any_invading, best_stacking
from aevum.games.invasions.rules.world.world import World

ANY_TIME: Final = ("sit-out", "sit-out-hired", "give-battle", "pass-on", "pass-on-hired")


class Intercepted(Confrontation):
    """It reports STOPPED where the move is over: after a defeat, a passage in force, or at a Limes."""

    steps: ClassVar[tuple[str, ...]] = ("sit-out", "confront", "fought", "retired", "hold")

    def __init__(
        self,
        place: int = 0,
        nation: int = 0,
        nations: int = 0,
        units: list[int] | None = None,
        leaders: list[int] | None = None,
        held: bool = False,
    ) -> None:
        super().__init__(place, nation, nations, units, leaders)
        self.aside: list[int] = []
        """Units that do not fight, but share the fate of those who do."""
        self.held = held
        """There was a Limes, at which the stack must stop (XVIII.I.3)."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        match self.step:
            case "sit-out":
                over = len(self.units) - self._limit(w)
                if over > 0:
                    s.ask(w.seat[self.nation], "sit-out", "XIX.A.21", {**self._named(w), "units": over})
                else:
                    self.next(s)
            case "confront":
                args = self._named(w)
                args["defenders"] = defenders(w, self.place, self.nation)
                s.ask(w.seat[self.nation], "intercepted", "XIX.A.22", args)
            case "fought":
                self._after_battle(s)
            case "hold":
                self.ask_who_holds(s)
            case _:  # as in matches of version 3, where those who sat out retreated after the others
                s.pop(STOPPED)

    def _limit(self, w: World) -> int:
        """XVII.A.9"""
        invading = any_invading(w, self.nations)
        return stacking_limit(w.land.terrain[self.place], best_stacking(self.leaders), invading)

    def _after_battle(self, s: InvasionsState) -> None:
        """XIX.A.23"""
        w = s.world
        lost = s.result == DEFENDER
        for unit in [*self.units, *self.aside] if self.held and not lost else []:
            if w.place[unit] == self.place:
                w.march[unit] |= HALTED
        s.pop(STOPPED if self.held or lost else WENT_ON)

    # Options

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        if ask.key == "sit-out":
            return told(s.world, self.units, "sit-out", "XIX.A.21", LED if self.leaders else ALONE)
        if ask.key == "hold-passage":
            return self.who_holds(s.world)
        return [
            Option("give-battle", None, "XIX.A.22"),
            Option("go-on", None, "XVIII.F.4"),
            Option("overrun", None, "XVIII.E.1"),
            Option("force", None, "XVIII.F.1"),
        ]

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        w = s.world
        if option.key in ANY_TIME:
            return None
        if self.held:
            return Refusal("barred-by-limes", {"place": w.land.names[self.place]}, "XVIII.I.3")
        if option.key == "go-on":  # F108: among Barbarians too (XVIII.C.2)
            if passage_open(w, self.place, self.nation):
                return None
            return Refusal("enemy-stops", {"place": w.land.names[self.place]}, "XIX.A.22")
        if option.key == "force":
            together = [*self.units, *self.aside]
            led = bool(self.leaders)
            return why_not_force(w, self.place, self.nation, self.nations, together, led)
        refusal = super().check(s, ask, option)  # of an overrun
        # The others come along, so they need the pace for it too (XVIII.E.3).
        together = [*self.units, *self.aside]
        others = why_not_overrun(w, self.place, self.nation, together, bool(self.leaders))
        return refusal if refusal is not None else others

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        match option.key:
            case "sit-out" | "sit-out-hired":
                unit = meant(w, self.units, option, LED if self.leaders else ALONE)
                self.units.remove(unit)
                self.aside.append(unit)
            case "give-battle":
                self.next(s)
                s.push(Clash(self.place, self.nation, self.units, self.leaders, True, False, self.aside))
            case _:
                self.units.extend([unit for unit in self.aside if unit not in self.units])
                super().answer(s, ask, option)
