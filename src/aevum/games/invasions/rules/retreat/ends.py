"""XX.L.5, XIX.B.14, XVII.A.10 In which provinces a way may end, and for how many."""

from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.bounds.foedus import within_foedus
from aevum.games.invasions.rules.control.attitude import attitude, open_country, passable, rural
from aevum.games.invasions.rules.control.provinces import is_empty
from aevum.games.invasions.rules.control.stance import FRIENDLY, NEUTRAL, friends_mask
from aevum.games.invasions.rules.movement.confront import OVERRUN_UNITS
from aevum.games.invasions.rules.movement.leave import blocked_around, with_leave
from aevum.games.invasions.rules.retreat.ways import (
    FLIGHT,
    HORDE,
    PACES,
    Retiring,
    lone_enemy,
    pending_for,
    sort_of,
    ways,
)
from aevum.games.invasions.rules.stacking import stacking_limit
from aevum.games.invasions.rules.world.pieces import (
    ASIDE,
    any_invading,
    best_stacking,
    commanded_at,
    leaders_at,
)
from aevum.games.invasions.rules.world.world import NOBODY, World


def may_end(w: World, nation: int, p: int) -> bool:
    """XX.L.5, XIX.B.14, XX.L.8"""
    return _welcome(w, nation, p) or pending_for(w, nation, p)


def _welcome(w: World, nation: int, p: int) -> bool:
    return open_country(w, nation, p) or attitude(w, nation, p) == FRIENDLY


def may_end_overrun(w: World, nation: int, p: int) -> bool:
    """The province of the lone enemy itself: empty once he is gone."""
    return rural(w, p) and lone_enemy(w, nation, p)


def room_with(w: World, place: int, nation: int, leaders: list[int]) -> int:
    """XVII.A.10: how many units fit in, when these leaders come with them. Who stands aside needs no room."""
    if pending_for(w, nation, place):
        return len(w.code)
    return _free(w, place, nation, leaders)


def _room_at_end(w: World, group: Retiring, p: int) -> int:
    """How many of the group fit in where a way may end; 0 elsewhere."""
    if not _welcome(w, group.nation, p):
        return len(w.code) if pending_for(w, group.nation, p) else 0
    return _free(w, p, group.nation, group.leaders)


def _free(w: World, place: int, nation: int, leaders: list[int]) -> int:
    friends = friends_mask(w, nation, place)
    bonus = max(best_stacking(leaders_at(w, place, friends)), best_stacking(leaders))
    limit = stacking_limit(w.land.terrain[place], bonus, any_invading(w, friends))
    here = 0
    for unit in commanded_at(w, place, friends):
        if not w.march[unit] & ASIDE:
            here += 1
    return max(0, limit - here)


def goers(w: World, group: Retiring) -> dict[int, list[int]]:
    """For each province in which a way may end the units that get there, nearest first.

    A province that only an overrun leads to is listed when at least six can go there together.
    """
    found: dict[int, list[int]] = {}
    for end, units in _reached(w, group, False).items():
        if _room_at_end(w, group, end):
            found[end] = units
    if len(group.units) >= OVERRUN_UNITS:
        for end, units in _reached(w, group, True).items():
            if end in found or len(units) < OVERRUN_UNITS:
                continue
            ends = may_end(w, group.nation, end) or may_end_overrun(w, group.nation, end)
            if ends and room_with(w, end, group.nation, group.leaders) >= OVERRUN_UNITS:
                found[end] = units
    return found


def horde_ends(w: World, group: Retiring) -> list[int]:
    """Where a horde that is left without units may go; it cannot stand aside of a battle (III.D.8).

    XXVIII.E.4, F295: a federate's to a province of its Foedus; elsewhere only where it must.
    """
    n = group.nation
    found = [p for p in ways(w, group, HORDE, False) if passable(w, n, p) and may_end(w, n, p)]
    kept = within_foedus(w, n, found)
    return sorted(kept if kept or group.why == FLIGHT else found)


def straits_closed(w: World, group: Retiring, horde: int = NOBODY) -> list[int]:
    """XXV.F.1: seas whose fleets keep a group from ends that it would reach if they let it through."""
    found: list[int] = []
    for sea in blocked_around(w, group.nation, group.place, PACES):
        before = _choices(w, group, horde)
        kept = w.leaves
        w.leaves = with_leave(w, group.nation, [sea])
        after = _choices(w, group, horde)
        w.leaves = kept
        if after > before:
            found.append(sea)
    return found


def _choices(w: World, group: Retiring, horde: int) -> int:
    """How much a group can do: its units and its horde, each with the ends that are open to it."""
    count = sum([len(units) for units in goers(w, group).values()])
    if horde != NOBODY:
        count += len(
            horde_ends(w, Retiring(horde, [], [], group.place, group.why, group.first, group.banned))
        )
    return count


def _reached(w: World, group: Retiring, overrun: bool) -> dict[int, list[int]]:
    sorts: dict[tuple[int, int, bool], list[int]] = {}
    for unit in group.units:
        sorts.setdefault(sort_of(w, unit), []).append(unit)
    priced: dict[int, list[tuple[int, int]]] = {}
    for units in sorts.values():
        for end, paces in ways(w, group, units[0], overrun).items():
            priced.setdefault(end, []).extend([(paces, unit) for unit in units])
    return {end: [unit for _, unit in sorted(priced[end])] for end in sorted(priced)}


def why_not_end(w: World, group: Retiring, p: int) -> Refusal:
    """Why nobody of the group can end his way in a province that is not offered."""
    at: dict[str, object] = {"place": w.land.names[p]}
    if p in group.banned:
        return Refusal("retreat-to-attacker", at, "XX.L.7")
    view = attitude(w, group.nation, p)
    if view == NEUTRAL and not is_empty(w, p):
        return Refusal("retreat-neutral", at, "XX.L.5")
    if is_empty(w, p) and view != FRIENDLY and not rural(w, p):
        return Refusal("retreat-city", at, "XX.L.5")
    if not may_end(w, group.nation, p):
        return Refusal("retreat-hostile", at, "XX.L.5")
    if room_with(w, p, group.nation, group.leaders) == 0:
        return Refusal("retreat-full", at, "XVII.A.10")
    free = Retiring(group.nation, group.units, group.leaders, group.place, group.why, [], group.banned)
    if group.first and p in _reached(w, free, False):
        return Refusal("retreat-other-way", at, "XX.L.6")
    return Refusal("retreat-no-way", at, "XX.L.2")
