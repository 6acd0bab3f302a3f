"""III.A Dice: battle dice for battles (III.A.1), else the ten-sided die and the D2 check."""

from typing import Final

from aevum.engine.event import Modifier
from aevum.engine.state import State
from aevum.games.invasions.rules.troops import PACKAGE
from aevum.kit.tables import rows, whole

WHITE: Final = 0
BLACK: Final = 1
COLOURS: Final = ("white", "black")
UNTOLD: Final = 0
"""Whom a draw from a deck or pool is told to: its number would betray what others hold."""


def _faces(column: str) -> list[list[int]]:
    found: list[list[int]] = [[0] * 7, [0] * 7]
    for row in rows(PACKAGE, "battle-dice"):
        colour = COLOURS.index(row["die"])
        found[colour][whole(row, "face", "battle-dice.csv")] = whole(row, column, "battle-dice.csv")
    return found


def _names() -> list[list[str]]:
    found = [[""] * 7, [""] * 7]
    for row in rows(PACKAGE, "battle-dice"):
        found[COLOURS.index(row["die"])][whole(row, "face", "battle-dice.csv")] = row["name"]
    return found


SWORDS: Final[list[list[int]]] = _faces("white")
"""By colour and face: XX.B.1, XX.B.2."""
RED_SWORDS: Final[list[list[int]]] = _faces("red")
FACE_NAMES: Final[list[list[str]]] = _names()


def hits_of(colour: int, face: int, open_ground: bool) -> int:
    """XX.B.3, XX.H.2, XX.H.3: each sword is a hit; red ones only on plain, steppe or desert."""
    hits = SWORDS[colour][face]
    return hits + RED_SWORDS[colour][face] if open_ground else hits


def hits(white: list[int], black: list[int], open_ground: bool) -> int:
    result = 0
    for face in white:
        result += hits_of(WHITE, face, open_ground)
    for face in black:
        result += hits_of(BLACK, face, open_ground)
    return result


def halves_up(halves: int) -> int:
    """III.A.5: fractions round up, and nothing falls below zero."""
    return max(0, (halves + 1) // 2)


def share(count: int, size: int) -> int:
    """One for each `size` of them, a part counting as a whole (III.A.5)."""
    return (count + size - 1) // size


def d10(
    s: State,
    key: str,
    rule: str,
    count: int = 1,
    modifiers: list[Modifier] | None = None,
    args: dict[str, object] | None = None,
) -> list[int]:
    """III.A.3: everything that is no battle; the face 0 counts as 10 (D17)."""
    return s.roll(key, 10, count, rule, modifiers, args)


def d2(s: State, key: str, rule: str, args: dict[str, object] | None = None) -> bool:
    """III.A.4: a D10 that passes when even."""
    return d10(s, key, rule, 1, None, args)[0] % 2 == 0
