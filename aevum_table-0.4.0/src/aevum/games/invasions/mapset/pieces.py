"""Units, leaders and Limites of a set-up."""

from __future__ import annotations

import re

from aevum.engine.refusal import BadData
from aevum.games.invasions.gazetteer import why_no_unit
from aevum.games.invasions.mapset.fields import Entry, find, names, place, text, texts
from aevum.games.invasions.notation import LIMITES_THROUGH
from aevum.games.invasions.rules import troops
from aevum.games.invasions.rules.leaders import LEADER_NATION, LEADERS
from aevum.games.invasions.rules.raids.pool import RAIDERS, pool
from aevum.games.invasions.rules.world import world as w_
from aevum.games.invasions.rules.world.pieces import add_unit

_GROUP = re.compile(r"(?:(?P<count>[1-9]\d?) +)?(?:(?P<nation>[a-z-]+)\.)?(?P<unit>[a-z-]+)(?P<damaged>~?)")


def put_pieces(world: w_.World, n: int, entry: Entry, where: str) -> None:
    for name, stack in texts(entry.get("units", {}), f"{where}.units").items():
        p = place(world, name, f"{where}.units", sea=True)
        for group in stack.split(","):
            _group(world, n, p, group.strip(), f"{where}.units.{name}")
    if "reserve" in entry:
        for group in text(entry["reserve"], f"{where}.reserve").split(","):
            _group(world, n, w_.NOWHERE, group.strip(), f"{where}.reserve")
    if world.role[n] == w_.RAIDER and len(pool(world, n)) < RAIDERS:
        raise BadData(f"{where}.reserve: raiders have at least {RAIDERS} units (X.C.2)")
    for name, listed in texts(entry.get("leaders", {}), f"{where}.leaders").items():
        p = place(world, name, f"{where}.leaders", sea=True)
        for leader in listed.split(","):
            _leader(world, n, p, leader.strip(), f"{where}.leaders.{name}")
    _limites(world, n, names(entry.get("limites", []), f"{where}.limites"), f"{where}.limites")


def _group(world: w_.World, n: int, p: int, group: str, where: str) -> None:
    match = _GROUP.fullmatch(group)
    if match is None:
        raise BadData(f"{where}: '{group}' is no group of units; write '3 legion~' or 'huns.horse-archer'")
    kind = find(troops.KINDS, match["unit"], "unit", where)
    people = find(troops.NATIONS, match["nation"], "nation", where) if match["nation"] else n
    front = troops.FRONT[kind]
    if front & (troops.HORDE | troops.LIMES):
        own = "horde" if front & troops.HORDE else "limites"
        raise BadData(f"{where}: '{group}' stands on a line of its own, '{own}'")
    if p != w_.NOWHERE and bool(front & troops.FLEET) != (p >= world.land.provinces):
        raise BadData(f"{where}: fleets stand on seas, and nothing else does (XXV.A.1)")
    province = world.land.names[p] if 0 <= p < world.land.provinces else ""
    why = why_no_unit(match["unit"], troops.NATIONS[people], world.turn, province)
    if why:
        raise BadData(f"{where}: '{group}': {why}")
    if match["damaged"] and not troops.is_elite(troops.troop(kind, people, world.status[people])):
        raise BadData(f"{where}: '{group}': only an elite of a Civilized nation can be damaged (III.B.16)")
    for _ in range(int(match["count"] or 1)):
        add_unit(world, kind, people, p, bool(match["damaged"]), n)


def _leader(world: w_.World, n: int, p: int, name: str, where: str) -> None:
    i = find(LEADERS, name, "leader", where)
    if LEADER_NATION[i] != n:
        people = troops.NATIONS[LEADER_NATION[i]]
        raise BadData(f"{where}: '{name}' leads {people}; name him there")
    if world.leader_place[i] != w_.NOWHERE:
        raise BadData(f"{where}: '{name}' stands in {world.land.names[world.leader_place[i]]} already")
    world.leader_place[i] = p


def _limites(world: w_.World, n: int, provinces: list[str], where: str) -> None:
    if provinces and not troops.NATION_ROMAN[n]:
        raise BadData(f"{where}: only Rome and Byzantium have Limites (XVIII.I.2)")
    if provinces and world.turn > LIMITES_THROUGH:
        raise BadData(f"{where}: there are no Limites after turn {LIMITES_THROUGH} (XVIII.I.1)")
    for name in provinces:
        p = place(world, name, where)
        if world.limes[p] != w_.NOBODY:
            raise BadData(f"{where}: {name} holds one Limes already (XVIII.I.4)")
        world.limes = w_.put(world.limes, p, n)
