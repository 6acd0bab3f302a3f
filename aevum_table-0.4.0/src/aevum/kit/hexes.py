"""Boards of hexes as graphs.

Hexes stand on a side-to-side column: column 1 on the left, row 1 on top, and every second column half a hex
lower. A hex is named as wargames print it, column and row with two digits each: `0307`.
"""

from aevum.engine.refusal import BadData
from aevum.kit.maps import Graph


def hex_name(column: int, row: int) -> str:
    """Column and row as a board prints them: `hex_name(3, 11)` is `0311`."""
    return f"{column:02}{row:02}"


def hexes(
    columns: int,
    rows: int,
    kinds: dict[str, int] | None = None,
    sides: dict[tuple[str, str], int] | None = None,
) -> Graph:
    """A full board; `kinds` and `sides` name the hexes and hexsides that are not of kind 0."""
    cells = [(c, r) for c in range(1, columns + 1) for r in range(1, rows + 1)]
    return from_cells(cells, kinds, sides)


def from_cells(
    cells: list[tuple[int, int]],
    kinds: dict[str, int] | None = None,
    sides: dict[tuple[str, str], int] | None = None,
) -> Graph:
    """A board of the given columns and rows: holes and ragged rims are hexes that are not listed."""
    names = [hex_name(c, r) for c, r in cells]
    number = {name: i for i, name in enumerate(names)}
    borders: list[tuple[int, int, int]] = []
    left = dict(sides or {})
    for c, r in cells:
        a = number[hex_name(c, r)]
        for column, row in _after(c, r):
            b = number.get(hex_name(column, row), -1)
            if b >= 0:
                side = left.pop((names[a], names[b]), left.pop((names[b], names[a]), 0))
                borders.append((a, b, side))
    for one, other in left:
        raise BadData(f"hexes {one} and {other} have no side in common on this board")
    for name in kinds or {}:
        if name not in number:
            raise BadData(f"there is no hex {name} on this board")
    return Graph(names, [(kinds or {}).get(name, 0) for name in names], borders)


def _after(column: int, row: int) -> list[tuple[int, int]]:
    """Of the six neighbours those below and to the right: the others name this one as theirs."""
    lower = 1 if column % 2 == 0 else 0
    return [(column, row + 1), (column + 1, row - 1 + lower), (column + 1, row + lower)]


def hex_distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Steps between two hexes (column, row) of a board without holes, by arithmetic alone."""
    ax, bx = a[0], b[0]
    az, bz = a[1] - (ax - 1) // 2, b[1] - (bx - 1) // 2
    dx, dz = bx - ax, bz - az
    return max(abs(dx), abs(dz), abs(dx + dz))
