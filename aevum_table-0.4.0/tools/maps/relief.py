"""ETOPO5, heights and depths every five arc minutes (NOAA, public domain), from Debian's ferret-datasets."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
from scipy.io import netcdf_file
from scipy.ndimage import map_coordinates

from tools.maps.projection import Floats
from tools.maps.settings import Box

PACKAGED = "/usr/share/ferret-vis/data/etopo5.cdf"


class Relief:
    def __init__(self, window: Box) -> None:
        path = Path(os.environ.get("ETOPO5", PACKAGED))
        if not path.exists():
            raise SystemExit(
                "The heights (ETOPO5) are missing: apt-get install --no-install-recommends ferret-datasets, "
                "or set ETOPO5 to the file etopo5.cdf."
            )
        with netcdf_file(str(path), "r", mmap=False) as file:
            lon = np.array(file.variables["ETOPO05_X"].data, float)
            lat = np.array(file.variables["ETOPO05_Y"].data, float)
            height = np.array(file.variables["ROSE"].data, np.float32)
        half = len(lon) // 2  # from 0..360 to -180..180
        lon = np.concatenate([lon[half:] - 360.0, lon[:half]])
        height = np.concatenate([height[:, half:], height[:, :half]], axis=1)
        columns = (lon >= window[0]) & (lon <= window[2])
        rows = (lat >= window[1]) & (lat <= window[3])
        self.lon, self.lat, self.height = lon[columns], lat[rows], height[np.ix_(rows, columns)]

    def at(self, lon: Floats, lat: Floats) -> Floats:
        """Metres at the given degrees, smoothly between the grid points."""
        column = (lon - self.lon[0]) / (self.lon[-1] - self.lon[0]) * (len(self.lon) - 1)
        row = (lat - self.lat[0]) / (self.lat[-1] - self.lat[0]) * (len(self.lat) - 1)
        return map_coordinates(self.height, [row, column], order=3, mode="nearest")
