"""Lambert conformal conic on a sphere: no datum grids, so the same numbers everywhere."""

from __future__ import annotations

import numpy as np
import shapely
from numpy.typing import NDArray

from tools.maps.settings import Settings

RADIUS = 6371.0  # km

Floats = NDArray[np.float64]


class Projection:
    def __init__(self, settings: Settings) -> None:
        south, north = np.radians(settings.parallels)
        self.lon0, lat0 = np.radians(settings.centre)
        self.n = np.log(np.cos(south) / np.cos(north)) / np.log(_stretch(north) / _stretch(south))
        self.f = RADIUS * np.cos(south) * _stretch(south) ** self.n / self.n
        self.rho0 = self.f / _stretch(lat0) ** self.n

    def forward(self, lon: Floats | float, lat: Floats | float) -> tuple[Floats, Floats]:
        """Degrees to km."""
        rho = self.f / _stretch(np.radians(lat)) ** self.n
        theta = self.n * (np.radians(lon) - self.lon0)
        return rho * np.sin(theta), self.rho0 - rho * np.cos(theta)

    def inverse(self, x: Floats | float, y: Floats | float) -> tuple[Floats, Floats]:
        """Km to degrees."""
        down = self.rho0 - np.asarray(y, float)
        rho = np.hypot(x, down)
        lat = 2 * np.arctan((self.f / rho) ** (1 / self.n)) - np.pi / 2
        return np.degrees(self.lon0 + np.arctan2(x, down) / self.n), np.degrees(lat)

    def geometry(self, geometry: shapely.Geometry) -> shapely.Geometry:
        return shapely.transform(geometry, lambda a: np.column_stack(self.forward(a[:, 0], a[:, 1])))

    def point(self, at: tuple[float, float]) -> shapely.Point:
        x, y = self.forward(*at)
        return shapely.Point(float(x), float(y))

    def line(self, points: tuple[tuple[float, float], ...], step: float = 0.1) -> shapely.LineString:
        """A line drawn by hand in degrees; straight there, so cut fine before it is projected."""
        return self.geometry(shapely.segmentize(shapely.LineString(points), step))


def _stretch(latitude: Floats | float) -> Floats:
    return np.tan(np.pi / 4 + np.asarray(latitude) / 2)
