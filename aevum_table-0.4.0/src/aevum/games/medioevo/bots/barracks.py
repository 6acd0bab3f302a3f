"""Which units to hire, and where (4.ARM)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.choosing import place_of
from aevum.games.medioevo.bots.country import pulls
from aevum.games.medioevo.bots.perils import raiders
from aevum.games.medioevo.bots.raids import WORTH_RAIDING, may_be_raided
from aevum.games.medioevo.bots.realm import HONOUR, levels, turns_left
from aevum.games.medioevo.bots.voyages import sea_pulls
from aevum.games.medioevo.rules.horde.muster import POINTS
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import ARCHER, CAPTAIN, CAVALRY, HEAVY, LIGHT
from aevum.games.medioevo.rules.things import land_room, sea_room
from aevum.games.medioevo.rules.transports import GALLEY, WAGON
from aevum.games.medioevo.rules.words import PIECE_NAMES

if TYPE_CHECKING:
    from aevum.engine.ask import Option
    from aevum.games.medioevo.rules.state import MedioevoState

UPKEEP = 12.0
"""Of the upkeep of a turn what counts against a unit: not all live so long."""
FIELD = {HEAVY: 260.0, CAVALRY: 240.0, ARCHER: 90.0, LIGHT: 60.0, CAPTAIN: 330.0}
"""A unit of an army that has room for it and something to win."""
STANDING, PLANNED = 0.85, 0.4
"""Parts of that, and of what it adds to the march of this turn, where marches are planned ahead."""
SEA_FULL = 0.4
"""The pull at sea for which a crew is worth all of that."""
CORE = 3
"""So many heavy infantry keep an army whole (5.HI.01)."""
GUARD = {HEAVY: 75.0, CAVALRY: 60.0, ARCHER: 70.0, LIGHT: 70.0, CAPTAIN: 0.0}
"""Against hordes nearby."""
STOUT = {HEAVY: 60.0, CAVALRY: 60.0}
"""Against other players, whom only the strong keep off."""
GUARDS = 3
"""So many keep off what a wagon or galley brings."""
RICH = 4
TEMPTING = 3
"""Levels of buildings for which somebody may attack without a declaration (V.LOSS.03)."""
RAIDED = 35.0
"""Florins for each level of buildings that hordes may be led to, though never onto units (2.BARB.08)."""
HELD, KEPT = 0.12, 0.2
"""Of an honour point, what a guard is worth for each level of the buildings, against hordes and players."""


def hiring(s: MedioevoState, seat: int, option: Option, gain: float | None = None) -> float:
    """`gain` is what the unit adds to the march of this turn, where that was planned."""
    piece = PIECE_NAMES.index(str(option.args["unit"]))
    if piece not in FIELD:
        return 0.0
    place = place_of(option)
    field = _field(s, seat, place, piece)
    if gain is not None:
        field = STANDING * field + PLANNED * gain
    value = max(field, _guard(s, seat, place, piece))
    return value - UPKEEP * turns_left(s) if value > 0 else 0.0


def _field(s: MedioevoState, seat: int, place: int, piece: int) -> float:
    """For an army with wagons; none is wanted where nothing is to be won."""
    by_land = sum(land_room(s, slot) for slot in s.items_at(place, seat))
    by_sea = sum(sea_room(s, slot) for slot in s.items_at(place, seat))
    force = s.force(place, seat)
    garrison = 0 if s.home(place) == seat else 1
    drawn = 0.0
    if sum(force) < by_land + garrison:
        drawn = pulls(s, seat)[place] / 0.5
    if sum(force) < by_sea + garrison:
        drawn = max(drawn, sea_pulls(s, seat)[place] / SEA_FULL)
    drawn = min(1.0, drawn)
    if piece == HEAVY and force[HEAVY] >= CORE and force[CAVALRY] < force[HEAVY]:
        return 150.0 * drawn
    if piece == CAVALRY and force[HEAVY] < CORE:
        return 200.0 * drawn
    if piece == CAPTAIN and (force[HEAVY] < CORE or sum(force[CAPTAIN:]) > 0):
        return 0.0
    return FIELD[piece] * drawn


def _guard(s: MedioevoState, seat: int, place: int, piece: int) -> float:
    """One unit holds what would be lost without (5.TERR.02); more where enemies stand beside buildings."""
    units = s.count(place, seat)
    danger = sum(s.count(near, BARBARIANS) for near in LAND.near[place])
    lasting = s.home(place) == seat or s.marker[place] == seat
    wagons = any(s.item_kind[slot] in (WAGON, GALLEY) for slot in s.items_at(place, seat))
    if not lasting and LAND.settlement[place] and wagons and s.force(place, seat)[LIGHT] == 0:
        return 140.0 if piece == LIGHT and turns_left(s) > 0 else 0.0
    built = min(RICH, sum(levels(s, place)))
    if built == 0 or units >= GUARDS:
        return 0.0
    value = 0.0
    if units == 0 and piece == LIGHT and built >= WORTH_RAIDING and may_be_raided(s, place, POINTS):
        value = RAIDED * built
    if danger > 0 and units < danger + 1:
        value = max(value, GUARD[piece] + built * HONOUR * HELD)
    if units < raiders(s, seat, place, built >= TEMPTING):
        value = max(value, (STOUT[piece] + built * HONOUR * KEPT) if piece in STOUT else 0.0)
    return value
