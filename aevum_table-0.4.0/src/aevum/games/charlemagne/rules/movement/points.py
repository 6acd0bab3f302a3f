"""The operations points of a force (T5)."""

from typing import Final

from aevum.engine.event import Modifier, note
from aevum.games.charlemagne.rules.counters import CHARLEMAGNE, KIND, OPERATIONS, is_leader
from aevum.games.charlemagne.rules.leaders import NO_LEADER, best
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import PACKAGE, parameter
from aevum.kit.tables import rows, whole

WITH_LEADER: Final = parameter("operations-leader")
WITH_CHARLEMAGNE: Final = parameter("operations-charlemagne")
LEADER_ALONE: Final = next(
    whole(row, "operations", "units.csv, leader") for row in rows(PACKAGE, "units") if row["unit"] == "leader"
)
"""20.3"""


def slowest(pieces: list[int]) -> int:
    """The lowest operations value among the units; that of a leader matters only alone (3.2.f)."""
    return min([OPERATIONS[KIND[piece]] for piece in pieces if not is_leader(piece)])


def points(s: CharlemagneState, pieces: list[int], die: int, items: list[Modifier] | None = None) -> int:
    """T5.points; `pieces` in the order of their numbers, so that units come before leaders."""
    total = note(items, die, "operations-die", "T5.points")
    leader = best(s, pieces)
    if leader == CHARLEMAGNE:
        total += note(items, die * (WITH_CHARLEMAGNE - 1), "die-of-charlemagne", "T5.charlemagne")
    elif leader != NO_LEADER:
        total += note(items, die * (WITH_LEADER - 1), "die-of-leader", "T5.leader")
    if is_leader(pieces[0]):
        # T5 multiplies the die for a leader, and does not ask whom he leads (C40).
        return total + note(items, LEADER_ALONE, "leader-alone", "20.3")
    return total + note(items, slowest(pieces), "slowest-unit", "T5.points")
