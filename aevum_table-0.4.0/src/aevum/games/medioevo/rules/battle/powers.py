"""Which powers of units work in a battle round, and what captains do for them (5.UNIT, 5.CPT).

Forces are those that fight: units of a crew are not there (R-031). An order is what a captain uses one of his
powers for: to act as a kind of unit, to let a kind of own units use theirs, or to cancel that of a kind of
enemy units. It is ACT, LEND or CANCEL plus the kind.
"""

from typing import Final

from aevum.games.medioevo.rules.pieces import (
    ARCHER,
    CAPTAIN,
    CAVALRY,
    FORCE,
    HEAVY,
    LIGHT,
    captains,
    level_of,
)

POWERS: Final = (LIGHT, ARCHER, HEAVY, CAVALRY)
SEA_POWERS: Final = (LIGHT, ARCHER)
"""5.NAVAL.05"""
ACT: Final = 0
"""5.CPT.01"""
LEND: Final = 4
"""5.CPT.02"""
CANCEL: Final = 8
"""5.CPT.03"""


def levels(force: list[int]) -> int:
    """R-080: the levels of all captains added up."""
    return sum([level_of(piece) * force[piece] for piece in range(CAPTAIN, FORCE)])


def captain_powers(own: list[int], enemy: list[int]) -> int:
    """5.CPT.04: how many powers the captains of a side may use; equal sums leave none to either."""
    return max(0, levels(own) - levels(enemy))


def strength(force: list[int], orders: list[int], kind: int) -> int:
    """How many units of a kind use its power, captains acting as it among them (5.CPT.01)."""
    return force[kind] + orders.count(ACT + kind)


def works(
    kind: int, own: list[int], orders: list[int], enemy: list[int], against: list[int], at_sea: bool
) -> bool:
    """5.UNIT.01: whether the power of a kind works for a side with its orders, against those of the enemy."""
    if at_sea and kind not in SEA_POWERS:
        return False
    if strength(own, orders, kind) == 0 or CANCEL + kind in against:
        return False
    if LEND + kind in orders and own[kind] > 0:
        return True
    return strength(enemy, against, kind) == 0


def further_orders(own: list[int], enemy: list[int], orders: list[int], at_sea: bool) -> list[int]:
    """What else the captains of a player may do, after the orders they have been given.

    A captain acts as a kind once, so no more captains act as it than there are [M11].
    """
    if len(orders) >= captain_powers(own, enemy):
        return []
    found: list[int] = []
    for kind in SEA_POWERS if at_sea else POWERS:
        if orders.count(ACT + kind) < captains(own):
            found.append(ACT + kind)
        if own[kind] > 0 and LEND + kind not in orders:
            found.append(LEND + kind)
        if CANCEL + kind not in orders:
            found.append(CANCEL + kind)
    return sorted(found)


def horde_orders(horde: list[int], enemy: list[int]) -> list[int]:
    """E.BARB.07, R-038: barbarian captains act as archers and do nothing else."""
    return [ACT + ARCHER] * min(captain_powers(horde, enemy), captains(horde))
