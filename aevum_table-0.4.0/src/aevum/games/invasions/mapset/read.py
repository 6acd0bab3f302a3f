"""Set-ups on the map, from TOML: who is there, what belongs to whom, and where everything stands.

docs/notation.md describes the format.
"""

from __future__ import annotations

import tomllib

from aevum.engine.refusal import BadData
from aevum.games.invasions.mapset.control import put_control
from aevum.games.invasions.mapset.fields import (
    Entry,
    find,
    flag,
    known,
    names,
    place,
    table,
    text,
    texts,
    whole,
)
from aevum.games.invasions.mapset.pieces import put_pieces
from aevum.games.invasions.rules import troops
from aevum.games.invasions.rules.cities import why_no_revolt
from aevum.games.invasions.rules.control.stance import join, refresh_stances
from aevum.games.invasions.rules.world import world as w_
from aevum.games.invasions.rules.world.land import land

TOP = (
    "turn", "seats", "partners", "allies", "nations", "cities", "acting", "raids", "source", "reason", "east",
)  # fmt: skip
NATION = (
    "seat", "status", "role", "age", "initiative", "gold", "decline", "capital", "horde", "invading",
    "tie", "lord", "tied_since", "areas", "provinces", "units", "leaders", "limites", "foedus",
    "reserve", "raids_from", "source", "reason", "sources",
)  # fmt: skip
CITY = ("level", "walls", "revolt", "pillaged", "raid", "raider")
RECONSTRUCTED = "reconstructed"
PRINTED = "rulebook "


class MapSet:
    """A set-up: the seats, the world, the nations that sit out, and those that raid, in their order."""

    def __init__(self, seats: tuple[str, ...], world: w_.World, idle: int, raids: list[int]) -> None:
        self.seats = seats
        self.world = world
        self.idle = idle
        self.raids = raids


def read_toml(source: str, where: str, seats: int = 0) -> MapSet:
    """`seats`: how many people play, where partners may play several; 0 for one each."""
    try:
        data = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{where}: {error}") from None
    return read(data, where, seats)


def read(data: Entry, where: str, players: int = 0) -> MapSet:
    known(data, TOP, where)
    _source(data, where)
    seats = names(data.get("seats"), f"{where}.seats")
    if not seats:
        raise BadData(f"{where}.seats: somebody must play")
    world = w_.World(land(flag(data.get("east", False), f"{where}.east")))
    world.turn = whole(data.get("turn", 1), f"{where}.turn", 1, 12)
    world.status = list(troops.NATION_STATUS)
    for name, entry in table(data.get("cities", {}), f"{where}.cities").items():
        _city(world, name, table(entry, f"{where}.cities.{name}"), f"{where}.cities.{name}")
    nations: dict[str, Entry] = table(data.get("nations", {}), f"{where}.nations")
    for name, entry in nations.items():
        here = f"{where}.nations.{name}"
        _nation(world, find(troops.NATIONS, name, "nation", here), table(entry, here), seats, here)
    _allies(world, nations, data.get("allies", []), f"{where}.allies")
    _ties(world, nations, where)
    refresh_stances(world)
    for name, entry in nations.items():
        put_pieces(world, troops.NATIONS.index(name), entry, f"{where}.nations.{name}")
    world.link()
    put_control(world, nations, where)
    idle = _idle(names(data.get("acting", []), f"{where}.acting"), f"{where}.acting")
    raids = names(data.get("raids", []), f"{where}.raids")
    for name in raids:
        find(list(nations), name, "nation in this set-up called", f"{where}.raids")
    found = MapSet(tuple(seats), world, idle, [troops.NATIONS.index(name) for name in raids])
    partners = _partners(data.get("partners", [[seat] for seat in seats]), seats, f"{where}.partners")
    if players == len(partners):
        return _together(found, partners)
    if players not in (0, len(seats)):
        counts = sorted({len(partners), len(seats)})
        raise BadData(f"options.seats: expected {' or '.join(map(str, counts))}, found {players}")
    return found


