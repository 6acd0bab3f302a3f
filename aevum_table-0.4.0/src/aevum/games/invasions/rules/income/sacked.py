"""What a sack costs the new owner: the income of cities and capitals, in halves of a gold."""

from typing import Final

from aevum.games.invasions.rules.world.pieces import seat_of
from aevum.games.invasions.rules.world.world import NOWHERE, World

SACKED_HALVES: Final = 1
"""XXIV.D.9, XIV.B.2"""
CAPITAL_HALVES: Final = (0, 10, 20)
"""XIV.B.3: by status; Barbarians have no capital."""


def city_income_halves(w: World, province: int) -> int:
    """XIV.B.1, XXIV.D.9: one gold for each level, half a gold in all where a pillage marker lies."""
    if not w.level[province]:
        return 0
    return SACKED_HALVES if w.pillaged[province] else 2 * w.level[province]


def capital_income_halves(w: World, nation: int) -> int:
    """III.G.2, VII.D.9; nothing while a conquered capital's marker is off the map (III.G.11)."""
    return CAPITAL_HALVES[w.status[nation]] if seat_of(w, nation) != NOWHERE else 0
