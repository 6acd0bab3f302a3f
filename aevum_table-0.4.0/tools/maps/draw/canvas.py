"""Shapes to pixels: which place each pixel belongs to, and masks of lines."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import shapely
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from tools.maps.draw.board import Board

Mask: TypeAlias = NDArray[np.bool_]
Numbers: TypeAlias = NDArray[np.int32]


class Canvas:
    """A picture of the whole map at `scale` pixels per map unit. Provinces are numbered from 1 in the order
    of the board, seas from 1001; 0 is land beyond the board."""

    def __init__(self, board: Board, scale: float) -> None:
        self.board, self.scale = board, scale
        self.shape = (round(board.height * scale), round(board.width * scale))
        self.number = {name: i + 1 for i, name in enumerate(board.provinces)}
        self.number |= {name: i + 1001 for i, name in enumerate(board.seas)}
        self.places = self._places()
        self.land: Mask = self.places < 1000

    def _places(self) -> Numbers:
        shapes = [(self.number[n], p.shape) for n, p in self.board.provinces.items()]
        shapes += [(self.number[n], s.shape) for n, s in self.board.seas.items()]
        shapes += [(0, self.board.void)]
        parts = [(shapely.Polygon(g.exterior), n) for n, shape in shapes for g in _polygons(shape)]
        parts.sort(key=lambda part: -part[0].area)  # what lies within another is smaller
        picture = Image.new("I", (self.shape[1], self.shape[0]), 0)
        brush = ImageDraw.Draw(picture)
        for polygon, number in parts:
            brush.polygon(self._points(polygon.exterior), fill=number)
        return np.asarray(picture, np.int32)

    def _points(self, ring: shapely.LineString) -> list[tuple[float, float]]:
        return [(x * self.scale, y * self.scale) for x, y in ring.coords]

    def filled(self, shapes: list[shapely.Geometry]) -> Mask:
        picture = Image.new("L", (self.shape[1], self.shape[0]), 0)
        brush = ImageDraw.Draw(picture)
        for shape in shapes:
            for part in _polygons(shape):
                brush.polygon(self._points(part.exterior), fill=1)
        return np.asarray(picture) > 0

    def lines(self, lines: list[shapely.Geometry], width: float) -> Mask:
        """Pixels within `width` map units of lines."""
        picture = Image.new("L", (self.shape[1], self.shape[0]), 0)
        brush = ImageDraw.Draw(picture)
        for line in lines:
            for part in shapely.get_parts(line):
                brush.line(self._points(part), fill=1, width=max(1, round(width * self.scale)))
        return np.asarray(picture) > 0


def _polygons(shape: shapely.Geometry) -> list[shapely.Polygon]:
    return [p for p in shapely.get_parts(shape) if p.geom_type == "Polygon"]
