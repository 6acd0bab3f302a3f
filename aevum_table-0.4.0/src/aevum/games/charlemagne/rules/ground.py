"""What a hex is worth now: burgs, pillage, zones of control, forage; and where a player stands."""

from aevum.games.charlemagne.rules.counters import IS_FLEET, UNITS
from aevum.games.charlemagne.rules.land import (
    BURG_FORAGE,
    CIVILIZATION_FORAGE,
    FORAGE,
    LAND,
    NO_PORT,
)
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import NEUTRAL, NOBODY


def has_burg(s: CharlemagneState, hex: int) -> bool:
    """A burg, printed or a marker (2.2), that no pillage marker makes ignored (T4.1.2): it gives what burgs
    give (15.2)."""
    return (LAND.burg[hex] != "" or hex in s.burgs) and hex not in s.pillaged


def has_port(s: CharlemagneState, hex: int) -> bool:
    """2.3; T4.1.4"""
    return LAND.port[hex] != NO_PORT and hex not in s.pillaged


def burgs_of(s: CharlemagneState, region: int) -> list[int]:
    """The burgs of a region that count now, in order."""
    found = [hex for hex in LAND.burgs[region] if hex not in s.pillaged]
    own = [hex for hex in s.burgs if LAND.region[hex] == region]
    return sorted(found + own) if own else found


def holds_all_burgs(s: CharlemagneState, region: int, side: int) -> bool:
    """15.4: a land unit on each burg that is not pillaged, and there is such a burg."""
    burgs = burgs_of(s, region)
    return bool(burgs) and all(s.land_side(hex) == side for hex in burgs)


def held_burgs(s: CharlemagneState, side: int) -> list[int]:
    """Friendly occupied burgs (T7.1, AMB-9), whoever controls the region."""
    return sorted(hex for hex in s.here if s.land_side(hex) == side and has_burg(s, hex))


def forage(s: CharlemagneState, hex: int) -> int:
    """10.3"""
    if hex in s.pillaged:
        return 0  # 10.3.d, T4.1.3
    value = FORAGE[LAND.ground(hex)]
    if has_burg(s, hex):
        value += BURG_FORAGE
    if hex in s.civilized:
        value += CIVILIZATION_FORAGE
    return value


def in_zone(s: CharlemagneState, hex: int, enemy: int) -> bool:
    """12.5.a: whether a player's land units control a hex, whoever is in it (12.5.i). Neutral units control
    none (6.4.b)."""
    if enemy in (NEUTRAL, NOBODY):
        return False
    for other in LAND.zone_near[hex]:
        if other in s.here and s.land_side(other) == enemy:
            # Not into a burg that the other side holds (12.5.e).
            return not (has_burg(s, hex) and s.land_side(hex) == 1 - enemy)
    return False


def friendly_forces(s: CharlemagneState, seat: int) -> list[int]:
    """Land hexes with units of a player, in order."""
    return sorted(hex for hex in s.here if not LAND.sea[hex] and s.side_in(hex) == seat)


def fleets(s: CharlemagneState, seat: int) -> int:
    """How many fleets a player has on the map."""
    return sum([1 for u in range(UNITS) if IS_FLEET[u] and s.at[u] >= 0 and s.side_of(u) == seat])
