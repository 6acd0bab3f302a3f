"""The horde of the turn, made by three dice, and the limits on adding to hordes."""

from typing import Final

from aevum.games.medioevo.rules.pieces import CAPTAIN, GONE, LIGHT, UNITS, captain, nothing
from aevum.games.medioevo.rules.tables import PACKAGE, parameter
from aevum.kit.tables import index, rows, whole

ALWAYS: Final = -1
NEVER: Final = -1
CAPTAIN_LEVEL: Final = parameter("barbarian-captain-level")
"""R-038"""
POINTS: Final = parameter("barbarian-points")
"""2.BARB.01"""

DICE: Final[list[int]] = [whole(row, "die", "horde.csv") for row in rows(PACKAGE, "horde") if row["die"]]
"""2.DICE.01: the sides of the three dice; every player has the same (0.COMP.06)."""


def piece(kind: int) -> int:
    """The number in a force of a barbarian of this kind."""
    return captain(CAPTAIN_LEVEL) if kind == CAPTAIN else kind


class Call:
    """A row of the table: the place of its die in DICE, or ALWAYS; what it may show; what comes."""

    __slots__ = ("count", "die", "high", "low", "piece")

    def __init__(self, row: dict[str, str]) -> None:
        where = f"horde.csv, die {row['die']}"
        self.die = DICE.index(whole(row, "die", where)) if row["die"] else ALWAYS
        self.low = whole(row, "low", where)
        self.high = whole(row, "high", where)
        self.piece = piece(index(UNITS, row["unit"], where))
        self.count = whole(row, "count", where)


CALLS: Final[list[Call]] = [Call(row) for row in rows(PACKAGE, "horde")]


def muster(dice: list[int]) -> list[int]:
    """2.DICE.02: the force that three dice call up, given in the order of DICE."""
    found = nothing()
    for call in CALLS:
        if call.die == ALWAYS or call.low <= dice[call.die] <= call.high:
            found[call.piece] += call.count
    return found


def _figures(name: str, other: int) -> list[int]:
    found = [other] * len(UNITS)
    for row in rows(PACKAGE, "barbarians"):
        where = f"barbarians.csv, {row['unit']}"
        found[index(UNITS, row["unit"], where)] = whole(row, name, where)
    return found


LEAST: Final[list[int]] = _figures("least", NEVER)
"""2.BARB.05: how many units a horde must have before one of the kind is added."""
SUPPLY: Final[list[int]] = _figures("pieces", 0)
"""0.COMP.03, R-043: how many barbarians of each kind there are."""


def may_add(kind: int, units: int) -> bool:
    """2.BARB.05: whether a horde of so many units may get one of this kind."""
    return LEAST[kind] != NEVER and units >= LEAST[kind]


def comes(kind: int, supply: list[int]) -> int:
    """2.BARB.05, R-043: the kind that is placed, light infantry where the kind has run out; or GONE."""
    if supply[kind] > 0:
        return kind
    return LIGHT if supply[LIGHT] > 0 else GONE
