"""What the map says about a hex, a way, a region or all of it, as JSON objects."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from aevum.engine.refusal import BadData
from aevum.games.charlemagne.atlas import FAR, Atlas, Region
from aevum.games.charlemagne.rules.land import PORTS, SIDES

Facts = dict[str, object]


def _plain(options: Facts | None) -> None:
    if options:
        raise BadData("the map takes no options")


def _title(atlas: Atlas, number: int) -> str | None:
    burg = atlas.land.burg[number]
    return atlas.titles[burg] if burg else None


def place(atlas: Atlas, number: int, options: Facts | None = None) -> Facts:
    _plain(options)
    land, name = atlas.land, atlas.graph.names[number]
    found: Facts = {"name": name, "kind": "sea" if land.sea[number] else "land"}
    if land.sea[number]:
        found["sea"] = atlas.seas[name]
    else:
        gate = land.gate[number]
        found |= {
            "region": atlas.regions[land.region[number]].name,
            "terrain": land.ground(number),
            "pass": atlas.passes[name] or None,
            "burg": _title(atlas, number),
            "port": PORTS[land.port[number]] or None,
            "gate": atlas.graph.names[gate] if gate >= 0 else None,
            "coast": bool(land.shores[number]),
        }
    found["neighbours"] = [_neighbour(atlas, number, other) for other in atlas.graph.neighbours(number)]
    return found


def _neighbour(atlas: Atlas, a: int, b: int) -> Facts:
    land = atlas.land
    found: Facts = {"name": atlas.graph.names[b], "terrain": land.ground(b), "burg": _title(atlas, b)}
    if land.sea[b]:
        return found | {"sea": atlas.seas[atlas.graph.names[b]]}
    found["region"] = atlas.regions[land.region[b]].name
    if land.sea[a]:
        return found
    return found | {
        "side": SIDES[land.side(a, b)],
        "side_name": atlas.side_name(a, b),
        "cost": land.entry(a, b),
    }


def way(atlas: Atlas, a: int, b: int, options: Facts | None = None) -> Facts:
    """For a land force the way that costs least; where both ends have water, the sea hexes between them."""
    _plain(options)
    names = atlas.graph.names
    spent, path = (FAR, []) if atlas.land.sea[a] or atlas.land.sea[b] else atlas.march(a, b)
    at_sea = atlas.voyage(a, b)
    return {
        "from": names[a],
        "to": names[b],
        "from_burg": _title(atlas, a),
        "to_burg": _title(atlas, b),
        "distance": atlas.hexes_between(a, b),
        "operations": spent if path else None,
        "path": [names[p] for p in path],
        "steps": [_neighbour(atlas, p, q) for p, q in pairwise(path)],
        "sea_hexes": len(at_sea) if at_sea else None,
        "sea_path": [names[p] for p in at_sea],
    }


def area(atlas: Atlas, region: Region) -> Facts:
    land = atlas.land
    beside = {
        atlas.regions[land.region[other]].name
        for number in region.provinces
        for other in land.near[number]
        if atlas.regions[land.region[other]] is not region
    }
    return {
        "name": region.name,
        "key": region.key,
        "kind": "region",
        "hexes": [atlas.graph.names[number] for number in region.provinces],
        "rough": sum(land.rough[number] for number in region.provinces),
        "burgs": [
            {
                "name": _title(atlas, number),
                "hex": atlas.graph.names[number],
                "port": PORTS[land.port[number]] or None,
            }
            for number in region.burgs
        ],
        "neighbours": sorted(beside),
    }


def summary(atlas: Atlas) -> Facts:
    land = atlas.land
    grounds = Counter(land.ground(number) for number in range(land.size))
    sides = Counter(
        SIDES[land.side(a, b)] for a in range(land.size) for b in land.near[a] if a < b and land.side(a, b)
    )
    return {
        "regions": len(atlas.regions),
        "burgs": sum(1 for burg in land.burg if burg),
        "ports": sum(1 for port in land.port if port),
        "land": land.size - grounds["sea"],
        "sea": grounds["sea"],
        "seas": len(set(atlas.seas.values())),
        "grounds": {ground: grounds[ground] for ground in ("clear", "rough", "pass")},
        "sides": {side: sides[side] for side in SIDES[1:]},
    }
