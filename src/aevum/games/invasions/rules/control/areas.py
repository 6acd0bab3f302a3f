"""XII.C Control of Areas."""

from typing import Final

from aevum.games.invasions.rules.troops import BARBARIAN, EMPIRE, KINGDOM
from aevum.games.invasions.rules.world.pieces import members as nations_in
from aevum.games.invasions.rules.world.world import FEDERATE, NOBODY, OUT, VASSAL, World

CITIES: Final = 0
PROVINCES: Final = 1
GARRISONS: Final = 2
HORDES: Final = 3
LAND: Final = 4
CLAIMS: Final = (
    (EMPIRE, CITIES),
    (KINGDOM, PROVINCES),
    (BARBARIAN, GARRISONS),
    (BARBARIAN, HORDES),
    (BARBARIAN, LAND),
)
"""XII.C.1: who may claim an Area by what, the strongest claim first. F38: of Barbarians those who have men in
most provinces come before the only horde, and who has but control of them (XII.C.4) after it."""


def party(w: World, nation: int) -> int:
    """The nations whose holdings count for this one: allies (XII.C.2) and vassals of both (XII.A.4)."""
    own = 1 << nation | w.allies[nation]
    if VASSAL not in w.tie:
        return own
    found = own
    for n, tie in enumerate(w.tie):
        if tie == VASSAL and own >> w.lord[n] & 1:
            found |= 1 << n
    return found


def area_holder(w: World, area: int) -> int:
    """XII.C.1: an Empire's claim beats a Kingdom's, and that the Barbarians'. NOBODY where none holds.

    Only holders of provinces and hordes can claim, and suzerains through them. Of several with the same
    claim the present holder keeps the Area.
    """
    hordes = hordes_in(w, area)
    claimants = _claimants(w, area, hordes)
    if not claimants:
        return NOBODY
    for status, kind in CLAIMS:
        for n in claimants:
            if w.status[n] == status and _holds(w, area, kind, 1 << n, hordes):
                return n
        for n in claimants:
            if w.status[n] != status:
                continue
            members = party(w, n)
            if _holds(w, area, kind, members, hordes):
                return _rightful(w, area, n, members, claimants, hordes)
    return NOBODY


def hordes_in(w: World, area: int) -> int:
    """The mask of the Barbarians whose horde is in an Area (III.D.3).

    A Kingdom that waits for its first city has a capital in its horde (VII.D.9).
    """
    found = 0
    for p in w.land.area_provinces[area]:
        found |= w.camps[p]
    for n in nations_in(found):
        if w.status[n] != BARBARIAN:
            found &= ~(1 << n)
    return found


def _claimants(w: World, area: int, hordes: int) -> list[int]:
    seen = hordes
    for p in w.land.area_provinces[area]:
        if w.owner[p] != NOBODY:
            seen |= 1 << w.owner[p]
    found = [n for n in nations_in(seen) if w.role[n] != OUT]
    for at in range(len(found)):
        n = found[at]
        if w.tie[n] == VASSAL and w.lord[n] not in found:
            found.append(w.lord[n])
    found.sort(key=w.initiative.__getitem__)
    holder = w.area_owner[area]
    if holder in found:
        found.remove(holder)
        found.insert(0, holder)
    return found


def _holds(w: World, area: int, kind: int, members: int, hordes: int) -> bool:
    """Whether these nations together have what such a claim needs; D3: most is more than half."""
    if kind == HORDES:  # XII.C.3, III.D.3; a federate's horde is its federator's, who has no use for it
        return _own_hordes(w, hordes & members) and hordes & ~members == 0
    if kind in (GARRISONS, LAND) and w.land.area_wild[area]:
        return False  # XII.C.4 speaks of Civilized Areas
    if kind == LAND and w.men_claim:
        return False
    held = 0
    total = 0
    for p in w.land.area_provinces[area]:
        if kind == CITIES and not w.level[p]:
            continue
        total += 1
        owner = w.owner[p]
        if owner != NOBODY and members >> owner & 1 and (kind != GARRISONS or _garrisoned(w, p, members)):
            held += 1
    return 2 * held > total


def _own_hordes(w: World, hordes: int) -> bool:
    """XXVIII.D.2: whether one of them is no federate's."""
    return any(w.tie[n] != FEDERATE for n in nations_in(hordes))


def _garrisoned(w: World, p: int, members: int) -> bool:
    """F38: whether they hold the province with men, not through the Area alone."""
    i = w.first[p]
    while i:
        if members >> w.master[i] & 1:
            return True
        i = w.following[i]
    return False


def _rightful(w: World, area: int, nation: int, members: int, claimants: list[int], hordes: int) -> int:
    """Of a party the one with a claim by itself: allies and suzerains share the Area, but do not take it."""
    for n in claimants:
        if members >> n & 1 and n != nation:
            for status, kind in CLAIMS:
                if w.status[n] == status and _holds(w, area, kind, 1 << n, hordes):
                    return n
    return nation
