"""The battle table (T11.1), the multipliers (T11.2) and what each result costs (T11.3). Pure functions."""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.charlemagne.rules.tables import NOBODY as NOBODY
from aevum.games.charlemagne.rules.tables import PACKAGE, parameter
from aevum.kit.tables import index, rows, whole

AZ: Final = 0
AA: Final = 1
BB: Final = 2
DD: Final = 3
DZ: Final = 4
RESULTS: Final = ("AZ", "AA", "BB", "DD", "DZ")
ATTACKER: Final = 0
DEFENDER: Final = 1
_SIDES: Final = ("attacker", "defender")

_COLUMNS: Final = rows(PACKAGE, "battle-columns")
COLUMNS: Final[list[str]] = [row["column"] for row in _COLUMNS]
_LEAST: Final[list[tuple[int, int]]] = [
    (
        whole(row, "least_numerator", f"battle-columns.csv, {row['column']}"),
        whole(row, "least_denominator", f"battle-columns.csv, {row['column']}"),
    )
    for row in _COLUMNS
]
_TABLE: Final[list[list[int]]] = [
    [index(RESULTS, row[column], f"battle.csv, {row['die']}") for column in COLUMNS]
    for row in rows(PACKAGE, "battle")
]
CAP: Final = parameter("strength-cap")


def column(attack: int, defence: int) -> int:
    """T11.1.columns: the last column whose odds are reached, so that fractions help the defender (AMB-15)."""
    found = 0
    for number, (numerator, denominator) in enumerate(_LEAST):
        if attack * denominator >= defence * numerator:
            found = number
    return found


def result(die: int, column: int) -> int:
    """T11.1.table"""
    return _TABLE[die - 1][column]


def multiplier(modifiers: int) -> int:
    """T11.2.multiplier, AMB-14"""
    return min(1 + modifiers, CAP)


_FATES: Final = {row["result"]: row for row in rows(PACKAGE, "battle-results")}


def _fate(column: str) -> list[str]:
    return [_FATES[name][column] for name in RESULTS]


def _side(name: str, where: str) -> int:
    return NOBODY if name in ("", "both") else index(_SIDES, name, where)


LOSER: Final[list[int]] = [_side(name, "battle-results.csv, loser") for name in _fate("loser")]
"""T11.3: who is beaten; NOBODY of a bloodbath."""
LOSS: Final[list[str]] = _fate("loss")
RETREAT: Final[list[int]] = [
    whole(_FATES[name], "retreat", f"battle-results.csv, {name}") for name in RESULTS
]
"""How many hexes the loser goes back."""
DRAWER: Final[list[int]] = [_side(name, "battle-results.csv, drawer") for name in _fate("drawer")]
DRAWS: Final[list[int]] = [whole(_FATES[name], "draws", f"battle-results.csv, {name}") for name in RESULTS]


def half(printed: int) -> int:
    """T11.3.half"""
    return (printed + 1) // 2


def losses(result: int, attack: int, defence: int) -> tuple[int, int]:
    """Strength that attacker and defender lose at least, of their printed strengths (T11.3.printed)."""
    match LOSS[result]:
        case "bloodbath":
            # T11.3.BB: the weaker side has less than the other's strength, and loses all it has.
            return min(attack, defence), min(attack, defence)
        case "half":
            return (half(attack), 0) if LOSER[result] == ATTACKER else (0, half(defence))
        case "all":
            return (attack, 0) if LOSER[result] == ATTACKER else (0, defence)
        case unknown:
            raise BadData(f"battle-results.csv: there is no loss '{unknown}'")
