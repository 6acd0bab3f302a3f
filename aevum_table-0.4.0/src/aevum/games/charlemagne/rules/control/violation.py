"""Neutrality and its violation (6.5)."""

from typing import Final

from aevum.games.charlemagne.rules.control.change import ControlChanges
from aevum.games.charlemagne.rules.land import AT_SEA, LAND
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import NEUTRAL, SEATS

ELSEWHERE: Final = -1


def violates(s: CharlemagneState, seat: int, hex: int, start: int = ELSEWHERE) -> bool:
    """6.5.a: whether a force of either player that acts in this hex violates its region.

    For a move `start` is the hex it comes from: one that is inside already does not move into it, and may
    stay or leave (6.5.d, C12). Retreats do not ask (6.5.c).
    """
    region = LAND.region[hex]
    if region == AT_SEA or s.control[region] != NEUTRAL:
        return False
    return start == ELSEWHERE or LAND.region[start] != region


def violate(s: CharlemagneState, seat: int, region: int) -> None:
    """6.5.b: the region goes to the other player at once; the force of `seat` then carries on."""
    s.tell("neutrality-violated", {"seat": SEATS[seat], "region": REGIONS[region]}, "6.5.a")
    s.push(ControlChanges(region, 1 - seat, "6.5.b"))
