"""Questions about nations that many chapters ask."""

from typing import Final

from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.troops import BARBARIAN, EMPIRE, NATIONS, with_status
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.world.pieces import in_order, members, on_map, shift
from aevum.games.invasions.rules.world.world import ACTIVE, NOBODY, NOWHERE, RAIDER, World

ROME: Final = NATIONS.index("rome")
BYZANTIUM: Final = NATIONS.index("byzantium")
HEADS: Final = {
    "roman": ROME,
    "hun": NATIONS.index("huns"),
    "persian": NATIONS.index("persia"),
    "goth": NATIONS.index("visigoths"),
}


def civilized(w: World, nation: int) -> bool:
    """VI.A.2"""
    return w.status[nation] != BARBARIAN


def active(w: World, nation: int) -> bool:
    return w.role[nation] == ACTIVE


def stands(w: World, nation: int) -> bool:
    """Whether an Empire is still in play."""
    return w.role[nation] == ACTIVE and w.status[nation] == EMPIRE


def present(w: World, role: int) -> list[int]:
    """Nations with anything on the map, in the order of VI.G: a realm without an army, or an army without
    land, is one still (F184)."""
    there = on_map(w)
    for owner in set(w.owner):
        if owner != NOBODY:
            there |= 1 << owner
    return in_order(w, [n for n in members(there) if w.role[n] == role])


def order(w: World) -> list[int]:
    """VI.G: the active nations on the map as they act; VI.B.2, XI.B.4, XXVII.A.5: no others do."""
    return present(w, ACTIVE)


def provinces_of(w: World, nation: int) -> list[int]:
    """XII.B: the provinces that it controls itself."""
    return [p for p, owner in enumerate(w.owner) if owner == nation]


def areas_of(w: World, nation: int) -> list[int]:
    """XII.C"""
    return [a for a, owner in enumerate(w.area_owner) if owner == nation]


def reserve(w: World, nation: int) -> list[int]:
    """Its units that are not on the map and may come (V.A.3)."""
    return [i for i in w.of_people[nation] if w.place[i] == NOWHERE]


def deploy(w: World, unit: int, place: int, master: int = NOBODY) -> None:
    """From the reserve, or from wherever it is, to a place, under its own or another's command."""
    old = w.place[unit]
    shift(w, unit, place)
    w.master[unit] = nation_of(w.code[unit]) if master == NOBODY else master
    settle(w, old)
    settle(w, place)


def take_status(w: World, nation: int, status: int) -> None:
    """III.B.15, VI.H.5: what a unit is worth depends on what its nation is."""
    new = w.status[:]
    new[nation] = status
    w.status = new
    for i in w.of_people[nation]:
        w.code[i] = with_status(w.code[i], status)


def keeps_treasury(w: World, nation: int) -> bool:
    """VI.B.2, VI.C.4: not the inactive; of raiders those with an initiative, who will act by themselves."""
    if w.role[nation] == RAIDER:
        return w.initiative[nation] > 0
    return w.role[nation] == ACTIVE


def seat_named(w: World, name: str) -> int:
    """The seat that plays the people a seat is named after, however peoples were dealt (IV.0.6)."""
    return w.seat[HEADS[name]]
