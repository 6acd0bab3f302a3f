"""Where names, counters, cities, ports and arrows go."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, pairwise

import numpy as np
import shapely

from tools.maps.projection import Floats

LETTER = 0.6  # em, the width of a letter
LINE = 1.1  # em, the height of a line
ANGLES = (0, -10, 10, -20, 20, -30, 30, -45, 45, -60, 60, -75, 75, 90)
CITY = 50.0  # units kept free around a city
INSET = 8.0  # units between a name and the border
COUNTERS = 3
COUNTER_MIN = 55.0  # units, radius of a further place for counters


@dataclass(frozen=True)
class Label:
    x: float
    y: float
    angle: int
    size: float
    lines: tuple[str, ...]
    fits: bool

    @property
    def width(self) -> float:
        return max(map(len, self.lines)) * LETTER * self.size

    @property
    def height(self) -> float:
        return len(self.lines) * LINE * self.size

    def box(self) -> shapely.Polygon:
        return _boxes(np.array([[self.x, self.y]]), self.width, self.height, self.angle)[0]


def _boxes(centres: Floats, width: float, height: float, angle: float) -> np.ndarray:
    turn = np.radians(angle)
    along = np.array([np.cos(turn), np.sin(turn)]) * width / 2
    across = np.array([-np.sin(turn), np.cos(turn)]) * height / 2
    corners = np.array([along + across, along - across, -along - across, -along + across])
    return shapely.polygons(centres[:, None, :] + corners[None, :, :])


def breaks(name: str) -> list[tuple[str, ...]]:
    """All ways to break a name into lines between words."""
    words = name.split()
    found = []
    for count in range(len(words)):
        for cuts in combinations(range(1, len(words)), count):
            at = [0, *cuts, len(words)]
            found.append(tuple(" ".join(words[a:b]) for a, b in pairwise(at)))
    return found


def _candidates(shape: shapely.Geometry, count: int = 90) -> Floats:
    """Points inside the shape, those far from its edge first."""
    west, north, east, south = shape.bounds
    step = max((shape.area / 400) ** 0.5, 4.0)
    x, y = np.meshgrid(np.arange(west + step / 2, east, step), np.arange(north + step / 2, south, step))
    at = np.column_stack([x.ravel(), y.ravel()])
    at = at[shapely.contains_xy(shape, at[:, 0], at[:, 1])]
    if not len(at):
        return np.array([shape.representative_point().coords[0]])
    far = shapely.distance(shapely.points(at), shape.boundary)
    return at[np.argsort(-far, kind="stable")[:count]]


def _largest(shape: shapely.Geometry) -> shapely.Polygon:
    return max(shapely.get_parts(shape), key=lambda part: part.area)


def label(name: str, shape: shapely.Geometry, city: shapely.Point | None, least: float, most: float) -> Label:
    """The largest box for the name that fits; a level one is better than a turned one."""
    room = _largest(shape)
    if city is not None:
        room = shapely.difference(room, city.buffer(CITY))
    inner = shapely.buffer(room, -INSET)
    inner = _largest(inner) if not inner.is_empty else _largest(room)
    shapely.prepare(inner)
    centres = _candidates(inner)
    best: Label | None = None
    worth = 0.0
    sizes = np.geomspace(most, least, 12)
    for lines in breaks(name):
        for angle in ANGLES:
            favour = (1 - abs(angle) / 180) * (1 - 0.08 * (len(lines) - 1))
            for size in sizes:
                if size * favour <= worth:
                    break
                trial = Label(0, 0, angle, float(size), lines, True)
                fit = shapely.contains(inner, _boxes(centres, trial.width, trial.height, angle))
                if fit.any():
                    x, y = centres[int(np.argmax(fit))]
                    best, worth = Label(float(x), float(y), angle, float(size), lines, True), size * favour
                    break
    return best or _overhanging(name, inner, centres, least)


def _overhanging(name: str, room: shapely.Polygon, centres: Floats, size: float) -> Label:
    """The smallest readable letters, where most of the box lies inside."""
    found: list[tuple[float, Label]] = []
    for lines in breaks(name):
        for angle in ANGLES[:9]:
            trial = Label(0, 0, angle, size, lines, False)
            boxes = _boxes(centres, trial.width, trial.height, angle)
            share = shapely.area(shapely.intersection(room, boxes)) / shapely.area(boxes)
            at = int(np.argmax(share))
            x, y = centres[at]
            found.append(
                (float(share[at]) - abs(angle) / 600, Label(float(x), float(y), angle, size, lines, False))
            )
    return max(found, key=lambda pair: pair[0])[1]


def circle(shape: shapely.Geometry) -> tuple[float, float, float]:
    """Centre and radius of the largest circle inside."""
    line = shapely.maximum_inscribed_circle(shape, tolerance=2.0)
    (x, y), _ = line.coords
    return x, y, line.length


def counters(
    shape: shapely.Geometry, name: Label, city: shapely.Point | None
) -> list[tuple[float, float, float]]:
    """Free circles for counters, largest first."""
    room = shapely.difference(shape, name.box().buffer(6))
    if city is not None:
        room = shapely.difference(room, city.buffer(CITY * 0.7))
    if room.is_empty:
        return [circle(shape)]
    found = [circle(room)]
    while len(found) < COUNTERS:
        x, y, radius = found[-1]
        room = shapely.difference(room, shapely.Point(x, y).buffer(radius * 1.05))
        if room.is_empty or (following := circle(room))[2] < COUNTER_MIN:
            break
        found.append(following)
    return found


def inside(shape: shapely.Geometry, at: shapely.Point, margin: float = 12.0) -> shapely.Point:
    """The point, or the one next to it that lies well inside."""
    for room in (shapely.buffer(shape, -margin), shapely.buffer(shape, -margin / 4), shape):
        if not room.is_empty:
            start, _ = shapely.shortest_line(room, at).coords
            return shapely.Point(start)
    raise ValueError("an empty shape")


def arrow(a: shapely.Geometry, b: shapely.Geometry, reach: float = 45.0) -> tuple[float, float, float, float]:
    """Across the water where it is narrowest, from land to land."""
    (ax, ay), (bx, by) = shapely.shortest_line(a, b).coords
    length = max(float(np.hypot(bx - ax, by - ay)), 1e-6)
    dx, dy = (bx - ax) / length * reach, (by - ay) / length * reach
    start, end = inside(a, shapely.Point(ax - dx, ay - dy), 8), inside(b, shapely.Point(bx + dx, by + dy), 8)
    return start.x, start.y, end.x, end.y
