"""The tables of `games/<game>/` for a board of hexes: points and lines that a person corrects by hand.

The burgs are those of the game's own data."""

from __future__ import annotations

from dataclasses import dataclass

from tools.maps.hexmap.settings import HexSettings
from tools.maps.inputs import LonLat, River, line_of, river_of, rows


@dataclass(frozen=True)
class Burg:
    name: str
    region: str
    at: LonLat
    port: str  # "", coast or river
    gate: LonLat | None


@dataclass(frozen=True)
class Range:
    """Upland within an outline: `points` of the seven samples of a hex as high as `least` make it rough."""

    name: str
    least: float  # metres
    points: int
    outline: tuple[LonLat, ...]


@dataclass(frozen=True)
class Strait:
    """The water between two land masses, each given by a point on it."""

    name: str
    ends: tuple[LonLat, LonLat]


@dataclass(frozen=True)
class Named:
    name: str
    at: LonLat


@dataclass(frozen=True)
class Forced:
    kind: str  # land or sea
    at: LonLat
    reason: str


@dataclass(frozen=True)
class HexInputs:
    burgs: list[Burg]
    anchors: list[Named]  # by region; "" is out of play
    ranges: list[Range]
    rivers: list[River]
    passes: list[Named]
    straits: list[Strait]
    seas: list[Named]
    forced: list[Forced]


@dataclass(frozen=True)
class Titles:
    """The names that the game gives its regions and burgs."""

    regions: dict[str, str]
    burgs: dict[str, str]


def titles(settings: HexSettings) -> Titles:
    return Titles(
        {row["region"]: row["name"] for row in rows(settings.data / "regions.csv")},
        {row["burg"]: row["title"] for row in rows(settings.data / "burgs.csv")},
    )


def _at(row: dict[str, str], prefix: str = "") -> LonLat:
    return float(row[f"{prefix}lon"]), float(row[f"{prefix}lat"])


def _burg(row: dict[str, str], port: dict[str, str]) -> Burg:
    gate = _at(port, "gate_") if port.get("gate_lat") else None
    return Burg(row["burg"], row["region"], _at(row), port.get("port", ""), gate)


def load(settings: HexSettings) -> HexInputs:
    folder = settings.folder

    def named(file: str, column: str) -> list[Named]:
        return [Named(row[column], _at(row)) for row in rows(folder / f"{file}.csv")]

    ports = {row["burg"]: row for row in rows(folder / "ports.csv")}
    return HexInputs(
        [_burg(row, ports.pop(row["burg"], {})) for row in rows(settings.data / "burgs.csv")],
        named("anchors", "region"),
        [
            Range(r["range"], float(r["least_m"]), int(r["points"]), line_of(r["outline_lat_lon"]))
            for r in rows(folder / "ranges.csv")
        ],
        [river_of(row) for row in rows(folder / "rivers.csv")],
        named("passes", "pass"),
        [
            Strait(r["strait"], (line_of(r["from_lat_lon"])[0], line_of(r["to_lat_lon"])[0]))
            for r in rows(folder / "straits.csv")
        ],
        named("seas", "sea"),
        [Forced(r["kind"], _at(r), r["reason"]) for r in rows(folder / "forced.csv")],
    )
