"""Fleets of the shipped board at work, in the waters before Marseille."""

from aevum.games.charlemagne.rules.counters import FLEET, KIND, UNITS
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.sea.sailing import Sailing
from aevum.games.charlemagne.rules.tables import SEATS
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.rest import alone

_MARSEILLE = LAND.of_burg("Marseille")
_OFF = next(sea for sea in LAND.shores[_MARSEILLE] if any(not LAND.burg[hex] for hex in LAND.shores[sea]))
OFF = LAND.names[_OFF]
"""A sea hex before Marseille that has an open coast too."""
COAST = next(LAND.names[hex] for hex in LAND.shores[_OFF] if not LAND.burg[hex])
_OUT = next(sea for sea in LAND.sea_near[_OFF] if not LAND.shores[sea])
OUT = LAND.names[_OUT]
"""Beside it, the open sea."""
FAR = next(LAND.names[sea] for sea in LAND.sea_near[_OUT] if sea != _OFF and sea not in LAND.sea_near[_OFF])
"""Beside that, and not beside the first."""


def begin_sailing(m: ScriptedMatch, place: str, points: int, seat: str = "empire") -> ScriptedMatch:
    """All fleets of a hex are under way with so many points; at sea all else there is their cargo."""
    hex = m.hex(place)
    fleets = [piece for piece in m.s.pieces(hex) if piece < UNITS and KIND[piece] == FLEET]
    cargo = [piece for piece in m.s.pieces(hex) if piece not in fleets] if LAND.sea[hex] else []
    return alone(m.phasing(seat).hush(), Sailing(SEATS.index(seat), hex, fleets, cargo, points))


def points_left(m: ScriptedMatch) -> object:
    return m.ask().args["points"]
