"""Which units to hire, and where (4.ARM)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.choosing import place_of
from aevum.games.medioevo.bots.country import pulls
from aevum.games.medioevo.bots.realm import HONOUR, levels, threatened, turns_left
from aevum.games.medioevo.rules.combat.group import land_room
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.pieces import ARCHER, CAVALRY, HEAVY, LIGHT
from aevum.games.medioevo.rules.transports import WAGON
from aevum.games.medioevo.rules.words import PIECE_NAMES

if TYPE_CHECKING:
    from aevum.engine.ask import Option
    from aevum.games.medioevo.rules.state import MedioevoState

UPKEEP = 12.0
"""Of the upkeep of a turn what counts against a unit: not all live so long."""
FIELD = {HEAVY: 260.0, CAVALRY: 240.0, ARCHER: 90.0, LIGHT: 60.0}
"""A unit of an army that has room for it and something to win."""
CORE = 3
"""So many heavy infantry keep an army whole (5.HI.01)."""
GUARD = {HEAVY: 75.0, CAVALRY: 60.0, ARCHER: 70.0, LIGHT: 70.0}


def hiring(s: MedioevoState, seat: int, option: Option) -> float:
    piece = PIECE_NAMES.index(str(option.args["unit"]))
    if piece not in FIELD:
        return 0.0
    place = place_of(option)
    value = max(_field(s, seat, place, piece), _guard(s, seat, place, piece))
    return value - UPKEEP * turns_left(s) if value > 0 else 0.0


def _field(s: MedioevoState, seat: int, place: int, piece: int) -> float:
    """For an army with wagons; none is wanted where nothing is to be won."""
    room = sum(land_room(s, slot) for slot in s.items_at(place, seat) if s.item_kind[slot] == WAGON)
    force = s.force(place, seat)
    garrison = 0 if s.home(place) == seat else 1
    if sum(force) >= room + garrison:
        return 0.0
    drawn = min(1.0, pulls(s, seat)[place] / 0.5)
    if piece == HEAVY and force[HEAVY] >= CORE and force[CAVALRY] < force[HEAVY]:
        return 150.0 * drawn
    if piece == CAVALRY and force[HEAVY] < CORE:
        return 200.0 * drawn
    return FIELD[piece] * drawn


def _guard(s: MedioevoState, seat: int, place: int, piece: int) -> float:
    """One unit holds what would be lost without (5.TERR.02); more where enemies stand beside buildings."""
    units = s.count(place, seat)
    danger = threatened(s, seat, place)
    lasting = s.home(place) == seat or s.marker[place] == seat
    wagons = any(s.item_kind[slot] == WAGON for slot in s.items_at(place, seat))
    if not lasting and LAND.settlement[place] and wagons and s.force(place, seat)[LIGHT] == 0:
        return 140.0 if piece == LIGHT and turns_left(s) > 0 else 0.0
    built = sum(levels(s, place))
    if danger == 0 or built == 0 or units >= min(3, danger + 1):
        return 0.0
    return GUARD[piece] + min(built, 4) * HONOUR * 0.12
