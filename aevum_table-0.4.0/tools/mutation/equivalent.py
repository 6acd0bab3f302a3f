"""Changes that change nothing, each listed with its reason in `equivalent/GAME.csv`."""

from __future__ import annotations

import csv
from pathlib import Path

from tools.mutation.mutants import Mutant

IDENTITY = ("path", "function", "text", "was", "now")
FOLDER = Path(__file__).parent / "equivalent"


def listed(game: str) -> set[tuple[str, ...]]:
    file = FOLDER / f"{game}.csv"
    if not file.exists():
        return set()
    with file.open(encoding="utf-8", newline="") as lines:
        return {tuple(row[name] for name in IDENTITY) for row in csv.DictReader(lines)}


def identity(mutant: Mutant) -> tuple[str, ...]:
    """By what its line says, without the line's number, which changes with the file."""
    return tuple(getattr(mutant, name) for name in IDENTITY)
