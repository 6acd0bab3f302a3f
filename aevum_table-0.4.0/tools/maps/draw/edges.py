"""Borders: open dashed, rivers blue, ranges as rows of peaks, Areas in coloured bands, straits as arrows."""

from __future__ import annotations

import math

import numpy as np
import shapely

from tools.maps.draw.board import Board, Border, Point
from tools.maps.draw.style import POINT, Style
from tools.maps.draw.survey import Boxes
from tools.maps.draw.svg import dash, number, path, polygon, stroke
from tools.maps.draw.symbols import use


def area_hues(board: Board, style: Style) -> dict[str, str]:
    """A colour for each Area, none shared by two that touch."""
    touching: dict[str, set[str]] = {area: set() for area in board.areas}
    for border in board.borders:
        if border.area:
            first, second = (board.provinces[name].area for name in border.between)
            if first in touching and second in touching:
                touching[first].add(second)
                touching[second].add(first)
    palette = [str(hue) for hue in style.get("border.area_hues")]
    hues: dict[str, str] = {}
    for area in sorted(touching, key=lambda a: (-len(touching[a]), a)):
        taken = {hues[other] for other in touching[area] if other in hues}
        used = list(hues.values())
        free = [hue for hue in palette if hue not in taken] or palette
        hues[area] = min(free, key=lambda hue: (used.count(hue), palette.index(hue)))
    return hues


