"""The pillage table (T4), pure: the operation, the odds and the bots all read it here."""

from typing import Final

from aevum.games.charlemagne.rules.tables import PACKAGE, matrix
from aevum.kit.tables import rows

_TABLE: Final = matrix("pillage")
_HEADS: Final = [
    head for head in rows(PACKAGE, "pillage")[0] if head not in ("die", "rule", "source", "reason")
]
LEAST: Final[list[int]] = [int(head.split("-")[0].rstrip("+")) for head in _HEADS]
"""The strength from which on each column is read: `5-6` from 5, `7+` from 7."""


def column(strength: int) -> int:
    at = 0
    while at + 1 < len(LEAST) and LEAST[at + 1] <= strength:
        at += 1
    return at


def result(die: int, strength: int) -> str:
    """P, R, P+R or a dash."""
    return _TABLE[die - 1][column(strength)]
