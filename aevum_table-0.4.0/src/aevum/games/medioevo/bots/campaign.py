"""Armies: which group sets out, where to, and with whom (5.FLOW)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.choosing import place_of
from aevum.games.medioevo.bots.clash import Clash, fought, horde_at, place_penalty, strongest, versus_horde
from aevum.games.medioevo.bots.country import Way, crossing_price, passable, pulls, ways
from aevum.games.medioevo.bots.perils import threatened
from aevum.games.medioevo.bots.raids import WORTH_RAIDING, may_be_raided
from aevum.games.medioevo.bots.realm import (
    enemies_at,
    estate,
    glory,
    honour_price,
    levels,
    rights,
    turns_left,
)
from aevum.games.medioevo.bots.voyages import sea_pulls, voyages
from aevum.games.medioevo.rules.buildings import MILITARY, SPARES
from aevum.games.medioevo.rules.combat.group import Group
from aevum.games.medioevo.rules.combat.meeting import others_at
from aevum.games.medioevo.rules.diplomacy.war import hostile, may_attack
from aevum.games.medioevo.rules.horde.muster import POINTS
from aevum.games.medioevo.rules.items import ENGINE
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import FORCE
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.things import land_room, sea_room
from aevum.games.medioevo.rules.transports import GALLEY, WAGON
from aevum.games.medioevo.rules.words import PIECE_NAMES, slot_of
from aevum.kit.choosing import all_of, of_key

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.games.medioevo.rules.state import MedioevoState

LEAST = 25.0
"""Florins that a march must promise."""
LOOSE = 0.25
"""Of the worth of a territory without a settlement: the army soon goes on."""
RELIEF = 30.0
"""What order at home is worth in a turn, beside the land itself: with rebels taxes must be low."""
CLEARED = 90.0
"""What it is worth to clear a sea of enemy ships."""
DRAWN = 0.3
"""What it is worth to be nearer to glory."""


class Plan:
    """A march: from where, with what, on which way."""

    __slots__ = ("area", "slots", "target", "units", "value", "way")

    def __init__(self, area: int, units: list[int], slots: list[int], way: Way, value: float) -> None:
        self.area = area
        self.units = units
        self.slots = slots
        self.way = way
        self.target = way.path[-1]
        self.value = value


class Campaign:
    """`times` battles are played in small for each that is weighed."""

    def __init__(self, times: int) -> None:
        self._times = times
        self._plans: dict[int, Plan] = {}
        self._clashes: dict[tuple[int, ...], Clash] = {}

    def full_move(self, s: MedioevoState, ask: Ask) -> Option:
        self.forget()
        self._plans.pop(ask.seat, None)
        best: Plan | None = None
        for option in all_of(ask, "set-out-from", "set-sail-from"):
            for by_sea in (False, True):
                plan = self._plan(s, ask.seat, place_of(option), by_sea)
                if plan is not None and (best is None or plan.value > best.value):
                    best = plan
        fight = self._fight_on(s, ask)
        if best is None or best.value < LEAST:
            return fight or of_key(ask, "pass-combat") or ask.options[-1]
        self._plans[ask.seat] = best
        key = "set-sail-from" if LAND.is_sea(best.area) else "set-out-from"
        return ask.find(f"{key}:{LAND.names[best.area]}") or ask.options[-1]

    def forget(self) -> None:
        self._clashes = {}

    def prospect(self, s: MedioevoState, seat: int, area: int) -> float:
        """What the best march from an area promises; nothing where it is better to stay."""
        plans = [self._plan(s, seat, area, by_sea) for by_sea in (False, True)]
        return max((plan.value for plan in plans if plan is not None and plan.value >= LEAST), default=0.0)

    def _fight_on(self, s: MedioevoState, ask: Ask) -> Option | None:
        """Where units stand beside barbarians or enemies already."""
        for option in all_of(ask, "fight-in"):
            place = place_of(option)
            enemy = enemies_at(s, ask.seat, place)
            if enemy == NOBODY or (enemy != BARBARIANS and rights(s, ask.seat, enemy) > 0):
                continue
            if self._clash(s, ask.seat, s.force(place, ask.seat), place).win > 0.6:
                return option
        for option in all_of(ask, "seize-in", "seize-at-sea"):
            for other in others_at(s, ask.seat, place_of(option)):
                if hostile(s, ask.seat, other) and may_attack(s, ask.seat, other):
                    return option
        return None

    def _plan(self, s: MedioevoState, seat: int, area: int, by_sea: bool) -> Plan | None:
        kind = GALLEY if by_sea else WAGON
        slots = [slot for slot in s.items_at(area, seat) if s.item_kind[slot] == kind and s.item_left[slot]]
        if not slots or (LAND.is_sea(area) and not by_sea):
            return None
        room = sum(sea_room(s, slot) if by_sea else land_room(s, slot) for slot in slots)
        force, spent = s.force(area, seat), s.spent(area, seat)
        idle = [force[piece] - spent[piece] for piece in range(FORCE)]
        units = strongest(_without_guard(s, seat, area, idle, sum(spent)), room)
        if sum(units) == 0:
            return None
        points = min(s.item_left[slot] for slot in slots)
        drawn = sea_pulls(s, seat) if by_sea else pulls(s, seat)
        best: Plan | None = None
        for way in (voyages if by_sea else ways)(s, seat, area, points).values():
            value = self._worth(s, seat, units, way, drawn)
            if best is None or value > best.value:
                best = Plan(area, units, [*slots, *_engines(s, seat, way)], way, value)
        return best

    def _worth(self, s: MedioevoState, seat: int, units: list[int], way: Way, drawn: list[float]) -> float:
        price = honour_price(s)
        start, target = way.path[0], way.path[-1]
        if LAND.is_sea(target):
            clash = self._clash(s, seat, units, target)
            return clash.win * CLEARED - clash.losses - (1.0 - clash.win) * price
        here = drawn[start] if start < LAND.places else 0.0
        nearer = DRAWN * price * (drawn[target] - here) if turns_left(s) else 0.0
        if passable(s, seat, target):
            return nearer * 0.8 - 2.0 * way.steps if nearer > 0 else -1.0
        lord = s.lord[target]
        cost = crossing_price(s, seat, len(way.crossed)) if way.crossed else 0
        if lord not in (NOBODY, seat):
            cost += int(rights(s, seat, lord) * price)
        clash = self._clash(s, seat, units, target)
        held = estate(s, seat, target)
        if not LAND.settlement[target] and s.home(target) != seat:
            held *= LOOSE
        if s.home(target) == seat:
            held += RELIEF * turns_left(s)
        gain = glory(s, seat, target) * price + held + max(0.0, nearer)
        return clash.win * gain - clash.losses - (1.0 - clash.win) * 0.7 * price - cost

    def _clash(self, s: MedioevoState, seat: int, units: list[int], place: int) -> Clash:
        lord = NOBODY if LAND.is_sea(place) else s.lord[place]
        enemy = enemies_at(s, seat, place)
        if enemy == NOBODY and lord == NOBODY:
            enemy = BARBARIANS
        if enemy == NOBODY:
            return Clash(1.0, 0.0)
        if enemy == BARBARIANS:
            force, walls, other = horde_at(s, place), 0, 0
        else:
            force = list(s.force(place, enemy))
            walls = 0 if LAND.is_sea(place) else SPARES[MILITARY][levels(s, place)[MILITARY]]
            other = place_penalty(s, enemy)
        key = (enemy, walls, *units, *force)
        if key not in self._clashes:
            if enemy == BARBARIANS:
                found = versus_horde(s, seat, units, force, self._times)
            else:
                found = fought(units, force, [], place_penalty(s, seat), other, walls, self._times)
            self._clashes[key] = found
        return self._clashes[key]

    # On the way

    def march_on(self, s: MedioevoState, ask: Ask) -> Option:
        halt = of_key(ask, "halt")
        plan = self._plans.get(ask.seat)
        group = s.frames[ask.depth]
        assert isinstance(group, Group)
        if plan is None or group.at not in plan.way.path:
            return halt or _any_step(ask)
        if group.fresh:
            missing = self._load(ask, plan, group)
            if missing is not None:
                return missing
        at = plan.way.path.index(group.at)
        if at + 1 == len(plan.way.path):
            return halt or _any_step(ask)
        to = plan.way.path[at + 1]
        name = LAND.names[to]
        if to in plan.way.crossed:
            edict = ask.find(f"use-technology:edict:{name}")
            if edict is not None:
                return edict
        found = ask.find(f"{'sail-to' if LAND.is_sea(to) else 'go-to'}:{name}")
        if found is None or (group.fresh and sum(group.units) == 0):
            self._plans.pop(ask.seat, None)
            return halt or _any_step(ask)
        return found

    def _load(self, ask: Ask, plan: Plan, group: Group) -> Option | None:
        for option in all_of(ask, "take-thing"):
            if slot_of(ask.seat, str(option.args["slot"])) in plan.slots:
                return option
        for option in all_of(ask, "take-unit"):
            piece = PIECE_NAMES.index(str(option.args["unit"]))
            if group.units[piece] < plan.units[piece]:
                return option
        return None


def _engines(s: MedioevoState, seat: int, way: Way) -> list[int]:
    """Siege engines that can keep up by land."""
    if any(LAND.is_sea(area) for area in way.path):
        return []
    here = s.items_at(way.path[0], seat)
    return [slot for slot in here if s.item_kind[slot] == ENGINE and s.item_left[slot] >= way.steps]


def _any_step(ask: Ask) -> Option:
    """Where one may not halt: on, wherever it leads."""
    return of_key(ask, "go-to", "sail-to", "halt") or ask.options[-1]


def _without_guard(s: MedioevoState, seat: int, area: int, idle: list[int], others: int) -> list[int]:
    """What may leave: where the place would be lost one unit stays, the cheapest that has not moved."""
    if LAND.is_sea(area) or s.lord[area] != seat or others > 0:
        return idle
    safe = s.home(area) == seat or s.marker[area] == seat
    built = sum(levels(s, area))
    raided = built >= WORTH_RAIDING and may_be_raided(s, area, POINTS)
    if safe and not raided and (threatened(s, seat, area) == 0 or built == 0):
        return idle
    if not safe and not LAND.settlement[area] and sum(idle) < 4:
        return idle
    left = list(idle)
    for piece in range(FORCE):
        if left[piece] > 0:
            left[piece] -= 1
            break
    return left
