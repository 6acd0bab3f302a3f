"""Honour points for a conquest (V.GAIN.01 to V.GAIN.06)."""

from typing import Final

from aevum.games.medioevo.rules.buildings import SORTS
from aevum.games.medioevo.rules.honour import award, conquest
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.settings import BUILDINGS_NEED_SETTLEMENT
from aevum.games.medioevo.rules.state import MedioevoState

HOLY: Final[tuple[int, int]] = (LAND.number("ROM", "places.csv"), LAND.number("JER", "places.csv"))
"""V.GAIN.03"""


def score(s: MedioevoState, seat: int, place: int) -> None:
    """Each part is told by itself."""
    at_home = s.home(place) == seat  # V.GAIN.06
    again = place in s.conquered  # V.GAIN.05
    settled = LAND.settlement[place]
    levels = s.buildings[place * len(SORTS) : (place + 1) * len(SORTS)]
    anywhere = s.settings[BUILDINGS_NEED_SETTLEMENT] == 0
    first = place in HOLY and place not in s.holy and not at_home and not again
    bare = conquest(settled, [], False, at_home, again, anywhere)
    with_buildings = conquest(settled, levels, False, at_home, again, anywhere)
    whole = conquest(settled, levels, first, at_home, again, anywhere)
    award(s, seat, bare, "conquest", "V.GAIN.01")
    award(s, seat, with_buildings - bare, "conquest-building-level", "V.GAIN.02")
    award(s, seat, whole - with_buildings, "conquest-holy-city", "V.GAIN.03")
    if first:
        s.holy.append(place)
    if not again:
        s.conquered.append(place)
