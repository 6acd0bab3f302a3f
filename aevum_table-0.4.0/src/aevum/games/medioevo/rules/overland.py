"""How far a ship that Logistics leads overland is from where it belongs (B.BLUE.2)."""

from typing import Final

from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState

NOWHERE: Final = 99
"""More steps than any ship has."""


def way_out(s: MedioevoState, place: int) -> int:
    """The fewest steps to a port or to sea: none in a port, one from a coast, more from inland."""
    border, seen, steps = [place], [place], 0
    while border:
        if any(LAND.port[area] for area in border):
            return steps
        if any(s.open[sea] for area in border for sea in LAND.coasts[area]):
            return steps + 1
        further: list[int] = []
        for area in border:
            further.extend([near for near in LAND.near[area] if s.open[near] and near not in seen])
        border = sorted(set(further))
        seen.extend(border)
        steps += 1
    return NOWHERE
