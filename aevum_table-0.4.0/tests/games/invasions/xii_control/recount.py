"""XII.B and XII.C told once more, slowly and from the text alone, to compare `World.owner` with.

It knows nothing of the code that keeps control up to date, not even its tables of friend and foe.
"""

from aevum.games.invasions.rules.troops import BARBARIAN, EMPIRE, KINGDOM, NATIONS
from aevum.games.invasions.rules.world.world import FEDERATE, NOBODY, OUT, VASSAL, World

NATION_NUMBERS = range(len(NATIONS))


def friends(w: World, a: int, b: int) -> bool:
    """XII.D.3, XII.D.4: allies, and federates with those they serve."""
    a, b = (w.lord[n] if w.tie[n] == FEDERATE else n for n in (a, b))
    return a == b or bool(w.allies[a] >> b & 1)


def units(w: World, p: int) -> list[int]:
    """The nation of each unit in a province, a Limes among them."""
    found = [w.master[i] for i in range(1, len(w.code)) if w.place[i] == p]
    return found + ([w.limes[p]] if w.limes[p] != NOBODY else [])


def hordes(w: World, p: int) -> list[int]:
    return [n for n in NATION_NUMBERS if w.horde[n] == p]


def suffices(w: World, p: int, n: int) -> bool:
    """XII.B.2, XII.B.3, XII.B.4"""
    count = len(units(w, p))
    if not w.land.wild[p] or w.level[p]:
        return count >= 1
    if w.status[n] == BARBARIAN:
        return count >= 2 or (count == 1 and n in hordes(w, p))
    return count >= 3


def for_whom(w: World, p: int, n: int) -> int:
    """XII.A.5: a federate holds the Foedus for its federator."""
    of_the_foedus = w.foedus[p] != NOBODY and w.tie[n] == FEDERATE and w.lord[w.foedus[p]] == w.lord[n]
    return w.lord[n] if of_the_foedus else n


def possible_owners(w: World, p: int) -> set[int] | None:
    """Who may control the province; None where it is not decided by those who are in it."""
    area = w.land.area[p]
    by_area = w.area_owner[area] if area >= 0 else NOBODY
    here, camps = units(w, p), hordes(w, p)
    everybody = {*here, *camps}
    if not everybody:  # XII.B.5, XII.C.8; F37: but for a capital
        return {next((n for n in NATION_NUMBERS if w.capital[n] == p and w.owner[p] == n), by_area)}
    if any(not friends(w, a, b) for a in everybody for b in everybody):
        return None  # XII.B.1: opposed
    someone = min(everybody)
    if w.level[p] and (w.owner[p] == NOBODY or not friends(w, w.owner[p], someone)):
        return None  # XII.B.6: a siege decides
    if w.owner[p] != NOBODY and w.capital[w.owner[p]] == p:
        return {w.owner[p]}  # F220
    masters = {n for n in here if not (w.tie[n] == FEDERATE and w.lord[n] in here)}  # XII.A.6
    found = {for_whom(w, p, n) for n in masters if suffices(w, p, n)}
    found |= {w.lord[n] for n in camps if w.foedus[p] == n and w.tie[n] == FEDERATE}  # XXVIII.D.2
    if by_area != NOBODY and friends(w, by_area, someone):
        found.add(by_area)
    return found or {NOBODY}


def side(w: World, n: int) -> set[int]:
    """XII.C.2, XII.A.4"""
    lords = {n, *(m for m in NATION_NUMBERS if w.allies[n] >> m & 1)}
    return lords | {m for m in NATION_NUMBERS if w.tie[m] == VASSAL and w.lord[m] in lords}


def claim(w: World, area: int, n: int) -> int:
    """XII.C.3-XII.C.6: 3 for an Empire, 2 for a Kingdom, 1 for Barbarians, 0 for none."""
    mine = side(w, n)
    provinces = w.land.area_provinces[area]
    held = [p for p in provinces if w.owner[p] in mine]
    if w.status[n] == EMPIRE:
        cities = [p for p in provinces if w.level[p]]
        return 3 if 2 * len([p for p in held if w.level[p]]) > len(cities) else 0
    if w.status[n] == KINGDOM:
        return 2 if 2 * len(held) > len(provinces) else 0
    camps = [m for p in provinces for m in hordes(w, p) if w.status[m] == BARBARIAN]  # III.D.3
    only = camps and all(m in mine for m in camps) and any(w.tie[m] != FEDERATE for m in camps)
    most = not w.land.area_wild[area] and 2 * len(held) > len(provinces)
    return 1 if only or most else 0


def area_fault(w: World, area: int) -> str:
    provinces = w.land.area_provinces[area]
    there = {w.owner[p] for p in provinces} | {n for p in provinces for n in hordes(w, p)}
    there = {n for n in there if n != NOBODY and w.role[n] != OUT}
    there |= {w.lord[n] for n in there if w.tie[n] == VASSAL}
    claims = {n: claim(w, area, n) for n in there}
    best = max(claims.values(), default=0)
    rightful = {m for n in there if best and claims[n] == best for m in side(w, n)} if best else {NOBODY}
    holder = w.area_owner[area]
    if holder in rightful and (holder == NOBODY or claims.get(holder, 0)):
        return ""
    return f"{w.land.areas[area]} is {name(holder)}'s, not of {sorted(map(name, rightful))}"


def name(n: int) -> str:
    return NATIONS[n] if n != NOBODY else "nobody"


def faults(w: World, undecided: int = -1) -> list[str]:
    """What the map keeps against the rules; where a stack has just come in, nothing is decided."""
    found = []
    for p in range(w.land.provinces):
        allowed = possible_owners(w, p)
        if p != undecided and allowed is not None and w.owner[p] not in allowed:
            found.append(f"{w.land.names[p]} is {name(w.owner[p])}'s, not of {sorted(map(name, allowed))}")
    found += [fault for area in range(len(w.land.areas)) if (fault := area_fault(w, area))]
    return found
