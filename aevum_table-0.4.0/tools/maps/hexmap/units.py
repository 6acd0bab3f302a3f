"""From the plane to map units: whole numbers for every corner of every hex, x right, y down."""

from __future__ import annotations

import numpy as np
import shapely

from tools.maps.hexmap.lattice import Cell, Lattice

HALF_SIDE, HALF_HEIGHT = 162, 280
"""Of a hex, in map units: corners at (2 * HALF_SIDE, 0) and (HALF_SIDE, HALF_HEIGHT) from its middle. That
is two thousandths wider than a regular hex, and so is the whole map."""
RIM = 300  # around the outermost hexes

Spot = tuple[int, int]


class Units:
    def __init__(self, lattice: Lattice) -> None:
        self.lattice = lattice
        self.across = 3 * HALF_SIDE / (lattice.pitch * 3**0.5 / 2)
        self.down = 2 * HALF_HEIGHT / lattice.pitch
        self.width = 3 * HALF_SIDE * (lattice.columns - 1) + 4 * HALF_SIDE + 2 * RIM
        self.height = HALF_HEIGHT * (2 * lattice.rows + 1) + 2 * RIM

    def centre(self, cell: Cell) -> Spot:
        column, row = cell
        lower = HALF_HEIGHT if column % 2 == 0 else 0
        x = RIM + 2 * HALF_SIDE + 3 * HALF_SIDE * (column - 1)
        return x, RIM + HALF_HEIGHT + 2 * HALF_HEIGHT * (row - 1) + lower

    def corners(self, cell: Cell) -> list[Spot]:
        x, y = self.centre(cell)
        a, h = HALF_SIDE, HALF_HEIGHT
        return [
            (x + 2 * a, y),
            (x + a, y + h),
            (x - a, y + h),
            (x - 2 * a, y),
            (x - a, y - h),
            (x + a, y - h),
        ]

    def outline(self, cell: Cell) -> shapely.Polygon:
        return shapely.Polygon(self.corners(cell))

    def side(self, a: Cell, b: Cell) -> tuple[Spot, Spot]:
        """The two corners that neighbours share."""
        first, second = sorted(set(self.corners(a)) & set(self.corners(b)))
        return first, second

    def from_km(self, x: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        left, top = self.centre((1, 1))
        zero = self.lattice.centre((1, 1))
        return left + (x - zero[0]) * self.across, top + (zero[1] - y) * self.down

    def to_km(self, x: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        left, top = self.centre((1, 1))
        zero = self.lattice.centre((1, 1))
        return zero[0] + (x - left) / self.across, zero[1] - (y - top) / self.down

    def geometry(self, shape: shapely.Geometry) -> shapely.Geometry:
        return shapely.transform(shape, lambda a: np.column_stack(self.from_km(a[:, 0], a[:, 1])))

    @property
    def box(self) -> shapely.Polygon:
        return shapely.box(0, 0, self.width, self.height)
