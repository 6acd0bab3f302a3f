"""XVIII.C, XVIII.E, XVIII.F A stack meets an enemy on its march: it overruns, forces a passage, or stops."""

from typing import Final

from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.control.loyalty import willing
from aevum.games.invasions.rules.control.stance import HOSTILE, foes_in, stance
from aevum.games.invasions.rules.troops import BARBARIAN, STRAIT
from aevum.games.invasions.rules.world.pieces import (
    ASIDE,
    FORCING,
    commanded_at,
    limit_at,
    members,
    paces_left,
)
from aevum.games.invasions.rules.world.world import NOBODY, World

OVERRUN_UNITS: Final = 6
"""XVIII.E.1"""
FORCE_TIMES: Final = 2
"""XVIII.F.2"""
WENT_ON: Final = 0
STOPPED: Final = 1


def enemies_at(w: World, place: int, nation: int) -> list[int]:
    """Hostile units in a province."""
    found: list[int] = []
    i = w.first[place]
    while i:
        if stance(w, nation, w.master[i], place) == HOSTILE:
            found.append(i)
        i = w.following[i]
    return found


def hostile_hordes(w: World, place: int, nation: int) -> list[int]:
    return members(w.camps[place] & foes_in(w, nation, place))


def defenders(w: World, place: int, nation: int) -> int:
    """Units that must be faced; a horde counts as one when it defends (III.D.8)."""
    return len(enemies_at(w, place, nation)) + len(hostile_hordes(w, place, nation))


def hostile_limes(w: World, place: int, nation: int) -> bool:
    return w.limes[place] != NOBODY and stance(w, nation, w.limes[place], place) == HOSTILE


def among_barbarians(w: World, place: int, nation: int) -> bool:
    """XVIII.C.2: Barbarians in a Barbarian Area, whom other Barbarians do not stop even when hostile."""
    if not w.land.wild[place] or w.status[nation] != BARBARIAN or hostile_limes(w, place, nation):
        return False
    found = [w.master[unit] for unit in enemies_at(w, place, nation)]
    found.extend(hostile_hordes(w, place, nation))  # a Kingdom's may wait for its first city (VII.D.9)
    return all(w.status[n] == BARBARIAN for n in found)


def passage_open(w: World, place: int, nation: int) -> bool:
    """XVIII.F.4: units of the active side, allies too, hold a passage open, and are still twice as many."""
    if not w.opened[place]:
        return False
    forcing = [unit for unit in commanded_at(w, place, w.moving) if w.march[unit] & FORCING]
    return len(willing(w, forcing, place, nation)) >= FORCE_TIMES * defenders(w, place, nation)


def free_to_pass(w: World, place: int, nation: int) -> bool:
    """Whether enemies in the province stop nobody of this nation."""
    return passage_open(w, place, nation) or among_barbarians(w, place, nation)


def barrier(w: World, place: int, nation: int, units: list[int]) -> Refusal | None:
    """XVIII.E.4, XVIII.F.6: what bars both an overrun and a passage in force.

    A landing bars only the overrun, for which it leaves no pace (XXV.E.2).
    """
    refusal = walled_off(w, place, nation)
    if refusal is not None:
        return refusal
    at: dict[str, object] = {"place": w.land.names[place]}
    for unit in units:
        if over_strait(w, unit, place):
            return Refusal("barred-by-strait", at, "XVIII.J.5")
    return None


def walled_off(w: World, place: int, nation: int) -> Refusal | None:
    """A Limes or a fortified city, whatever way one came."""
    at: dict[str, object] = {"place": w.land.names[place]}
    if hostile_limes(w, place, nation):
        return Refusal("barred-by-limes", at, "XVIII.I.3")
    owner = w.owner[place]
    if w.walls[place] and (owner == NOBODY or stance(w, nation, owner, place) == HOSTILE):
        return Refusal("barred-by-walls", at, "XXIII.B.1")
    return None


def over_strait(w: World, unit: int, place: int) -> bool:
    came = w.came[unit]
    return w.land.is_province(came) and w.land.crossing(came, place) == STRAIT


def why_not_overrun(w: World, place: int, nation: int, units: list[int], led: bool) -> Refusal | None:
    refusal = barrier(w, place, nation, units)
    if refusal is not None:
        return refusal
    able = len(willing(w, units, place, nation))
    if able < OVERRUN_UNITS:
        return Refusal("overrun-too-few", {"needed": OVERRUN_UNITS, "units": able}, "XVIII.E.1")
    if defenders(w, place, nation) != 1 or hostile_hordes(w, place, nation):
        return Refusal("overrun-not-one", {"defenders": defenders(w, place, nation)}, "XVIII.E.1")
    if any(paces_left(w, unit, led) == 0 for unit in units):
        return Refusal("overrun-no-pace", None, "XVIII.E.3")
    return None


def at_hand(w: World, place: int, nations: int) -> list[int]:
    """Units in a province that can hold a passage open."""
    return [
        unit
        for unit in commanded_at(w, place, nations)
        if not w.march[unit] & ASIDE and not over_strait(w, unit, place)
    ]


def why_not_force(
    w: World, place: int, nation: int, nations: int, units: list[int], led: bool = False
) -> Refusal | None:
    """XVIII.F.3: the limit is for those who hold the passage; others of the stack may go on at once."""
    refusal = barrier(w, place, nation, units)
    if refusal is not None:
        return refusal
    here = at_hand(w, place, nations)
    able = len(willing(w, here, place, nation))
    needed = FORCE_TIMES * defenders(w, place, nation)
    limit = limit_at(w, place, nations)
    if needed > limit:
        return Refusal("force-impossible", {"needed": needed, "limit": limit}, "XVIII.F.5")
    if able < needed:
        return Refusal("force-too-few", {"needed": needed, "units": able}, "XVIII.F.2")
    if len(here) - limit > sum([paces_left(w, unit, led) > 0 for unit in units]):
        return Refusal("force-over-limit", {"limit": limit, "units": len(here)}, "XVIII.F.3")  # XVII.A.6
    return None
