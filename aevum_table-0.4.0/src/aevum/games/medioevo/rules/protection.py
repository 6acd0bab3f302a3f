"""What the Diplomat protects: transports, engines, buildings and cubes of Great Markets (K.CARD.20).

Until the end of the turn neither players nor barbarians plunder or destroy it; it may still be taken.
"""

from typing import Final

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.buildings import SORTS
from aevum.games.medioevo.rules.items import ALL_SLOTS
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import GOODS

_BUILDINGS: Final = ALL_SLOTS
_CUBES: Final = _BUILDINGS + LAND.places * len(SORTS)


def building(place: int, sort: int) -> int:
    """The number of a building; that of a transport or engine is its slot."""
    return _BUILDINGS + place * len(SORTS) + sort


def cube(place: int, good: int) -> int:
    """The number of a cube of a Great Market."""
    return _CUBES + place * len(GOODS) + good


def protect(s: MedioevoState, seat: int, thing: int) -> None:
    effects.put(s, effects.PROTECTED, seat, thing)


def lift(s: MedioevoState, thing: int) -> None:
    """It is no more: what comes in its place is not protected."""
    if is_protected(s, thing):
        for seat in range(s.players()):
            effects.take_away(s, effects.PROTECTED, seat, thing)


def pass_on(s: MedioevoState, thing: int, to: int) -> None:
    """It has another number now."""
    for effect in effects.every(s, effects.PROTECTED):
        if effect.subject == thing:
            protect(s, effect.seat, to)


def is_protected(s: MedioevoState, thing: int) -> bool:
    return effects.holds(s, effects.PROTECTED, thing)


def item_safe(s: MedioevoState, slot: int) -> bool:
    """Whether a transport or engine cannot be plundered, sunk or destroyed."""
    return is_protected(s, slot)


def building_safe(s: MedioevoState, place: int, sort: int) -> bool:
    """Whether a building cannot be plundered, nor damaged by an enemy."""
    return is_protected(s, building(place, sort))


def cube_safe(s: MedioevoState, place: int, good: int) -> bool:
    """Whether a cube of a Great Market cannot be plundered."""
    return is_protected(s, cube(place, good))


def unsafe_cubes(s: MedioevoState, place: int) -> int:
    """The colours of a Great Market that may be plundered, as bits."""
    market = s.market[place]
    for good in range(len(GOODS)):
        if market >> good & 1 and cube_safe(s, place, good):
            market -= 1 << good
    return market
