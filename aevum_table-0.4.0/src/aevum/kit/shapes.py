"""The shapes of a map (`map/geometry.json`, see docs/map-format.md), without any library for geometry."""

import json
from importlib.resources import files
from typing import Any

Point = tuple[int, int]
Box = tuple[int, int, int, int]  # left, top, right, bottom


class Shape:
    """One place: its outline in arcs, and what the file says about it."""

    def __init__(self, name: str, polygons: list[list[list[int]]], properties: dict[str, Any]) -> None:
        self.name = name
        self.kind: str = properties["kind"]
        self.polygons = polygons  # each a list of rings, the outer one first; a ring is a list of arc numbers
        self.properties = properties


class Shapes:
    """All places of a map. Points are whole map units; x runs right, y down."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self.arcs: list[list[Point]] = [decode(steps) for steps in document["arcs"]]
        self.places: dict[str, Shape] = {}
        self._rings: dict[str, list[list[list[Point]]]] = {}
        self._boxes: dict[str, Box] = {}
        for geometry in document["objects"]["places"]["geometries"]:
            name: str = geometry["id"]
            self.places[name] = Shape(name, geometry["arcs"], geometry["properties"])

    def arc(self, number: int) -> list[Point]:
        """The points of an arc; ~n is arc n walked backwards."""
        return self.arcs[number] if number >= 0 else self.arcs[~number][::-1]

    def rings(self, name: str) -> list[list[list[Point]]]:
        """The polygons of a place, each a list of closed rings, the outer one first."""
        found = self._rings.get(name)
        if found is None:
            found = [[self._ring(ring) for ring in polygon] for polygon in self.places[name].polygons]
            self._rings[name] = found
        return found

    def _ring(self, numbers: list[int]) -> list[Point]:
        points = [self.arc(numbers[0])[0]]
        for number in numbers:
            points.extend(self.arc(number)[1:])
        return points

    def path(self, name: str) -> str:
        """The place as an SVG path."""
        return "".join(ring_path(ring) for polygon in self.rings(name) for ring in polygon)

    def box(self, name: str) -> Box:
        """Left, top, right, bottom of a place."""
        found = self._boxes.get(name)
        if found is None:
            points = [point for polygon in self.rings(name) for point in polygon[0]]
            across, down = [x for x, _ in points], [y for _, y in points]
            found = (min(across), min(down), max(across), max(down))
            self._boxes[name] = found
        return found

    def contains(self, name: str, x: float, y: float) -> bool:
        """Whether a point lies in a place, holes left out."""
        left, top, right, bottom = self.box(name)
        if not (left <= x <= right and top <= y <= bottom):
            return False
        inside = False
        for polygon in self.rings(name):
            for ring in polygon:
                if crossed_oddly(ring, x, y):
                    inside = not inside
        return inside

    def at(self, x: float, y: float) -> str | None:
        """The place under a point; "" is land beyond the board, None is beyond the picture.

        A point on a common border belongs to exactly one of the places there.
        """
        for name in self.places:
            if self.contains(name, x, y):
                return name
        return None


def decode(steps: list[list[int]]) -> list[Point]:
    """The points of an arc, stored as a first point and steps from point to point.

    >>> decode([[10, 20], [1, 0], [0, -5]])
    [(10, 20), (11, 20), (11, 15)]
    """
    x = y = 0
    points: list[Point] = []
    for dx, dy in steps:
        x += dx
        y += dy
        points.append((x, y))
    return points


def ring_path(ring: list[Point]) -> str:
    """A closed ring as an SVG path, in steps, which are shorter than places.

    >>> ring_path([(10, 20), (11, 20), (11, 15), (10, 20)])
    'M10 20l1 0 0 -5z'
    """
    x, y = ring[0]
    steps: list[str] = []
    for next_x, next_y in ring[1:-1]:
        steps.append(f"{next_x - x} {next_y - y}")
        x, y = next_x, next_y
    return f"M{ring[0][0]} {ring[0][1]}l{' '.join(steps)}z"


def crossed_oddly(ring: list[Point], x: float, y: float) -> bool:
    """Whether a level ray from the point to the right crosses the ring an odd number of times."""
    odd = False
    ax, ay = ring[0]
    for bx, by in ring[1:]:
        if (ay > y) != (by > y):
            # Does the line meet the height of the point to the right of it? Without a division, so that whole
            # numbers stay exact, and the same whichever way the line is walked.
            side = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
            if (side if by > ay else -side) > 0:
                odd = not odd
        ax, ay = bx, by
    return odd


def load(package: str) -> Shapes:
    """The shapes that ship with a game's package."""
    source = files(package).joinpath("map", "geometry.json")
    return Shapes(json.loads(source.read_text(encoding="utf-8")))
