"""Borders that run along a river become the river's own line."""

from __future__ import annotations

import numpy as np
import shapely
from shapely.ops import substring

from tools.maps.projection import Floats

STEP = 2.5  # km between the points of a border that are looked at
RUN = 18.0  # km that a border must follow a river


class Rivers:
    def __init__(self, courses: list[shapely.Geometry], reach: float) -> None:
        merged = [part for course in courses for part in shapely.get_parts(shapely.line_merge(course))]
        self.lines = np.array(
            [shapely.simplify(line, 0.5) for line in merged if line.length > 15], dtype=object
        )
        self.tree = shapely.STRtree(self.lines)
        self.reach = reach

    def end(self, at: Floats) -> tuple[float, float]:
        """Where a node goes: onto the river when it is near. Every border that ends there agrees."""
        point = shapely.Point(np.round(at, 6))
        line = self.lines[self.tree.nearest(point)]
        if line.distance(point) < self.reach * 0.8:
            point = line.interpolate(line.project(point))
        return point.x, point.y

    def snap(self, border: Floats) -> shapely.LineString | None:
        points = np.asarray(shapely.segmentize(shapely.LineString(border), STEP).coords)
        closed = bool(np.allclose(points[0], points[-1]))
        ends = [tuple(points[0])] * 2 if closed else [self.end(points[0]), self.end(points[-1])]
        near = self._near(points)
        middle: list[tuple[float, float]] = []
        at = 0
        while at < len(points):
            line, last = _longest(near, at)
            course = self._course(line, points[at : last + 1]) if line is not None else []
            if course:
                middle += course
                at = last + 1
            else:
                if 0 < at < len(points) - 1:
                    middle.append(tuple(points[at]))
                at += 1
        path = np.array([ends[0], *middle, ends[1]], float)
        moves = np.abs(np.diff(path, axis=0)).sum(axis=1) > 1e-6
        path = np.vstack([path[:1], path[1:][moves]])
        return shapely.LineString(path) if len(path) > 1 else None

    def _near(self, points: Floats) -> list[set[int]]:
        """The rivers within reach of each point."""
        found: list[set[int]] = [set() for _ in points]
        for at, line in zip(
            *self.tree.query(shapely.points(points), predicate="dwithin", distance=self.reach), strict=True
        ):
            found[at].add(int(line))
        return found

    def _course(self, number: int, run: Floats) -> list[tuple[float, float]]:
        """The river between the ends of the run, unless that is too short or a long way round."""
        length = float(np.hypot(*np.diff(run, axis=0).T).sum())
        if (len(run) - 1) * STEP < RUN:
            return []
        line = self.lines[number]
        a, b = line.project(shapely.Point(run[0])), line.project(shapely.Point(run[-1]))
        if not 5 < abs(b - a) < 2.2 * length + 10:
            return []
        return [(x, y) for x, y, *_ in substring(line, a, b).coords]


def _longest(near: list[set[int]], start: int) -> tuple[int | None, int]:
    """The river that stays near for the longest from here on, and until where."""
    best, until = None, start
    for line in sorted(near[start]):
        last = start
        while last + 1 < len(near) and line in near[last + 1]:
            last += 1
        if last > until:
            best, until = line, last
    return best, until
