"""Which transports to build and to raise (4.TRN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.choosing import place_of
from aevum.games.medioevo.bots.country import pulls
from aevum.games.medioevo.bots.realm import turns_left
from aevum.games.medioevo.rules.transports import CARAVAN, MERCHANT_SHIP, WAGON
from aevum.games.medioevo.rules.words import slot_of

if TYPE_CHECKING:
    from aevum.engine.ask import Option
    from aevum.games.medioevo.rules.state import MedioevoState

ARMIES = 3
"""Wagons that one may want."""
WAGON_WORTH = (900.0, 420.0, 300.0)
"""Of the first, the second and the third."""
CARAVAN_WORTH = (900.0, 120.0)
"""Only one goes on a route."""


def _of_kind(s: MedioevoState, seat: int, *kinds: int) -> int:
    return sum(1 for slot in s.items(seat) if s.item_kind[slot] in kinds)


def equipping(s: MedioevoState, seat: int, option: Option) -> float:
    """Armies are many rather than large: each takes a settlement in a turn."""
    level = int(str(option.args["level"]))
    left = turns_left(s)
    if level > 1:
        return 0.0
    match str(option.args["item"]):
        case "war-wagon":
            have = _of_kind(s, seat, WAGON)
            if have >= ARMIES:
                return 0.0
            drawn = min(1.0, pulls(s, seat)[place_of(option)] / 0.5)
            army = 1.0 if s.count(place_of(option), seat) >= 2 or have == 0 else 0.8
            return WAGON_WORTH[have] * drawn * army * min(1.0, (left + 1) / 6)
        case "caravan":
            have = _of_kind(s, seat, CARAVAN, MERCHANT_SHIP)
            return CARAVAN_WORTH[have] * min(1.0, left / 6) if have < len(CARAVAN_WORTH) else 0.0
        case _:
            return 0.0


def improving(s: MedioevoState, seat: int, option: Option) -> float:
    """An army that outgrows its wagon; a caravan on its route."""
    slot = slot_of(seat, str(option.args["slot"]))
    new = int(str(option.args["new_level"]))
    left = turns_left(s)
    if new > s.item_level[slot] + 1:
        return 0.0
    match s.item_kind[slot]:
        case kind if kind == WAGON:
            return 60.0 * left if s.count(s.item_at[slot], seat) >= 3 * s.item_level[slot] else 0.0
        case kind if kind in (CARAVAN, MERCHANT_SHIP):
            return 45.0 * left
        case _:
            return 0.0
