"""Reads the tables of the map into an atlas."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from aevum.games.invasions import atlas as a
from aevum.games.invasions.gazetteer import walls
from aevum.games.invasions.rules.fight import TERRAINS
from aevum.games.invasions.rules.troops import PACKAGE
from aevum.kit import tables
from aevum.kit.fields import Row, table
from aevum.kit.maps import Graph

FILES = ("provinces", "areas", "seas", "borders", "coasts", "sea-borders", "caravans")
MAPS = {"base": (False, True), "base_only": (False,), "to_the_east": (True,)}
"""The column `map`: on which maps a row counts, without and with the extension."""
SIDES = ["", "west", "east"]
LAND_TERRAINS = [terrain for terrain in TERRAINS if terrain != "sea"]
"""XXXIII.0.4"""

Tables = Mapping[str, list[dict[str, str]]]


def shipped() -> Tables:
    return {name: tables.rows(PACKAGE, name) for name in FILES}


def read(data: Tables, east: bool) -> a.Atlas:
    rows = {name: table(name, data[name]) for name in FILES}
    used = {
        name: [row for row in rows[name] if east in MAPS[row.one_of("map", list(MAPS))]] for name in FILES
    }
    land = [row for row in used["provinces"] if row.text("terrain")]
    boxes = [row for row in used["provinces"] if not row.text("terrain")]
    places = [row.name("province") for row in land]
    places += [row.name("sea") for row in used["seas"]] + [row.name("province") for row in boxes]
    kinds = [a.PROVINCE] * len(land) + [a.SEA] * len(used["seas"]) + [a.BOX] * len(boxes)
    _once(used["provinces"], "province")
    _once(used["areas"], "area")
    numbers = {name: number for number, name in enumerate(places)}
    borders = _borders(used["borders"], numbers, kinds)
    coasts = _coasts(used["coasts"], numbers, kinds)
    joined = {end for border in borders for end in (border.a, border.b)} | {at for at, _ in coasts}
    for number, row in enumerate(land):
        if number not in joined:
            row.bad("province", f"'{row.text('province')}' borders on nothing in borders.csv or coasts.csv")
    waters = [(*ends, a.WATER) for _, ends in _pairs(used["sea-borders"], numbers, kinds, a.SEA)]
    links = [(b.a, b.b, b.kind) for b in borders] + waters
    links += [(province, sea, a.COAST) for province, sea in coasts]
    areas = {row.name("area") for row in used["areas"]}
    caravans = {row.name("province") for row in used["caravans"]}
    provinces = [_province(row, i, numbers, areas, coasts, caravans) for i, row in enumerate(land)]
    first = len(land)
    seas = [
        a.Sea(first + i, row.name("sea"), row.whole("monopoly"), row.flag("mediterranean"))
        for i, row in enumerate(used["seas"])
    ]
    first += len(seas)
    return a.Atlas(
        east=east,
        graph=Graph(places, kinds, links),
        provinces=provinces,
        seas=seas,
        boxes=[a.Box(first + i, row.name("province"), row.halves("income")) for i, row in enumerate(boxes)],
        areas={row.text("area"): _area(row, provinces) for row in used["areas"]},
        borders={(min(b.a, b.b), max(b.a, b.b)): b for b in borders},
        coasts=coasts,
        elsewhere=frozenset(
            row.text("province") for row in rows["provinces"] if row.text("province") not in numbers
        ),
    )


def _once(rows: list[Row], column: str) -> None:
    seen: set[str] = set()
    for row in rows:
        if row.name(column) in seen:
            row.bad(column, f"'{row.text(column)}' is listed already")
        seen.add(row.name(column))


def _place(row: Row, column: str, numbers: dict[str, int], kinds: list[int], kind: int) -> int:
    what = a.KINDS[kind]
    number = row.known(column, numbers, what)
    if kinds[number] != kind:
        row.bad(column, f"'{row.text(column)}' is no {what}")
    return number


def _pairs(
    rows: list[Row], numbers: dict[str, int], kinds: list[int], kind: int
) -> list[tuple[Row, tuple[int, int]]]:
    """Both places of each row, each pair only once and either way round."""
    found: dict[frozenset[int], tuple[Row, tuple[int, int]]] = {}
    for row in rows:
        ends = (_place(row, "a", numbers, kinds, kind), _place(row, "b", numbers, kinds, kind))
        if ends[0] == ends[1]:
            row.bad("b", f"'{row.text('b')}' borders on itself")
        if frozenset(ends) in found:
            line = found[frozenset(ends)][0].line
            row.bad("b", f"'{row.text('a')}' and '{row.text('b')}' have a border already, in line {line}")
        found[frozenset(ends)] = (row, ends)
    return list(found.values())


def _borders(rows: list[Row], numbers: dict[str, int], kinds: list[int]) -> list[a.Border]:
    found = []
    for row, ends in _pairs(rows, numbers, kinds, a.PROVINCE):
        kind = a.BORDERS.index(row.one_of("border", list(a.BORDERS[: a.STRAIT + 1])))
        if bool(row.text("sea")) != (kind == a.STRAIT):
            row.bad("sea", "a strait names its sea, and no other border does")
        sea = _place(row, "sea", numbers, kinds, a.SEA) if kind == a.STRAIT else -1
        found.append(a.Border(ends[0], ends[1], kind, row.text("name"), sea))
    return found


def _coasts(
    rows: list[Row], numbers: dict[str, int], kinds: list[int]
) -> dict[tuple[int, int], tuple[int, ...]]:
    found: dict[tuple[int, int], set[int]] = defaultdict(set)
    for row in rows:
        province = _place(row, "province", numbers, kinds, a.PROVINCE)
        sea = _place(row, "sea", numbers, kinds, a.SEA)
        coast = row.whole("coast")
        if coast in found[province, sea]:
            row.bad("coast", f"'{row.text('province')}' has this coast of '{row.text('sea')}' twice")
        found[province, sea].add(coast)
    return {pair: tuple(sorted(coasts)) for pair, coasts in found.items()}


def _province(
    row: Row,
    number: int,
    numbers: dict[str, int],
    areas: set[str],
    coasts: Mapping[tuple[int, int], object],
    caravans: set[str],
) -> a.Province:
    city = None
    if row.text("city"):
        name, fortified = row.text("city"), row.flag("fortified")
        port = row.known("port_sea", numbers, "sea") if row.text("port_sea") else -1
        if port >= 0 and (number, port) not in coasts:
            row.bad("port_sea", f"'{row.text('province')}' has no coast on '{row.text('port_sea')}'")
        city = a.City(name, row.whole("city_level"), fortified, walls(name) if fortified else 0, port)
    return a.Province(
        number=number,
        name=row.text("province"),
        # A province of the base map may belong to an Area that comes with the extension.
        area=row.name("area") if row.name("area") in areas else "",
        terrain=row.one_of("terrain", LAND_TERRAINS),
        half_income=row.halves("income"),
        city=city,
        granary=row.flag("granary"),
        # The sign is printed on both maps, but the extension takes one caravan away (XXXIII.C.6).
        caravan=row.text("province") in caravans,
    )


def _area(row: Row, provinces: list[a.Province]) -> a.Area:
    return a.Area(
        name=row.text("area"),
        status=row.one_of("status", list(a.STATUSES)),
        half_kingdom=row.halves("kingdom_income") if row.text("kingdom_income") else None,
        half_empire=row.halves("empire_income") if row.text("empire_income") else None,
        side=row.one_of("map_half", SIDES),
        provinces=tuple(p.number for p in provinces if p.area == row.text("area")),
    )
