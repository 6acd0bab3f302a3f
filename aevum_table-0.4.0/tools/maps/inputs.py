"""The tables of `games/<game>/`: points, lines and names that we own and that a person corrects by hand."""

from __future__ import annotations

import csv
from dataclasses import dataclass, field
from pathlib import Path

from tools.maps.settings import Settings

LonLat = tuple[float, float]


@dataclass(frozen=True)
class Seed:
    """A point from which a place grows."""

    name: str
    at: LonLat


@dataclass(frozen=True)
class River:
    name: str
    role: str  # rule: of the gazetteer; decor: only drawn
    keys: frozenset[str]  # names or numbers in Natural Earth
    line: tuple[LonLat, ...]  # or drawn by hand
    window: tuple[float, float, float, float] | None


@dataclass(frozen=True)
class Range:
    name: str
    role: str  # rule: a ridge of the game; wall: only shapes borders
    line: tuple[LonLat, ...]


@dataclass(frozen=True)
class City:
    name: str
    province: str
    at: LonLat


@dataclass(frozen=True)
class Arrow:
    """Where the arrow of a strait is drawn by hand, because the narrowest place is not the right one."""

    between: tuple[str, str]
    ends: tuple[LonLat, LonLat]


@dataclass(frozen=True)
class SeaEnd:
    """The line between two seas meets the shore exactly where two provinces meet."""

    seas: tuple[str, str]
    provinces: tuple[str, str]


@dataclass(frozen=True)
class Way:
    """Neighbours grow towards each other along a line from anchor to anchor, and meet on it."""

    between: tuple[str, str]
    river: str  # where the line crosses it they meet
    line: tuple[LonLat, ...]
    share: float  # of the line, where they meet otherwise


@dataclass(frozen=True)
class Meeting:
    """Places that are to come together in a point."""

    places: tuple[str, ...]
    at: LonLat


@dataclass(frozen=True)
class Inputs:
    provinces: list[str]
    seas: list[str]
    land_seeds: list[Seed]
    sea_seeds: list[Seed]
    void_seeds: list[Seed]
    rivers: list[River]
    ranges: list[Range]
    cities: dict[str, City]
    arrows: list[Arrow]
    channels: list[tuple[LonLat, ...]]
    sea_ends: list[SeaEnd]
    closed_seeds: list[Seed] = field(default_factory=list)  # water beyond the board
    ways: list[Way] = field(default_factory=list)
    meetings: list[Meeting] = field(default_factory=list)
    harbours: dict[str, LonLat] = field(default_factory=dict)


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def at(row: dict[str, str]) -> LonLat:
    return float(row["lon"]), float(row["lat"])


def line_of(text: str) -> tuple[LonLat, ...]:
    """'lat lon;lat lon' as points."""
    points = [pair.split() for pair in text.split(";") if pair.strip()]
    return tuple((float(lon), float(lat)) for lat, lon in points)


def river_of(row: dict[str, str]) -> River:
    kind, _, source = row["source"].partition(":")
    keys = frozenset(key.strip() for key in source.split(",")) if kind == "ne" else frozenset[str]()
    west, south, east, north = map(float, (row["window_wsen"] or "0,0,0,0").split(","))
    window = (west, south, east, north) if row["window_wsen"] else None
    return River(row["river"], row["role"], keys, line_of(source) if kind == "line" else (), window)


def arrows(folder: Path) -> list[Arrow]:
    return [
        Arrow((row["a"], row["b"]), (line_of(row["from_lat_lon"])[0], line_of(row["to_lat_lon"])[0]))
        for row in rows(folder / "arrows.csv")
    ]


def load(settings: Settings) -> Inputs:
    folder = settings.folder
    provinces, seas = rows(folder / "provinces.csv"), rows(folder / "seas.csv")
    shapes = rows(folder / "shape-points.csv")

    def more(kind: str) -> list[Seed]:
        return [Seed(row["name"], at(row)) for row in shapes if row["kind"] == kind]

    return Inputs(
        [row["province"] for row in provinces],
        [row["sea"] for row in seas],
        [Seed(row["province"], at(row)) for row in provinces] + more("province"),
        [Seed(row["sea"], at(row)) for row in seas] + more("sea"),
        more("void"),
        [river_of(row) for row in rows(folder / "rivers.csv")],
        [
            Range(row["range"], row["role"], line_of(row["crest_lat_lon"]))
            for row in rows(folder / "ranges.csv")
        ],
        {row["province"]: City(row["city"], row["province"], at(row)) for row in rows(folder / "cities.csv")},
        arrows(folder),
        [line_of(row["lat_lon"]) for row in rows(folder / "channels.csv")],
        [
            SeaEnd((row["sea_a"], row["sea_b"]), (row["province_a"], row["province_b"]))
            for row in rows(folder / "sea-ends.csv")
        ],
    )
