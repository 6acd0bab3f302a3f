"""Who owns what in a set-up: Areas as declared, provinces by their garrisons; then the rules must agree."""

from __future__ import annotations

from aevum.engine.refusal import BadData
from aevum.games.invasions.mapset.fields import Entry, find, names, place
from aevum.games.invasions.rules.control.provinces import NOT_ONE, occupant, settle_all
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world import world as w_


def put_control(world: w_.World, nations: dict[str, Entry], where: str) -> None:
    for name, entry in nations.items():
        _declare_areas(world, name, entry, f"{where}.nations.{name}")
    for name, entry in nations.items():
        _declare_provinces(world, name, entry, f"{where}.nations.{name}")
    for p in range(world.land.provinces):
        if occupant(world, p) == NOT_ONE:
            raise BadData(f"{where}: enemies share {world.land.names[p]}")
    settle_all(world)
    for name, entry in nations.items():
        _agree(world, name, entry, f"{where}.nations.{name}")


def _declare_areas(world: w_.World, name: str, entry: Entry, where: str) -> None:
    n = NATIONS.index(name)
    for area in names(entry.get("areas", []), f"{where}.areas"):
        a = find(world.land.areas, area, "Area", f"{where}.areas")
        if world.area_owner[a] != w_.NOBODY:
            raise BadData(f"{where}.areas: {NATIONS[world.area_owner[a]]} has '{area}' already")
        world.area_owner = w_.put(world.area_owner, a, n)
        for p in world.land.area_provinces[a]:
            world.owner[p] = n


def _declare_provinces(world: w_.World, name: str, entry: Entry, where: str) -> None:
    held = [*names(entry.get("provinces", []), f"{where}.provinces"), *entry.get("limites", [])]
    for province in [*entry.get("units", {}), *held]:
        p = place(world, province, f"{where}.provinces", sea=True)
        if p < world.land.provinces:
            world.owner[p] = NATIONS.index(name)


def _agree(world: w_.World, name: str, entry: Entry, where: str) -> None:
    n = NATIONS.index(name)
    for area in entry.get("areas", []):
        if world.area_owner[world.land.areas.index(area)] != n:
            raise BadData(f"{where}.areas: by XII.C it does not control '{area}'")
    for province in entry.get("provinces", []):
        if world.owner[world.land.number(province)] != n:
            raise BadData(f"{where}.provinces: by XII.B it does not control '{province}'")
    if "capital" in entry and world.owner[world.capital[n]] != n:
        raise BadData(f"{where}.capital: it does not control '{entry['capital']}'")
