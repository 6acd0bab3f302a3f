"""XVIII.A, XVIII.D One stack on the march: step by step, leaving and taking units as it goes."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.control.attitude import no_camp, provokes
from aevum.games.invasions.rules.control.provinces import hostile_force, settle
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.losses.casualties import displace_leaders
from aevum.games.invasions.rules.marching.limes import LimesFalls, stands_alone
from aevum.games.invasions.rules.marching.shipping import (
    VOYAGES,
    push_voyage,
    step_ashore,
    voyages,
    why_not_now,
    why_not_wish,
)
from aevum.games.invasions.rules.movement.confront import STOPPED
from aevum.games.invasions.rules.movement.confrontation import Confrontation
from aevum.games.invasions.rules.movement.kinds import ALONE, LED, meant, told
from aevum.games.invasions.rules.movement.legality import (
    Stack,
    can_go,
    open_steps,
    why_not_step,
    why_not_the_plan,
)
from aevum.games.invasions.rules.movement.passage import BARRED, Passage, passages
from aevum.games.invasions.rules.movement.quarry import Quarry
from aevum.games.invasions.rules.movement.staying import why_must_leave
from aevum.games.invasions.rules.reaction.reaction import BEATEN, Reaction
from aevum.games.invasions.rules.siege.terror import Terror, comes_with_terror
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, STRAIT
from aevum.games.invasions.rules.world.pieces import (
    FORCING,
    LEADER_PACES,
    MOVED,
    USED,
    commanded_at,
    leaders_at,
    leading_nation,
    shift,
    spend,
)
from aevum.games.invasions.rules.world.world import World


class March(Quarry):
    """A stack that a seat has picked up; it ends when the seat puts it down or it must stop."""

    steps: ClassVar[tuple[str, ...]] = (
        "march",
        "voyage",
        "reaction",
        "confrontation",
        "terror",
        "arrived",
        "passage",
    )

    def __init__(self, seat: int = 0, nation: int = 0, nations: int = 0, place: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.nation = nation
        """The nation that leads the stack."""
        self.nations = nations
        """Mask of the nations whose units may join it."""
        self.place = place
        self.leaders: list[int] = []
        self.moved = 0
        self.migrating = 0
        """Mask of the nations that migrate, and attack nobody (XVIII.G.3)."""
        self.home = False
        """The nation is to raid, and moves in its own provinces only (XI.C.3)."""

    def stack(self, w: World) -> Stack:
        home = self.nations if self.home else 0
        return Stack(self.nation, self.place, self.units, self.leaders, self._migrates(w), home)

    def _migrates(self, w: World) -> bool:
        return any(self.migrating >> w.master[unit] & 1 for unit in self.units)

    def run(self, s: InvasionsState) -> None:
        match self.step:
            case "march":
                self._ask(s)
            case "voyage":
                step_ashore(s, self)
            case "reaction":
                self.next(s)
                s.result = 0
                if provokes(s.world, self.nation, self.place) and not self._migrates(s.world):  # XVIII.G.5
                    s.push(Reaction(self.place, self.nation, self.units, self.leaders))
            case "confrontation":
                self._after_reaction(s)
            case "terror":
                self._terror(s)
            case "passage":
                self._passage(s)
            case _:
                self._arrived(s)

    def _ask(self, s: InvasionsState) -> None:
        w = s.world
        args: dict[str, object] = {
            "people": NATIONS[self.nation],
            "place": w.land.names[self.place],
            "units": len(self.units),
        }
        s.ask(self.seat, "march", "XVIII.A.2", args)

    def _after_reaction(self, s: InvasionsState) -> None:
        """XIX.A.23: a beaten stack has retreated, and its move is over."""
        self.forget_lost(s.world)
        if s.result == BEATEN or not (self.units or self.leaders):
            self.end(s)
            return
        self.next(s)
        if stands_alone(s.world, self.place, self.nation):
            s.push(LimesFalls(self.place, self.nation, self.units, self.leaders))
        elif self.meets(s.world):
            s.push(Confrontation(self.place, self.nation, self.nations, self.units, self.leaders))

    def meets(self, w: World) -> bool:
        """Whether enemies stand before the stack (XVIII.C.1)."""
        return hostile_force(w, self.place, self.nation)

    def _terror(self, s: InvasionsState) -> None:
        """After an overrun, a passage in force, or nobody there at all."""
        self.forget_lost(s.world)
        settle(s.world, self.place)
        if s.result == STOPPED or not (self.units or self.leaders):
            self.end(s)
        else:
            self.next(s)
            if comes_with_terror(s.world, self.nation, self.place, self.leaders):
                s.push(Terror(self.place, self.nation, self.units, self.leaders))
        displace_leaders(s, self.place, self.nation)

    def _arrived(self, s: InvasionsState) -> None:
        """The stack goes on, unless its leader stopped for loot (XXIV.B.4)."""
        self.step = "march"
        if s.result == STOPPED:
            self.end(s)

    def end(self, s: InvasionsState) -> None:
        settle(s.world, self.place)
        s.pop(MOVED if self.moved else 0)

    def forget_lost(self, w: World) -> None:
        """Units and leaders who are no longer with the stack, and those who hold a passage (XVIII.F.3)."""
        here = [unit for unit in self.units if w.place[unit] == self.place]
        self.units = [unit for unit in here if not w.march[unit] & FORCING]
        self.leaders = [i for i in self.leaders if w.leader_place[i] == self.place]

    # Options

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        names = w.land.names
        found = [Option("go", {"place": names[q]}, "XVIII.A.4") for q in w.land.near[self.place]]
        found.extend(passages(w, self.stack(w)))
        found.extend(voyages(w, self.stack(w), w.moving))
        led = LED if self.leaders else ALONE
        if len(self.units) > 1 or (self.units and self.leaders):
            found.extend(told(w, self.units, "leave", "XVIII.D.1", led))
        found.extend(told(w, self.others(w), "take", "XVIII.D.1", led))
        if self.units:
            found.extend([Option("leave-leader", {"leader": LEADERS[i]}, "XVIII.D.2") for i in self.leaders])
        for i in leaders_at(w, self.place, self.nations):
            if i not in self.leaders:
                found.append(Option("take-leader", {"leader": LEADERS[i]}, "XVIII.B.5"))
        found.append(Option("halt", None, "XVIII.A.3"))
        return found

    def options(self, s: InvasionsState, ask: Ask) -> list[Option]:
        """As `check` has it; what holds for every step, and for all who stay behind, is looked at once."""
        w = s.world
        steps = [w.land.names[q] for q in open_steps(w, self.stack(w))]
        may_stay = not steps or not no_camp(w, self.nation, self.place)
        found: list[Option] = []
        for option in self.candidates(s, ask):
            if option.key == "go":
                legal = option.args["place"] in steps
            elif option.key in ("leave", "leave-hired", "leave-leader"):
                legal = may_stay
            else:
                legal = self.check(s, ask, option) is None
            if legal:
                found.append(option)
        return found

    def others(self, w: World) -> list[int]:
        """Units here that could join."""
        return [unit for unit in commanded_at(w, self.place, self.nations) if unit not in self.units]

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        w = s.world
        match option.key:
            case "go":
                return why_not_step(w, self.stack(w), w.land.number(str(option.args["place"])))
            case "ship" | "ship-on" | "land" | "land-on":
                return self._why_not_sail(s, option)
            case "take" | "take-hired" if option.args["paces"] == 0:
                return Refusal("no-paces", {"unit": option.args["unit"]}, "XVIII.D.1")
            case "take-leader" if self._tired(w, option):
                return Refusal("leader-tired", None, "XVIII.B.5")
            case "leave" | "leave-hired" | "leave-leader":
                return self.why_not_here(w)
            case "halt":
                return self._why_not_halt(w)
            case _:
                return None

    def _why_not_sail(self, s: InvasionsState, option: Option) -> Refusal | None:
        stack = self.stack(s.world)
        if stack.home:
            return Refusal("raid-home-only", None, "XI.C.3")
        to = s.world.land.number(str(option.args["place"]))
        return why_not_now(s, stack, option) or why_not_the_plan(s.world, stack, to)

    def why_not_here(self, w: World) -> Refusal | None:
        """F95: nobody is left on neutral ground, unless the stack as it is cannot leave it."""
        if no_camp(w, self.nation, self.place) and can_go(w, self.stack(w)):
            return Refusal("neutral-end", {"place": w.land.names[self.place]}, "XII.D.2")
        return None

    def _why_not_halt(self, w: World) -> Refusal | None:
        """A stack that was picked up where it may not stay makes at least a step; else it may rest anywhere
        on its way but on neutral ground."""
        if self.moved:
            return self.why_not_here(w)
        home = self.nations if self.home else 0
        return why_must_leave(w, self.place, self.nations, self.migrating, home)

    def _tired(self, w: World, option: Option) -> bool:
        return w.leader_used[LEADERS.index(str(option.args["leader"]))] >= LEADER_PACES

    def why_not(self, s: InvasionsState, ask: Ask, wish: str) -> Refusal | None:
        w = s.world
        key, _, name = wish.partition(":")
        if key == "go":
            to = w.land.number(name)
            if w.land.is_province(to):
                return why_not_step(w, self.stack(w), to)
        barred = why_not_wish(w, self.stack(w), w.moving, wish) if key in VOYAGES else None
        return barred or super().why_not(s, ask, wish)

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        led = LED if self.leaders else ALONE
        match option.key:
            case "go":
                self._go(s, w.land.number(str(option.args["place"])))
                return
            case "ask-passage":
                self._ask_passage(s, w.land.number(str(option.args["place"])))
                return
            case "ship" | "ship-on" | "land" | "land-on":
                push_voyage(s, self, option)
                return
            case "leave" | "leave-hired":
                self.units.remove(meant(w, self.units, option, led))
            case "take" | "take-hired":
                unit = meant(w, self.others(w), option, led)
                self.units.append(unit)
                self.units.sort()
                self.joined(s, unit)
            case "leave-leader":
                self.leaders.remove(LEADERS.index(str(option.args["leader"])))
            case "take-leader":
                self.leaders.append(LEADERS.index(str(option.args["leader"])))
                self.leaders.sort()
            case _:
                self.end(s)
                return
        self.nation = leading_nation(w, self.units, self.leaders)

    def _ask_passage(self, s: InvasionsState, to: int) -> None:
        self.step = "passage"
        s.push(Passage(self.nation, self.units, s.world.land.strait_sea(self.place, to), to))

    def _passage(self, s: InvasionsState) -> None:
        beyond = s.result
        self.step = "march"
        if beyond != BARRED:
            self._go(s, beyond - 1)

    def _go(self, s: InvasionsState, to: int) -> None:
        w = s.world
        start = self.place
        strait = w.land.crossing(start, to) == STRAIT
        led = bool(self.leaders)
        for unit in self.units:
            spend(w, unit, USED if strait else 1, led)  # XVIII.J.4
            shift(w, unit, to)
            w.came[unit] = start
        for i in self.leaders:
            w.leader_used[i] = LEADER_PACES if strait else w.leader_used[i] + 1
            w.leader_place[i] = to
        self.place = to
        self.moved = MOVED
        args: dict[str, object] = {
            "people": NATIONS[self.nation],
            "from": w.land.names[start],
            "place": w.land.names[to],
            "units": len(self.units),
        }
        s.tell("marches", args, "XVIII.A.4")
        settle(w, start)
        self.step = "reaction"
