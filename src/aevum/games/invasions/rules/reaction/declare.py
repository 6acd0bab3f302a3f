"""XIX.A.4-XIX.A.8, XIX.A.19 Which stacks may be named to intercept, and by what way they would come."""

from typing import Final

from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.bounds.foedus import why_bound
from aevum.games.invasions.rules.control.attitude import passable
from aevum.games.invasions.rules.control.stance import HOSTILE, friends_mask, stance
from aevum.games.invasions.rules.movement.leave import blocked_around, with_leave
from aevum.games.invasions.rules.movement.legality import Stack, blockaded, why_not_into
from aevum.games.invasions.rules.reaction.interception import FARTHEST, all_ways
from aevum.games.invasions.rules.stacking import stacking_limit
from aevum.games.invasions.rules.troops import RANGE, STRAIT
from aevum.games.invasions.rules.world.land import Land, within
from aevum.games.invasions.rules.world.pieces import (
    best_stacking,
    commanded_at,
    leaders_at,
    leading_nation,
    members,
)
from aevum.games.invasions.rules.world.world import World

_WAYS: Final[dict[tuple[bool, int, int], list[list[int]]]] = {}


def stack_from(w: World, place: int, nations: int, barred: list[int]) -> Stack | None:
    """Everything of these nations in a province that has not failed against this enemy before."""
    units = [unit for unit in commanded_at(w, place, nations) if unit not in barred]
    if not units:
        return None
    leaders = leaders_at(w, place, nations)
    return Stack(leading_nation(w, units, leaders), place, units, leaders)


def way_of(w: World, stack: Stack, target: int) -> list[int] | None:
    """XIX.A.7: the cheapest way through provinces that are open to every unit of the stack."""
    if why_not_into(w, stack, target) is not None:
        return None
    start = stack.place
    if w.land.adjacent(start, target) and w.land.crossing(start, target) not in (RANGE, STRAIT):
        return [start, target]  # none could be cheaper
    free = {start: True, target: True}
    for way in _ways(w.land, start, target):
        if all(_passes(w, stack, p, free) for p in way) and not _cut(w, stack.nation, way):
            return way
    return None


def _passes(w: World, stack: Stack, p: int, free: dict[int, bool]) -> bool:
    """Whether the stack can go through a province; `free` keeps what was looked at."""
    found = free.get(p)
    if found is None:
        found = passable(w, stack.nation, p) and why_not_into(w, stack, p) is None
        free[p] = found
    return found


def _cut(w: World, nation: int, way: list[int]) -> bool:
    """XXV.F.1: a strait that enemies block is none."""
    return any(blockaded(w, nation, way[i], way[i + 1]) for i in range(len(way) - 1))


def _ways(land: Land, start: int, target: int) -> list[list[int]]:
    """All that the map has between two provinces, the cheapest first; worked out once."""
    key = (land.east, start, target)
    found = _WAYS.get(key)
    if found is None:
        near = [start, *[p for p in within(land, target, 2) if p != start]]
        steps: list[list[tuple[int, int, str]]] = [[] for _ in range(land.provinces)]
        for p in near:
            for q in land.near[p]:
                if q == target or (q != start and q in near):
                    steps[p].append((q, land.crossing(p, q), land.border_name(p, q)))
        found = all_ways(start, target, steps)
        _WAYS[key] = found
    return found


def able(w: World, stack: Stack, target: int) -> list[int]:
    """The units that can come; some are bound to their Areas, others find a land closed."""
    if way_of(w, stack, target) is not None:
        return stack.units
    found: list[int] = []
    for unit in stack.units:
        alone = Stack(stack.nation, stack.place, [unit], stack.leaders)
        if way_of(w, alone, target) is not None:
            found.append(unit)
    return found


def room_for(w: World, target: int, nation: int, leaders: list[int]) -> int:
    """XIX.A.19: units that may still come in; these leaders come with them (XVII.B.2).

    No invader's bonus: it lasts for the invader's own activation only (XVII.B.3).
    """
    friends = friends_mask(w, nation, target)
    bonus = best_stacking([*leaders_at(w, target, friends), *leaders])
    limit = stacking_limit(w.land.terrain[target], bonus, False)
    return limit - len(commanded_at(w, target, friends))


def why_not_from(w: World, target: int, start: int, nations: int, barred: list[int]) -> Refusal | None:
    """Why nobody can be named in a province; None when somebody can."""
    at: dict[str, object] = {"from": w.land.names[start], "place": w.land.names[target]}
    if start == target or not commanded_at(w, start, nations):
        return Refusal("intercept-nobody", at, "XIX.A.4")
    if start not in within(w.land, target, FARTHEST):
        return Refusal("intercept-too-far", at, "XIX.A.8")
    stack = stack_from(w, start, nations, barred)
    if stack is None:
        return Refusal("intercept-again", at, "XIX.A.17")
    if under_attack(w, start, stack.nation):
        return Refusal("intercept-under-attack", at, "XIX.A.6")
    if strangers_at(w, target, stack.nation):
        return Refusal("intercept-strangers", at, "XII.D.2")
    if room_for(w, target, stack.nation, stack.leaders) <= 0:
        return Refusal("intercept-no-room", at, "XIX.A.19")
    units = able(w, stack, target)
    if not units:
        closed = why_not_into(w, stack, target)
        return closed if closed is not None else Refusal("intercept-no-way", at, "XIX.A.7")
    return why_bound(w, start, units)  # XXVIII.E.3


def straits_closed(w: World, target: int, nations: int, barred: list[int]) -> list[tuple[int, list[int]]]:
    """XXV.F.1: nations whose stacks fleets alone keep from the enemy, and the seas where they lie."""
    found: dict[int, list[int]] = {}
    if not any(blocked_around(w, n, target, FARTHEST) for n in members(nations)):
        return []
    for start in within(w.land, target, FARTHEST):
        stack = stack_from(w, start, nations, barred)
        if stack is None or why_not_from(w, target, start, nations, barred) is None:
            continue
        seas = blocked_around(w, stack.nation, target, FARTHEST)
        kept = w.leaves
        w.leaves = with_leave(w, stack.nation, seas)
        opens = why_not_from(w, target, start, nations, barred) is None
        w.leaves = kept
        if opens:
            found[stack.nation] = seas
    return list(found.items())


def strangers_at(w: World, target: int, nation: int) -> bool:
    """Whether others than friends await the active stack there: with them nobody stacks (XII.D.2)."""
    friends = friends_mask(w, nation, target) | w.moving
    i = w.first[target]
    while i:
        if not friends >> w.master[i] & 1:
            return True
        i = w.following[i]
    return any(place == target and not friends >> n & 1 for n, place in enumerate(w.horde))


def under_attack(w: World, place: int, nation: int) -> bool:
    """Units of the active side stand before this nation's in the province."""
    for unit in commanded_at(w, place, w.moving):
        if stance(w, nation, w.master[unit], place) == HOSTILE:
            return True
    return False
