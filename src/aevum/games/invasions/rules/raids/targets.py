"""XI.D What may be raided, and by which way."""

from typing import Final

from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.bounds.closed import why_not_enter
from aevum.games.invasions.rules.control.stance import HOSTILE, stance
from aevum.games.invasions.rules.movement.leave import blocked_around, with_leave
from aevum.games.invasions.rules.movement.legality import blockaded
from aevum.games.invasions.rules.troops import BARBARIAN, NATIONS
from aevum.games.invasions.rules.world.land import NO_AREA
from aevum.games.invasions.rules.world.world import NOBODY, RAIDER, World

DIRECT: Final = -1
"""A way with nothing between."""
DEPTH: Final = 2
"""XI.D.3: steps to the target of a deep raid."""


def reach(w: World, start: int) -> list[int]:
    """Provinces that somebody might think of: two steps away at most, or over a sea (XI.D.3, XI.D.6)."""
    found: set[int] = set()
    for q in w.land.near[start]:
        found.add(q)
        found.update(w.land.near[q])
    for sea in w.land.seas_of[start]:
        found.update(w.land.shores[sea])
    found.discard(start)
    return sorted(found)


def targets(w: World, nation: int, boats: bool, start: int) -> list[int]:
    """`boats`: every raider is amphibious (XI.D.6)."""
    return [p for p in reach(w, start) if why_not_target(w, nation, boats, start, p) is None]


def straits_closed(w: World, nation: int, boats: bool, starts: list[int]) -> list[int]:
    """XXV.F.1: seas whose fleets keep a raid from targets or ways that it would have with their leave."""
    found: list[int] = []
    for start in starts:
        for sea in blocked_around(w, nation, start, DEPTH):
            before = _choices(w, nation, boats, start)
            kept = w.leaves
            w.leaves = with_leave(w, nation, [sea])
            if sea not in found and _choices(w, nation, boats, start) > before:
                found.append(sea)
            w.leaves = kept
    return found


def _choices(w: World, nation: int, boats: bool, start: int) -> int:
    return sum([len(ways(w, nation, boats, start, p)) for p in targets(w, nation, boats, start)])


def any_target(w: World, nation: int, boats: bool, starts: list[int]) -> bool:
    """Whether something can be raided, be it that others have to let the raid over a strait first."""
    if any(targets(w, nation, boats, start) for start in starts):
        return True
    return bool(straits_closed(w, nation, boats, starts))


def why_not_target(w: World, nation: int, boats: bool, start: int, target: int) -> Refusal | None:
    refusal = why_no_prey(w, nation, target)
    if refusal is None and not ways(w, nation, boats, start, target):
        return _why_no_way(w, nation, start, target)
    return refusal


def why_no_prey(w: World, nation: int, p: int) -> Refusal | None:
    """XI.D.1, III.F.6, F106: an enemy's province in a Civilized Area, its site empty and whole (XI.F.2)."""
    at: dict[str, object] = {"place": w.land.names[p]}
    owner = w.owner[p]
    if w.land.wild[p]:
        return Refusal("raid-wild", at, "XI.D.1")
    if owner == NOBODY or stance(w, nation, owner, p) != HOSTILE:
        return Refusal("raid-no-enemy", at, "XI.D.1")
    if not w.land.site[p]:
        return Refusal("raid-no-site", at, "XI.D.1")
    if w.level[p]:
        return Refusal("raid-city", {"city": w.land.site[p]}, "XI.D.1")
    if w.pillaged[p]:
        return Refusal("raid-pillaged", at, "XI.F.2")
    return None


def civilized_units(w: World, place: int) -> int:
    """XI.E.1: units of Civilized nations in a province or on a sea, of friends too; a Limes is one."""
    found = 0
    if w.land.is_province(place) and w.limes[place] != NOBODY and w.status[w.limes[place]] != BARBARIAN:
        found = 1
    i = w.first[place]
    while i:
        if w.status[w.master[i]] != BARBARIAN:
            found += 1
        i = w.following[i]
    return found


def ways(w: World, nation: int, boats: bool, start: int, target: int) -> list[int]:
    """XI.D.3: DIRECT alone to a province next to the start, else the places between; the raider chooses."""
    near = w.land.near
    if target in near[start] and not blockaded(w, nation, start, target):
        return [DIRECT]
    found: list[int] = []
    for q in near[start]:
        if target in near[q] and why_barred(w, nation, start, q, target) is None:
            found.append(q)
    if boats:
        found.extend([sea for sea in w.land.seas_of[start] if sea in w.land.seas_of[target]])
    return found


def why_barred(w: World, nation: int, start: int, between: int, target: int) -> Refusal | None:
    """XI.D.4, A25: what stops a deep raid in the province between; F85: whoever holds it, but for itself."""
    land = w.land
    at: dict[str, object] = {"place": land.names[between]}
    if w.limes[between] != NOBODY:
        return Refusal("raid-limes", at, "XVIII.I.3")
    if w.walls[between] and w.owner[between] != nation:
        return Refusal("raid-walls", at, "XXIII.B.1")
    area = land.areas[land.area[between]] if land.area[between] != NO_AREA else ""
    refusal = why_not_enter(area, land.names[between], nation, w.status[nation], True, w.turn)
    if refusal is not None:
        return refusal
    if blockaded(w, nation, start, between) or blockaded(w, nation, between, target):
        return Refusal("raid-blockade", at, "XXV.F.1")
    return None


def _why_no_way(w: World, nation: int, start: int, target: int) -> Refusal:
    land = w.land
    at: dict[str, object] = {"place": land.names[target]}
    if target in land.near[start]:
        return Refusal("raid-blockade", at, "XXV.F.1")
    for q in land.near[start]:
        if target in land.near[q]:
            barred = why_barred(w, nation, start, q, target)
            if barred is not None:
                return barred
    if any(sea in land.seas_of[target] for sea in land.seas_of[start]):
        return Refusal("raid-boats", at, "XI.D.6")
    args: dict[str, object] = {**at, "from": land.names[start], "people": NATIONS[nation]}
    return Refusal("raid-too-far", args, "XI.D.3" if w.role[nation] == RAIDER else "III.D.7")
