"""Where hexes lie on the plane: flat-topped, column 1 on the left, row 1 on top, even columns half a hex
lower, as in aevum.kit.hexes."""

from __future__ import annotations

import math

import shapely

from tools.maps.hexmap.settings import HexSettings

Cell = tuple[int, int]  # column, row
Point = tuple[float, float]  # km, y up


class Lattice:
    def __init__(self, settings: HexSettings) -> None:
        self.pitch = settings.pitch
        self.side = settings.pitch / 3**0.5
        self.columns, self.rows = settings.columns, settings.rows
        self.west = settings.shift[0] - (self.columns - 1) / 2 * self.pitch * 3**0.5 / 2
        self.north = settings.shift[1] + (self.rows - 0.5) / 2 * self.pitch
        self.cells = [(c, r) for c in range(1, self.columns + 1) for r in range(1, self.rows + 1)]
        self._all = frozenset(self.cells)

    def centre(self, cell: Cell) -> Point:
        column, row = cell
        lower = 0.5 if column % 2 == 0 else 0.0
        x = self.west + (column - 1) * self.pitch * 3**0.5 / 2
        return x, self.north - (row - 0.5 + lower) * self.pitch

    def corners(self, cell: Cell) -> list[Point]:
        """From the right one, counterclockwise."""
        x, y = self.centre(cell)
        turns = [math.pi * i / 3 for i in range(6)]
        return [(x + self.side * math.cos(t), y + self.side * math.sin(t)) for t in turns]

    def outline(self, cell: Cell) -> shapely.Polygon:
        return shapely.Polygon(self.corners(cell))

    def samples(self, cell: Cell) -> list[Point]:
        """The middle and the points halfway to each corner."""
        x, y = self.centre(cell)
        return [(x, y), *[((x + cx) / 2, (y + cy) / 2) for cx, cy in self.corners(cell)]]

    def at(self, point: Point) -> Cell:
        """The hex around a point, or the nearest one of the board."""
        column = round((point[0] - self.west) / (self.pitch * 3**0.5 / 2)) + 1
        near = [c for c in range(column - 1, column + 2) if 1 <= c <= self.columns]
        guesses = []
        for c in near or [min(max(column, 1), self.columns)]:
            lower = 0.5 if c % 2 == 0 else 0.0
            row = round((self.north - point[1]) / self.pitch + 0.5 - lower)
            guesses.append((c, min(max(row, 1), self.rows)))
        return min(guesses, key=lambda cell: math.dist(self.centre(cell), point))

    def around(self, cell: Cell) -> list[Cell]:
        """The neighbours on the board, clockwise from the one above."""
        c, r = cell
        low = 1 if c % 2 == 0 else 0
        steps = [(0, -1), (1, low - 1), (1, low), (0, 1), (-1, low), (-1, low - 1)]
        return [(c + dc, r + dr) for dc, dr in steps if (c + dc, r + dr) in self._all]

    def pairs(self) -> list[tuple[Cell, Cell]]:
        return [(cell, other) for cell in self.cells for other in self.around(cell) if cell < other]
