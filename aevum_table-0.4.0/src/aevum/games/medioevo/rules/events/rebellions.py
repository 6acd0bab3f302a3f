"""Who rebels against taxes (2.REB)."""

from typing import Final

from aevum.games.medioevo.rules.honour import FURTHER_REBELLION
from aevum.games.medioevo.rules.tables import parameter

_STEP: Final = parameter("tax-step")


def rebellions(level: int, tolerated: int) -> int:
    """2.REB.02"""
    return max(0, level - tolerated) // _STEP


def honour_lost(rebellions: int, rebels_at_home: bool) -> int:
    """2.REB.03, V.LOSS.05: the change of honour points, never more than 0."""
    return FURTHER_REBELLION * rebellions if rebels_at_home else 0


def weakest(units: list[int]) -> list[int]:
    """2.REB.04: of the units in home territories that may rebel, the places in the list with the fewest."""
    fewest = min(units, default=0)
    return [place for place, count in enumerate(units) if count == fewest]
