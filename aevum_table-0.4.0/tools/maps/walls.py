"""Which links between cells a line cuts: a river one cell wide still parts two banks."""

from __future__ import annotations

import numpy as np
import shapely
from numpy.typing import NDArray

from tools.maps.grid import STEPS, Grid
from tools.maps.projection import Floats


def cut_links(grid: Grid, lines: list[shapely.Geometry]) -> NDArray[np.bool_]:
    """[step, row, column]: whether the link from the cell along STEPS[step] crosses one of the lines."""
    hit = np.zeros((len(STEPS), *grid.shape), bool)
    starts, ends = _segments(lines, grid.cell * 0.45)
    if not len(starts):
        return hit
    a = np.column_stack(grid.position(starts[:, 0], starts[:, 1]))
    b = np.column_stack(grid.position(ends[:, 0], ends[:, 1]))
    middle = np.floor((a + b) / 2).astype(int)
    for down in (-1, 0, 1):
        for right in (-1, 0, 1, 2):
            cell = middle + np.array([down, right])
            for number, step in enumerate(STEPS):
                other = cell + step
                inside = ((cell >= 0) & (other >= 0) & (cell < grid.shape) & (other < grid.shape)).all(axis=1)
                crossed = cell[inside & _cross(cell, other, a, b)]
                hit[number, crossed[:, 0], crossed[:, 1]] = True
    return hit


def _segments(lines: list[shapely.Geometry], longest: float) -> tuple[Floats, Floats]:
    parts = [
        np.asarray(p.coords)[:, :2] for g in lines for p in shapely.get_parts(shapely.segmentize(g, longest))
    ]
    if not parts:
        return np.empty((0, 2)), np.empty((0, 2))
    return np.vstack([p[:-1] for p in parts]), np.vstack([p[1:] for p in parts])


def _side(a: Floats, b: Floats, p: Floats) -> Floats:
    return (b[:, 0] - a[:, 0]) * (p[:, 1] - a[:, 1]) - (b[:, 1] - a[:, 1]) * (p[:, 0] - a[:, 0])


def _cross(p: Floats, q: Floats, a: Floats, b: Floats) -> NDArray[np.bool_]:
    nudge = np.array([1e-9, 2e-9])  # no line then runs exactly through a centre
    apart = _side(p, q, a + nudge) * _side(p, q, b + nudge) <= 0
    return apart & (_side(a, b, p) * _side(a, b, q) <= 0)
