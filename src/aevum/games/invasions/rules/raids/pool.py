"""XI.B, XI.C Who raids, and from where."""

from typing import Final

from aevum.games.invasions.rules.troops import AMPHIBIOUS, FLEET, label, traits
from aevum.games.invasions.rules.world.pieces import unit_on_map
from aevum.games.invasions.rules.world.world import NOWHERE, RAIDER, World

RAIDERS: Final = 2
"""XI.B.2, XI.C.2, X.C.2"""


def pool(w: World, nation: int) -> list[int]:
    """VI.C.2, XI.B.3: the units off the map from which a raiding nation raids."""
    return [i for i in _own(w, nation) if w.place[i] == NOWHERE]


def on_map(w: World, nation: int) -> list[int]:
    """XI.C.2: the units that a Barbarian nation may send, wherever they stand; its own only (F88)."""
    return [i for i in _own(w, nation) if unit_on_map(w, i)]


def _own(w: World, nation: int) -> list[int]:
    return [i for i in w.of_people[nation] if w.master[i] == nation and not traits(w.code[i]) & FLEET]


def starts(w: World, nation: int) -> list[int]:
    """XI.B.1, XI.C.2: a raiding nation's province, or those of its Area; else where the horde is."""
    if w.role[nation] != RAIDER:
        return [w.horde[nation]] if w.horde[nation] != NOWHERE else []
    start = w.raids_from[nation]
    if w.land.is_province(start):
        return [start]
    return w.land.area_provinces[start - w.land.provinces]


def amphibious(w: World, units: list[int]) -> bool:
    """XI.D.6: all of them must be."""
    return all(traits(w.code[i]) & AMPHIBIOUS for i in units)


def raider_args(w: World, unit: int, start: int) -> dict[str, object]:
    """A raiding unit as options name it; one from off the map comes from the wilds of its start (XI.B.3)."""
    args = label(w.code[unit])
    args["place"] = w.land.names[w.place[unit] if unit_on_map(w, unit) else start]
    return args


def choices(w: World, units: list[int], start: int) -> list[dict[str, object]]:
    """Units alike in the same place are interchangeable."""
    found: list[dict[str, object]] = []
    for unit in units:
        args = raider_args(w, unit, start)
        if args not in found:
            found.append(args)
    return found


def chosen(w: World, units: list[int], start: int, args: dict[str, object]) -> int:
    for unit in units:
        if raider_args(w, unit, start) == args:
            return unit
    raise AssertionError(args)
