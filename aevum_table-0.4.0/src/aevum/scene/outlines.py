"""Outlines of places as paths, drawn with fewer points than the shapes of a map have; names as labels."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING, Any

from aevum.kit.shapes import Point, Shapes, load
from aevum.scene.board import Label

if TYPE_CHECKING:
    from collections.abc import Iterable

FINE = 10
"""Map units that a line may be off where it is drawn with fewer points: about a pixel of the relief."""


def thinned(package: str) -> Shapes:
    """Arcs with fewer points; places share arcs, so that no gap opens between them."""
    found = load(package)
    found.arcs = [thin(arc) for arc in found.arcs]
    return found


def thin(line: list[Point]) -> list[Point]:
    """Douglas and Peucker: the points without which the line would be off by more than FINE."""
    last = len(line) - 1
    if line[0] == line[last] and last > 3:  # a ring: from its farthest point it is two lines
        far = max(range(last), key=lambda i: dist(line[i], line[0]))
        return [*thin(line[: far + 1]), *thin(line[far:])[1:]]
    kept = {0, last}
    parts = [(0, last)]
    while parts:
        first, end = parts.pop()
        far, off = _farthest(line, first, end)
        if off > FINE * FINE:
            kept.add(far)
            parts += [(first, far), (far, end)]
    return [line[i] for i in sorted(kept)]


def _farthest(line: list[Point], first: int, end: int) -> tuple[int, float]:
    """The point between two of a line that is farthest from the straight way, and the square of how far."""
    (ax, ay), (bx, by) = line[first], line[end]
    wide, high = bx - ax, by - ay
    length = wide * wide + high * high or 1
    best, most = first, -1.0
    for i in range(first + 1, end):
        x, y = line[i][0] - ax, line[i][1] - ay
        along = min(1.0, max(0.0, (x * wide + y * high) / length))
        x_off, y_off = x - along * wide, y - along * high
        off = x_off * x_off + y_off * y_off
        if off > most:
            best, most = i, off
    return best, most


def tight(path: str) -> str:
    """The same path in fewer letters: a minus parts numbers as well as a space does."""
    return path.replace(" -", "-")


def closed(rings: Iterable[list[Point]]) -> str:
    return "".join(tight(_steps(ring[:-1]) + "z") for ring in rings)


def opened(lines: Iterable[list[Point]]) -> str:
    return "".join(tight(_steps(line)) for line in lines)


def _steps(points: list[Point]) -> str:
    x, y = points[0]
    steps: list[str] = []
    for next_x, next_y in points[1:]:
        steps.append(f"{next_x - x} {next_y - y}")
        x, y = next_x, next_y
    return f"M{points[0][0]} {points[0][1]}l{' '.join(steps)}"


def label(entry: dict[str, Any] | None, style: str) -> Label | None:
    if entry is None:
        return None
    return Label(
        list(entry["lines"]),
        entry["x"],
        entry["y"],
        entry["size"],
        entry.get("angle", 0),
        entry.get("spacing", 0),
        style,
    )
