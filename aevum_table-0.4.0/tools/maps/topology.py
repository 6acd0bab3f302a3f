"""Shapes in whole map units with every shared line stored once."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np
import shapely

from tools.maps.borders import Pair, common_lines
from tools.maps.placement import Placement

Point = tuple[float, float]
Polygons = list[list[list[int]]]


@dataclass
class Topology:
    arcs: list[list[Point]] = field(default_factory=list)
    of_pair: dict[Pair, list[int]] = field(default_factory=lambda: defaultdict(list))
    places: dict[int, Polygons] = field(default_factory=dict)
    shapes: dict[int, shapely.Geometry] = field(default_factory=dict)

    def add_line(self, line: shapely.LineString) -> int:
        self.arcs.append(_points(line))
        return len(self.arcs) - 1


def split(lines: dict[Pair, shapely.MultiLineString]) -> list[tuple[Pair, shapely.LineString]]:
    """Cut at every node, that is where lines of different pairs meet."""
    pairs_at: dict[tuple[float, ...], set[Pair]] = defaultdict(set)
    for pair, line in lines.items():
        for part in shapely.get_parts(line):
            for point in part.coords:
                pairs_at[point].add(pair)
    pieces = []
    for pair, line in lines.items():
        for part in shapely.get_parts(line):
            at = list(part.coords)
            inner = [n for n in range(1, len(at) - 1) if len(pairs_at[at[n]]) > 1]
            cuts = [0, *inner, len(at) - 1]
            pieces += [(pair, shapely.LineString(at[a : b + 1])) for a, b in pairwise(cuts)]
    return pieces


def extract(shapes: dict[int, shapely.Geometry]) -> Topology:
    """Arcs of a coverage, and its places as rings of them."""
    found = Topology(shapes=shapes)
    side: dict[tuple[Point, Point], int] = {}
    for pair, line in split(common_lines(shapes)):
        arc = found.add_line(line)
        found.of_pair[pair].append(arc)
        at = found.arcs[arc]
        for a, b in pairwise(at):
            side[a, b], side[b, a] = arc, ~arc
    for label, shape in shapes.items():
        found.places[label] = [
            [_ring(_points(ring), side) for ring in shapely.get_rings(polygon)]
            for polygon in shapely.get_parts(shapely.orient_polygons(shape, exterior_cw=False))
        ]
    return found


def build(place: Placement, shapes: dict[int, shapely.Geometry], tolerance: float) -> Topology:
    """Places in whole units, thinned out without a line ever crossing another.

    Rounding can make lines touch or cross that did not: so all are noded on whole numbers at once, and
    each face goes to the place in which it lay before.
    """
    arcs = [place.geometry(shapely.LineString(arc)) for arc in extract(shapes).arcs]
    noded = shapely.union_all(np.array(arcs), grid_size=1.0)
    faces = shapely.get_parts(shapely.polygonize([noded]))
    labels = list(shapes)
    tree = shapely.STRtree([place.geometry(shape) for shape in shapes.values()])
    owner = tree.query_nearest(shapely.point_on_surface(faces), all_matches=False)[1]
    groups: dict[int, list[shapely.Polygon]] = defaultdict(list)
    for face, index in zip(faces, owner, strict=True):
        groups[labels[index]].append(face)
    joined = [shapely.coverage_union_all(np.array(groups[label])) for label in labels]
    thin = shapely.coverage_simplify(joined, tolerance)
    if not shapely.coverage_is_valid(thin) or not shapely.is_valid(thin).all():
        raise SystemExit("thinning broke the coverage")
    return extract(dict(zip(labels, thin, strict=True)))


def _points(line: shapely.Geometry) -> list[Point]:
    return [(x, y) for x, y in np.round(np.asarray(line.coords)[:, :2], 4).tolist()]


def _ring(ring: list[Point], side: dict[tuple[Point, Point], int]) -> list[int]:
    numbers = [side[a, b] for a, b in pairwise(ring)]
    kept = [number for at, number in enumerate(numbers) if at == 0 or number != numbers[at - 1]]
    if len(kept) > 1 and kept[0] == kept[-1]:
        kept.pop(0)
    return kept
