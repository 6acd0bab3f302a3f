"""What else counts at the end, and who wins (V.END)."""

from typing import Final

from aevum.games.medioevo.rules.tables import bracket, brackets
from aevum.games.medioevo.rules.taxes.debts import FINAL

_PRISONERS: Final = brackets("prisoners", "least", "points")
_TOKENS: Final = brackets("tokens", "tokens", "points")


def prisoners(units: int) -> int:
    """V.END.10, 5.CAPT.10: for own units that others hold."""
    return bracket(_PRISONERS, units)


def debts(loans: int) -> int:
    """V.END.11"""
    return FINAL[loans]


def tokens(count: int) -> int:
    """V.END.12, R-058"""
    return bracket(_TOKENS, count)


def ranking(honour: list[int], worth: list[int], order: list[int]) -> list[int]:
    """V.END.13, R-070: the seats, best first; ties go by net worth and then by the last turn order."""
    return sorted(order, key=lambda seat: (-honour[seat], -worth[seat]))
