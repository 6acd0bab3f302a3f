"""What a military building spares its owner's troops (5.FORT)."""

from typing import Final

from aevum.games.medioevo.rules.buildings import MILITARY, SPARES

SIEGE: Final = 0
ARROWS: Final = 1
MELEE: Final = 2
CASUALTIES: Final = 3
KINDS: Final = ("siege", "arrows", "melee", "casualties")
CHOICES: Final = (SIEGE, ARROWS, MELEE)
"""5.FORT.02: what may be chosen; nobody is spared the own casualties (R-084)."""


def spared(damage: int, kind: int, building: int, chosen: int) -> int:
    """5.FORT.01, R-084: what is left of all damage of a kind in a round, by a building of this level."""
    if kind != chosen:
        return damage
    return max(0, damage - SPARES[MILITARY][building])