def _source(entry: Entry, where: str) -> None:
    """Where the data come from: what is not printed says why it is as it is."""
    if "source" not in entry:
        return
    source = text(entry["source"], f"{where}.source")
    if source == RECONSTRUCTED:
        if not text(entry.get("reason", ""), f"{where}.reason"):
            raise BadData(f"{where}.reason: what is reconstructed needs a reason")
    elif not source.startswith(PRINTED):
        raise BadData(f"{where}.source: expected '{RECONSTRUCTED}' or '{PRINTED}SECTION', found '{source}'")


def _sources(entry: Entry, where: str) -> None:
    """Places whose garrison comes from elsewhere than the nation's other data."""
    units = table(entry.get("units", {}), f"{where}.units")
    there = [*units, *names(entry.get("limites", []), f"{where}.limites")]
    for name, source in texts(entry.get("sources", {}), f"{where}.sources").items():
        if name not in there:
            raise BadData(f"{where}.sources: nothing of it stands in '{name}'")
        _source({"source": source}, f"{where}.sources.{name}")


def _nation(world: w_.World, n: int, entry: Entry, seats: list[str], where: str) -> None:
    known(entry, NATION, where)
    _source(entry, where)
    _sources(entry, where)
    put = w_.put
    world.seat = put(world.seat, n, find(seats, entry.get("seat"), "seat", f"{where}.seat"))
    if "status" in entry:
        status = find(troops.STATUS_NAMES, entry["status"], "status", f"{where}.status")
        world.status = put(world.status, n, status)
    role = find(w_.ROLE_NAMES, entry.get("role", "active"), "role", f"{where}.role")
    world.role = put(world.role, n, role)
    world.age = put(world.age, n, whole(entry.get("age", 1), f"{where}.age", 1, 12))
    if "initiative" in entry or role != w_.RAIDER:  # X.C.3: raiders have none, unless they are to act later
        initiative = whole(entry.get("initiative", n + 1), f"{where}.initiative", 1, 99)
        world.initiative = put(world.initiative, n, initiative)
    if role == w_.RAIDER:
        _raider(world, n, entry, where)
    world.gold = put(world.gold, n, whole(entry.get("gold", 0), f"{where}.gold", 0, 99))
    world.decline = put(world.decline, n, whole(entry.get("decline", 0), f"{where}.decline", 0, 2))
    world.invading = put(world.invading, n, int(flag(entry.get("invading", False), f"{where}.invading")))
    if "capital" in entry:
        _capital(world, n, entry["capital"], f"{where}.capital")
    if "horde" in entry:
        if world.status[n] == troops.EMPIRE or "capital" in entry:  # VII.D.8: a Kingdom may wait for one
            raise BadData(f"{where}.horde: only a Barbarian nation has a horde (III.D.1)")
        world.horde = put(world.horde, n, place(world, entry["horde"], f"{where}.horde"))


def _capital(world: w_.World, n: int, name: object, where: str) -> None:
    p = place(world, name, where)
    if world.status[n] == troops.BARBARIAN:
        raise BadData(f"{where}: a Barbarian nation has a horde, no capital (III.D.2)")
    if not world.level[p]:
        raise BadData(f"{where}: '{name}' has no city")
    world.capital = w_.put(world.capital, n, p)
    loyal = why_no_revolt(world, p)
    if world.revolt[p] and loyal is not None:
        raise BadData(f"{where}: '{name}' is in revolt, which a capital never is ({loyal.rule})")
    world.walls = w_.put(world.walls, p, max(world.walls[p], world.land.walls[p]))  # XXIII.A.2


def _raider(world: w_.World, n: int, entry: Entry, where: str) -> None:
    if world.status[n] != troops.BARBARIAN:
        raise BadData(f"{where}: only Barbarians are raiders (VI.C.1)")
    for key in ("units", "horde", "leaders"):
        if key in entry:
            raise BadData(f"{where}.{key}: raiders have nothing on the map (XI.B.3)")
    name = entry.get("raids_from")
    start = world.land.number(str(name))
    if not 0 <= start < world.land.provinces:
        start = world.land.provinces + find(world.land.areas, name, "province or Area", f"{where}.raids_from")
    world.raids_from = w_.put(world.raids_from, n, start)


