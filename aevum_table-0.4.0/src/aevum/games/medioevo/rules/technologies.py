"""The six branches of technologies: prices, and points for each use (4.TECH, B)."""

from collections.abc import Sequence
from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.medioevo.rules.buildings import BUILDINGS
from aevum.games.medioevo.rules.pieces import UNITS
from aevum.games.medioevo.rules.tables import BRANCHES, NOBODY, PACKAGE, figure, ordered, parameter
from aevum.games.medioevo.rules.transports import ENGINES, TRANSPORTS
from aevum.kit.tables import index, rows, whole

BRANCH_LEVELS: Final = 4
_OF_A_BRANCH: Final = parameter("technologies-of-a-branch")
_POINT: Final = figure("prices", "item", "technology-point", "price")
_ROWS: Final = rows(PACKAGE, "technologies")
TECHNOLOGIES: Final[list[str]] = [row["technology"] for row in _ROWS]


def _numbers(name: str) -> list[int]:
    return [whole(row, name, f"technologies.csv, {row['technology']}") for row in _ROWS]


BRANCH: Final[list[int]] = [
    index(BRANCHES, row["branch"], f"technologies.csv, {row['technology']}") for row in _ROWS
]
"""The branch of a technology, whose colour its points have (4.TECH.05, 4.TECH.08)."""
LEVEL: Final[list[int]] = _numbers("level")
PRICE: Final[list[int]] = _numbers("price")
"""4.TECH.01"""
POINTS: Final[list[int]] = _numbers("points")
"""B.TECH.01: for each thing that is done."""


def technology(name: str) -> int:
    """The number of a technology."""
    return index(TECHNOLOGIES, name, "technologies.csv")


def _of_table(table: str, names: Sequence[str], key: str) -> list[int]:
    """The technology that each thing of a table needs, NOBODY for none."""
    return [
        technology(row["technology"]) if row["technology"] else NOBODY for row in ordered(table, key, names)
    ]


FOR_BUILDING: Final[list[int]] = _of_table("buildings", BUILDINGS, "building")
"""By building, in the order of BUILDINGS (4.BLD.01, 4.BLD.02, 4.BLD.03)."""
FOR_ENGINE: Final[list[int]] = _of_table("engines", ENGINES, "engine")
"""4.SGE.02"""
FOR_UNIT: Final[list[int]] = _of_table("units", UNITS, "unit")
"""4.ARM.02"""
FOR_TRANSPORT: Final[list[int]] = _of_table("transports", TRANSPORTS, "transport")
"""4.TRN.02"""


def of_branch(branch: int, level: int) -> int:
    """The technology of a branch at a level, from 1."""
    for number in range(len(TECHNOLOGIES)):
        if BRANCH[number] == branch and LEVEL[number] == level:
            return number
    raise BadData(f"technologies.csv: branch {BRANCHES[branch]} has no level {level}")


def owns(technology: int, levels: list[int]) -> bool:
    """4.TECH.04: by the highest level owned in each branch, as lower ones are owned too."""
    return levels[BRANCH[technology]] >= LEVEL[technology]


def may_buy(technology: int, levels: list[int], bought: list[int]) -> bool:
    """4.TECH.02, 4.TECH.03: with the levels owned, and what was bought in each branch in this turn."""
    branch = BRANCH[technology]
    return LEVEL[technology] == levels[branch] + 1 and bought[branch] < _OF_A_BRANCH


def use(technology: int, things: int) -> int:
    """B.TECH.01: the points that doing so many things with it takes."""
    return POINTS[technology] * things


def design(technology: int, level: int, old: int = 0) -> int:
    """Points to build or hire something of a level, or to raise it: by the difference.

    4.BLD.07, 4.TRN.03, 4.ARM.02, 4.SGE.02; B.BLUE.1, B.RED.1, B.GREE.1, B.GREE.2, B.GREE.3
    """
    return POINTS[technology] * (level - old)


def missing_points(points: int) -> int:
    """4.TECH.07: the florins that stand in for so many."""
    return _POINT * points
