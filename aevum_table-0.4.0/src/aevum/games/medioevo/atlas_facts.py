"""What the map says about a territory, a sea, a way, a kingdom or all of it, as JSON objects."""

from __future__ import annotations

from collections import Counter

from aevum.engine.refusal import BadData
from aevum.games.medioevo.atlas import BY_LAND, BY_PORT, EDGES, KINDS, PLACE, SEA, Atlas, Kingdom
from aevum.games.medioevo.rules.land import FAR
from aevum.games.medioevo.rules.tables import KINGDOMS

Facts = dict[str, object]


def _plain(options: Facts | None) -> None:
    if options:
        raise BadData("the map takes no options")


def _name(atlas: Atlas, number: int) -> Facts:
    kind = KINDS[atlas.graph.kinds[number]]
    return {"key": atlas.graph.names[number], "name": atlas.title(number), "kind": kind}


def place(atlas: Atlas, number: int, options: Facts | None = None) -> Facts:
    _plain(options)
    key = atlas.graph.names[number]
    found = _name(atlas, number) | {"played": atlas.active[number]}
    if atlas.graph.kinds[number] == PLACE:
        row = atlas.places[key]
        found |= {
            "home": row["home"] or None,
            "terrain": row["terrain"],
            "settlement": row["settlement"] == "1",
            "good": row["good"] or None,
            "port": row["port"] == "1",
            "fire": row["fire"] == "1",
        }
    beside = atlas.graph.neighbours(number)
    found["neighbours"] = [_neighbour(atlas, number, other) for other in beside]
    return found


def _neighbour(atlas: Atlas, a: int, b: int) -> Facts:
    key = atlas.graph.names[b]
    found = _name(atlas, b) | {"border": EDGES[atlas.graph.border(a, b)]}
    if frozenset((a, b)) in atlas.rivers:
        found["river"] = atlas.rivers[frozenset((a, b))]
    if atlas.graph.kinds[b] == PLACE:
        found |= {"terrain": atlas.places[key]["terrain"], "home": atlas.places[key]["home"] or None}
    return found


def way(atlas: Atlas, a: int, b: int, options: Facts | None = None) -> Facts:
    """Steps by land and sea, as distances are counted (R-110); by land alone; from port to port by ship."""
    _plain(options)
    found: Facts = {"from": _name(atlas, a), "to": _name(atlas, b)}
    steps = atlas.land.distance(a, b)
    found["distance"] = None if steps == FAR else steps
    for name, mask in (("path", -1), ("land", BY_LAND), ("ship", BY_PORT)):
        found[name] = [_name(atlas, number) for number in atlas.graph.net(mask).path(a, b)]
    return found


def area(atlas: Atlas, kingdom: Kingdom) -> Facts:
    rows = [atlas.places[atlas.graph.names[number]] for number in kingdom.provinces]
    return {
        "key": kingdom.key,
        "name": kingdom.name,
        "kind": "kingdom",
        "colour": kingdom.colour,
        "played": kingdom.number in atlas.played,
        "territories": [
            {
                "key": row["place"],
                "name": row["name"],
                "terrain": row["terrain"],
                "good": row["good"] or None,
                "port": row["port"] == "1",
            }
            for row in rows
        ],
        "links": sorted(KINGDOMS[other] for other in kingdom.links),
    }


def summary(atlas: Atlas) -> Facts:
    """What is in play."""
    numbers = [number for number in range(atlas.land.size) if atlas.active[number]]
    keys = [atlas.graph.names[number] for number in numbers if atlas.graph.kinds[number] == PLACE]
    rows = [atlas.places[key] for key in keys]
    borders = Counter(
        EDGES[atlas.graph.border(a, b)]
        for a in numbers
        for b in atlas.graph.neighbours(a)
        if a < b and atlas.active[b]
    )
    return {
        "kingdoms": [KINGDOMS[number] for number in atlas.played],
        "territories": len(rows),
        "seas": sum(1 for number in numbers if atlas.graph.kinds[number] == SEA),
        "settlements": sum(row["settlement"] == "1" for row in rows),
        "ports": sum(row["port"] == "1" for row in rows),
        "fires": sum(row["fire"] == "1" for row in rows),
        "terrains": dict(sorted(Counter(row["terrain"] for row in rows).items())),
        "borders": {kind: borders[kind] for kind in EDGES},
    }
