"""Transports and siege engines come, go and change hands."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.items import ENGINE, FREE, HOLDS, movement, owner
from aevum.games.medioevo.rules.property import may_mark
from aevum.games.medioevo.rules.protection import lift, pass_on
from aevum.games.medioevo.rules.settings import DEFAULTS, PROPERTY_MARKERS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import LEVELS
from aevum.games.medioevo.rules.transports import CAPACITY, CARAVAN, GALLEY, WAGON


def further_markers(s: MedioevoState) -> int:
    """By an option players have more property markers, of level I (R-007)."""
    return s.settings[PROPERTY_MARKERS] - DEFAULTS[PROPERTY_MARKERS]


def marked(s: MedioevoState, seat: int) -> list[int]:
    """How many things of levels I, II and III a seat has (4.TRN.07, 4.SGE.04)."""
    found = [0] * LEVELS
    for slot in s.items(seat):
        found[s.item_level[slot] - 1] += 1
    return found


def has_marker(s: MedioevoState, seat: int, level: int) -> bool:
    """5.CONQ.06, M12"""
    return s.free_slot(seat) != FREE and may_mark(marked(s, seat), level, further_markers(s))


def place_item(s: MedioevoState, seat: int, kind: int, level: int, area: int) -> int:
    """Something new, with all its movement points; its slot."""
    slot = s.free_slot(seat)
    s.item_kind[slot] = kind
    s.item_level[slot] = level
    s.item_at[slot] = area
    s.item_left[slot] = movement(kind, level)
    s.item_from[slot] = seat
    return slot


def cargo_of(s: MedioevoState, slot: int) -> list[int]:
    """Cubes by good."""
    return s.cargo[slot * HOLDS : (slot + 1) * HOLDS]


def set_cargo(s: MedioevoState, slot: int, cubes: list[int]) -> None:
    s.cargo[slot * HOLDS : (slot + 1) * HOLDS] = cubes


def remove_item(s: MedioevoState, slot: int) -> None:
    """It goes with all it carries. A route it was on has no transport any more (6.ROUTE.10)."""
    s.item_kind[slot] = FREE
    s.item_level[slot] = 0
    s.item_at[slot] = FREE
    s.item_left[slot] = 0
    s.item_from[slot] = FREE
    set_cargo(s, slot, [0] * HOLDS)
    leave_route(s, slot)
    lift(s, slot)
    effects.forget_slot(s, slot)


def take_item(s: MedioevoState, slot: int, seat: int) -> int:
    """5.CONQ.03: it changes hands with its cargo and does not move in this turn; its new slot."""
    to = s.free_slot(seat)
    s.item_kind[to] = s.item_kind[slot]
    s.item_level[to] = s.item_level[slot]
    s.item_at[to] = s.item_at[slot]
    s.item_left[to] = 0
    s.item_from[to] = s.item_from[slot]
    set_cargo(s, to, cargo_of(s, slot))
    pass_on(s, slot, to)
    remove_item(s, slot)
    return to


def leave_route(s: MedioevoState, slot: int) -> None:
    seat = owner(slot)
    if s.route_item[seat] == slot:
        s.route_item[seat] = FREE


def is_wagon(s: MedioevoState, slot: int) -> bool:
    """A war wagon, or a caravan that serves as one too (K.CARD.04)."""
    kind = s.item_kind[slot]
    return kind == WAGON or (kind == CARAVAN and effects.holds(s, effects.DUAL, slot))


def land_room(s: MedioevoState, slot: int) -> int:
    """How many units something supplies by land (5.MOVE.13, K.CARD.04, K.CARD.21)."""
    if is_wagon(s, slot):
        return CAPACITY[WAGON][s.item_level[slot]]
    if s.item_kind[slot] == ENGINE:
        for effect in effects.every(s, effects.ENGINE_WAGON):
            if effect.subject == slot:
                return effect.detail
    return 0


def sea_room(s: MedioevoState, slot: int) -> int:
    """What a galley holds (5.MOVE.16)."""
    return CAPACITY[GALLEY][s.item_level[slot]] if s.item_kind[slot] == GALLEY else 0
