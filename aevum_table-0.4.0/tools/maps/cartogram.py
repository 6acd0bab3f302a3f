"""A partial cartogram: crowded regions get more room, deserts and steppe less.

The plane flows until the density of places has evened out (the idea of Gastner, Seguy and More, 2018), with a
density that is only a fraction of the true one. The flow is smooth and can be run backwards, so nothing
changes in who touches whom.
"""

from __future__ import annotations

import numpy as np
import shapely
from scipy.fft import dctn, idctn
from scipy.ndimage import gaussian_filter, map_coordinates

from tools.maps.grid import Grid, Labels
from tools.maps.projection import Floats
from tools.maps.settings import Settings

STEPS = 32


def density(
    settings: Settings, grid: Grid, ground: Labels, places: dict[int, shapely.Geometry], void: int
) -> Floats:
    """On a coarse grid over the frame: high where places are small."""
    warp = settings.warp
    west, south, east, north = settings.frame
    rows, columns = round((north - south) / warp.step), round((east - west) / warp.step)
    r = ((np.arange(rows) + 0.5) * grid.shape[0] / rows).astype(int)
    c = ((np.arange(columns) + 0.5) * grid.shape[1] / columns).astype(int)
    weight = np.ones(max(places) + 1)
    for label, shape in places.items():
        area = warp.area_void if label == void else max(shape.area, warp.area_min)
        weight[label] = area**-warp.strength
    rough = gaussian_filter(weight[ground[np.ix_(r, c)]], warp.blur / warp.step, mode="nearest")
    return rough / rough.mean()


class Flow:
    """Moves points, given as fractions of rows and columns of the density's grid."""

    def __init__(self, dense: Floats) -> None:
        self.dense = dense
        rows, columns = dense.shape
        waves = dctn(dense - 1, type=2)
        down = 2 - 2 * np.cos(np.pi * np.arange(rows) / rows)
        right = 2 - 2 * np.cos(np.pi * np.arange(columns) / columns)
        power = down[:, None] + right[None, :]
        power[0, 0] = 1
        waves /= -power
        waves[0, 0] = 0
        self.down, self.right = np.gradient(
            idctn(waves, type=2)
        )  # its Laplacian is the density less its mean
        self.down[[0, -1], :] = 0
        self.right[:, [0, -1]] = 0

    def _speed(self, at: Floats, time: float) -> Floats:
        def read(field: Floats) -> Floats:
            return map_coordinates(field, at, order=1, mode="nearest")

        dense = read(self.dense) * (1 - time) + time
        return np.stack([read(self.down) / dense, read(self.right) / dense])

    def run(self, at: Floats, start: float, end: float) -> Floats:
        """Runge-Kutta of the fourth order; `at` is [2, ...]: rows and columns."""
        step = (end - start) / STEPS
        limit = np.array(self.dense.shape).reshape(2, *[1] * (at.ndim - 1)) - 0.5
        for number in range(STEPS):
            time = start + number * step
            a = self._speed(at, time)
            b = self._speed(at + step / 2 * a, time + step / 2)
            c = self._speed(at + step / 2 * b, time + step / 2)
            d = self._speed(at + step * c, time + step)
            at = np.clip(at + step / 6 * (a + 2 * b + 2 * c + d), -0.5, limit)
        return at


def grids(dense: Floats) -> tuple[Floats, Floats]:
    """Where the corners of the cells go, and whence they came, as fractions of the frame (row, column)."""
    flow = Flow(dense)
    size = np.array(dense.shape).reshape(2, 1, 1)
    corners = np.stack(np.meshgrid(*(np.arange(n + 1.0) for n in dense.shape), indexing="ij")) - 0.5
    forward, backward = flow.run(corners, 0.0, 1.0), flow.run(corners, 1.0, 0.0)
    return (forward + 0.5) / size, (backward + 0.5) / size
