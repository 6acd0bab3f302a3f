"""Projections on a sphere: no datum grids, so the same numbers everywhere."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TypeAlias

import numpy as np
import shapely
from numpy.typing import NDArray

from tools.maps.settings import Settings

RADIUS = 6371.0  # km

Floats: TypeAlias = NDArray[np.float64]


class Plane(ABC):
    @abstractmethod
    def forward(self, lon: Floats | float, lat: Floats | float) -> tuple[Floats, Floats]: ...

    @abstractmethod
    def inverse(self, x: Floats | float, y: Floats | float) -> tuple[Floats, Floats]: ...

    def geometry(self, geometry: shapely.Geometry) -> shapely.Geometry:
        return shapely.transform(geometry, lambda a: np.column_stack(self.forward(a[:, 0], a[:, 1])))

    def point(self, at: tuple[float, float]) -> shapely.Point:
        x, y = self.forward(*at)
        return shapely.Point(float(x), float(y))

    def line(self, points: tuple[tuple[float, float], ...], step: float = 0.1) -> shapely.LineString:
        """A line drawn by hand in degrees; straight there, so cut fine before it is projected."""
        return self.geometry(shapely.segmentize(shapely.LineString(points), step))


class Projection(Plane):
    """Lambert conformal conic."""

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


class Azimuthal(Plane):
    """Lambert azimuthal equal area around a middle (lon, lat)."""

    def __init__(self, middle: tuple[float, float]) -> None:
        self.lon0, self.lat0 = np.radians(middle)

    def forward(self, lon: Floats | float, lat: Floats | float) -> tuple[Floats, Floats]:
        """Degrees to km."""
        turn, phi = np.radians(lon) - self.lon0, np.radians(lat)
        sin0, cos0 = np.sin(self.lat0), np.cos(self.lat0)
        k = RADIUS * np.sqrt(2 / (1 + sin0 * np.sin(phi) + cos0 * np.cos(phi) * np.cos(turn)))
        y = k * (cos0 * np.sin(phi) - sin0 * np.cos(phi) * np.cos(turn))
        return k * np.cos(phi) * np.sin(turn), y

    def inverse(self, x: Floats | float, y: Floats | float) -> tuple[Floats, Floats]:
        """Km to degrees."""
        x, y = np.asarray(x, float), np.asarray(y, float)
        rho = np.maximum(np.hypot(x, y), 1e-9)
        c = 2 * np.arcsin(rho / (2 * RADIUS))
        sin0, cos0 = np.sin(self.lat0), np.cos(self.lat0)
        lat = np.arcsin(np.cos(c) * sin0 + y * np.sin(c) * cos0 / rho)
        lon = self.lon0 + np.arctan2(x * np.sin(c), rho * cos0 * np.cos(c) - y * sin0 * np.sin(c))
        return np.degrees(lon), np.degrees(lat)


def _stretch(latitude: Floats | float) -> Floats:
    return np.tan(np.pi / 4 + np.asarray(latitude) / 2)
