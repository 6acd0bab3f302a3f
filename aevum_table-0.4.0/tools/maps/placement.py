"""From the world to map units and back."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import shapely
from scipy.ndimage import map_coordinates

from tools.maps import cartogram
from tools.maps.partition import Partition
from tools.maps.projection import Floats, Projection
from tools.maps.settings import Settings

FILE = "placement.npz"


class Placement:
    """Map units: x runs right, y down, the corner of the frame is (0, 0)."""

    def __init__(self, settings: Settings, forward: Floats, backward: Floats) -> None:
        self.plane = Projection(settings)
        self.west, south, east, self.north = settings.frame
        self.size = np.array([self.north - south, east - self.west]).reshape(2, 1)  # km, rows first
        self.units = settings.export.units_per_km
        self.forward, self.backward = forward, backward

    @classmethod
    def make(cls, part: Partition) -> Placement:
        dense = cartogram.density(part.settings, part.grid, part.ground, part.places, part.names.void)
        return cls(part.settings, *cartogram.grids(dense))

    @classmethod
    def load(cls, settings: Settings) -> Placement:
        with np.load(settings.scratch / FILE) as file:
            return cls(settings, file["forward"], file["backward"])

    def save(self, folder: Path) -> None:
        np.savez_compressed(folder / FILE, forward=self.forward, backward=self.backward)

    @property
    def width(self) -> int:
        return round(float(self.size[1, 0]) * self.units)

    @property
    def height(self) -> int:
        return round(float(self.size[0, 0]) * self.units)

    def from_km(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        rows, columns = self._bend(self.forward, np.stack([self.north - y.ravel(), x.ravel() - self.west]))
        return (columns * self.units).reshape(x.shape), (rows * self.units).reshape(x.shape)

    def to_km(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        rows, columns = self._bend(self.backward, np.stack([y.ravel(), x.ravel()]) / self.units)
        return (self.west + columns).reshape(x.shape), (self.north - rows).reshape(x.shape)

    def to_lonlat(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        return self.plane.inverse(*self.to_km(np.asarray(x, float), np.asarray(y, float)))

    def point(self, at: shapely.Point) -> tuple[float, float]:
        x, y = self.from_km(np.array([at.x]), np.array([at.y]))
        return float(x[0]), float(y[0])

    def geometry(self, shape: shapely.Geometry, longest: float = 12.0) -> shapely.Geometry:
        """A shape in km as one in units, cut fine (km) because straight lines bend."""
        fine = shapely.segmentize(shape, longest)
        return shapely.transform(fine, lambda a: np.column_stack(self.from_km(a[:, 0], a[:, 1])))

    def _bend(self, nodes: Floats, at: Floats) -> Floats:
        """Km from the upper left corner (rows, columns), moved by the cartogram."""
        cells = np.array(nodes.shape[1:]).reshape(2, 1) - 1
        where = at / self.size * cells
        moved = np.stack([map_coordinates(axis, where, order=1, mode="nearest") for axis in nodes])
        return moved * self.size
