"""Whom envoys can reach (9.1.d, 9.1.g), and who hears none without an army (9.1.e, 9.1.f, 9.1.h)."""

from typing import Final

from aevum.engine.refusal import Refusal
from aevum.games.charlemagne.rules.borders import BESIDE
from aevum.games.charlemagne.rules.ground import burgs_of, fleets, has_port, holds_all_burgs
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import CROWNED, FRANKISH, GROUP, REGIONS, ST_PETER
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import EMPIRE, TRIBAL, parameter

CROWN_SHARE: Final = parameter("crown-share")


def unreachable(s: CharlemagneState, seat: int, region: int) -> Refusal | None:
    """Why a player has no way to the ear of a region's lords."""
    told: dict[str, object] = {"region": REGIONS[region]}
    burgs = burgs_of(s, region)
    held = sum([1 for hex in burgs if s.land_side(hex) == seat])
    if CROWNED[region] and (not held or held * CROWN_SHARE < len(burgs)):
        return Refusal("no-foothold", told, "9.1.e")
    if seat == TRIBAL and GROUP[region] == FRANKISH and not held:
        return Refusal("franks-are-loyal", told, "9.1.f")
    if seat == TRIBAL and holds_all_burgs(s, region, EMPIRE):
        return Refusal("hostages-given", told, "9.1.h")
    if region == ST_PETER and seat == EMPIRE:
        # 9.1.g
        return None
    if any(s.control[other] == seat for other in BESIDE[region]) or _stands_in(s, seat, region):
        return None
    # T4.1.4: a pillaged port is none.
    if any(has_port(s, hex) for hex in LAND.burgs[region]) and fleets(s, seat):
        return None
    return Refusal("out-of-reach", told, "9.1.d")


def _stands_in(s: CharlemagneState, seat: int, region: int) -> bool:
    return any(s.land_side(hex) == seat for hex in LAND.hexes[region] if hex in s.here)
