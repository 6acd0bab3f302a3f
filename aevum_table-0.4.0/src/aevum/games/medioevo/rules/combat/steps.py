"""One step of a group: whether it may be made, and what it costs (5.MOVE)."""

from typing import Final

from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.combat.group import (
    FULL_MOVE,
    ONE_STEP,
    Group,
    engine_alone,
    free_exit,
    galleys,
    inland,
    on_land,
    supplied,
)
from aevum.games.medioevo.rules.combat.meeting import barbarian_land, invaded, unseen
from aevum.games.medioevo.rules.diplomacy.war import guest, hostile, truce
from aevum.games.medioevo.rules.items import ENGINE, is_trader
from aevum.games.medioevo.rules.land import LAND, STEP
from aevum.games.medioevo.rules.overland import way_out
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.settings import TERRAIN
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.things import sea_room
from aevum.games.medioevo.rules.transports import MERCHANT_SHIP
from aevum.games.medioevo.rules.words import item_words, where

ON_FOOT: Final = 0
"""Wagons, engines and units by land; galleys stay where they are."""
BY_SHIP: Final = 1
"""Galleys, and all else aboard."""
FLOATING: Final = 2
"""Wagons and engines at sea by Logistics (B.BLUE.2)."""
DRAGGED: Final = 3
"""Galleys overland by Logistics (B.BLUE.2)."""


def way_of(s: MedioevoState, group: Group, to: int) -> int:
    """How the group would make a step."""
    ships = galleys(s, group.slots)
    paid = len(ships) > 0 and all(effects.holds(s, effects.AFLOAT, slot) for slot in ships)
    if LAND.is_sea(group.at) or LAND.is_sea(to):
        if paid and not LAND.is_sea(to) and to not in LAND.ports[group.at]:
            return DRAGGED
        return BY_SHIP if ships else FLOATING
    return DRAGGED if paid else ON_FOOT


def movers(s: MedioevoState, group: Group, way: int) -> list[int]:
    """The things that go on their own points."""
    return on_land(s, group.slots) if way in (ON_FOOT, FLOATING) else galleys(s, group.slots)


def cost_of(s: MedioevoState, group: Group, to: int, way: int) -> int:
    """5.MOVE.03, 5.MOVE.08, W.TERR.02"""
    if group.way == ONE_STEP:
        return 0
    if way == ON_FOOT and _free(s, group, to):
        return 0
    return LAND.entry(group.at, to, s.settings[TERRAIN])


def points_due(s: MedioevoState, group: Group, slot: int, cost: int) -> int:
    """K.CARD.21: an engine that is hauled spends what it has, and no more."""
    if s.item_kind[slot] == ENGINE and sum(group.units) > 0 and effects.holds(s, effects.HAULED, slot):
        return min(cost, s.item_left[slot])
    return cost


def step_refusal(s: MedioevoState, group: Group, to: int) -> Refusal | None:
    """Why the group cannot go there now."""
    way = way_of(s, group, to)
    if not s.open[to]:
        return Refusal("closed-area", None, "0.KING.05")
    if effects.holds(s, effects.NO_MOVEMENT, group.at):
        return Refusal("no-movement", where(group.at), "K.CARD.01")
    if group.owed > 0:
        return Refusal("units-owed", {"count": group.owed}, "K.CARD.02")
    alone = group.way == FULL_MOVE or engine_alone(s, group)
    if sum(group.units) == 0 and (not alone or not movers(s, group, way)):
        return Refusal("nothing-marches", None, "5.MOVE.01")
    return (
        _unlawful(s, group, to)
        or _no_way(s, group, to, way)
        or _too_many(s, group, to, way)
        or _tired(s, group, to, way)
        or _stranded(s, group, way)
    )


def _unlawful(s: MedioevoState, group: Group, to: int) -> Refusal | None:
    """C.DIP.05: an armistice bars the territories of the other [M129]."""
    if LAND.is_sea(to) or sum(group.units) == 0:
        return None
    lord = s.lord[to]
    if lord not in (NOBODY, group.seat) and truce(s, group.seat, lord) and not guest(s, group.seat, lord):
        told: dict[str, object] = {"enemy_seat": s.seats[lord]}
        return Refusal("armistice-holds", {**told, **where(to)}, "C.DIP.05")
    return None


