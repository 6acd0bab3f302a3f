"""The board as the tables that the rules read: data/hexes.csv and data/hexsides.csv."""

from __future__ import annotations

import csv
import io
from pathlib import Path

from tools.maps.hexmap.board import HexBoard
from tools.maps.hexmap.lattice import Cell

HEXES = ("hex", "kind", "region", "terrain", "burg", "port", "gate", "pass", "sea", "source", "reason")
SIDES = ("a", "b", "kind", "name", "source", "reason")
FILES = ("hexes.csv", "hexsides.csv")
SOURCE = "reconstructed"


def name(cell: Cell) -> str:
    return f"{cell[0]:02}{cell[1]:02}"


def write(board: HexBoard, folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    for file, text in _texts(board).items():
        (folder / file).write_text(text, encoding="utf-8")
    return [folder / file for file in FILES]


def changes(board: HexBoard, folder: Path) -> list[str]:
    """Rows that the tables have and the build has not (-), and the other way round (+)."""
    found = []
    for file, text in _texts(board).items():
        there, built = (folder / file).read_text(encoding="utf-8").splitlines(), text.splitlines()
        found += [f"{file} - {row}" for row in there if row not in set(built)]
        found += [f"{file} + {row}" for row in built if row not in set(there)]
    return found


def _texts(board: HexBoard) -> dict[str, str]:
    cells = sorted(board.in_play | set(board.sea))
    rows = [_land(board, cell) if cell in board.places.region else _sea(board, cell) for cell in cells]
    sides = [
        (name(a), name(b), kind, label, SOURCE, reason)
        for kind, found, reason in (
            ("river", board.rivers, "the line between the middles crosses it an odd number of times"),
            ("strait", board.straits, "two land masses meet here across it"),
        )
        for (a, b), label in found.items()
    ]
    return dict(zip(FILES, (_text(HEXES, rows), _text(SIDES, sorted(sides))), strict=True))


def _land(board: HexBoard, cell: Cell) -> tuple[str, ...]:
    burg, gate = board.places.burg.get(cell), board.gates.get(cell)
    reasons = [board.land[cell], board.places.why[cell]]
    if cell in board.rough:
        reasons.append(f"rough: {board.rough[cell]}")
    return (
        name(cell),
        "land",
        board.places.region[cell],
        "rough" if cell in board.rough else "clear",
        burg.name if burg else "",
        burg.port if burg else "",
        name(gate) if gate else "",
        board.passes.get(cell, ""),
        "",
        SOURCE,
        "; ".join(dict.fromkeys(reasons)),
    )


def _sea(board: HexBoard, cell: Cell) -> tuple[str, ...]:
    label = board.sea[cell]
    return name(cell), "sea", "", "", "", "", "", "", label, SOURCE, "nearest to an anchor of this sea"


def _text(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return out.getvalue()
