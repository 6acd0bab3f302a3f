"""The best that a stack can do: which of its units go where, and whether it is worth the march."""

from __future__ import annotations

from dataclasses import dataclass, field

from aevum.engine.ask import Option
from aevum.games.invasions.bots.marshal.groups import Group, by_bounds, groups_of, limit
from aevum.games.invasions.bots.marshal.outlook import Outlook
from aevum.games.invasions.bots.marshal.stakes import UNIT_WORTH, prize, stake
from aevum.games.invasions.bots.marshal.strength import bare_strength, beats, losses, strength
from aevum.games.invasions.bots.marshal.ways import ways
from aevum.games.invasions.rules.control.attitude import attitude, enemy_controlled
from aevum.games.invasions.rules.control.stance import NEUTRAL
from aevum.games.invasions.rules.movement.legality import Stack, would_attack
from aevum.games.invasions.rules.troops import BARBARIAN
from aevum.games.invasions.rules.world.pieces import commanded_at

LEAST = 0.15
"""Expected points for which a stack sets out at all."""
PER_PACE = 0.02
FEW_PACES = 3
FEW_AIMS = 3
"""How far, and at how many places, a coarse plan looks."""
INVADING = 1.2
WANDERING = 0.5
OF_REALM = 0.15
"""For each point of a journey, to an army of full size: of invaders, of other peoples, and of realms, which
have more than one thing to do."""
ARMY = 6.0
DRAWN = 0.3
"""By how much land of its own must lie nearer to the journey's end."""
LEAST_ARMY = 2
"""Units that must be left of a stack when it has posted others on its way."""
ASTRAY = 0.12
"""For each pace that a unit is too far from its horde."""
NO_LEADER = -1


@dataclass(frozen=True)
class Plan:
    way: list[int]
    units: list[int]
    leaders: list[int]
    gain: float
    posts: dict[int, int] = field(default_factory=dict)
    """By province of the way, who stays there so that the horde can follow."""
    voyage: Option | None = None
    """The way is by sea."""


def best_plan(o: Outlook, stack: Stack, leader: int = NO_LEADER) -> Plan | None:
    """None where nothing is worth the march; `leader` must go with them."""
    best: Plan | None = None
    for units in by_bounds(o, stack.units):
        own = Stack(stack.nation, stack.place, units, stack.leaders)
        groups = [group for group in groups_of(o, own) if leader == NO_LEADER or leader in group.leaders]
        paces = max([group.paces for group in groups], default=0)
        reached = ways(o, own, min(paces, FEW_PACES) if o.coarse else paces)
        for place in _aims(o, stack, list(reached)):
            posts = _posts(o, stack, reached[place][:-1]) if leader == NO_LEADER else []  # XXII.A.5
            plan = _plan_for(o, stack, place, reached[place], groups, posts)
            if plan is not None and (best is None or plan.gain > best.gain):
                best = plan
    return best


def _aims(o: Outlook, stack: Stack, places: list[int]) -> list[int]:
    """Places that are looked at closely; in haste only the richest for their guards."""
    found = [p for p in places if tempts(o, p, stack.nation) or _draws(o, stack, p)]
    if not o.coarse or len(found) <= FEW_AIMS:
        return found
    nation = stack.nation

    def promise(place: int) -> float:
        guard = o.guard(place, nation)
        total = o.ledger.at(o.w, place, nation) + journey(o, stack, place)
        if guard and o.w.camps[place]:
            total += prize(o, place, nation)
        return total / (1.0 + guard)

    found.sort(key=lambda p: -promise(p))
    return found[:FEW_AIMS]


def journey(o: Outlook, stack: Stack, place: int) -> float:
    """Points for an army of full size that comes nearer to where its nation wants to be."""
    w = o.w
    weight = OF_REALM
    if w.status[stack.nation] == BARBARIAN:
        weight = INVADING if w.invading[stack.nation] else WANDERING
    return weight * o.nearer(stack.nation, stack.place, place)


def tempts(o: Outlook, place: int, nation: int) -> bool:
    """Not land that is ours and safe, and not a neutral's."""
    w = o.w
    if o.ours(place, nation):
        return o.guard(place, nation) > 0 or place in w.capital or place in w.horde
    if o.mine(w.owner[place]):
        return False
    return attitude(w, nation, place) != NEUTRAL


def _draws(o: Outlook, stack: Stack, place: int) -> bool:
    """Land of its own through which an invader's way goes on, or on the way back to the horde."""
    nation = stack.nation
    if not o.ours(place, nation):
        return False
    if o.w.invading[nation] and o.nearer(nation, stack.place, place) > DRAWN:
        return True
    return o.astray(nation, stack.place, place) < 0


def _plan_for(
    o: Outlook, stack: Stack, place: int, way: list[int], groups: list[Group], posts: list[int]
) -> Plan | None:
    """The best group for a province. Only in the same Area does it matter what they leave behind.

    `posts`: where on the way one unit each has to stay.
    """
    nation = stack.nation
    near = o.w.land.area[place] == o.w.land.area[stack.place]
    own = o.own_units(place, nation)
    led = o.own_leaders(place, nation)
    nearer = journey(o, stack, place) / ARMY
    astray = ASTRAY * o.astray(nation, stack.place, place)
    already: dict[int, float] = {}
    best: Plan | None = None
    for group in groups:
        leaders = [*led, *group.leaders]
        stay_behind = len(posts)
        if posts and len(group.units) < stay_behind + LEAST_ARMY:
            continue  # not enough men for all the posts
        units = group.units[: len(group.units) - stay_behind]
        if group.paces < len(way) or len(own) + len(units) > limit(o, place, nation, leaders):
            continue
        after = group.after if near else o
        gain = stake(after, place, nation, [*own, *units], leaders, True) + group.left
        if id(after) not in already:
            already[id(after)] = stake(after, place, nation, own, led, False)
        gain -= already[id(after)]
        gain -= PER_PACE * len(way) + _toll(o, nation, way[:-1], group)
        gain += nearer * min(ARMY, bare_strength(o.w, group.units)) if nearer else 0.0
        gain -= astray * len(group.units)
        if gain > (best.gain if best is not None else LEAST):
            stay = dict(zip(posts, group.units[len(units) :], strict=True))
            best = Plan(way, group.units, group.leaders, gain, stay)
    return best


def _posts(o: Outlook, stack: Stack, passed: list[int]) -> list[int]:
    """F96: provinces that the horde of an invader can pass only where units of its people are."""
    w = o.w
    nation = stack.nation
    if w.horde[nation] != stack.place or not w.invading[nation] or o.drawn(nation) is None:
        return []
    alone = [p for p in passed if not commanded_at(w, p, 1 << nation)]
    return [p for p in alone if enemy_controlled(w, nation, p) or would_attack(w, nation, p)]


def _toll(o: Outlook, nation: int, passed: list[int], group: Group) -> float:
    """What interceptors on the way may cost."""
    total = 0.0
    for p in passed:
        likely, hunters = o.hunters(p, nation)
        if likely:
            own = strength(o.w, group.units, group.leaders)
            total += likely * losses(beats(own, hunters)) * UNIT_WORTH * bare_strength(o.w, group.units)
    return total
