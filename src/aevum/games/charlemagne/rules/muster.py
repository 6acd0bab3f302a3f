"""Where units that are raised, levied or hired, may appear (10.4.a, 11.2, 11.4)."""

from typing import Final

from aevum.engine.refusal import Refusal
from aevum.games.charlemagne.rules.counters import FLEET, HOME, UNITS, alike
from aevum.games.charlemagne.rules.ground import burgs_of, has_burg, has_port
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.state import POOL, CharlemagneState
from aevum.games.charlemagne.rules.tables import TRIBAL, parameter

STACKING: Final = parameter("stacking")


def free_unit(s: CharlemagneState, region: int, kind: int) -> int:
    """A unit of the pool (3.3), -1 where none is left."""
    for unit in alike(region, kind):
        if s.at[unit] == POOL:
            return unit
    return -1


def mustering_places(s: CharlemagneState, region: int, kind: int) -> list[int]:
    """Burgs of a region, or its ports for a fleet, whoever holds them now."""
    burgs = burgs_of(s, region)
    return [hex for hex in burgs if has_port(s, hex)] if kind == FLEET else burgs


def no_room(s: CharlemagneState, seat: int, region: int, hex: int) -> Refusal | None:
    """Why a unit of a region cannot stand in a hex with what is there."""
    told: dict[str, object] = {"place": LAND.names[hex]}
    if any(s.side_of(piece) != seat for piece in s.pieces(hex)):
        # C13: an enemy leader who stands there alone bars the hex too.
        return Refusal("held-by-others", told, "11.2.a")
    count = 0
    for piece in s.pieces(hex):
        if piece < UNITS:  # 3.5.b
            count += 1
            if seat == TRIBAL and HOME[piece] != region:
                return Refusal("tribes-apart", told, "3.6.b")
    if count >= STACKING:
        return Refusal("stack-full", told, "3.5.a")
    return None


def muster_refusal(s: CharlemagneState, seat: int, region: int, kind: int, hex: int) -> Refusal | None:
    told: dict[str, object] = {"place": LAND.names[hex], "region": REGIONS[region]}
    if s.control[region] != seat:
        return Refusal("region-not-yours", told, "6.1")
    if LAND.region[hex] != region or not has_burg(s, hex):
        return Refusal("no-burg-there", told, "11.2.a")
    if kind == FLEET and not has_port(s, hex):
        return Refusal("no-port-there", told, "10.4.f")
    if free_unit(s, region, kind) < 0:
        return Refusal("pool-empty", told, "3.3.a")
    return no_room(s, seat, region, hex)
