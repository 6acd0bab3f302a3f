"""XVIII.C, XVIII.E, XVIII.F A stack meets an enemy on its march: what its player may do."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.loyalty import willing
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.losses.casualties import eliminate, strand_leaders
from aevum.games.invasions.rules.movement.attacks import note_attack
from aevum.games.invasions.rules.movement.confront import (
    FORCE_TIMES,
    STOPPED,
    WENT_ON,
    among_barbarians,
    at_hand,
    defenders,
    enemies_at,
    passage_open,
    why_not_force,
    why_not_overrun,
)
from aevum.games.invasions.rules.movement.kinds import ALONE, LED, meant, told
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, label
from aevum.games.invasions.rules.world.pieces import (
    FORCING,
    HALTED,
    LEADER_PACES,
    commanded_at,
    limit_at,
    paces_left,
    spend,
)
from aevum.games.invasions.rules.world.world import World, put


class Confrontation(Frame[InvasionsState]):
    """It reports WENT_ON or STOPPED (XVIII.C.3). Where a passage was forced, nobody need stop (XVIII.F.4)."""

    steps: ClassVar[tuple[str, ...]] = ("confront", "hold")

    def __init__(
        self,
        place: int = 0,
        nation: int = 0,
        nations: int = 0,
        units: list[int] | None = None,
        leaders: list[int] | None = None,
    ) -> None:
        super().__init__()
        self.place = place
        self.nation = nation
        self.nations = nations
        self.units = units[:] if units is not None else []
        self.leaders = leaders[:] if leaders is not None else []
        self.passing: list[int] = []
        """Units of the stack that do not hold the passage which it forces, but go on."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        if self.step == "hold":
            self.ask_who_holds(s)
            return
        if passage_open(w, self.place, self.nation):
            s.pop(WENT_ON)
            return
        seat = w.seat[self.nation]
        args: dict[str, object] = {
            "people": NATIONS[self.nation],
            "place": w.land.names[self.place],
            "defenders": defenders(w, self.place, self.nation),
        }
        s.ask(seat, "confront", "XVIII.C.1", args)

    def ask_who_holds(self, s: InvasionsState) -> None:
        """XVIII.C.3: a passage stops some units; who goes on is said by their player."""
        w = s.world
        if self._may_pass(w):
            s.ask(w.seat[self.nation], "hold-passage", "XVIII.F.3", self._named(w))
        else:
            self._force(s)

    def _holders(self, w: World) -> list[int]:
        return [unit for unit in at_hand(w, self.place, self.nations) if unit not in self.passing]

    def _may_pass(self, w: World) -> list[int]:
        """Units of the stack that can still move, and are not needed here."""
        needed = FORCE_TIMES * defenders(w, self.place, self.nation)
        holders = self._holders(w)
        led = bool(self.leaders)
        found: list[int] = []
        for unit in self.units:
            rest = willing(w, [other for other in holders if other != unit], self.place, self.nation)
            if unit in holders and paces_left(w, unit, led) and len(rest) >= needed:
                found.append(unit)
        return found

    def who_holds(self, w: World) -> list[Option]:
        found = told(w, self._may_pass(w), "pass-on", "XVIII.F.4", LED if self.leaders else ALONE)
        found.append(Option("hold", None, "XVIII.F.3"))
        return found

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        if ask.key == "hold-passage":
            return self.who_holds(s.world)
        return [
            Option("stop", None, "XVIII.C.1"),
            Option("go-on", None, "XVIII.C.2"),
            Option("overrun", None, "XVIII.E.1"),
            Option("force", None, "XVIII.F.1"),
        ]

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        w = s.world
        match option.key:
            case "go-on" if not among_barbarians(w, self.place, self.nation):
                return Refusal("enemy-stops", {"place": w.land.names[self.place]}, "XVIII.C.1")
            case "overrun":
                refusal = why_not_overrun(w, self.place, self.nation, self.units, bool(self.leaders))
                if refusal is None and any(w.leader_used[i] >= LEADER_PACES for i in self.leaders):
                    return Refusal("overrun-no-pace", None, "XVIII.E.3")
                return refusal
            case "force":
                led = bool(self.leaders)
                return why_not_force(w, self.place, self.nation, self.nations, self.units, led)
            case "hold" if len(self._holders(w)) > limit_at(w, self.place, self.nations):
                limit = limit_at(w, self.place, self.nations)
                return Refusal(
                    "force-over-limit", {"limit": limit, "units": len(self._holders(w))}, "XVIII.F.3"
                )
            case _:
                return None

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        if option.key == "overrun":
            self._overrun(s)
            return
        if option.key == "go-on":
            s.pop(WENT_ON)
            return
        w = s.world
        match option.key:
            case "force":
                self.step = "hold"
            case "pass-on" | "pass-on-hired":
                led = LED if self.leaders else ALONE
                self.passing.append(meant(w, self._may_pass(w), option, led))
            case "hold":
                self._force(s)
            case _:
                for unit in self.units:
                    w.march[unit] |= HALTED
                s.pop(STOPPED)

    def _force(self, s: InvasionsState) -> None:
        w = s.world
        w.opened = put(w.opened, self.place, 1)
        for unit in commanded_at(w, self.place, self.nations):
            if unit not in self.passing:
                w.march[unit] |= HALTED | FORCING
        s.tell("forces-passage", self._named(w), "XVIII.F.1")
        s.pop(WENT_ON if self.passing else STOPPED)

    def _overrun(self, s: InvasionsState) -> None:
        """XVIII.E.2, XVIII.E.3"""
        w = s.world
        led = bool(self.leaders)
        for unit in self.units:
            spend(w, unit, 1, led)
        for i in self.leaders:
            w.leader_used[i] += 1
        s.pop(WENT_ON)
        for unit in enemies_at(w, self.place, self.nation):
            note_attack(s, w.moving, 1 << w.master[unit])
            s.tell("overruns", {**self._named(w), **label(w.code[unit])}, "XVIII.E.2")
            people = w.master[unit]
            eliminate(w, unit)
            strand_leaders(s, self.place, people)
        settle(w, self.place)

    def _named(self, w: World) -> dict[str, object]:
        return {"people": NATIONS[self.nation], "place": w.land.names[self.place]}
