"""XVII.A.7, XII.D.2, XVIII.G.3 Where stacks may not be when movement is over, and whether they can go."""

from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.bounds.room import crowded
from aevum.games.invasions.rules.control.attitude import no_camp
from aevum.games.invasions.rules.leaders import LEADER_NATION
from aevum.games.invasions.rules.movement.legality import Stack, can_follow, can_go
from aevum.games.invasions.rules.movement.together import strays
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.world.pieces import (
    HALTED,
    LEADER_PACES,
    LEADERS_OF,
    USED,
    commanded_at,
    leaders_at,
    members,
    paces_left,
)
from aevum.games.invasions.rules.world.world import World


def places_of(w: World, nations: int) -> list[int]:
    """Provinces with a unit or leader of these nations that may still move."""
    found: list[int] = []
    for n in members(nations):
        for leader in LEADERS_OF[n]:
            p = w.leader_place[leader]
            if w.land.is_province(p) and w.leader_used[leader] < LEADER_PACES and p not in found:
                found.append(p)
    for p in range(w.land.provinces):
        i = w.first[p]
        while i:
            if nations >> w.master[i] & 1 and paces_left(w, i, False):
                if p not in found:
                    found.append(p)
                break
            i = w.following[i]
    found.sort()
    return found


def fit_leaders(w: World, place: int, nations: int) -> list[int]:
    """Leaders here who can still go on."""
    return [i for i in leaders_at(w, place, nations) if w.leader_used[i] < LEADER_PACES]


def why_must_leave(w: World, place: int, nations: int, migrating: int, home: int) -> Refusal | None:
    """Why the units of these nations may not stay here, as long as one of them can still go."""
    units = commanded_at(w, place, nations)
    leaders = leaders_at(w, place, nations)
    if not units and not leaders:
        return None
    lead = w.master[units[0]] if units else LEADER_NATION[leaders[0]]
    at: dict[str, object] = {"place": w.land.names[place]}
    if no_camp(w, lead, place) and can_move_on(w, place, nations, migrating, home):
        return Refusal("neutral-end", at, "XII.D.2")
    if crowded(w, place) and can_move_on(w, place, nations, migrating, home):
        return Refusal("too-many", at, "XVII.A.7")
    for unit in units if migrating else []:
        n = w.master[unit]
        if not migrating >> n & 1 or nation_of(w.code[unit]) != n:
            continue
        settled = not w.march[unit] & (USED | HALTED)
        if settled and can_step(w, unit, place, nations, migrating, home):
            return Refusal("migration-all", {"people": NATIONS[n], **at}, "XVIII.G.3")
        if strays(w, n, place) and can_step(w, unit, place, nations, migrating, home, True):
            return Refusal("migration-left-behind", {"people": NATIONS[n], **at}, "XVIII.G.3")
    return None


def can_move_on(w: World, place: int, nations: int, migrating: int, home: int) -> bool:
    """Whether some unit here, or a leader alone, has a step that it may still make."""
    units = commanded_at(w, place, nations)
    for unit in units:
        if can_step(w, unit, place, nations, migrating, home):
            return True
    leaders = fit_leaders(w, place, nations)
    if units or not leaders:
        return False
    return _has_way(w, Stack(LEADER_NATION[leaders[0]], place, [], leaders, False, home))


def can_step(
    w: World, unit: int, place: int, nations: int, migrating: int, home: int, follow: bool = False
) -> bool:
    """Whether a unit could go anywhere by itself, or with the leaders who are here.

    `follow`: only what leads it to its horde counts (F97).
    """
    peaceful = migrating >> w.master[unit] & 1 != 0
    if paces_left(w, unit, False):
        return _has_way(w, Stack(w.master[unit], place, [unit], [], peaceful, home), follow)
    leaders = fit_leaders(w, place, nations)
    if not leaders or not paces_left(w, unit, True):
        return False
    return _has_way(w, Stack(LEADER_NATION[leaders[0]], place, [unit], leaders, peaceful, home), follow)


def _has_way(w: World, stack: Stack, follow: bool = False) -> bool:
    return can_follow(w, stack) if follow else can_go(w, stack)
