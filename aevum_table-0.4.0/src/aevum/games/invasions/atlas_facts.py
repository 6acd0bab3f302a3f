"""What the map says about a place, a way, an Area or all of it, as JSON objects."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from aevum.games.invasions.atlas import BORDERS, BOX, KINDS, PROVINCE, SEA, STRAIT, Area, Atlas, Province
from aevum.games.invasions.atlas_intercept import intercept
from aevum.games.invasions.atlas_march import March, reach

Facts = dict[str, object]


def amount(halves: int) -> int | float:
    """Incomes are whole or half."""
    return halves // 2 if halves % 2 == 0 else halves / 2


def place(atlas: Atlas, number: int, options: Facts | None = None) -> Facts:
    """With options (`reach`, `blocked`) also what a stack there could reach in a reaction."""
    found = _place(atlas, number)
    if options:
        found["reach"] = reach(atlas, number, options)
    return found


def _place(atlas: Atlas, number: int) -> Facts:
    found: Facts = {"name": atlas.graph.names[number], "kind": KINDS[atlas.graph.kinds[number]]}
    if atlas.graph.kinds[number] == SEA:
        return found | _sea(atlas, number)
    if atlas.graph.kinds[number] == BOX:
        box = next(box for box in atlas.boxes if box.number == number)
        return found | {"income": amount(box.half_income), "neighbours": []}
    return found | _province(atlas, atlas.provinces[number])


def _province(atlas: Atlas, province: Province) -> Facts:
    area = atlas.areas.get(province.area)
    return {
        "area": province.area or None,
        "status": area.status if area else None,
        "terrain": province.terrain,
        "income": amount(province.half_income),
        "city": _city(atlas, province),
        "granary": province.granary,
        "caravan": province.caravan,
        "neighbours": [_neighbour(atlas, province.number, b) for b in atlas.land.near[province.number]],
        "coasts": [
            {"sea": atlas.graph.names[sea], "coasts": list(atlas.coasts_of(province.number, sea))}
            for sea in atlas.seas_of(province.number)
        ],
    }


def _city(atlas: Atlas, province: Province) -> Facts | None:
    city = province.city
    if city is None:
        return None
    return {
        "name": city.name,
        "level": city.level,
        "fortified": city.fortified,
        "walls": city.walls,
        "port": atlas.graph.names[city.port] if city.port >= 0 else None,
    }


def _neighbour(atlas: Atlas, a: int, b: int) -> Facts:
    border = atlas.border(a, b)
    assert border is not None, "the graph is made of the borders"
    found: Facts = {"name": atlas.graph.names[b], "border": BORDERS[border.kind]}
    if border.name:
        found["border_name"] = border.name
    if border.kind == STRAIT:
        found["sea"] = atlas.graph.names[border.sea]
    other = atlas.provinces[b]
    return found | {"terrain": other.terrain, "income": amount(other.half_income)}


def _sea(atlas: Atlas, number: int) -> Facts:
    sea = next(sea for sea in atlas.seas if sea.number == number)
    shores: dict[int, list[str]] = {}
    for province in atlas.shores_of(number):
        for coast in atlas.coasts_of(province, number):
            shores.setdefault(coast, []).append(atlas.graph.names[province])
    cities = [(atlas.provinces[p].name, atlas.provinces[p].city) for p in atlas.ports_of(number)]
    return {
        "monopoly": sea.monopoly,
        "mediterranean": sea.mediterranean,
        "neighbours": [{"name": atlas.graph.names[b], "border": "sea"} for b in atlas.water.near[number]],
        "coasts": [{"coast": coast, "provinces": shores[coast]} for coast in sorted(shores)],
        "ports": [
            {"city": city.name, "province": name, "level": city.level} for name, city in cities if city
        ],
    }


def way(atlas: Atlas, a: int, b: int, options: Facts) -> Facts:
    if "intercept" in options:
        found = way(atlas, a, b, {})
        found["interception"] = intercept(atlas, a, b, options)
        return found
    march = March(options)
    path = march.way(atlas, a, b)
    names = atlas.graph.names
    steps: list[Facts] = []
    for p, q in pairwise(path):
        border = atlas.border(p, q)
        kind = BORDERS[atlas.graph.border(p, q)]
        steps.append({"name": names[q], "border": kind, "border_name": border.name if border else ""})
    found = {
        "from": names[a],
        "to": names[b],
        "distance": len(path) - 1 if path else None,
        "path": [names[p] for p in path],
        "steps": steps,
    }
    moves = march.moves(atlas, path)
    if moves is not None:
        found["moves"] = moves
    return found


def area(atlas: Atlas, found: Area) -> Facts:
    members = [atlas.provinces[number] for number in found.provinces]
    return {
        "name": found.name,
        "kind": "area",
        "status": found.status,
        "kingdom_income": None if found.half_kingdom is None else amount(found.half_kingdom),
        "empire_income": None if found.half_empire is None else amount(found.half_empire),
        "income": amount(sum(province.half_income for province in members)),
        "side": found.side or None,
        "provinces": [
            {
                "name": province.name,
                "terrain": province.terrain,
                "income": amount(province.half_income),
                "city": _city(atlas, province),
            }
            for province in members
        ],
    }


def summary(atlas: Atlas) -> Facts:
    kinds = Counter(KINDS[kind] for kind in atlas.graph.kinds)
    borders = Counter(BORDERS[border.kind] for border in atlas.borders.values())
    terrains = Counter(province.terrain for province in atlas.provinces)
    cities = [province.city for province in atlas.provinces if province.city]
    return {
        "east": atlas.east,
        "provinces": kinds[KINDS[PROVINCE]],
        "seas": kinds[KINDS[SEA]],
        "boxes": kinds[KINDS[BOX]],
        "areas": sum(1 for area in atlas.areas.values() if area.provinces),
        "cities": sum(1 for city in cities if city.level),
        "sites": sum(1 for city in cities if not city.level),
        "ports": sum(1 for city in cities if city.port >= 0),
        "terrains": dict(sorted(terrains.items())),
        "borders": {name: borders[name] for name in BORDERS[: STRAIT + 1]},
        "coasts": len(atlas.coasts),
        "sea_borders": sum(len(row) for row in atlas.water.near) // 2,
    }
