"""The map as the painter sees it: the shapes of geometry.json with what the gazetteer says about them."""

from __future__ import annotations

import csv
import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
import shapely

Box = tuple[float, float, float, float]  # left, top, right, bottom
Point = tuple[float, float]


@dataclass(frozen=True)
class Province:
    name: str
    area: str
    east: bool
    shape: shapely.Geometry
    terrain: str
    income: str  # "" for none
    city: str
    level: int
    walls: bool
    city_at: Point | None
    port_sea: str
    port_at: Point | None
    granary: bool
    caravan: bool
    title: str = ""  # what is written, if not the name
    fire: bool = False


@dataclass(frozen=True)
class Sea:
    name: str
    east: bool
    shape: shapely.Geometry
    value: int
    title: str = ""


@dataclass(frozen=True)
class Area:
    """Incomes of a kingdom and an empire, "" for none, without and with "Towards the East"."""

    name: str
    civilized: bool
    incomes: dict[str, tuple[str, str]]  # by frame; an eastern Area has none in the base frame

    @property
    def east(self) -> bool:
        return "base" not in self.incomes


@dataclass(frozen=True)
class Border:
    between: tuple[str, ...]
    kind: str
    area: bool
    line: shapely.MultiLineString


@dataclass(frozen=True)
class Line:
    name: str
    role: str
    line: shapely.MultiLineString


@dataclass
class Board:
    width: float
    height: float
    frames: dict[str, Box]
    provinces: dict[str, Province] = field(default_factory=dict)
    seas: dict[str, Sea] = field(default_factory=dict)
    areas: dict[str, Area] = field(default_factory=dict)
    void: shapely.Geometry = field(default_factory=shapely.MultiPolygon)
    lakes: list[shapely.Geometry] = field(default_factory=list)
    rivers: list[Line] = field(default_factory=list)
    ranges: list[Line] = field(default_factory=list)
    borders: list[Border] = field(default_factory=list)
    straits: list[tuple[Point, Point]] = field(default_factory=list)

    def members(self, area: str, frame: str = "full") -> list[Province]:
        return [p for p in self.provinces.values() if p.area == area and (frame == "full" or not p.east)]


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


class _Reader:
    def __init__(self, topology: dict[str, Any]) -> None:
        self.arcs = [np.cumsum(np.asarray(arc, float), axis=0) for arc in topology["arcs"]]

    def arc(self, number: int) -> np.ndarray:
        return self.arcs[number] if number >= 0 else self.arcs[~number][::-1]

    def ring(self, numbers: list[int]) -> np.ndarray:
        return np.vstack([self.arc(n) for n in numbers])

    def polygons(self, entry: dict[str, Any]) -> shapely.Geometry:
        parts = [entry["arcs"]] if entry["type"] == "Polygon" else entry["arcs"]
        found = [shapely.Polygon(self.ring(p[0]), [self.ring(h) for h in p[1:]]) for p in parts]
        sound = shapely.get_parts(shapely.get_parts(shapely.make_valid(shapely.MultiPolygon(found))))
        return shapely.MultiPolygon([part for part in sound if part.geom_type == "Polygon"])

    def lines(self, entry: dict[str, Any]) -> shapely.MultiLineString:
        parts = [entry["arcs"]] if entry["type"] == "LineString" else entry["arcs"]
        return shapely.MultiLineString([self.ring(part) for part in parts])


def read(topology: dict[str, Any], data: Path) -> Board:
    gazetteer = {row["province"]: row for row in rows(data / "provinces.csv")}
    values = {row["sea"]: int(row["monopoly"] or 0) for row in rows(data / "seas.csv")}

    def province(name: str, about: dict[str, Any], shape: shapely.Geometry) -> Province:
        return _province(name, about, gazetteer[name], shape)

    def sea(name: str, about: dict[str, Any], shape: shapely.Geometry) -> Sea:
        return Sea(name, about["map"] != "base", shape, values[name])

    board = compose(topology, province, sea)
    board.areas = _areas(rows(data / "areas.csv"), board)
    return board


