"""The best that a stack can do: which of its units go where, and whether it is worth the march."""

from __future__ import annotations

from dataclasses import dataclass

from aevum.games.invasions.bots.marshal.groups import Group, by_bounds, groups_of, limit
from aevum.games.invasions.bots.marshal.outlook import Outlook
from aevum.games.invasions.bots.marshal.stakes import UNIT_WORTH, stake
from aevum.games.invasions.bots.marshal.strength import bare_strength, beats, losses, strength
from aevum.games.invasions.bots.marshal.ways import ways
from aevum.games.invasions.rules.control.attitude import attitude
from aevum.games.invasions.rules.control.stance import NEUTRAL
from aevum.games.invasions.rules.movement.legality import Stack

LEAST = 0.15
"""Expected points for which a stack sets out at all."""
PER_PACE = 0.02
FEW_PACES = 3
FEW_AIMS = 3
"""How far, and at how many places, a coarse plan looks."""
NEARER = 0.3
"""For each point of what draws a people, to an army of its own size."""
ARMY = 6.0
DRAWN = 0.4
"""By how much land of its own must lie nearer to it."""
NO_LEADER = -1


@dataclass(frozen=True)
class Plan:
    way: list[int]
    units: list[int]
    leaders: list[int]
    gain: float


def best_plan(o: Outlook, stack: Stack, leader: int = NO_LEADER) -> Plan | None:
    """None where nothing is worth the march; `leader` must go with them."""
    best: Plan | None = None
    for units in by_bounds(o, stack.units):
        own = Stack(stack.nation, stack.place, units, stack.leaders)
        groups = [group for group in groups_of(o, own) if leader == NO_LEADER or leader in group.leaders]
        paces = max([group.paces for group in groups], default=0)
        reached = ways(o, own, min(paces, FEW_PACES) if o.coarse else paces)
        for place in _aims(o, stack, list(reached)):
            plan = _plan_for(o, stack, place, reached[place], groups)
            if plan is not None and (best is None or plan.gain > best.gain):
                best = plan
    return best


def _aims(o: Outlook, stack: Stack, places: list[int]) -> list[int]:
    """Places that are looked at closely; in haste only the richest for their guards."""
    found = [p for p in places if tempts(o, p, stack.nation) or _draws(o, stack, p)]
    if not o.coarse or len(found) <= FEW_AIMS:
        return found
    nation = stack.nation
    found.sort(key=lambda p: -o.ledger.at(o.w, p, nation) / (1.0 + o.guard(p, nation)))
    return found[:FEW_AIMS]


def tempts(o: Outlook, place: int, nation: int) -> bool:
    """Not land that is ours and safe, and not a neutral's."""
    w = o.w
    if o.ours(place, nation):
        return o.guard(place, nation) > 0 or place in w.capital or place in w.horde
    if o.mine(w.owner[place]):
        return False
    return attitude(w, nation, place) != NEUTRAL


def _draws(o: Outlook, stack: Stack, place: int) -> bool:
    """Land of its own through which an invader's way goes on."""
    nation = stack.nation
    if not o.w.invading[nation] or not o.ours(place, nation):
        return False
    return o.nearer(nation, stack.place, place) > DRAWN


def _plan_for(o: Outlook, stack: Stack, place: int, way: list[int], groups: list[Group]) -> Plan | None:
    """The best group for a province. Only in the same Area does it matter what they leave behind."""
    nation = stack.nation
    near = o.w.land.area[place] == o.w.land.area[stack.place]
    own = o.own_units(place, nation)
    led = o.own_leaders(place, nation)
    nearer = NEARER * o.nearer(nation, stack.place, place) / ARMY
    already: dict[int, float] = {}
    best: Plan | None = None
    for group in groups:
        leaders = [*led, *group.leaders]
        if group.paces < len(way) or len(own) + len(group.units) > limit(o, place, nation, leaders):
            continue
        after = group.after if near else o
        gain = stake(after, place, nation, [*own, *group.units], leaders, True) + group.left
        if id(after) not in already:
            already[id(after)] = stake(after, place, nation, own, led, False)
        gain -= already[id(after)]
        gain -= PER_PACE * len(way) + _toll(o, nation, way[:-1], group)
        gain += nearer * min(ARMY, bare_strength(o.w, group.units)) if nearer else 0.0
        if gain > (best.gain if best is not None else LEAST):
            best = Plan(way, group.units, group.leaders, gain)
    return best


def _toll(o: Outlook, nation: int, passed: list[int], group: Group) -> float:
    """What interceptors on the way may cost."""
    total = 0.0
    for p in passed:
        likely, hunters = o.hunters(p, nation)
        if likely:
            own = strength(o.w, group.units, group.leaders)
            total += likely * losses(beats(own, hunters)) * UNIT_WORTH * bare_strength(o.w, group.units)
    return total
