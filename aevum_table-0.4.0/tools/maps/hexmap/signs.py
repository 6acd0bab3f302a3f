"""Where the small signs of the map stand: burgs, anchors, passes, straits."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.maps.draw.survey import Boxes
from tools.maps.hexmap.board import HexBoard
from tools.maps.hexmap.lattice import Cell
from tools.maps.hexmap.units import HALF_HEIGHT, Units

BURG = 0.34  # how far below the middle of its hex a burg stands, in half heights: counters stand above
SIZE = {"burg": 92.0, "anchor": 62.0, "pass": 80.0}  # half the width of a sign


@dataclass(frozen=True)
class Sign:
    kind: str
    cell: Cell
    x: float
    y: float


def signs(units: Units, board: HexBoard) -> list[Sign]:
    found = []
    for cell in sorted(board.places.burg):
        x, y = units.centre(cell)
        found.append(Sign("burg", cell, x, y + BURG * HALF_HEIGHT))
        if board.places.burg[cell].port:
            found.append(Sign("anchor", cell, *_anchor(units, board, cell)))
    for cell in sorted(board.passes):
        if cell not in board.places.burg:
            x, y = units.centre(cell)
            found.append(Sign("pass", cell, x, y + BURG * HALF_HEIGHT))
    return found


def _anchor(units: Units, board: HexBoard, cell: Cell) -> tuple[float, float]:
    """Just within the sea hex of the port; a river port has it in its own hex, beside the burg."""
    x, y = units.centre(cell)
    if cell in board.gates:
        return x + 190.0, y + BURG * HALF_HEIGHT
    wet = [other for other in board.lattice.around(cell) if other in board.sea]
    # Away from the name below the burg and the counters above, where there is a choice.
    sea = min(wet, key=lambda other: (abs(units.centre(other)[1] - y - HALF_HEIGHT * 0.5), other))
    sx, sy = units.centre(sea)
    return x + (sx - x) * 0.60, y + (sy - y) * 0.60


def arrows(units: Units, board: HexBoard) -> list[tuple[str, Cell, Cell, tuple[float, float, float, float]]]:
    """Over each strait hexside, from the one hex to the other."""
    found = []
    for (a, b), name in board.straits.items():
        (ax, ay), (bx, by) = units.centre(a), units.centre(b)
        at = [(ax + (bx - ax) * t, ay + (by - ay) * t) for t in (0.3, 0.7)]
        found.append((name, a, b, (*at[0], *at[1])))
    return found


def boxes(units: Units, board: HexBoard) -> Boxes:
    """What names keep off."""
    found = [
        (s.x - SIZE[s.kind], s.y - SIZE[s.kind], s.x + SIZE[s.kind], s.y + SIZE[s.kind])
        for s in signs(units, board)
    ]
    for *_, (x0, y0, x1, y1) in arrows(units, board):
        found.append((min(x0, x1) - 30, min(y0, y1) - 30, max(x0, x1) + 30, max(y0, y1) + 30))
    return np.array(found)
