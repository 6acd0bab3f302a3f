"""Which regions border on which, and how far from home a Tribal force goes by land (12.2.d)."""

from typing import Final

from aevum.games.charlemagne.rules.counters import HOME, is_leader
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.tables import TRIBAL


def _beside() -> list[list[int]]:
    found: list[set[int]] = [set() for _ in REGIONS]
    for at in range(len(REGIONS)):
        for hex in LAND.hexes[at]:
            for other in LAND.near[hex]:
                if LAND.region[other] != at:
                    found[at].add(LAND.region[other])
    return [sorted(regions) for regions in found]


BESIDE: Final[list[list[int]]] = _beside()
"""Of each region those that it borders on, over straits too (2.5)."""


def strays(seat: int, pieces: list[int], at: int, to: int) -> bool:
    """Whether a force would go, or attack, beyond the neighbours of its people; a leader alone may."""
    if seat != TRIBAL or is_leader(pieces[0]):
        return False
    home, there = HOME[pieces[0]], LAND.region[to]
    return there not in (home, LAND.region[at]) and there not in BESIDE[home]