class Edges:
    def __init__(self, board: Board, style: Style, frame: str, labels: Boxes) -> None:
        self.board, self.style, self.frame, self.labels = board, style, frame, labels
        self.hidden = {p.name for p in board.provinces.values() if p.east and frame == "base"}

    def kind(self, border: Border) -> str:
        """The kind of a border in this frame; "" if it is not shown."""
        if border.kind in ("frame", "sea"):
            return border.kind
        unseen = [name in self.hidden or not name for name in border.between]
        if border.kind == "coast":
            return "" if any(unseen) else "coast"
        return "" if all(unseen) else "limit" if any(unseen) else border.kind

    def lines(self, *kinds: str, area: bool | None = None) -> list[shapely.Geometry]:
        return [
            b.line for b in self.board.borders if self.kind(b) in kinds and (area is None or b.area == area)
        ]

    def svg(self) -> str:
        layers = (
            self.cover,
            self.bands,
            self.seas,
            self.coasts,
            self.open,
            self.areas,
            self.rivers,
            self.ranges,
        )
        return "".join(layer() for layer in layers)

    def cover(self) -> str:
        """Land that is not in play lies under a veil."""
        if not self.hidden:
            return ""
        veil = shapely.union_all([self.board.provinces[name].shape for name in sorted(self.hidden)])
        colour = self.style.colour("ground.beyond")
        return f'<path d="{path(veil)}" fill="{colour}" fill-opacity=".86" fill-rule="evenodd"/>'

    def bands(self) -> str:
        """A wash of its colour along the inner side of each Area's outline."""
        out = []
        for i, (area, hue) in enumerate(area_hues(self.board, self.style).items()):
            if self.frame == "base" and self.board.areas[area].east:
                continue
            members = self.board.members(area, self.frame)
            shape = shapely.union_all([p.shape for p in members], grid_size=1)
            data = path(shape)
            out.append(f'<clipPath id="area-{i}"><path d="{data}" clip-rule="evenodd"/></clipPath>')
            out.append(f'<g clip-path="url(#area-{i})">')
            for width, opacity in self.style.get("border.band"):
                out.append(stroke(shape, hue, width * POINT, f'stroke-opacity="{opacity}"'))
            out.append("</g>")
        return "".join(out)

    def seas(self) -> str:
        return stroke(
            self.lines("sea"),
            self.style.colour("border.sea"),
            self.style.size("border.sea_width"),
            dash(self.style.sizes("border.sea_dash")) + ' stroke-opacity=".8"',
        )

    def coasts(self) -> str:
        style = self.style
        return stroke(self.lines("coast"), style.colour("border.coast"), style.size("border.coast_width"))

    def open(self) -> str:
        style = self.style
        dashes = dash(style.sizes("border.open_dash"))
        width, lines = style.size("border.open_width"), self.lines("open", area=False)
        halo = stroke(lines, style.colour("border.casing"), width * 2, dashes + ' stroke-opacity=".45"')
        return halo + stroke(lines, style.colour("border.open"), width, dashes)

    def areas(self) -> str:
        style = self.style
        width, colour = style.size("border.area_width"), style.colour("border.area")
        lines = self.lines("open", "limit", area=True) + self.lines("limit", area=False)
        wet = self.lines("river", area=True)
        return (
            stroke(lines, style.colour("border.casing"), width * 1.9, 'stroke-opacity=".5"')
            + stroke(lines, colour, width)
            + stroke(wet, colour, style.size("border.river_width") + 2 * 1.7 * POINT)
        )

    def rivers(self) -> str:
        style = self.style
        lines, width = self.lines("river"), style.size("border.river_width")
        inner = self.lines("river", area=False)
        return (
            stroke(inner, style.colour("border.casing"), width * 1.75, 'stroke-opacity=".75"')
            + stroke(lines, style.colour("border.river"), width)
            + stroke(lines, "#7fb2cf", width * 0.3, 'stroke-opacity=".8"')
        )

    def ranges(self) -> str:
        """A line with peaks on it; no peak stands on a name."""
        style = self.style
        width, gap, size = (style.size(f"border.{key}") for key in ("range_width", "peak_gap", "peak_size"))
        strong, edge = style.size("border.area_width"), style.colour("border.area")
        out = [stroke(self.lines("range"), style.colour("border.range"), width)]
        out.append(stroke(self.lines("range", area=True), edge, strong))
        peaks: list[tuple[float, str]] = []
        for line in self.lines("range"):
            for part in shapely.get_parts(shapely.line_merge(line)):
                count = max(1, round(part.length / gap))
                for i in range(count):
                    at = part.interpolate((i + 0.5) / count, normalized=True)
                    if not self._on_label(at.x, at.y, size):
                        peaks.append((at.y, use("ridge", i, at.x, at.y + size * 0.45, size)))
        return "".join(out) + "".join(shape for _, shape in sorted(peaks))

    def _on_label(self, x: float, y: float, size: float) -> bool:
        boxes = self.labels
        inside = (boxes[:, 0] < x + size * 0.8) & (boxes[:, 2] > x - size * 0.8)
        return bool(np.any(inside & (boxes[:, 1] < y + size * 0.3) & (boxes[:, 3] > y - size * 0.6)))

    def straits(self) -> str:
        colour, width = self.style.colour("border.strait"), self.style.size("border.strait_width")
        return "".join(arrow(a, b, width, colour) for a, b in self.board.straits)


def arrow(a: Point, b: Point, width: float, colour: str) -> str:
    """An arrow with two heads."""
    length = math.dist(a, b) or 1.0
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    short = max(0.0, 34 * POINT - length) / 2  # long enough to be seen
    a, b = (a[0] - ux * short, a[1] - uy * short), (b[0] + ux * short, b[1] + uy * short)
    head, half = width * 3.0, width * 1.9
    parts = []
    for ink, grow in (("#fbf3dc", width * 0.55), (colour, 0.0)):
        edge = f'fill="{ink}" stroke="{ink}" stroke-width="{number(2 * grow)}" stroke-linejoin="round"'
        parts.append(
            f'<path d="M{number(a[0] + ux * head)} {number(a[1] + uy * head)}L{number(b[0] - ux * head)} '
            f'{number(b[1] - uy * head)}" stroke="{ink}" stroke-width="{number(width + 2 * grow)}"/>'
        )
        for (x, y), way in ((a, -1), (b, 1)):
            bx, by = x - way * ux * head, y - way * uy * head
            sides = [(bx - uy * half, by + ux * half), (bx + uy * half, by - ux * half)]
            parts.append(polygon([(x, y), *sides], edge))
    return "".join(parts)
