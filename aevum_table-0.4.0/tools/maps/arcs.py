"""From a raster of labels to smooth lines between nodes; neighbours keep sharing their line."""

from __future__ import annotations

from collections import defaultdict

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage

from tools.maps.grid import Grid, Labels
from tools.maps.projection import Floats

PAD = 10  # cells that lines run beyond the frame, so that it cuts them cleanly

Corner = tuple[int, int]


def outlines(labels: Labels) -> list[list[Corner]]:
    """The lines between different labels, from node to node, as corners of cells (row, column)."""
    padded = np.pad(labels, PAD, mode="edge")
    beside: dict[Corner, list[Corner]] = defaultdict(list)
    upright = np.argwhere(padded[:, :-1] != padded[:, 1:]) + np.array([0, 1])
    level = np.argwhere(padded[:-1, :] != padded[1:, :]) + np.array([1, 0])
    for corners, (down, right) in ((upright, (1, 0)), (level, (0, 1))):
        for row, column in corners.tolist():
            a, b = (row, column), (row + down, column + right)
            beside[a].append(b)
            beside[b].append(a)
    nodes = sorted(corner for corner, ends in beside.items() if len(ends) != 2 or _junction(padded, corner))
    stops, walked, lines = set(nodes), set[tuple[Corner, Corner]](), []
    for start in nodes + sorted(beside):  # lines between nodes first, then rings without one
        for step in sorted(beside[start]):
            if (start, step) not in walked:
                lines.append(_walk(start, step, beside, stops, walked))
    return lines


def _junction(labels: Labels, corner: Corner) -> bool:
    row, column = corner
    return len(np.unique(labels[max(row - 1, 0) : row + 1, max(column - 1, 0) : column + 1])) > 2


def _walk(
    start: Corner,
    step: Corner,
    beside: dict[Corner, list[Corner]],
    stops: set[Corner],
    walked: set[tuple[Corner, Corner]],
) -> list[Corner]:
    line = [start, step]
    walked |= {(start, step), (step, start)}
    while step not in stops:
        ahead = [corner for corner in beside[step] if corner != line[-2]]
        if not ahead or (step, ahead[0]) in walked:
            break
        walked |= {(step, ahead[0]), (ahead[0], step)}
        step = ahead[0]
        line.append(step)
    return line


def smooth(line: list[Corner], sigma: float) -> Floats:
    """Rounded, with the ends where they are."""
    points = np.asarray(line, float)
    if len(points) > 3 and (points[0] == points[-1]).all():
        ring = ndimage.gaussian_filter1d(points[:-1], sigma, axis=0, mode="wrap")
        return np.vstack([ring, ring[:1]])
    points = np.vstack([points[:1], (points[:-1] + points[1:]) / 2, points[-1:]])
    count = len(points)
    if count < 4:
        return points
    reach = min(count - 1, int(4 * sigma) + 1)
    before, after = 2 * points[0] - points[reach:0:-1], 2 * points[-1] - points[-2 : -reach - 2 : -1]
    long = ndimage.gaussian_filter1d(np.vstack([before, points, after]), sigma, axis=0, mode="nearest")
    return np.vstack([points[:1], long[reach + 1 : reach + count - 1], points[-1:]])


def to_plane(grid: Grid, corners: Floats) -> Floats:
    """Corners of cells as km."""
    rows, columns = corners[:, 0] - PAD, corners[:, 1] - PAD
    return np.column_stack([grid.west + columns * grid.cell, grid.north - rows * grid.cell])


class Wiggle:
    """One small smooth displacement of the whole plane: borders look grown, and stay shared."""

    def __init__(self, grid: Grid, reach: float, seed: int) -> None:
        self.grid = grid
        self.fields = [grid.noise((80, 40, 20, 11), seed + n) * reach for n in (0, 1)]

    def __call__(self, points: Floats) -> Floats:
        at = self.grid.position(points[:, 0], points[:, 1])
        moved = [ndimage.map_coordinates(field, at, order=1, mode="nearest") for field in self.fields]
        return points + np.column_stack(moved)


def border_lines(grid: Grid, labels: Labels, sigma: float) -> list[NDArray[np.float64]]:
    return [to_plane(grid, smooth(line, sigma)) for line in outlines(labels)]
