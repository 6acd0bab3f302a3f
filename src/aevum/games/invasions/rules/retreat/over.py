"""XX.L.3, XIX.B.11 Over whom a way out leads: of several ways its owner chooses."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.invasions.rules.movement.confront import OVERRUN_UNITS
from aevum.games.invasions.rules.retreat.ends import may_end, may_end_overrun, room_with
from aevum.games.invasions.rules.retreat.ways import (
    LAST,
    RETREAT,
    SHUT,
    Retiring,
    can_overrun,
    pending_for,
    price,
    sort_of,
    ways,
)
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import NOWHERE, World

PACES_OVER: Final = 2
"""Of the three one goes to the overrun: what is left is the step over that province and one more."""


def ends_over_enemy(w: World, nation: int, to: int) -> bool:
    """Barbarians pass enemies in the wild (XX.L.10), but where they end they must overrun the lone one."""
    return may_end_overrun(w, nation, to) and not pending_for(w, nation, to)


def lanes(w: World, group: Retiring, units: list[int], to: int) -> list[int]:
    """The ways of these units to an end, told by the province whose lone enemy they overrun before it.

    NOWHERE: over nobody. Three paces allow one overrun, and then only with the first step.
    """
    if len(units) < OVERRUN_UNITS or ends_over_enemy(w, group.nation, to):
        return [NOWHERE]
    sorts = {sort_of(w, unit): unit for unit in reversed(units)}
    found = [NOWHERE, *w.land.near[group.place]]
    for unit in sorts.values():
        other = _lanes_of(w, group, unit, to)
        both = [p for p in found if p in other]
        found = both if both else found
    return found


def _lanes_of(w: World, group: Retiring, unit: int, to: int) -> list[int]:
    """For a unit of one sort."""
    found = [NOWHERE] if to in ways(w, group, unit, False) else []
    for p in _lone_enemies(w, group):
        if to not in w.land.near[p]:
            continue
        into, out = price(w, group, unit, group.place, p, True), price(w, group, unit, p, to)
        if into != SHUT and out % LAST == 1:
            found.append(p)
    return found


def _lone_enemies(w: World, group: Retiring) -> list[int]:
    """Where one stands whom they could overrun with their first step; not where friends have to fight him."""
    return [
        p
        for p in w.land.near[group.place]
        if (not group.first or p in group.first)
        and can_overrun(w, group.nation, group.place, p)
        and not pending_for(w, group.nation, p)
    ]


def first_overruns(w: World, group: Retiring) -> list[int]:
    """XX.L.3, XX.L.4, F52: lone enemies whom six and more overrun with their first step, before they part."""
    if group.why != RETREAT or len(group.units) < OVERRUN_UNITS:
        return []
    sorts = {sort_of(w, unit): unit for unit in group.units}
    found: list[int] = []
    for p in _lone_enemies(w, group):
        enter = all(price(w, group, unit, group.place, p, True) != SHUT for unit in sorts.values())
        if enter and _leads_on(w, group, list(sorts.values()), p):
            found.append(p)
    return found


def _leads_on(w: World, group: Retiring, sorts: list[int], p: int) -> bool:
    """Whether some of them, one unit of each sort, could stay there, or a pace beyond."""
    if may_end_overrun(w, group.nation, p):
        return True
    for q in w.land.near[p]:
        ends = q != group.place and may_end(w, group.nation, q)
        reached = any(price(w, group, unit, p, q) == 1 for unit in sorts) if ends else False
        if reached and room_with(w, q, group.nation, group.leaders):
            return True
    return False


class Lane(Frame[InvasionsState]):
    """It reports the province of the enemy that is overrun, or NOWHERE."""

    steps: ClassVar[tuple[str, ...]] = ("over",)

    def __init__(self, seat: int = 0, nation: int = 0, to: int = 0, ways: list[int] | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.nation = nation
        self.to = to
        self.ways = ways[:] if ways is not None else []

    def run(self, s: InvasionsState) -> None:
        args: dict[str, object] = {"people": NATIONS[self.nation], "place": s.world.land.names[self.to]}
        s.ask(self.seat, "retreat-over", "XX.L.3", args)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        names = s.world.land.names
        return [
            Option("over", {"place": names[p]}, "XX.L.3")
            if p != NOWHERE
            else Option("over-nobody", None, "XX.L.2")
            for p in self.ways
        ]

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        s.pop(s.world.land.number(str(option.args["place"])) if option.key == "over" else NOWHERE)
