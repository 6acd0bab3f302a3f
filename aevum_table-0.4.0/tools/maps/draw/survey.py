"""What lies under a box, quickly: sums over the map, made once, answer for any rectangle."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tools.maps.draw.board import Board
from tools.maps.draw.canvas import Canvas, Mask

Boxes: TypeAlias = NDArray[np.float64]  # (n, 4): left, top, right, bottom
CELL = 16.0  # map units


class Sums:
    """The share of a mask in rectangles. The mask may be a window of the map; its corner is in cells."""

    def __init__(self, mask: Mask, corner: tuple[int, int] = (0, 0)) -> None:
        self.corner = corner
        self.table = np.zeros((mask.shape[0] + 1, mask.shape[1] + 1), np.float64)
        np.cumsum(np.cumsum(mask, axis=0), axis=1, out=self.table[1:, 1:])

    def share(self, boxes: Boxes) -> NDArray[np.float64]:
        rows, columns = self.table.shape
        left = np.floor(boxes[..., 0] / CELL).astype(int) - self.corner[1]
        top = np.floor(boxes[..., 1] / CELL).astype(int) - self.corner[0]
        right = np.ceil(boxes[..., 2] / CELL).astype(int) - self.corner[1]
        bottom = np.ceil(boxes[..., 3] / CELL).astype(int) - self.corner[0]
        area = (bottom - top) * (right - left)
        left, right = np.clip(left, 0, columns - 1), np.clip(right, 0, columns - 1)
        top, bottom = np.clip(top, 0, rows - 1), np.clip(bottom, 0, rows - 1)
        table = self.table
        total = table[bottom, right] - table[top, right] - table[bottom, left] + table[top, left]
        return total / area


class Survey:
    def __init__(self, board: Board) -> None:
        self.board = board
        self.canvas = Canvas(board, 1 / CELL)
        marked = [b.line for b in board.borders if b.kind in ("open", "river", "range", "coast", "limit")]
        self.lines = Sums(self.canvas.lines(marked, 30))
        strong = [b.line for b in board.borders if b.kind in ("river", "range") or b.area]
        self.strong = Sums(self.canvas.lines(strong, 50))
        zones = [b.line for b in board.borders if b.kind in ("sea", "coast")]
        self.zones = Sums(self.canvas.lines(zones, 40))
        self.land = Sums(self.canvas.land)
        self._own: dict[str, Sums] = {}

    def own(self, *names: str) -> Sums:
        """The share of given places."""
        key = "|".join(names)
        if key not in self._own:
            inside = np.isin(self.canvas.places, [self.canvas.number[name] for name in names])
            rows, columns = np.flatnonzero(inside.any(axis=1)), np.flatnonzero(inside.any(axis=0))
            top, left = int(rows[0]), int(columns[0])
            self._own[key] = Sums(inside[top : rows[-1] + 1, left : columns[-1] + 1], (top, left))
        return self._own[key]


def grid(bounds: tuple[float, ...], step: float) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Points of a grid over bounds, flat."""
    x = np.arange(bounds[0] + step / 2, bounds[2], step)
    y = np.arange(bounds[1] + step / 2, bounds[3], step)
    xx, yy = np.meshgrid(x, y)
    return xx.ravel(), yy.ravel()


def around(x: NDArray[np.float64], y: NDArray[np.float64], offsets: Boxes) -> Boxes:
    """(points, boxes, 4): the boxes of a label moved to each point."""
    move = np.stack([x, y, x, y], axis=-1)
    return move[:, None, :] + offsets[None, :, :]
