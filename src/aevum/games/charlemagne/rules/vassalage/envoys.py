"""Whom envoys can reach (9.1.d), and who hears none without an army (9.1.e, 9.1.f)."""

from typing import Final

from aevum.engine.refusal import Refusal
from aevum.games.charlemagne.rules.borders import BESIDE
from aevum.games.charlemagne.rules.ground import burgs_of, fleets
from aevum.games.charlemagne.rules.land import LAND, NO_PORT
from aevum.games.charlemagne.rules.regions import CROWNED, GROUP, REGIONS
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import TRIBAL

FRANKISH: Final = "assembly"


_PORTED: Final[list[bool]] = [any(LAND.port[hex] != NO_PORT for hex in hexes) for hexes in LAND.burgs]


def unreachable(s: CharlemagneState, seat: int, region: int) -> Refusal | None:
    """Why a player has no way to the ear of a region's lords."""
    told: dict[str, object] = {"region": REGIONS[region]}
    if not any(s.land_side(hex) == seat for hex in burgs_of(s, region)):
        if CROWNED[region]:
            return Refusal("no-foothold", told, "9.1.e")
        if seat == TRIBAL and GROUP[region] == FRANKISH:
            return Refusal("franks-are-loyal", told, "9.1.f")
    if any(s.control[other] == seat for other in BESIDE[region]) or _stands_in(s, seat, region):
        return None
    if _PORTED[region] and fleets(s, seat):
        return None
    return Refusal("out-of-reach", told, "9.1.d")


def _stands_in(s: CharlemagneState, seat: int, region: int) -> bool:
    return any(s.land_side(hex) == seat for hex in LAND.hexes[region] if hex in s.here)
