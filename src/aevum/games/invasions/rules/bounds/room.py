"""XVII.A How many units may stand in a province, and where there are too many."""

from aevum.games.invasions.rules.control.stance import friends_mask
from aevum.games.invasions.rules.stacking import BASE_MOUNTAIN
from aevum.games.invasions.rules.world.pieces import ASIDE, commanded_at, limit_at, members
from aevum.games.invasions.rules.world.world import FEDERATE, World


def counted(w: World, nations: int) -> int:
    """XVII.A.2: the active nations, their allies and their federates, or federators (XXVIII.D.2)."""
    found = nations
    for n in members(nations):
        found |= w.allies[n]
    if FEDERATE not in w.tie:
        return found
    for n, tie in enumerate(w.tie):
        if tie == FEDERATE:
            pair = 1 << n | 1 << w.lord[n]
            found |= pair if nations & pair else 0
    return found


def overfull(w: World, nations: int) -> list[int]:
    """Provinces where more units of these nations, with those who count, stand than may."""
    together = counted(w, nations)
    found: list[int] = []
    for p in range(w.land.provinces):
        i = w.first[p]
        while i and not nations >> w.master[i] & 1:
            i = w.following[i]
        if i and excess(w, p, together) > 0:
            found.append(p)
    return found


def excess(w: World, place: int, nations: int) -> int:
    """How many units too many stand here.

    Limites (XVII.C.1), hordes (XVII.C.2), markers (XVII.C.3) and leaders (XVII.C.4) are no units.
    """
    here = 0
    i = w.first[place]
    while i:
        if nations >> w.master[i] & 1 and not w.march[i] & ASIDE:
            here += 1
        i = w.following[i]
    return here - limit_at(w, place, nations) if here > BASE_MOUNTAIN else 0


def crowded(w: World, place: int) -> bool:
    """Whether the active side has more units here than may stay."""
    return excess(w, place, counted(w, w.moving)) > 0


def room(w: World, place: int, nation: int) -> int:
    """How many more units of a nation may come to stand here, beside its friends."""
    friends = friends_mask(w, nation, place)
    here = 0
    for unit in commanded_at(w, place, friends):
        if not w.march[unit] & ASIDE:
            here += 1
    return max(0, limit_at(w, place, friends) - here)
