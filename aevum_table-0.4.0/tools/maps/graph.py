"""The decided graph of a game (`data/borders.csv` and its like): its word is law over the geometry."""

from __future__ import annotations

from dataclasses import dataclass, field

from tools.maps.inputs import rows
from tools.maps.settings import Settings

Pair = frozenset[str]


@dataclass(frozen=True)
class Graph:
    borders: dict[Pair, tuple[str, str]]  # open, river or range, and the name of the river or range
    straits: dict[Pair, tuple[str, str]]  # name and sea
    coasts: set[tuple[str, str]]  # province, sea
    seas: set[Pair]
    areas: dict[str, str]  # of each province
    maps: dict[str, str]  # base or east, of each place
    ports: dict[str, str]  # the sea of the port of each province
    titles: dict[str, str] = field(default_factory=dict)  # what a place is called, if not by its id


def load(settings: Settings) -> Graph:
    data = settings.data
    borders, straits = {}, {}
    for row in rows(data / "borders.csv"):
        pair = frozenset((row["a"], row["b"]))
        if row["border"] == "strait":
            straits[pair] = row["name"], row["sea"]
        else:
            borders[pair] = row["border"], row["name"]
    provinces = rows(data / "provinces.csv")
    maps = {row["province"]: "base" if row["map"] == "base" else "east" for row in provinces}
    maps |= {row["sea"]: "base" if row["map"] == "base" else "east" for row in rows(data / "seas.csv")}
    return Graph(
        borders,
        straits,
        {(row["province"], row["sea"]) for row in rows(data / "coasts.csv")},
        {frozenset((row["a"], row["b"])) for row in rows(data / "sea-borders.csv")},
        {row["province"]: row["area"] for row in provinces},
        maps,
        {row["province"]: row["port_sea"] for row in provinces if row["port_sea"]},
    )
