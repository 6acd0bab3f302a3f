"""XII.A.4, XII.A.5, XII.A.7, XII.C.2, XII.C.7 Who controls what together with its keeper in `World`."""

from aevum.games.invasions.rules.control.areas import hordes_in, party
from aevum.games.invasions.rules.control.attitude import attitude
from aevum.games.invasions.rules.control.stance import HOSTILE
from aevum.games.invasions.rules.troops import EMPIRE, NATION_ROMAN
from aevum.games.invasions.rules.world.pieces import commanded_at, members
from aevum.games.invasions.rules.world.world import FEDERATE, NOBODY, VASSAL, World


def shares(w: World, province: int) -> int:
    """The nations that control a province: its keeper, allies in the same stack (XXVI.B.6), and suzerains."""
    return _with_suzerains(w, _stacked(w, province))


def _stacked(w: World, province: int) -> int:
    owner = w.owner[province]
    if owner == NOBODY:
        return 0
    found = 1 << owner
    if w.allies[owner]:
        for unit in commanded_at(w, province, w.allies[owner]):
            found |= 1 << w.master[unit]
    return found


def rulers(w: World, province: int) -> int:
    """XXVIII.D.4, XXVIII.E.3: those who share it, and the federate that holds it of its Foedus."""
    found = shares(w, province)
    federate = w.foedus[province]
    if federate == NOBODY or w.tie[federate] != FEDERATE or not found >> w.lord[federate] & 1:
        return found
    if w.horde[federate] == province or commanded_at(w, province, 1 << federate):
        found |= 1 << federate
    return found


def joint_holders(w: World, province: int) -> int:
    """XXVI.B.6: its keeper, and the allies in one stack with it; where it has nobody there, nobody shares."""
    owner = w.owner[province]
    if owner == NOBODY:
        return 0
    found = 1 << owner
    if w.allies[owner] and (w.limes[province] == owner or commanded_at(w, province, found)):
        for unit in commanded_at(w, province, w.allies[owner]):
            found |= 1 << w.master[unit]
    return found


def partners(w: World, province: int) -> list[int]:
    """XXVI.B.6: those who divide what the province yields; XIV.F.3: not its keeper with the other Rome."""
    owner = w.owner[province]
    if owner == NOBODY:
        return []
    if not w.allies[owner]:
        return [owner]
    holders = members(joint_holders(w, province))
    if NATION_ROMAN[owner]:
        return [n for n in holders if n == owner or not NATION_ROMAN[n]]
    return holders


def quarters(w: World, nation: int) -> list[int]:
    """Where it may put units down: what it keeps, and what it holds in one stack with allies (XXVI.B.6)."""
    if not w.allies[nation]:
        return [p for p, owner in enumerate(w.owner) if owner == nation]
    ours = 1 << nation | w.allies[nation]
    return [
        p
        for p, owner in enumerate(w.owner)
        if owner != NOBODY and ours >> owner & 1 and nation in partners(w, p)
    ]


def sharers(w: World, area: int) -> int:
    """The nations that control an Area: its keeper, allies with a holding in it, and suzerains."""
    holder = w.area_owner[area]
    if holder == NOBODY:
        return 0
    found = 1 << holder
    if w.allies[holder]:
        held = 0
        for p in w.land.area_provinces[area]:
            held |= _stacked(w, p)
        found |= w.allies[holder] & (hordes_in(w, area) | _with_suzerains(w, held))
    return _with_suzerains(w, found)


def controls_area(w: World, area: int, nation: int) -> bool:
    """XII.A.4, XII.C.2: the Areas of vassals are its own, and it shares those of allies.

    C22: the two halves of Rome are allies in arms only.
    """
    holder = w.area_owner[area]
    if holder == nation:
        return True
    if holder == NOBODY or (NATION_ROMAN[holder] and NATION_ROMAN[nation]):
        return False
    return sharers(w, area) >> nation & 1 == 1


def controlled_areas(w: World, nation: int) -> list[int]:
    """All Areas that a nation controls, by itself or through others."""
    return [a for a in range(len(w.land.areas)) if controls_area(w, a, nation)]


def _with_suzerains(w: World, nations: int) -> int:
    """XII.A.4"""
    found = nations
    for n in members(nations):
        if w.tie[n] == VASSAL:
            found |= 1 << w.lord[n]
    return found


def total_control(w: World, area: int, nation: int) -> bool:
    """XII.C.7: an Empire that holds the Area has every city, and nothing in it is hostile."""
    holder = w.area_owner[area]
    if holder == NOBODY or w.status[nation] != EMPIRE:
        return False
    if nation != holder and not (w.allies[holder] & sharers(w, area)) >> nation & 1:
        return False  # C26: what its vassals hold does not pay a suzerain
    together = party(w, nation)
    for p in w.land.area_provinces[area]:
        if w.level[p] and (w.owner[p] == NOBODY or not together >> w.owner[p] & 1):
            return False
        if attitude(w, nation, p) == HOSTILE:
            return False
    return True
