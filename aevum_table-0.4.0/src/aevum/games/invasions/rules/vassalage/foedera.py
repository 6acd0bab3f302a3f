"""XXVIII.F How many Foedera a federate has."""

from typing import Final

from aevum.games.invasions.rules.world.world import FEDERATE, World

PROVINCES: Final = 2
"""XXVIII.B.1"""


def foedera(w: World, federate: int) -> int:
    """XXVIII.F: how many Foedera a federate has; a lost province ends none (XXVIII.E.7).

    A newcomer takes one off the list (F127), so that an odd number is left.
    """
    return (w.foedus.count(federate) + 1) // PROVINCES if w.tie[federate] == FEDERATE else 0


def foedera_held(w: World, federate: int) -> int:
    """XXVIII.E.7: those that bring points: one of the two provinces may be lost, not both."""
    held = [p for p, n in enumerate(w.foedus) if n == federate and w.owner[p] in (federate, w.lord[federate])]
    return min(foedera(w, federate), len(held))
