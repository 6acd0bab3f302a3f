"""Small pieces of SVG."""

from __future__ import annotations

from xml.sax.saxutils import escape

import numpy as np
import shapely


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def path(shape: shapely.Geometry) -> str:
    """The `d` of lines or polygons, in whole map units, steps relative."""
    out = []
    for part in shapely.get_parts(shape):
        if part.geom_type == "Polygon":
            rings, end = [part.exterior, *part.interiors], "z"
        elif part.geom_type in ("LineString", "LinearRing"):
            rings, end = [part], ""
        else:
            continue
        for ring in rings:
            points = np.round(np.asarray(ring.coords)[:, :2]).astype(int)
            steps = np.diff(points, axis=0)
            steps = steps[np.any(steps != 0, axis=1)]
            if len(steps):
                moves = " ".join(f"{x} {y}" for x, y in steps)
                out.append(f"M{points[0][0]} {points[0][1]}l{moves}{end}")
    return "".join(out)


def stroke(
    shape: shapely.Geometry | list[shapely.Geometry], colour: str, width: float, more: str = ""
) -> str:
    shapes = shape if isinstance(shape, list) else [shape]
    data = "".join(path(s) for s in shapes)
    if not data:
        return ""
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{number(width)}"'
        f' stroke-linejoin="round" stroke-linecap="round" {more}/>'
    )


def dash(lengths: list[float]) -> str:
    return f'stroke-dasharray="{" ".join(number(v) for v in lengths)}"'


def text(x: float, y: float, words: str, size: float, more: str = "") -> str:
    return f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" {more}>{escape(words)}</text>'


def circle(x: float, y: float, radius: float, more: str = "") -> str:
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" {more}/>'


def rect(box: tuple[float, float, float, float], more: str = "") -> str:
    left, top, right, bottom = box
    return (
        f'<rect x="{number(left)}" y="{number(top)}" width="{number(right - left)}"'
        f' height="{number(bottom - top)}" {more}/>'
    )


def polygon(points: list[tuple[float, float]], more: str = "") -> str:
    return f'<polygon points="{" ".join(f"{number(x)},{number(y)}" for x, y in points)}" {more}/>'