def _no_way(s: MedioevoState, group: Group, to: int, way: int) -> Refusal | None:
    """5.MOVE.05, 5.MOVE.09, B.BLUE.2"""
    at = group.at
    if way == BY_SHIP:
        if LAND.is_sea(at) and LAND.is_sea(to):
            return None
        place = to if LAND.is_sea(at) else at
        # M07: a ship that stands inland goes back to sea from any coast.
        if to in LAND.ports[at] or (place == at and not LAND.port[at]):
            return None
        return Refusal("no-harbour", where(place), "5.MOVE.05")
    if way == ON_FOOT:
        # 5.MOVE.06: who is aboard a galley overland lands in a port only.
        return Refusal("no-harbour", where(at), "5.MOVE.05") if inland(s, group) else None
    credits = [effect.subject for effect in effects.every(s, effects.AFLOAT)]
    for slot in movers(s, group, way):
        if way == FLOATING and LAND.is_sea(to) and slot not in credits:
            return Refusal("no-ship", None, "5.MOVE.02")
        wrong = LAND.is_sea(to) if way == FLOATING else not LAND.port[to]
        if wrong and _ends_there(s, group, to):
            return Refusal("no-halt-there", where(to), "B.BLUE.2")
        back = way_out(s, to) * STEP if way == DRAGGED else STEP
        if wrong and s.item_left[slot] < back + LAND.entry(group.at, to, s.settings[TERRAIN]):
            return Refusal("no-way-back", item_words(s, slot), "B.BLUE.2")
    if way == FLOATING and not movers(s, group, way):
        return Refusal("no-ship", None, "5.MOVE.02")
    return None


def _ends_there(s: MedioevoState, group: Group, to: int) -> bool:
    """B.BLUE.2: whether the move would be over there, where what strays may not stay [M50]."""
    if effects.holds(s, effects.NO_MOVEMENT, to):
        return True
    if unseen(s, group):
        return False
    for other in s.owners(to):
        if other == BARBARIANS or (other != group.seat and hostile(s, group.seat, other)):
            return True
    if LAND.is_sea(to) or sum(group.units) == 0:
        return False
    if invaded(s, group.seat, s.lord[to]) != NOBODY:
        return True
    return barbarian_land(s, to) and not effects.has(s, effects.EDICT, group.seat, to)


def _too_many(s: MedioevoState, group: Group, to: int, way: int) -> Refusal | None:
    """5.MOVE.02, 5.MOVE.13, 5.MOVE.15, 5.MOVE.16"""
    units = sum(group.units)
    if way in (ON_FOOT, FLOATING):
        carried = supplied(s, group.slots)
        if group.way == ONE_STEP and not engine_alone(s, group):
            carried = max(1, carried)
        if units > carried and (way == FLOATING or not _free(s, group, to)):
            return Refusal("wagons-full", {"count": units, "room": carried}, "5.MOVE.15")
        return None
    for slot in group.slots:
        if is_trader(s.item_kind[slot]):
            return Refusal("not-aboard", item_words(s, slot), "5.MOVE.16")
    aboard = units + len(on_land(s, group.slots))
    held = sum([sea_room(s, slot) for slot in group.slots])
    if aboard > held:
        return Refusal("galleys-full", {"count": aboard, "room": held}, "5.MOVE.16")
    return None


def _free(s: MedioevoState, group: Group, to: int) -> bool:
    """5.MOVE.08: not for who crosses a territory unseen, nor back to where the group was [M47]."""
    if group.way == ONE_STEP or group.unmet or to in group.path:
        return False
    return free_exit(s, group.seat, group.at)


def _tired(s: MedioevoState, group: Group, to: int, way: int) -> Refusal | None:
    """5.MOVE.04"""
    cost = cost_of(s, group, to, way)
    for slot in movers(s, group, way):
        if s.item_left[slot] < points_due(s, group, slot, cost):
            return Refusal("no-points", {**item_words(s, slot), "points": cost}, "5.MOVE.04")
    return None


def _stranded(s: MedioevoState, group: Group, way: int) -> Refusal | None:
    """5.MOVE.06: what stays at sea must stay aboard."""
    if not LAND.is_sea(group.at):
        return None
    stay = [slot for slot in s.items_at(group.at, group.seat) if slot not in group.slots]
    aboard = s.count(group.at, group.seat) - sum(group.units)
    for slot in stay:
        if sea_room(s, slot) == 0 and not _merchant(s, slot):
            aboard += 1
    if aboard > sum([sea_room(s, slot) for slot in stay]):
        return Refusal("left-at-sea", where(group.at), "5.MOVE.06")
    return None


def _merchant(s: MedioevoState, slot: int) -> bool:
    """Merchant ships swim by themselves."""
    return s.item_kind[slot] == MERCHANT_SHIP
