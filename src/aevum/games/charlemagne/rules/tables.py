"""The tables of the game, read once. Figures stand in `data/`, never here."""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.kit.tables import rows, whole

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

_PARAMETERS: Final = {row["parameter"]: row for row in rows(PACKAGE, "parameters")}


def parameter(name: str) -> int:
    """A single figure (21.0) from `parameters.csv`."""
    if name not in _PARAMETERS:
        raise BadData(f"parameters.csv: there is no row '{name}'")
    return whole(_PARAMETERS[name], "value", f"parameters.csv, {name}")


def index(names: tuple[str, ...] | list[str], name: str, where: str) -> int:
    """Where a name of a table stands in a list; BadData says what was expected."""
    for number, known in enumerate(names):
        if known == name:
            return number
    raise BadData(f"{where}: '{name}' is none of {', '.join(names)}")


def matrix(name: str) -> list[list[str]]:
    """A table of results: row of the die less one, then the column."""
    found: list[list[str]] = []
    for number, row in enumerate(rows(PACKAGE, name), start=1):
        if row["die"] != str(number):
            raise BadData(f"{name}.csv, line {number + 1}: expected the row of the die {number}")
        found.append([row[column] for column in row if column not in ("die", "rule", "source", "reason")])
    return found
