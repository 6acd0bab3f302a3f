"""Lines between seas that must meet the shore where two provinces meet, and contacts that must be points."""

from __future__ import annotations

import numpy as np
import shapely

from tools.maps.borders import Pair

BEND = 90.0  # km before the shore from which a line is led to its end


def shore_node(lines: dict[Pair, shapely.MultiLineString], pair: Pair, seas: Pair) -> shapely.Point:
    """Where the border of two provinces comes to the shore of one of two seas."""
    ends = {end for part in shapely.get_parts(lines[pair]) for end in (part.coords[0], part.coords[-1])}
    shores = [line for (a, b), line in lines.items() if a in pair and b in seas]
    shore = {
        end
        for line in shores
        for part in shapely.get_parts(line)
        for end in (part.coords[0], part.coords[-1])
    }
    found = sorted(ends & shore)
    if len(found) != 1:
        raise SystemExit(f"sea-ends.csv: the border {pair} comes to the shore {len(found)} times, not once")
    return shapely.Point(found[0])


def lead(
    sea_borders: list[shapely.Geometry],
    between: shapely.Geometry,
    node: shapely.Point,
    land: shapely.Geometry,
) -> list[shapely.Geometry]:
    """The sea line nearest to `between` (where the two seas meet now) is bent to end in the node."""
    found: list[shapely.Geometry] = []
    bent = False
    spot = _nearest_end(between, node)
    for line in sea_borders:
        if bent or line.distance(spot) > 0.5:
            found.append(line)
            continue
        for piece in shapely.get_parts(shapely.difference(line, land)):
            if piece.distance(spot) > 0.5:
                found.append(piece)
                continue
            points = np.asarray(piece.coords)[:, :2]
            if shapely.Point(points[0]).distance(spot) < shapely.Point(points[-1]).distance(spot):
                points = points[::-1]
            along = np.hypot(*np.diff(points[::-1], axis=0).T).cumsum()[::-1]  # km still to go
            far = int((along > BEND).sum())
            keep = points[: max(1, far)]  # a line over a strait is shorter than the bend
            found.append(shapely.LineString(np.vstack([keep, [[node.x, node.y]]])))
            bent = True
    if not bent:
        raise SystemExit(f"sea-ends.csv: no sea line comes near {node}")
    return found


def _nearest_end(line: shapely.Geometry, node: shapely.Point) -> shapely.Point:
    ends = [
        shapely.Point(end) for part in shapely.get_parts(line) for end in (part.coords[0], part.coords[-1])
    ]
    return min(ends, key=lambda end: end.distance(node))


def pinch(places: dict[int, shapely.Geometry], line: shapely.Geometry) -> dict[int, shapely.Geometry]:
    """Draw a short common border together to its middle, so that only a point is left of it."""
    middle = shapely.line_interpolate_point(shapely.get_parts(line)[0], 0.5, normalized=True)
    target = np.round(np.asarray(middle.coords)[0], 2)
    gone = {
        tuple(at)
        for part in shapely.get_parts(line)
        for at in np.round(np.asarray(part.coords)[:, :2], 4).tolist()
    }

    def move(points: np.ndarray) -> np.ndarray:
        hit = [tuple(at) in gone for at in np.round(points, 4).tolist()]
        return np.where(np.array(hit)[:, None], target, points)

    near = line.buffer(1)
    return {
        label: shapely.remove_repeated_points(shapely.transform(shape, move))
        if shape.intersects(near)
        else shape
        for label, shape in places.items()
    }
