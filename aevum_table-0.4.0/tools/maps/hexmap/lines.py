"""Lines along hexsides: chains of them, rivers drawn softly, colours inside a region's border."""

from __future__ import annotations

from collections import defaultdict

import numpy as np
import shapely

from tools.maps.hexmap.units import Spot, Units
from tools.maps.hexmap.water import Sides

Segments = list[tuple[Spot, Spot]]
LAX = 0.36  # how far a river's corner gives way to its neighbours
FINE = 6  # points for each hexside
MOUTH = 420.0  # map units that a river goes on to reach the shore


def chains(sides: Segments) -> shapely.MultiLineString:
    """Hexsides joined to long lines, in a fixed order."""
    if not sides:
        return shapely.MultiLineString()
    merged = shapely.line_merge(shapely.MultiLineString(sorted(sides)))
    parts = sorted(shapely.get_parts(merged), key=lambda line: list(line.coords))
    return shapely.MultiLineString(parts)


def rivers(units: Units, sides: Sides, water: shapely.Geometry) -> list[tuple[str, shapely.Geometry]]:
    """Each river as smooth lines that swing around the corners of its hexsides and end in the sea."""
    by_name: dict[str, Segments] = defaultdict(list)
    for (a, b), name in sides.items():
        by_name[name].append(units.side(a, b))
    near: dict[Spot, list[Spot]] = defaultdict(list)
    for segments in by_name.values():
        for one, other in segments:
            near[one].append(other)
            near[other].append(one)
    soft = {spot: _soft(spot, others) for spot, others in near.items()}
    shore = shapely.boundary(water)
    found = []
    for name in sorted(by_name):
        lines = []
        for chain in shapely.get_parts(chains(by_name[name])):
            spots = [(int(x), int(y)) for x, y in chain.coords]
            points = [soft[spot] for spot in spots]
            lines.append(_curve(_to_shore(points, [len(near[s]) == 1 for s in spots], water, shore)))
        found.append((name, shapely.MultiLineString(lines)))
    return found


def _soft(spot: Spot, near: list[Spot]) -> tuple[float, float]:
    """One place for each corner, so that rivers still meet; an end stays where it is."""
    if len(near) < 2:
        return float(spot[0]), float(spot[1])
    mean = np.mean(near, axis=0)
    x, y = np.asarray(spot) * (1 - LAX) + mean * LAX
    return float(x), float(y)


def _to_shore(
    points: list[tuple[float, float]], loose: list[bool], water: shapely.Geometry, shore: shapely.Geometry
) -> list[tuple[float, float]]:
    """The loose end that is nearest to the sea goes on to it: the other is a source."""
    ends = [i for i in (0, -1) if loose[i]]
    away = {i: water.distance(shapely.Point(points[i])) for i in ends}
    if not away or not 0 < min(away.values()) < MOUTH:
        return points
    mouth = min(ends, key=lambda i: away[i])
    reached = shore.interpolate(shore.project(shapely.Point(points[mouth])))
    end = (reached.x, reached.y)
    return [end, *points] if mouth == 0 else [*points, end]


def _curve(points: list[tuple[float, float]]) -> shapely.LineString:
    """A smooth line through points (Catmull-Rom)."""
    p = np.asarray([points[0], *points, points[-1]])
    t = np.linspace(0, 1, FINE, endpoint=False)[:, None]
    parts = []
    for a, b, c, d in zip(p[:-3], p[1:-2], p[2:-1], p[3:], strict=True):
        parts.append(
            0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * (b - c) + d - a) * t**3)
        )
    return shapely.simplify(shapely.LineString(np.vstack([*parts, p[-1:]])), 4)


def inset(shape: shapely.Geometry, borders: shapely.Geometry, by: float) -> shapely.Geometry:
    """The line that runs inside a region along its borders with others."""
    if borders.is_empty:
        return shapely.MultiLineString()
    inner = shapely.boundary(shapely.buffer(shape, -by, join_style="mitre"))
    near = shapely.buffer(borders, by * 1.3, join_style="mitre", cap_style="flat")
    kept = shapely.line_merge(shapely.intersection(inner, near))
    parts = [part for part in shapely.get_parts(kept) if part.geom_type == "LineString"]
    return shapely.MultiLineString(sorted(parts, key=lambda line: list(line.coords)))
