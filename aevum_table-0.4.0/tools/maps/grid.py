"""The raster on which places grow."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import shapely
from numpy.typing import NDArray
from scipy.ndimage import zoom

from tools.maps.projection import Floats
from tools.maps.settings import Settings

Labels: TypeAlias = NDArray[np.int32]
STEPS = ((0, 1), (1, 0), (1, 1), (1, -1))  # links from a cell to its neighbours; the others are their reverse


class Grid:
    def __init__(self, settings: Settings) -> None:
        self.cell = settings.growth.cell
        self.west, south, east, self.north = settings.frame
        self.anchor = settings.anchor
        self.shape = round((self.north - south) / self.cell), round((east - self.west) / self.cell)

    def centres(self) -> tuple[Floats, Floats]:
        rows, columns = self.shape
        x = self.west + (np.arange(columns) + 0.5) * self.cell
        y = self.north - (np.arange(rows) + 0.5) * self.cell
        return tuple(np.meshgrid(x, y))

    def position(self, x: Floats | float, y: Floats | float) -> tuple[Floats, Floats]:
        """Row and column as fractions; whole numbers are the centres of cells."""
        return (self.north - np.asarray(y)) / self.cell - 0.5, (np.asarray(x) - self.west) / self.cell - 0.5

    def at(self, point: shapely.Point) -> tuple[int, int]:
        row, column = self.position(point.x, point.y)
        rows, columns = self.shape
        return min(max(round(float(row)), 0), rows - 1), min(max(round(float(column)), 0), columns - 1)

    def raster(self, polygons: list[shapely.Polygon]) -> Labels:
        """Number + 1 of the polygon around each cell's centre, 0 outside; the polygons do not overlap."""
        change = np.zeros((self.shape[0], self.shape[1] + 1), np.int64)
        for number, polygon in enumerate(polygons, start=1):
            for ring in shapely.get_rings(shapely.orient_polygons(polygon)):
                row, column = self.position(*np.asarray(ring.coords).T[:2])
                _toggle(change, row, column, number)
        return np.cumsum(change, axis=1)[:, :-1].astype(np.int32)

    def noise(self, waves: tuple[float, ...], seed: int, gain: float = 0.6) -> Floats:
        """Smooth noise of about unit spread, cut out of one field that belongs to the world: a wider
        frame changes nothing inside the old one."""
        west, south, east, north = self.anchor
        rows, columns = round((north - south) / self.cell), round((east - west) / self.cell)
        top, left = round((north - self.north) / self.cell), round((self.west - west) / self.cell)
        chance = np.random.Generator(np.random.PCG64(seed))
        total, power, weight = np.zeros(self.shape), 0.0, 1.0
        for wave in waves:
            factor = wave / self.cell
            size = tuple(int(np.ceil(n / factor)) + 4 for n in (rows, columns))
            field = zoom(chance.standard_normal(size), factor, order=3, grid_mode=True, mode="nearest")
            r, c = int(factor) + top, int(factor) + left
            total += weight * field[r : r + self.shape[0], c : c + self.shape[1]]
            power += weight * weight
            weight *= gain
        return total / np.sqrt(power)


def _toggle(change: NDArray[np.int64], row: Floats, column: Floats, value: int) -> None:
    """Add to each row of cells where a ring enters it, take off where it leaves."""
    for r0, c0, r1, c1 in zip(row[:-1], column[:-1], row[1:], column[1:], strict=True):
        low, high = min(r0, r1), max(r0, r1)
        crossed = np.arange(max(int(np.ceil(low)), 0), min(int(np.ceil(high)), change.shape[0]))
        if len(crossed):
            where = np.ceil(c0 + (crossed - r0) * (c1 - c0) / (r1 - r0)).astype(int)
            # An outer ring runs counterclockwise: rows grow on its left side, where the inside begins.
            np.add.at(change, (crossed, np.clip(where, 0, change.shape[1] - 1)), value if r1 > r0 else -value)
