"""The whole way from points to a coverage of the frame by places."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

import numpy as np
import shapely

from tools.maps import coverage, natural_earth, seaends, ways
from tools.maps import land as ground
from tools.maps.arcs import Wiggle, border_lines
from tools.maps.borders import EDGE, Pair, common_lines, prove
from tools.maps.graph import Graph
from tools.maps.grid import STEPS, Grid, Labels
from tools.maps.growth import grow, spread
from tools.maps.inputs import Inputs
from tools.maps.projection import Projection
from tools.maps.settings import Settings
from tools.maps.snapping import Rivers


@dataclass
class Names:
    """Labels: provinces from 1 on, then seas, then the land beyond the board and the water there."""

    provinces: list[str]
    seas: list[str]
    label: dict[str, int] = field(init=False)

    def __post_init__(self) -> None:
        self.label = {name: number for number, name in enumerate(self.provinces + self.seas, start=1)}

    @property
    def void(self) -> int:
        return len(self.label) + 1

    @property
    def closed(self) -> int:
        return len(self.label) + 2

    def name(self, label: int) -> str:
        return (*self.provinces, *self.seas, "", "~")[label - 1]

    def kind(self, label: int) -> str:
        if label <= len(self.provinces):
            return "province"
        return "sea" if label < self.void else "void" if label == self.void else "water"

    def beyond(self, *labels: int) -> bool:
        """Whether one of them is not part of the board."""
        return any(label == EDGE or label >= self.void for label in labels)


@dataclass
class Partition:
    settings: Settings
    plane: Projection
    grid: Grid
    inputs: Inputs
    names: Names
    ground: Labels  # the province of each cell, spread over the sea
    places: dict[int, shapely.Geometry]  # km
    lines: dict[Pair, shapely.MultiLineString]
    lakes: list[tuple[str, shapely.Geometry]]
    rivers: list[shapely.Geometry]  # as in inputs.rivers
    ranges: list[shapely.Geometry]  # as in inputs.ranges


def say(text: str, start: float = time.monotonic()) -> None:
    print(f"{time.monotonic() - start:6.1f} s  {text}", flush=True)


def partition(settings: Settings, inputs: Inputs, graph: Graph | None = None) -> Partition:
    """With a graph, places that are no neighbours but nearly meet are drawn together to a point."""
    plane, grid, growth = Projection(settings), Grid(settings), settings.growth
    frame = shapely.box(*settings.frame)
    names = Names(inputs.provinces, inputs.seas)
    seeds = [(names.label[seed.name], plane.point(seed.at)) for seed in inputs.land_seeds]
    seeds += [(names.void, plane.point(seed.at)) for seed in inputs.void_seeds]
    seeds = [(label, point) for label, point in seeds if frame.contains(point)]
    land = ground.load(settings, plane, grid, inputs, seeds)
    say(f"land: {len(land.polygons)} masses, {int((land.pieces > 0).sum())} cells")

    rivers = natural_earth.rivers(settings, plane, inputs.rivers)
    ranges = [plane.line(crest.line) for crest in inputs.ranges]
    ruled = [course for river, course in zip(inputs.rivers, rivers, strict=True) if river.role == "rule"]
    seeds += ways.seeds(inputs, plane, grid, land.pieces, _courses(inputs, rivers), names.label)
    cost, extra = ground.hardness(grid, plane, settings), ground.tolls(grid, settings, ruled, ranges)
    labels, owners = ground.settle(grid, land, seeds, cost, extra)
    say("provinces grown")

    wiggle = Wiggle(grid, growth.wiggle, growth.seed + 7)
    shared = [mass for number, mass in enumerate(land.polygons) if number not in owners]
    around = shapely.union_all(shared).buffer(14)
    shapely.prepare(around)
    raw = [wiggle(line) for line in border_lines(grid, labels, 1.7)]
    follower = Rivers(ruled, growth.snap)
    snapped = [follower.snap(line) for line in raw if around.intersects(shapely.LineString(line))]
    borders = [shapely.simplify(line, 0.35) for line in snapped if line is not None]
    sea_labels = _seas(grid, plane, inputs, names, land.pieces)
    sea_borders = [
        shapely.simplify(shapely.LineString(line), 0.8) for line in border_lines(grid, sea_labels, 7.0)
    ]
    say(f"{len(borders)} province lines, {len(sea_borders)} sea lines")

    rounded = shapely.set_precision(shapely.union_all(np.array(land.polygons)), coverage.SNAP)
    points = [point for _, point in seeds]

    def cover() -> dict[int, shapely.Geometry]:
        shapes = coverage.cut(rounded, borders, sea_borders, frame)
        faces = coverage.name_faces(shapes, grid, rounded, land.polygons, owners, labels, sea_labels)
        return coverage.join(faces, points)

    places = cover()
    if inputs.sea_ends:
        lines = common_lines(places)
        for end in inputs.sea_ends:
            a, b = sorted(names.label[name] for name in end.provinces)
            c, d = sorted(names.label[name] for name in end.seas)
            node = seaends.shore_node(lines, (a, b), (c, d))
            sea_borders = seaends.lead(sea_borders, lines[c, d], node, rounded)
        places = cover()
    missing = sorted(name for name, label in names.label.items() if label not in places)
    if missing:
        raise SystemExit(f"no shape came about for {', '.join(missing)}")
    if graph is not None:
        places = pinched(places, names, graph, growth.pinch)
    lines = common_lines(places)
    say(f"{len(places)} places; {prove(places, lines, frame)}")
    return Partition(settings, plane, grid, inputs, names, labels, places, lines, land.lakes, rivers, ranges)


def _courses(inputs: Inputs, rivers: list[shapely.Geometry]) -> dict[str, shapely.Geometry]:
    """Each river of the rules in one."""
    found: dict[str, shapely.Geometry] = {}
    for river, course in zip(inputs.rivers, rivers, strict=True):
        if river.role == "rule":
            found[river.name] = shapely.union(found.get(river.name, shapely.MultiLineString()), course)
    return found


def pinched(
    places: dict[int, shapely.Geometry], names: Names, graph: Graph, pinch: float
) -> dict[int, shapely.Geometry]:
    allowed = {*graph.borders, *graph.seas, *(frozenset(coast) for coast in graph.coasts)}
    for a, b in common_lines(places):
        if names.beyond(a, b) or frozenset((names.name(a), names.name(b))) in allowed:
            continue
        line = common_lines(places).get((a, b))  # a point nearby may have moved it
        if line is not None and line.length < pinch:
            say(f"drawn together to a point: {names.name(a)} | {names.name(b)}, {line.length:.1f}")
            places = seaends.pinch(places, line)
    return places


def _seas(grid: Grid, plane: Projection, inputs: Inputs, names: Names, pieces: Labels) -> Labels:
    """The sea of each cell, spread over land."""
    water = (pieces == 0).astype(np.int32)
    seeds = []
    wanted = [(names.label[seed.name], seed.at) for seed in inputs.sea_seeds]
    for label, point in wanted + [(names.closed, seed.at) for seed in inputs.closed_seeds]:
        at = ground.nearest_cell(water, 1, grid.at(plane.point(point)))
        if at is not None:
            seeds.append((*at, label))
    flat = np.ones(grid.shape)
    return spread(grow(water, flat, np.zeros((len(STEPS), *grid.shape)), seeds, grid.cell))
