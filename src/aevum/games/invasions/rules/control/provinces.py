"""XII.B Control of provinces: kept in `World.owner`, and settled whenever somebody comes or goes."""

from typing import Final

from aevum.games.invasions.rules.control.areas import area_holder
from aevum.games.invasions.rules.control.stance import FRIENDLY, foes_in, stance
from aevum.games.invasions.rules.troops import BARBARIAN
from aevum.games.invasions.rules.world.land import NO_AREA
from aevum.games.invasions.rules.world.pieces import members
from aevum.games.invasions.rules.world.world import FEDERATE, NOBODY, World, put

NOT_ONE: Final = -2
"""Units of several nations that do not belong together: nobody holds the province by them."""
IN_THE_WILD: Final = (2, 3)
"""XII.B.3, XII.B.4: units for control of a Barbarian province; a Barbarian's horde stands for one."""
ROUNDS: Final = 4
"""More than a change of holder needs until nothing follows from it any more."""


def settle(w: World, province: int) -> None:
    """Bring control of a province and of its Area up to date, after anything came, left or changed there.

    A sea is nobody's, and so is what lies beside the map.
    """
    if not w.land.is_province(province):
        return
    _settle_one(w, province)
    area = w.land.area[province]
    if area != NO_AREA and area_holder(w, area) != w.area_owner[area]:
        settle_area(w, area)


def settle_area(w: World, area: int) -> None:
    """XII.B.5, XII.C.8: the Area's holder, and with it the empty provinces, until nothing changes."""
    for _ in range(ROUNDS):
        holder = area_holder(w, area)
        changed = holder != w.area_owner[area]
        if changed:
            w.area_owner = put(w.area_owner, area, holder)
        for p in w.land.area_provinces[area]:
            before = w.owner[p]
            _settle_one(w, p)
            changed = changed or before != w.owner[p]
        if not changed:
            return


def settle_all(w: World) -> None:
    """Everything from what stands on the map; where a province's city decides, its owner is kept."""
    for p in range(w.land.provinces):
        _settle_one(w, p)
    for area in range(len(w.land.areas)):
        settle_area(w, area)


def _settle_one(w: World, p: int) -> None:
    w.owner[p] = keeper(w, p)


def keeper(w: World, p: int) -> int:
    """Who controls a province, as things stand there and in its Area; NOBODY where none does."""
    area = w.land.area[p]
    by_area = w.area_owner[area] if area != NO_AREA else NOBODY
    occupier = occupant(w, p)
    if occupier == NOBODY:
        return w.owner[p] if _is_seat(w, p) else by_area  # XII.B.5, XII.C.8
    if occupier == NOT_ONE:
        return w.owner[p]  # a battle or a siege is pending, and nothing is decided
    return _holder_of(w, p, occupier, by_area)


def _is_seat(w: World, p: int) -> bool:
    """F37: a capital stays with its nation until it falls, whoever holds the Area around it."""
    owner = w.owner[p]
    return owner != NOBODY and w.capital[owner] == p


def _holder_of(w: World, p: int, occupier: int, by_area: int) -> int:
    """Who controls a province that one nation, with its friends, occupies unopposed."""
    owner = w.owner[p]
    of_friend = owner != NOBODY and stance(w, occupier, owner, p) == FRIENDLY
    if w.level[p] and not of_friend:
        return owner  # III.F.4, XII.B.6: only a siege changes it
    if of_friend and owner != occupier and _keeps(w, p, owner, occupier, by_area):
        return owner
    if enough(w, p, occupier):
        return _controller(w, p, occupier)
    friend = _one_with_enough(w, p)
    if friend != NOBODY:
        return _controller(w, p, friend)
    if by_area != NOBODY and stance(w, occupier, by_area, p) == FRIENDLY:
        return by_area
    return NOBODY


def _one_with_enough(w: World, p: int) -> int:
    """Of friends here one that needs fewer units than the first of them (XII.B.3, XII.B.4)."""
    i = w.first[p]
    while i:
        n = w.master[i]
        if enough(w, p, n) and not (w.tie[n] == FEDERATE and _stands(w, p, w.lord[n])):
            return n
        i = w.following[i]
    return NOBODY


