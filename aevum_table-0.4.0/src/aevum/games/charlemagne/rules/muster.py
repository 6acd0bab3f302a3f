"""Where units that are raised, levied or hired, may appear (10.4.a, 11.2, 11.4)."""

from typing import Final

from aevum.engine.refusal import Refusal
from aevum.games.charlemagne.rules.counters import FLEET, alike
from aevum.games.charlemagne.rules.ground import burgs_of, has_port
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.stacking import no_room
from aevum.games.charlemagne.rules.state import POOL, CharlemagneState

NO_UNIT: Final = -1


def free_unit(s: CharlemagneState, region: int, kind: int) -> int:
    """A unit of the pool (3.3), NO_UNIT where none is left."""
    for unit in alike(region, kind):
        if s.at[unit] == POOL:
            return unit
    return NO_UNIT


def mustering_places(s: CharlemagneState, region: int, kind: int) -> list[int]:
    """Burgs of a region (11.2.a), or its ports for a fleet (10.4.f), whoever holds them now."""
    burgs = burgs_of(s, region)
    return [hex for hex in burgs if has_port(s, hex)] if kind == FLEET else burgs


def muster_refusal(s: CharlemagneState, seat: int, region: int, kind: int, hex: int) -> Refusal | None:
    """Why a player cannot raise a unit of a region of his (6.1) in one of its mustering places."""
    told: dict[str, object] = {"place": LAND.names[hex], "region": REGIONS[region]}
    unit = free_unit(s, region, kind)
    if unit == NO_UNIT:
        return Refusal("pool-empty", told, "3.3.a")
    if any(s.side_of(piece) != seat for piece in s.pieces(hex)):
        # C33: an enemy leader who stands there alone bars the hex too.
        return Refusal("held-by-others", told, "11.2.a")
    return no_room(s, seat, hex, [unit])
