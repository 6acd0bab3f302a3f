"""Which transports to build and to raise (4.TRN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.choosing import place_of
from aevum.games.medioevo.bots.country import land_steps, pulls
from aevum.games.medioevo.bots.realm import turns_left
from aevum.games.medioevo.bots.voyages import sea_pulls
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.transports import CARAVAN, GALLEY, MERCHANT_SHIP, WAGON
from aevum.games.medioevo.rules.words import slot_of

if TYPE_CHECKING:
    from aevum.engine.ask import Option
    from aevum.games.medioevo.rules.state import MedioevoState

STANDING, PLANNED = 0.9, 0.4
ARMIES = 3
"""Wagons that one may want."""
WAGON_WORTH = (900.0, 420.0, 300.0)
"""Of the first, the second and the third."""
CARAVAN_WORTH = (900.0, 120.0)
"""Only one goes on a route."""
ORDER = 60.0
"""What order at home is worth in a turn."""
NEAR = 4
"""Steps of an army to rebels."""
LARGER = 40.0
"""What a level more of a carrier is worth in a turn to an army that fills it."""
IMPROVED = 90.0
"""What a level more of a transport on routes is worth in a turn: a third of a route in six."""


def _of_kind(s: MedioevoState, seat: int, *kinds: int) -> int:
    return sum(1 for slot in s.items(seat) if s.item_kind[slot] in kinds)


def equipping(s: MedioevoState, seat: int, option: Option, gain: float | None = None) -> float:
    """What a transport is worth; where marches are planned ahead, what it adds to this turn's counts too."""
    value = _usual(s, seat, option)
    return STANDING * value + PLANNED * gain if gain is not None and value > 0 else value


def _usual(s: MedioevoState, seat: int, option: Option) -> float:
    """Armies are many rather than large: each takes a settlement in a turn."""
    level = int(str(option.args["level"]))
    left = turns_left(s)
    if level > 1:
        return 0.0
    match str(option.args["item"]):
        case "war-wagon":
            have = _of_kind(s, seat, WAGON, GALLEY)
            if have >= ARMIES:
                return 0.0
            drawn = min(1.0, pulls(s, seat)[place_of(option)] / 0.5)
            army = 1.0 if s.count(place_of(option), seat) >= 2 or have == 0 else 0.8
            value = WAGON_WORTH[have] * drawn * army * min(1.0, (left + 1) / 6)
            return value + (ORDER * left if _wanted_at_home(s, seat, place_of(option)) else 0.0)
        case "galley":
            have = _of_kind(s, seat, WAGON, GALLEY)
            if have >= ARMIES:
                return 0.0
            drawn = min(1.0, sea_pulls(s, seat)[place_of(option)] / 0.4)
            return WAGON_WORTH[have] * drawn * min(1.0, (left + 1) / 6)
        case "caravan":
            have = _of_kind(s, seat, CARAVAN, MERCHANT_SHIP)
            return CARAVAN_WORTH[have] * min(1.0, left / 6) if have < len(CARAVAN_WORTH) else 0.0
        case _:
            return 0.0


def _wanted_at_home(s: MedioevoState, seat: int, place: int) -> bool:
    """Rebels stand near, and no wagon has its army where it could put them down."""
    rebels = [home for home in LAND.homes[s.kingdoms[seat]] if s.count(home, BARBARIANS) > 0]
    wagons = [s.item_at[slot] for slot in s.items(seat) if s.item_kind[slot] == WAGON]
    if any(land_steps(rebel)[at] <= NEAR for rebel in rebels for at in wagons):
        return False
    return s.home(place) == seat and any(land_steps(rebel)[place] <= NEAR for rebel in rebels)


def improving(s: MedioevoState, seat: int, option: Option) -> float:
    """An army that outgrows its wagon; a caravan on its route."""
    slot = slot_of(seat, str(option.args["slot"]))
    new = int(str(option.args["new_level"]))
    left = turns_left(s)
    if new > s.item_level[slot] + 1:
        return 0.0
    match s.item_kind[slot]:
        case kind if kind in (WAGON, GALLEY):
            return LARGER * left if s.count(s.item_at[slot], seat) >= 3 * s.item_level[slot] else 0.0
        case kind if kind in (CARAVAN, MERCHANT_SHIP):
            return IMPROVED * left
        case _:
            return 0.0