def _stands(w: World, p: int, nation: int) -> bool:
    """Whether a nation has a unit or a Limes in a province."""
    i = w.first[p]
    while i:
        if w.master[i] == nation:
            return True
        i = w.following[i]
    return w.limes[p] == nation


def _keeps(w: World, p: int, owner: int, occupier: int, by_area: int) -> bool:
    """F39: a friend's garrison takes no province from one that is there too, or that holds the Area.

    F220: and a capital from nobody.
    """
    if _is_seat(w, p):
        return True
    present = _stands(w, p, owner)
    if present and w.tie[owner] == FEDERATE and w.lord[owner] == occupier:
        return False  # XII.A.6
    return by_area == owner or (present and enough(w, p, owner))


def conquer(w: World, province: int, nation: int) -> None:
    """XXIV.A.4: the city fell, or surrendered; control of the province goes with it (III.F.1)."""
    w.owner[province] = _controller(w, province, nation)
    settle(w, province)


def _controller(w: World, p: int, holder: int) -> int:
    """XII.A.5, XXVIII.D.4: what federates hold of a Foedus is their federator's."""
    ceded = w.foedus[p]
    if ceded != NOBODY and w.tie[holder] == FEDERATE and w.lord[holder] == w.lord[ceded]:
        return w.lord[holder]
    return holder


def occupant(w: World, p: int) -> int:
    """The nation that occupies a province unopposed (XXXIV.0.4); NOBODY: it is empty; NOT_ONE: contested.

    Of friends it is the federator (XII.A.6), else the one with most units, of equals the first in order.
    """
    here = force_at(w, p)
    if not here:
        return NOBODY
    first = w.master[w.first[p]] if w.first[p] else w.limes[p]
    if first == NOBODY:
        first = members(w.camps[p])[0]
    if here == 1 << first:
        return first
    if here & ~w.friends[first]:
        return NOT_ONE
    return _first_of_friends(w, p) if w.first[p] else first


def force_at(w: World, p: int) -> int:
    """The mask of the nations with a unit, a Limes or a horde in a province."""
    found = w.camps[p]
    if w.limes[p] != NOBODY:
        found |= 1 << w.limes[p]
    i = w.first[p]
    while i:
        found |= 1 << w.master[i]
        i = w.following[i]
    return found


def _first_of_friends(w: World, p: int) -> int:
    counts: dict[int, int] = {}
    i = w.first[p]
    while i:
        counts[w.master[i]] = counts.get(w.master[i], 0) + 1
        i = w.following[i]
    best = NOBODY
    for n, count in counts.items():
        if w.tie[n] == FEDERATE and w.lord[n] in counts:
            continue
        better = best == NOBODY or count > counts[best]
        if better or (count == counts[best] and w.initiative[n] < w.initiative[best]):
            best = n
    return best


def enough(w: World, p: int, nation: int) -> bool:
    """XII.B.2, XII.B.3, XII.B.4: whether its units and its friends' suffice for control."""
    units = 1 if w.limes[p] != NOBODY else 0
    i = w.first[p]
    while i:
        units += 1
        i = w.following[i]
    if w.foedus[p] != NOBODY and w.horde[w.foedus[p]] == p:
        return True  # XXVIII.D.2, XXVIII.A.5: it counts as a unit, and one holds a Civilized province
    if not w.land.wild[p] or w.level[p]:
        return units >= 1  # in Barbarian land a city that fell is held like any other (III.F.1)
    if w.status[nation] != BARBARIAN:
        return units >= IN_THE_WILD[1]
    if w.horde[nation] == p and units >= 1:
        return True
    return units >= IN_THE_WILD[0]


def is_empty(w: World, p: int) -> bool:
    """No unit, no horde, no Limes."""
    return w.first[p] == 0 and w.limes[p] == NOBODY and w.camps[p] == 0


def hostile_force(w: World, p: int, nation: int) -> bool:
    """Whether anything stands in the province that fights this nation."""
    foes = foes_in(w, nation, p)
    if w.camps[p] & foes:
        return True
    i = w.first[p]
    while i:
        if foes >> w.master[i] & 1:
            return True
        i = w.following[i]
    return w.limes[p] != NOBODY and foes >> w.limes[p] & 1 == 1