def _city(world: w_.World, name: str, entry: Entry, where: str) -> None:
    p = place(world, name, where)
    known(entry, CITY, where)
    if not world.land.site[p]:
        raise BadData(f"{where}: '{name}' has no site for a city")
    put = w_.put
    if "level" in entry:
        world.level = put(world.level, p, whole(entry["level"], f"{where}.level", 0, 3))
    if "walls" in entry:
        walls = world.land.walls[p] if flag(entry["walls"], f"{where}.walls") else 0
        world.walls = put(world.walls, p, walls)
    if "revolt" in entry:
        world.revolt = put(world.revolt, p, whole(entry["revolt"], f"{where}.revolt", 0, 2))
    if "raid" in entry:
        world.raid = put(world.raid, p, whole(entry["raid"], f"{where}.raid", 1, 2))
        raider = find(troops.NATIONS, entry.get("raider"), "nation", f"{where}.raider")
        world.raider = put(world.raider, p, raider)
        world.raided = put(world.raided, p, world.turn - 1)
    if "pillaged" in entry:
        world.pillaged = put(world.pillaged, p, whole(entry["pillaged"], f"{where}.pillaged", 0, 99))


def _allies(world: w_.World, nations: dict[str, Entry], pairs: object, where: str) -> None:
    for item in pairs if isinstance(pairs, list) else [pairs]:
        pair = names(item, where)
        if len(pair) != 2:
            raise BadData(f"{where}: expected pairs of nations, found {pair}")
        for name in pair:
            find(list(nations), name, "nation in this set-up called", where)
        join(world, troops.NATIONS.index(pair[0]), troops.NATIONS.index(pair[1]))


def _ties(world: w_.World, nations: dict[str, Entry], where: str) -> None:
    for name, entry in nations.items():
        n = troops.NATIONS.index(name)
        here = f"{where}.nations.{name}"
        if ("lord" in entry) != ("tie" in entry):
            raise BadData(f"{here}: 'tie' and 'lord' belong together")
        if "lord" in entry:
            find(list(nations), entry["lord"], "nation in this set-up called", f"{here}.lord")
            tie = find(w_.TIE_NAMES[1:], entry["tie"], "tie", f"{here}.tie") + 1
            world.tie = w_.put(world.tie, n, tie)
            world.lord = w_.put(world.lord, n, troops.NATIONS.index(entry["lord"]))
            since = whole(entry.get("tied_since", world.turn - 1), f"{here}.tied_since", 0, 12)
            world.tied_since = w_.put(world.tied_since, n, since)
        for province in names(entry.get("foedus", []), f"{here}.foedus"):
            world.foedus = w_.put(world.foedus, place(world, province, f"{here}.foedus"), n)
    for name in nations:
        at, seen = troops.NATIONS.index(name), 0
        while world.tie[at] != w_.FREE:
            if seen >> at & 1:
                raise BadData(f"{where}.nations.{name}.lord: it would be its own lord in the end")
            seen |= 1 << at
            at = world.lord[at]


def _idle(acting: list[str], where: str) -> int:
    """Mask of the nations that sit the phase out; nobody does unless some are told to act."""
    wanted = {find(troops.NATIONS, name, "nation", where) for name in acting}
    if not wanted:
        return 0
    return sum(1 << n for n in range(len(troops.NATIONS)) if n not in wanted)


def _partners(value: object, seats: list[str], where: str) -> list[list[str]]:
    """Seats that one player takes together when fewer people play."""
    if not isinstance(value, list):
        raise BadData(f"{where}: expected lists of seats, found {value!r}")
    groups = [names(group, where) for group in value]
    if sorted(seat for group in groups for seat in group) != sorted(seats):
        raise BadData(f"{where}: every seat belongs to one group, found {groups}")
    return groups


def _together(found: MapSet, partners: list[list[str]]) -> MapSet:
    """The set-up for one player for each group of seats."""
    seat_of = [next(i for i, group in enumerate(partners) if seat in group) for seat in found.seats]
    found.world.seat = [seat_of[seat] if seat != w_.NOBODY else seat for seat in found.world.seat]
    return MapSet(tuple("-".join(group) for group in partners), found.world, found.idle, found.raids)
