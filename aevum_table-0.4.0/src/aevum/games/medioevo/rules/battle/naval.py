"""What is different at sea (5.NAVAL)."""

from typing import Final

from aevum.games.medioevo.rules.tables import parameter

BARBARIAN_GALLEY: Final = parameter("barbarian-galley-level")
"""R-039"""
SINKS: Final = parameter("sink-most")


def galley_bonus(own: list[int], enemy: list[int]) -> int:
    """5.NAVAL.03: what a side adds to its attack value, of the levels of all galleys."""
    return max(0, sum(own) - sum(enemy))


def may_fire(engines: list[int], galley: int) -> bool:
    """5.NAVAL.04: whether engines of these levels can fire from one galley."""
    return sum(engines) <= galley


def sinks(roll: int) -> bool:
    """5.NAVAL.07: a die of eight for a galley that has lost all its units."""
    return roll <= SINKS
