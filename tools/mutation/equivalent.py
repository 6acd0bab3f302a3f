"""Changes that change nothing, each listed with its reason in `equivalent/GAME.csv`."""

from __future__ import annotations

import csv
from pathlib import Path

from tools.mutation.mutants import Mutant

FOLDER = Path(__file__).parent / "equivalent"


def listed(game: str) -> set[tuple[str, ...]]:
    file = FOLDER / f"{game}.csv"
    if not file.exists():
        return set()
    with file.open(encoding="utf-8", newline="") as lines:
        return {(row["path"], row["function"], row["was"], row["now"]) for row in csv.DictReader(lines)}


def identity(mutant: Mutant) -> tuple[str, ...]:
    """Without the number of its line, which changes with the file."""
    return mutant.path, mutant.function, mutant.was, mutant.now
