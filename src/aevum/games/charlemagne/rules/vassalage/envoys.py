"""Whom envoys can reach (9.1.d), and who hears none without an army (9.1.e)."""

from typing import Final

from aevum.engine.refusal import Refusal
from aevum.games.charlemagne.rules.counters import IS_FLEET, UNITS
from aevum.games.charlemagne.rules.ground import burgs_of
from aevum.games.charlemagne.rules.land import LAND, NO_PORT
from aevum.games.charlemagne.rules.regions import CROWNED, REGIONS
from aevum.games.charlemagne.rules.state import CharlemagneState


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
_PORTED: Final[list[bool]] = [any(LAND.port[hex] != NO_PORT for hex in hexes) for hexes in LAND.burgs]


def unreachable(s: CharlemagneState, seat: int, region: int) -> Refusal | None:
    """Why a player has no way to the ear of a region's lords."""
    told: dict[str, object] = {"region": REGIONS[region]}
    if CROWNED[region] and not any(s.land_side(hex) == seat for hex in burgs_of(s, region)):
        return Refusal("no-foothold", told, "9.1.e")
    if any(s.control[other] == seat for other in BESIDE[region]) or _stands_in(s, seat, region):
        return None
    if _PORTED[region] and fleets(s, seat):
        return None
    return Refusal("out-of-reach", told, "9.1.d")


def _stands_in(s: CharlemagneState, seat: int, region: int) -> bool:
    return any(s.land_side(hex) == seat for hex in LAND.hexes[region] if hex in s.here)


def fleets(s: CharlemagneState, seat: int) -> int:
    """How many fleets a player has on the map."""
    return sum([1 for u in range(UNITS) if IS_FLEET[u] and s.at[u] >= 0 and s.side_of(u) == seat])
