"""How far a ship that Logistics leads overland is from where it belongs (B.BLUE.2)."""

from aevum.games.medioevo.rules.land import FAR, LAND, STEP
from aevum.games.medioevo.rules.state import MedioevoState


def way_out(s: MedioevoState, place: int) -> int:
    """The movement points to a port or to sea: none in a port, a step from a coast, more from inland."""
    border, points = [place], 0
    for _ in range(LAND.places):
        if any(LAND.port[area] for area in border):
            return points
        if any(s.open[sea] for area in border for sea in LAND.coasts[area]):
            return points + STEP
        border = sorted({near for area in border for near in LAND.near[area] if s.open[near]})
        points += STEP
    return FAR
