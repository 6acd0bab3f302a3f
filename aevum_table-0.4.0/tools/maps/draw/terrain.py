"""The layer of symbols and small rivers that goes into the relief pictures."""

from __future__ import annotations

import math

import numpy as np
import shapely
from scipy import ndimage

from tools.maps.draw.board import Board
from tools.maps.draw.canvas import Canvas, Mask
from tools.maps.draw.noise import blur
from tools.maps.draw.style import POINT, Raster, Style
from tools.maps.draw.survey import CELL, Boxes
from tools.maps.draw.svg import stroke
from tools.maps.draw.symbols import Scatter, definitions

KINDS = ("mountain", "forest", "marsh", "steppe", "desert", "hills")


def rivers(board: Board, style: Style) -> str:
    """Rivers that are no border, thin; those with a name in the game a little stronger."""
    small, named = style.sizes("water.river_width")
    colour = style.colour("water.river")
    lines = {
        role: [r.line for r in board.rivers if (r.role == "rule") == (role == "rule")]
        for role in ("decor", "rule")
    }
    shores = stroke(board.lakes, colour, small)
    return shores + stroke(lines["decor"], colour, small) + stroke(lines["rule"], colour, named)


def rhumbs(board: Board, style: Style) -> str:
    """Lines of the compass over the open sea, from the rose and from two hidden ones."""
    water = shapely.union_all([sea.shape for sea in board.seas.values()], grid_size=1)
    water = shapely.buffer(shapely.simplify(water, 40), -14 * POINT)
    left, top, right, bottom = style.get("rose.box")
    centres = [((left + right) / 2, (top + bottom) / 2), *style.get("rose.others")]
    lines, far = [], board.width + board.height
    for x, y in centres:
        for turn in range(16):
            ux, uy = math.cos(math.pi * turn / 8) * far, math.sin(math.pi * turn / 8) * far
            lines.append(shapely.LineString([(x * POINT, y * POINT), (x * POINT + ux, y * POINT + uy)]))
    wet = shapely.intersection(shapely.MultiLineString(lines), water)
    return stroke(wet, style.colour("water.rhumb"), style.size("water.rhumb_width"), 'stroke-opacity=".3"')


def busy(canvas: Canvas, boxes: Boxes) -> Mask:
    """Where no symbol may stand: borders, coasts, rivers, lakes, labels."""
    board = canvas.board
    lines = [b.line for b in board.borders if b.kind != "sea"] + [r.line for r in board.rivers]
    found = canvas.lines(lines, 5 * POINT) | canvas.filled(board.lakes)
    for left, top, right, bottom in boxes / CELL:
        found[max(0, int(top)) : int(bottom) + 1, max(0, int(left)) : int(right) + 1] = True
    return found


def layer(canvas: Canvas, style: Style, boxes: Boxes, height: Raster) -> str:
    """SVG in map units. `canvas` has cells of survey.CELL; `height` are metres on the same cells."""
    terrain = {
        canvas.number[n]: KINDS.index(p.terrain) + 1
        for n, p in canvas.board.provinces.items()
        if p.terrain in KINDS
    }
    table = np.zeros(2000, np.int8)
    table[list(terrain)] = list(terrain.values())
    kinds = table[np.where(canvas.land, canvas.places, 0)]
    scatter = Scatter(kinds, busy(canvas, boxes), CELL, 77)
    above = height - blur(np.clip(height, 0, None), 20)
    keep = {
        "mountain": np.clip(0.75 + above / 500, 0.25, 1),
        "forest": np.clip(0.62 + 0.3 * ndimage.gaussian_filter(_speckle(height.shape), 6) * 14, 0.2, 0.95),
        "marsh": np.full(height.shape, 0.8),
        "steppe": np.full(height.shape, 0.5),
        "desert": np.full(height.shape, 0.6),
        "hills": np.full(height.shape, 0.75),
    }
    for number, kind in enumerate(KINDS, 1):
        gap, size = style.size(f"symbols.{kind}.gap"), style.size(f"symbols.{kind}.size")
        scatter.sow(kind, number, gap, size, keep[kind])
    return definitions() + rhumbs(canvas.board, style) + rivers(canvas.board, style) + scatter.svg()


def _speckle(shape: tuple[int, ...]) -> np.ndarray:
    return np.random.Generator(np.random.PCG64(5)).standard_normal(shape).astype(np.float32)
