"""The tables of the game, read once. Figures stand in `data/`, never here."""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.kit.tables import Figures, rows

PACKAGE: Final = "aevum.games.charlemagne"

EMPIRE: Final = 0
TRIBAL: Final = 1
NEUTRAL: Final = 2
NOBODY: Final = -1
SEATS: Final = ("empire", "tribal")
SIDES: Final = ("empire", "tribal", "neutral")
"""1.1"""

CHRISTIAN: Final = 0
MUSLIM: Final = 1
PAGAN: Final = 2
FAITHS: Final = ("christian", "muslim", "pagan")
"""16.1"""

_FIGURES: Final = Figures(PACKAGE)


def parameter(name: str) -> int:
    """A single figure (21.0) from `parameters.csv`."""
    return _FIGURES[name]


def line(table: str, at: int) -> str:
    """Where row `at`, from 0, stands in the file of a table."""
    return f"{table}.csv, line {at + 2}"


def matrix(name: str) -> list[list[str]]:
    """A table of results: row of the die less one, then the column."""
    found: list[list[str]] = []
    for number, row in enumerate(rows(PACKAGE, name), start=1):
        if row["die"] != str(number):
            raise BadData(f"{name}.csv, line {number + 1}: expected the row of the die {number}")
        found.append([row[column] for column in row if column not in ("die", "rule", "source", "reason")])
    return found
