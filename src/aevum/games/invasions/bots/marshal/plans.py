"""The best that a stack can do: which of its units go where, and whether it is worth the march."""

from __future__ import annotations

from dataclasses import dataclass

from aevum.games.invasions.bots.marshal.outlook import Outlook
from aevum.games.invasions.bots.marshal.stakes import UNIT_WORTH, stake
from aevum.games.invasions.bots.marshal.strength import bare_strength, beats, losses, strength, unit_strength
from aevum.games.invasions.bots.marshal.ways import ways
from aevum.games.invasions.rules.control.attitude import attitude
from aevum.games.invasions.rules.control.stance import NEUTRAL
from aevum.games.invasions.rules.movement.garrisons import BOUND
from aevum.games.invasions.rules.movement.legality import Stack, stack_paces
from aevum.games.invasions.rules.stacking import stacking_limit
from aevum.games.invasions.rules.troops import CAVALRY, kind_name, traits
from aevum.games.invasions.rules.world.pieces import any_invading, best_stacking

LEAST = 0.15
"""Expected points for which a stack sets out at all."""
PER_PACE = 0.02
NO_LEADER = -1


@dataclass(frozen=True)
class Group:
    """Some of a stack, and what it means for the place that they leave."""

    units: list[int]
    leaders: list[int]
    paces: int
    left: float


@dataclass(frozen=True)
class Plan:
    way: list[int]
    units: list[int]
    leaders: list[int]
    gain: float


def best_plan(o: Outlook, stack: Stack, leader: int = NO_LEADER) -> Plan | None:
    """None where nothing is worth the march; `leader` must go with them."""
    best: Plan | None = None
    for units in _by_bounds(o, stack.units):
        own = Stack(stack.nation, stack.place, units, stack.leaders)
        groups = [group for group in groups_of(o, own) if leader == NO_LEADER or leader in group.leaders]
        reached = ways(o, own, max([group.paces for group in groups], default=0))
        for place, way in reached.items():
            if tempts(o, place, stack.nation):
                found = best_group(o, stack.nation, place, way, groups)
                if found is not None and found.gain > (best.gain if best is not None else LEAST):
                    best = found
    return best


def _by_bounds(o: Outlook, units: list[int]) -> list[list[int]]:
    """Units that are bound to some Areas march by themselves."""
    bound = [unit for unit in units if kind_name(o.w.code[unit]) in BOUND]
    free = [unit for unit in units if unit not in bound]
    return [part for part in (free, bound) if part]


def tempts(o: Outlook, place: int, nation: int) -> bool:
    """Not land that is ours and safe, and not a neutral's."""
    w = o.w
    if o.ours(place, nation):
        return o.guard(place, nation) > 0 or place in w.capital or place in w.horde
    if o.mine(w.owner[place]):
        return False
    return attitude(w, nation, place) != NEUTRAL


def groups_of(o: Outlook, stack: Stack) -> list[Group]:
    """Ways to divide a stack: the strong go with the leaders, or the weak without them."""
    w = o.w
    strong = sorted(stack.units, key=lambda unit: (-unit_strength(w, unit), unit))
    riders = [unit for unit in strong if traits(w.code[unit]) & CAVALRY]
    count = len(strong)
    sizes = {count, count - 1, count - 2, count - 3, (count + 1) // 2}
    parts = [(strong[:size], stack.leaders) for size in sorted(sizes, reverse=True) if size > 0]
    if 0 < len(riders) < count:
        parts.append((riders, stack.leaders))
    if stack.leaders:
        parts.extend([(strong[-size:], []) for size in (1, 2, 3) if size < count])
    elif count > 2:
        parts.append((strong[-1:], []))
    own = o.own_units(stack.place, stack.nation)
    led = o.own_leaders(stack.place, stack.nation)
    whole = stake(o, stack.place, stack.nation, own, led, False)
    found: list[Group] = []
    for units, leaders in parts:
        rest = [unit for unit in own if unit not in units]
        behind = [i for i in led if i not in leaders]
        paces = stack_paces(w, Stack(stack.nation, stack.place, units, leaders))
        if paces and len(rest) <= limit(o, stack.place, stack.nation, behind):
            left = stake(o, stack.place, stack.nation, rest, behind, False) - whole
            found.append(Group(units, leaders, paces, left))
    return found


def limit(o: Outlook, place: int, nation: int, leaders: list[int]) -> int:
    w = o.w
    return stacking_limit(w.land.terrain[place], best_stacking(leaders), any_invading(w, o.friends(nation)))


def best_group(o: Outlook, nation: int, place: int, way: list[int], groups: list[Group]) -> Plan | None:
    own = o.own_units(place, nation)
    led = o.own_leaders(place, nation)
    already = stake(o, place, nation, own, led, False)
    best: Plan | None = None
    for group in groups:
        leaders = [*led, *group.leaders]
        if group.paces < len(way) or len(own) + len(group.units) > limit(o, place, nation, leaders):
            continue
        gain = stake(o, place, nation, [*own, *group.units], leaders, True) - already + group.left
        gain -= PER_PACE * len(way)
        if best is None or gain > best.gain:
            if len(way) > 1:
                gain -= _toll(o, nation, way[:-1], group)
            if best is None or gain > best.gain:
                best = Plan(way, group.units, group.leaders, gain)
    return best


def _toll(o: Outlook, nation: int, passed: list[int], group: Group) -> float:
    """What interceptors on the way may cost."""
    total = 0.0
    own = strength(o.w, group.units, group.leaders)
    for p in passed:
        likely, hunters = o.hunters(p, nation)
        if likely:
            total += likely * losses(beats(own, hunters))
    return total * UNIT_WORTH * bare_strength(o.w, group.units)
