"""XVII.B Stacking limits; XXV.A.4 for fleets. Hordes (III.D.5) and Limites (XVIII.I.4) stand outside them."""

from typing import Final

from aevum.games.invasions.rules.fight import MOUNTAIN, SEA

BASE: Final = 4
BASE_MOUNTAIN: Final = 3
FLEETS: Final = 2


def stacking_limit(terrain: int, leader_bonus: int, invading: bool) -> int:
    """Units that may stand together.

    >>> stacking_limit(0, 2, False), stacking_limit(5, 2, True)
    (6, 6)
    """
    if terrain == SEA:
        return FLEETS  # XXV.A.4
    base = BASE_MOUNTAIN if terrain == MOUNTAIN else BASE  # XVII.B.1
    return base + leader_bonus + (1 if invading else 0)  # XVII.B.2 (III.C.13), XVII.B.3
