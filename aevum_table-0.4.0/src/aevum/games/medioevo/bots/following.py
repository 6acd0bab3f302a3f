"""Along a trade route: it is opened, followed step by step, and its goods are kept in demand (6.ROUTE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.choosing import number
from aevum.games.medioevo.bots.roads import Roads, roads_of
from aevum.games.medioevo.bots.routes import DEALS, best_route, takes, time_for
from aevum.games.medioevo.bots.tours import order_of
from aevum.games.medioevo.rules.land import FAR, LAND
from aevum.games.medioevo.rules.tables import GOODS, NOBODY
from aevum.games.medioevo.rules.things import cargo_of
from aevum.games.medioevo.rules.trade.journey import room
from aevum.games.medioevo.rules.trade.laying import OpenRoute
from aevum.games.medioevo.rules.trade.prices import bought
from aevum.games.medioevo.rules.trade.routes_state import open_steps
from aevum.games.medioevo.rules.words import slot_of
from aevum.kit.choosing import all_of, of_key

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.games.medioevo.rules.state import MedioevoState

SECOND = 150
"""Florins with which a second colour is bought, lest the first one comes too late."""
KEPT = 250
"""Florins that are not tied up in goods."""


def open_route(s: MedioevoState, ask: Ask) -> Option:
    return of_key(ask, "open-route" if _planned(s, ask) else "no-route") or ask.options[-1]


def _planned(s: MedioevoState, ask: Ask) -> list[int]:
    frame = s.frames[ask.depth]
    assert isinstance(frame, OpenRoute)
    cargo = cargo_of(s, frame.slot)
    return best_route(s, roads_of(s, frame.slot), frame.slot, frame.origin, cargo)


def route_steps(s: MedioevoState, ask: Ask) -> Option:
    """The same plan is made again at every step, as nothing has changed meanwhile."""
    frame = s.frames[ask.depth]
    assert isinstance(frame, OpenRoute)
    plan = _planned(s, ask)
    if len(frame.chosen) < len(plan):
        found = ask.find(f"route-step:{LAND.names[plan[len(frame.chosen)]]}")
        return found or of_key(ask, "no-route") or ask.options[-1]
    return of_key(ask, "close-route", "no-route") or ask.options[-1]


def route_transport(s: MedioevoState, ask: Ask) -> Option:
    frame = s.frames[ask.depth]
    assert isinstance(frame, OpenRoute)
    for option in ask.options:
        if slot_of(ask.seat, str(option.args["slot"])) == frame.slot:
            return option
    return ask.options[0]


def spend_points(s: MedioevoState, ask: Ask) -> Option:
    """All on honour."""
    return max(ask.options, key=lambda option: number(option, "points"))


def step(ask: Ask, roads: Roads, start: int, goal: int, shunned: int = -1) -> Option | None:
    to = roads.towards(start, goal, shunned)
    if to == start:
        return None
    key = "trader-sails" if LAND.is_sea(to) else "trader-goes"
    return ask.find(f"{key}:{LAND.names[to]}")


def along(s: MedioevoState, ask: Ask, slot: int, roads: Roads) -> Option | None:
    seat, at = ask.seat, s.item_at[slot]
    end = s.route_steps[seat][-1]
    stops = open_steps(s, seat)
    cargo = cargo_of(s, slot)
    if not stops and at == end and takes(s, end, cargo):
        return of_key(ask, "sell-all", "sell-cube")
    second = _second_good(s, ask, slot, end)
    if second is not None:
        return second
    if not takes(s, end, cargo):
        goal = _remedy(s, roads, slot, end)
        if goal == NOBODY or s.money[seat] < bought(1):
            return of_key(ask, "drop-route")
        if not stops:
            return step(ask, roads, at, goal) if goal != at else None
    if lost(s, roads, slot, stops, end):
        return of_key(ask, "drop-route")
    goal = order_of(roads, at, stops, end)[0]
    return step(ask, roads, at, goal, end) if goal != at else None


def lost(s: MedioevoState, roads: Roads, slot: int, stops: list[int], end: int) -> bool:
    """Hordes bar the way, or the time that is left is too short: better another route than none."""
    at = s.item_at[slot]
    if any(roads.far(at, end)[place] >= FAR for place in stops) or roads.far(at)[end] >= FAR:
        return True
    steps = 0
    for place in order_of(roads, at, stops, end):
        steps += roads.far(at)[place]
        at = place
    return steps + 1 > time_for(s, slot)


def _wanted(s: MedioevoState, place: int, end: int) -> bool:
    """Whether the destination lacks what a settlement produces."""
    return _lacks(s, end, LAND.good[place])


def _second_good(s: MedioevoState, ask: Ask, slot: int, end: int) -> Option | None:
    """Another colour, lest somebody brings the first one to the destination before (6.SELL.02)."""
    at = s.item_at[slot]
    buying = all_of(ask, "buy-cubes")
    fit = [good for good, cubes in enumerate(cargo_of(s, slot)) if cubes and _lacks(s, end, good)]
    if not buying or LAND.good[at] in fit or len(fit) > 1 or not _wanted(s, at, end):
        return None
    if fit and s.money[ask.seat] < SECOND:
        return None
    return min(buying, key=lambda option: number(option, "count"))


def _lacks(s: MedioevoState, place: int, good: int) -> bool:
    cubes = [0] * len(GOODS)
    cubes[good] = 1
    return takes(s, place, cubes)


def _remedy(s: MedioevoState, roads: Roads, slot: int, end: int) -> int:
    """The nearest settlement that sells what the destination still takes; NOBODY where there is none."""
    if room(s, slot) == 0:
        return NOBODY
    far, back = roads.far(s.item_at[slot]), roads.far(end)
    time = time_for(s, slot) - DEALS
    places = [p for p in roads.markets() if far[p] + back[p] <= time and _wanted(s, p, end)]
    return min(places, key=lambda place: far[place], default=NOBODY)
