"""The tables of the game, read once. Figures stand in `data/`, never here."""

from collections.abc import Sequence
from typing import Final

from aevum.engine.refusal import BadData
from aevum.kit.tables import Figures, index, rows, whole

PACKAGE: Final = "aevum.games.medioevo"
NOBODY: Final = -1
LEVELS: Final = 3
"""Of buildings, transports, siege engines and captains."""


def names(table: str, key: str) -> tuple[str, ...]:
    """What a table lists, in its order."""
    return tuple([row[key] for row in rows(PACKAGE, table)])


KINGDOMS: Final = names("kingdoms", "kingdom")
"""0.KING.01"""


def kingdom(name: str) -> int:
    """NOBODY where the table has none of this name."""
    return KINGDOMS.index(name) if name in KINGDOMS else NOBODY


BYZANTIUM: Final = kingdom("byzantium")
MAMLUKS: Final = kingdom("mamluks")
HUNGARY: Final = kingdom("hungary")
ROMANS: Final = kingdom("holy-roman-empire")
NOVGOROD: Final = kingdom("novgorod")
GOLDEN_HORDE: Final = kingdom("golden-horde")

GOODS: Final = names("goods", "good")
"""6.BUY.01"""

TRANSPORT: Final = 0
COMMERCE: Final = 1
LAW: Final = 2
COMBAT: Final = 3
RELIGION: Final = 5
BRANCHES: Final = ("transport", "commerce", "law", "combat", "construction", "religion")
"""4.TECH.08"""

TERRAINS: Final = names("terrain", "terrain")
"""W.TERR.01"""

_FIGURES: Final = Figures(PACKAGE)


def parameter(name: str) -> int:
    """A single figure from `parameters.csv`."""
    return _FIGURES[name]


def ordered(name: str, key: str, names: Sequence[str]) -> list[dict[str, str]]:
    """The rows of a table in our order; each name must stand there, and no other may."""
    found: dict[str, dict[str, str]] = {}
    for row in rows(PACKAGE, name):
        index(names, row[key], f"{name}.csv")
        found[row[key]] = row
    for known in names:
        if known not in found:
            raise BadData(f"{name}.csv: there is no row '{known}'")
    return [found[known] for known in names]


def column(name: str, key: str, names: Sequence[str], wanted: str) -> list[int]:
    """The whole numbers of a column, in the order of the names."""
    return [whole(row, wanted, f"{name}.csv, {row[key]}") for row in ordered(name, key, names)]


def line(table: str, at: int) -> str:
    """Where row `at`, from 0, stands in the file of a table."""
    return f"{table}.csv, line {at + 2}"


def figure(name: str, key: str, wanted: str, value: str = "value") -> int:
    """The figure of one named row."""
    for row in rows(PACKAGE, name):
        if row[key] == wanted:
            return whole(row, value, f"{name}.csv, {wanted}")
    raise BadData(f"{name}.csv: there is no row '{wanted}'")


def brackets(name: str, least: str, value: str) -> list[tuple[int, int]]:
    """A table of steps: from which number on which figure holds, in rising order."""
    return sorted(
        [
            (whole(row, least, f"{name}.csv, {row[least]}"), whole(row, value, f"{name}.csv, {row[least]}"))
            for row in rows(PACKAGE, name)
        ]
    )


def bracket(steps: list[tuple[int, int]], number: int) -> int:
    """The figure of the last step that is reached; 0 below the first."""
    reached = 0
    for least, value in steps:
        if number >= least:
            reached = value
    return reached
