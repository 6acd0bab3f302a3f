"""XI.D, XI.E, XI.G One raid: where from, where to, what it brings, and whether the raiders stay."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.event import Modifier
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.invasions.rules.clash.clash import Clash
from aevum.games.invasions.rules.control.provinces import hostile_force, settle
from aevum.games.invasions.rules.dice import d10
from aevum.games.invasions.rules.events.pending import resolves_pending
from aevum.games.invasions.rules.movement.leave import StraitWish, forget_leaves
from aevum.games.invasions.rules.raids.pool import amphibious, choices, chosen
from aevum.games.invasions.rules.raids.spoils import (
    FAILS_TO,
    MINUS_TO,
    PLUS_TO,
    lay_waste,
    lose_raider,
    raid_minus,
    raid_modifier,
    raid_plus,
)
from aevum.games.invasions.rules.raids.targets import (
    DIRECT,
    reach,
    straits_closed,
    targets,
    ways,
    why_not_target,
)
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import shift, unit_on_map
from aevum.games.invasions.rules.world.world import INACTIVE, NOWHERE, RAIDER, World, put


class Raid(Frame[InvasionsState]):
    """Nobody can intercept it (XI.D.7): no step asks an enemy but for leave to cross a strait (XXV.F.1). At
    least one start must have a target, or have one if leave is given."""

    steps: ClassVar[tuple[str, ...]] = (
        "straits",
        "start",
        "target",
        "way",
        "roll",
        "loss",
        "plundered",
        "settle",
        "battle",
        "settled",
    )

    def __init__(
        self, nation: int = 0, units: list[int] | None = None, starts: list[int] | None = None
    ) -> None:
        super().__init__()
        self.nation = nation
        self.units = units[:] if units is not None else []
        self.starts = starts[:] if starts is not None else []
        self.start = NOWHERE
        self.target = NOWHERE
        """XI.D.2: where the marker lies until the raid is resolved."""
        self.between = DIRECT
        self.stays = False
        """XI.E.7: whether the raiders may settle."""

    def run(self, s: InvasionsState) -> None:
        w = s.world
        seat = w.seat[self.nation]
        people: dict[str, object] = {"people": NATIONS[self.nation]}
        match self.step:
            case "straits":
                self.next(s)
                closed = straits_closed(w, self.nation, self._boats(w), self.starts)
                if closed:
                    s.push(StraitWish(seat, self.nation, closed))
            case "start" if not any(targets(w, self.nation, self._boats(w), p) for p in self.starts):
                s.tell("raid-no-target", people, "XI.D.1")
                forget_leaves(w, 1 << self.nation)
                s.pop()
            case "start":
                s.ask(seat, "raid-start", "XI.B.1", people)
            case "target":
                s.ask(seat, "raid-target", "XI.D.1", {**people, "from": w.land.names[self.start]})
            case "way":
                self._choose_way(s)
            case "roll":
                self._roll(s)
            case "loss":
                s.ask(seat, "raid-loss", "XI.E.4", people)
            case "plundered":
                if not resolves_pending(s):  # XXIV.D.4
                    self._leave_marker(s)
            case "settle":
                s.ask(seat, "raid-settle", "XI.E.7", self._named(w))
            case "battle":
                self._move_in(s)
            case _:
                self._settled(s)

    def _named(self, w: World) -> dict[str, object]:
        return {"people": NATIONS[self.nation], "place": w.land.names[self.target]}

    def _boats(self, w: World) -> bool:
        return amphibious(w, self.units)

    def _ways(self, w: World) -> list[int]:
        return ways(w, self.nation, self._boats(w), self.start, self.target)

    def _choose_way(self, s: InvasionsState) -> None:
        """F85: the garrison on the way counts, and those who stay come from there."""
        found = self._ways(s.world)
        if len(found) == 1:
            self.between = found[0]
            self.next(s)
        else:
            s.ask(s.world.seat[self.nation], "raid-way", "XI.D.3", self._named(s.world))

    def _roll(self, s: InvasionsState) -> None:
        w = s.world
        forget_leaves(w, 1 << self.nation)
        args: dict[str, object] = {
            **self._named(w),
            "from": w.land.names[self.start],
            "units": len(self.units),
        }
        if self.between == DIRECT:
            s.tell("raids", args, "XI.D.2")
        else:
            s.tell("raids-deep", {**args, "between": w.land.names[self.between]}, "XI.D.3")
        items: list[Modifier] | None = [] if s.log is not None else None
        bonus = raid_modifier(w, self.target, self.between, items)
        total = d10(s, "raid-roll", "XI.E.1", 1, items, self._named(w))[0] + bonus
        if total <= FAILS_TO:
            s.tell("raid-fails", self._named(w), "XI.E.4")
            self.step = "loss"
        elif total <= MINUS_TO:
            raid_minus(s, self.nation, self.target)
            s.pop()
        else:
            raid_plus(s, self.nation, self.target)
            self.stays = total > PLUS_TO
            self.step = "plundered"

    def _leave_marker(self, s: InvasionsState) -> None:
        """What the drawn marker brought may have cost the raiders themselves, who are at home still."""
        w = s.world
        lay_waste(s, self.target)
        if w.role[self.nation] != RAIDER:
            self.units = [unit for unit in self.units if unit_on_map(w, unit)]
        if self.stays and self.units:
            self.next(s)
        else:
            s.pop()

    def _move_in(self, s: InvasionsState) -> None:
        w = s.world
        self.next(s)
        for unit in self.units:
            old = w.place[unit]
            shift(w, unit, self.target)
            w.came[unit] = self.start if self.between == DIRECT else self.between
            settle(w, old)

    def _settled(self, s: InvasionsState) -> None:
        """XI.G.1: they fight at once for the province if they must.

        XI.G.2, VI.C.3, D16: raiders who hold out become inactive; who was driven off is a raider still.
        """
        w = s.world
        raiders = w.role[self.nation] == RAIDER
        stay = [unit for unit in self.units if w.place[unit] == self.target]
        if stay and hostile_force(w, self.target, self.nation):  # XX.A.4: one enemy after the other
            s.push(Clash(self.target, self.nation, stay, [], False))
            return
        for unit in self.units:
            w.came[unit] = NOWHERE
            w.march[unit] = 0
            old = w.place[unit]
            if raiders and unit_on_map(w, unit) and unit not in stay:
                shift(w, unit, NOWHERE)  # F89
                settle(w, old)
        settle(w, self.target)
        if stay and raiders:
            w.role = put(w.role, self.nation, INACTIVE)
            s.tell("raiders-settle", self._named(w), "XI.G.2")
        elif stay:
            s.tell("raiders-stay", self._named(w), "XI.E.7")
        s.pop()

    # Options

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        names = w.land.names
        match ask.key:
            case "raid-start":
                return [Option("raid-from", {"place": names[p]}, "XI.B.1") for p in self.starts]
            case "raid-target":
                return [Option("raid-at", {"place": names[p]}, "XI.D.1") for p in reach(w, self.start)]
            case "raid-way":
                return [Option("raid-by", {"place": names[p]}, "XI.D.3") for p in self._ways(w)]
            case "raid-loss":
                lost = choices(w, self.units, self.start)
                return [Option("lose-raider", args, "XI.E.4") for args in lost]
            case _:
                return [Option("settle", None, "XI.E.7"), Option("go-home", None, "VI.C.3")]

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        w = s.world
        if option.key == "raid-from":
            start = w.land.number(str(option.args["place"]))
            if not targets(w, self.nation, self._boats(w), start):
                return Refusal("raid-nothing-near", {"place": w.land.names[start]}, "XI.D.3")
        if option.key == "raid-at":
            return self._why_not(w, w.land.number(str(option.args["place"])))
        return None

    def _why_not(self, w: World, target: int) -> Refusal | None:
        return why_not_target(w, self.nation, self._boats(w), self.start, target)

    def why_not(self, s: InvasionsState, ask: Ask, wish: str) -> Refusal | None:
        key, _, name = wish.partition(":")
        to = s.world.land.number(name)
        if key == "raid-at" and s.world.land.is_province(to) and to != self.start:
            return self._why_not(s.world, to)
        return super().why_not(s, ask, wish)

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        w = s.world
        match option.key:
            case "raid-from":
                self.start = w.land.number(str(option.args["place"]))
                self.next(s)
            case "raid-at":
                self.target = w.land.number(str(option.args["place"]))
                self.next(s)
            case "raid-by":
                self.between = w.land.number(str(option.args["place"]))
                self.next(s)
            case "lose-raider":
                lose_raider(s, chosen(w, self.units, self.start, option.args))
                s.pop()
            case "settle":
                self.next(s)
            case _:
                s.pop()
