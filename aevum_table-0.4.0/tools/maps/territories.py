"""The tables of a board whose graph came first: `data/places.csv`, `seas.csv` and `edges.csv` are law.

Anchors stand in them, and every border grows along a line of the graph. What is bent by hand stands in
`games/<game>/`."""

from __future__ import annotations

from tools.maps.graph import Graph, Pair
from tools.maps.inputs import (
    City,
    Inputs,
    LonLat,
    Meeting,
    SeaEnd,
    Seed,
    Way,
    arrows,
    at,
    line_of,
    river_of,
    rows,
)
from tools.maps.settings import Settings


def graph(settings: Settings) -> Graph:
    data, folder = settings.data, settings.folder
    places, seas = rows(data / "places.csv"), rows(data / "seas.csv")
    borders: dict[Pair, tuple[str, str]] = {}
    straits: dict[Pair, tuple[str, str]] = {}
    coasts: set[tuple[str, str]] = set()
    waters: set[Pair] = set()
    named = {
        frozenset((row["a"], row["b"])): (row["strait"], row["sea"]) for row in rows(folder / "straits.csv")
    }
    for row in rows(data / "edges.csv"):
        pair = frozenset((row["a"], row["b"]))
        if row["kind"] == "land":
            borders[pair] = ("river", row["river"]) if row["river"] else ("open", "")
        elif row["kind"] == "strait":
            straits[pair] = named[pair]
        elif row["kind"] == "sea":
            waters.add(pair)
        else:
            coasts.add((row["a"], row["b"]))
    titles = {row["place"]: row["name"] for row in places} | {row["sea"]: row["name"] for row in seas}
    return Graph(
        borders,
        straits,
        coasts,
        waters,
        {row["place"]: row["home"] for row in places},
        dict.fromkeys(titles, "base"),
        {row["place"]: row["sea"] for row in rows(folder / "harbours.csv")},
        titles,
    )


def inputs(settings: Settings) -> Inputs:
    data, folder = settings.data, settings.folder
    places, seas = rows(data / "places.csv"), rows(data / "seas.csv")
    shapes = rows(folder / "shape-points.csv")

    def more(kind: str) -> list[Seed]:
        return [Seed(row["name"], at(row)) for row in shapes if row["kind"] == kind]

    anchors = {row["place"]: at(row) for row in places}
    anchors |= {row["place"]: at(row) for row in rows(folder / "anchors.csv")}
    return Inputs(
        list(anchors),
        [row["sea"] for row in seas],
        [Seed(name, point) for name, point in anchors.items()] + more("place"),
        [Seed(row["sea"], at(row)) for row in seas] + more("sea"),
        more("void"),
        [river_of(row) for row in rows(folder / "rivers.csv")],
        [],
        {
            row["place"]: City(row["place"], row["place"], at(row))
            for row in places
            if row["settlement"] == "1"
        },
        arrows(folder),
        [line_of(row["lat_lon"]) for row in rows(folder / "channels.csv")],
        [
            SeaEnd((row["sea_a"], row["sea_b"]), (row["place_a"], row["place_b"]))
            for row in rows(folder / "sea-ends.csv")
        ],
        more("water"),
        _ways(settings, anchors),
        [Meeting(tuple(row["places"].split()), at(row)) for row in rows(folder / "corners.csv")],
        {row["place"]: at(row) for row in rows(folder / "harbours.csv")},
    )


def _ways(settings: Settings, anchors: dict[str, LonLat]) -> list[Way]:
    """The line of every land border, straight unless `ways.csv` leads it round."""
    bent = {(row["a"], row["b"]): row for row in rows(settings.folder / "ways.csv")}
    found = []
    for row in rows(settings.data / "edges.csv"):
        if row["kind"] == "land":
            a, b = row["a"], row["b"]
            way = bent.pop((a, b), {"lat_lon": "", "share": ""})
            line = (anchors[a], *line_of(way["lat_lon"]), anchors[b])
            found.append(Way((a, b), row["river"], line, float(way["share"] or 0.5)))
    if bent:
        raise SystemExit(f"ways.csv: no such borders in edges.csv: {sorted(bent)}")
    return found
