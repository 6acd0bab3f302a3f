"""Where units of a region may be put when they have to leave the hex they stand in (6.3)."""

from aevum.games.charlemagne.rules.counters import HOME, is_leader
from aevum.games.charlemagne.rules.ground import burgs_of, has_port
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.leaders import nearest
from aevum.games.charlemagne.rules.stacking import STACKING
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import NEUTRAL, TRIBAL


def must_leave(s: CharlemagneState, unit: int) -> bool:
    """Whether a unit whose region has just changed hands cannot stay where it is."""
    hex = s.at[unit]
    home = HOME[unit]
    if s.control[home] == NEUTRAL and LAND.region[hex] != home:
        return True  # 6.3.c
    return not _alone(s, hex, home)


def room(s: CharlemagneState, hex: int, home: int) -> int:
    """How many units of a region a hex can take in: none where another side stands, or another tribe."""
    side = s.control[home]
    units = [piece for piece in s.pieces(hex) if not is_leader(piece)]
    if not _alone(s, hex, home):
        return 0
    if not units and any(s.side_of(piece) != side for piece in s.pieces(hex)):
        # A leader who stands there alone; one beside turned units is about to flee (6.3.d).
        return 0
    return STACKING - len(units)


def _alone(s: CharlemagneState, hex: int, home: int) -> bool:
    """No unit of another side, nor (3.6.b) of another Tribal region."""
    side = s.control[home]
    for piece in s.pieces(hex):
        if is_leader(piece) or HOME[piece] == home:
            continue
        if side == TRIBAL or s.control[HOME[piece]] != side:
            return False
    return True


def homes(s: CharlemagneState, home: int, start: int, count: int, fleets: bool) -> list[int]:
    """The hexes that units may go to from `start`: the nearest of the region from a hex in it (6.3.b), else
    any burg of it (6.3.c). Fleets need a port (C11)."""
    if LAND.region[start] == home:
        found = [hex for hex in LAND.hexes[home] if room(s, hex, home) >= count]
    else:
        found = [hex for hex in burgs_of(s, home) if room(s, hex, home) > 0]
    if fleets:
        found = [hex for hex in found if has_port(s, hex)]
    return nearest(found, start) if LAND.region[start] == home else found