def compose(
    topology: dict[str, Any],
    province: Callable[[str, dict[str, Any], shapely.Geometry], Province],
    sea: Callable[[str, dict[str, Any], shapely.Geometry], Sea],
) -> Board:
    """The shapes, with what the given two make of a place's name, properties and shape."""
    reader = _Reader(topology)
    width, height = topology["bbox"][2:]
    board = Board(float(width), float(height), {k: tuple(v) for k, v in topology["frames"].items()})
    for entry in topology["objects"]["places"]["geometries"]:
        about, name, shape = entry["properties"], entry["id"], reader.polygons(entry)
        if about["kind"] == "province":
            board.provinces[name] = province(name, about, shape)
        elif about["kind"] in ("sea", "water"):
            board.seas[name] = sea(name, about, shape)
        else:
            board.void = shapely.union(board.void, shape)
    objects = topology["objects"]
    board.lakes = [reader.polygons(e) for e in objects["lakes"]["geometries"]]
    board.rivers = [_line(reader, e) for e in objects["rivers"]["geometries"]]
    board.ranges = [_line(reader, e) for e in objects["ranges"]["geometries"]]
    for b in topology["borders"]:
        line = shapely.MultiLineString([reader.arc(n) for n in b["arcs"]])
        board.borders.append(Border(tuple(b["between"]), b["kind"], bool(b.get("area")), line))
    arrows = [strait["arrow"] for strait in topology["straits"]]
    board.straits = [((a[0], a[1]), (a[2], a[3])) for a in arrows]
    return board


def _areas(table: list[dict[str, str]], board: Board) -> dict[str, Area]:
    frames = {"base": ("base", "full"), "base_only": ("base",), "to_the_east": ("full",)}
    found: dict[str, Area] = {}
    for row in table:
        if board.members(row["area"]):
            area = found.setdefault(row["area"], Area(row["area"], row["status"] == "civilized", {}))
            incomes = (row["kingdom_income"].replace(".5", "½"), row["empire_income"])
            area.incomes.update(dict.fromkeys(frames[row["map"]], incomes))
    return found


def spread(board: Board, radius: Callable[[Province], float], gap: float) -> None:
    """Moves cities apart whose signs would overlap, each within its own province."""
    cities = [p for p in board.provinces.values() if p.city_at]
    for _ in range(20):
        calm = True
        for i in range(len(cities)):
            for k in range(i + 1, len(cities)):
                a, b = cities[i].city_at, cities[k].city_at
                assert a
                assert b
                away = math.dist(a, b)
                short = radius(cities[i]) + radius(cities[k]) + gap - away
                if short <= 0:
                    continue
                calm = False
                ux, uy = ((b[0] - a[0]) / away, (b[1] - a[1]) / away) if away else (1.0, 0.0)
                for j, at, way in ((i, a, -1), (k, b, 1)):
                    to = (at[0] + way * ux * (short / 2 + 1), at[1] + way * uy * (short / 2 + 1))
                    if cities[j].shape.contains(shapely.Point(to)):
                        cities[j] = replace(cities[j], city_at=to)
        if calm:
            break
    board.provinces |= {p.name: p for p in cities}
    board.straits = [_clear(a, b, cities, radius, gap) for a, b in board.straits]


def _clear(
    a: Point, b: Point, cities: list[Province], radius: Callable[[Province], float], gap: float
) -> tuple[Point, Point]:
    """The arrow over a strait, pushed sideways off a city."""
    length = math.dist(a, b) or 1.0
    nx, ny = -(b[1] - a[1]) / length, (b[0] - a[0]) / length
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    for city in cities:
        assert city.city_at
        dx, dy = middle[0] - city.city_at[0], middle[1] - city.city_at[1]
        aside = dx * nx + dy * ny
        short = radius(city) + 2.5 * gap - abs(aside)
        if math.hypot(dx, dy) < length / 2 + radius(city) + 2 * gap and short > 0:
            by = short if aside >= 0 else -short
            return (a[0] + nx * by, a[1] + ny * by), (b[0] + nx * by, b[1] + ny * by)
    return a, b


def _line(reader: _Reader, entry: dict[str, Any]) -> Line:
    return Line(entry["id"], entry["properties"].get("role", ""), reader.lines(entry))


def _province(name: str, about: dict[str, Any], row: dict[str, str], shape: shapely.Geometry) -> Province:
    income = {"0": ""}.get(row["income"], row["income"].replace("0.5", "½"))
    return Province(
        name,
        about.get("area", ""),
        about["map"] != "base",
        shape,
        row["terrain"],
        income,
        row["city"],
        int(row["city_level"] or 0),
        row["fortified"] == "1",
        tuple(about["city"]) if "city" in about else None,
        row["port_sea"],
        tuple(about["port"]) if "port" in about else None,
        row["granary"] == "1",
        row["caravan"] == "1",
    )
