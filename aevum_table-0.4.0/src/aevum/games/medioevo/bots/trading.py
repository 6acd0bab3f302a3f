"""What caravans and merchant ships do (6): first the route, then whatever pays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.choosing import number, place_of
from aevum.games.medioevo.bots.following import KEPT, along, step
from aevum.games.medioevo.bots.perils import raiders
from aevum.games.medioevo.bots.realm import turns_left
from aevum.games.medioevo.bots.roads import Roads, dangerous, roads_of
from aevum.games.medioevo.bots.routes import DEALS, best_tour, prospect, takes, time_for
from aevum.games.medioevo.rules.buildings import NO_BUILDING
from aevum.games.medioevo.rules.items import movement
from aevum.games.medioevo.rules.land import FAR, LAND
from aevum.games.medioevo.rules.market import value
from aevum.games.medioevo.rules.tables import BRANCHES, GOODS, NOBODY
from aevum.games.medioevo.rules.things import cargo_of
from aevum.games.medioevo.rules.trade.deals import deal_of
from aevum.games.medioevo.rules.trade.journey import Journey, room
from aevum.games.medioevo.rules.trade.prices import bought, sold
from aevum.games.medioevo.rules.trade.routes import POINTS
from aevum.games.medioevo.rules.trade.routes_state import has_route, on_route
from aevum.games.medioevo.rules.uses.points import reach
from aevum.games.medioevo.rules.words import slot_of
from aevum.kit.choosing import all_of, of_key, passing

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.games.medioevo.rules.state import MedioevoState

YELLOW = BRANCHES.index("commerce")
HORIZON = 2
"""Turns after which a sale is too far."""
EARLIEST = 7
"""Movement points that the shortest route takes."""
SOURCES = 4
"""Settlements that are looked at for the beginning of a route."""
CLOSE = 6
"""Steps within which they lie."""


def choose_trader(s: MedioevoState, ask: Ask) -> Option:
    """The one on the route first."""
    options = all_of(ask, "choose-trader")
    if not options:
        return of_key(ask, "take-over-route", "end-trade") or ask.options[-1]
    return max(options, key=lambda o: on_route(s, slot_of(ask.seat, str(o.args["slot"]))))


def journey(s: MedioevoState, ask: Ask) -> Option:
    frame = s.frames[ask.depth]
    assert isinstance(frame, Journey)
    slot = frame.slot
    roads = roads_of(s, slot)
    found = along(s, ask, slot, roads) if on_route(s, slot) else _trade(s, ask, slot, roads)
    rest = of_key(ask, "leave-trader")
    if found is not None and found.key == "trader-goes" and s.item_left[slot] == 1 and rest is not None:
        # Whoever rests where enemies may come is plundered (5.CONQ.02).
        worse = _unsafe(s, ask.seat, place_of(found)) and not _unsafe(s, ask.seat, s.item_at[slot])
        return rest if worse else found
    return found or rest or _safe_step(s, ask)


def _unsafe(s: MedioevoState, seat: int, place: int) -> bool:
    return raiders(s, seat, place) > s.count(place, seat)


def _safe_step(s: MedioevoState, ask: Ask) -> Option:
    steps = all_of(ask, "trader-goes", "trader-sails")
    safe = [option for option in steps if not dangerous(s, ask.seat, place_of(option))]
    return (safe or steps or ask.options)[0]


def _trade(s: MedioevoState, ask: Ask, slot: int, roads: Roads) -> Option | None:
    at, seat = s.item_at[slot], ask.seat
    cargo = cargo_of(s, slot)
    buying = all_of(ask, "buy-cubes")
    if not has_route(s, seat):
        found = _new_route(s, ask, slot, roads, buying)
        if found is not None:
            return found
    if sum(cargo):
        goal = _market_for(s, roads, slot, cargo)
        if goal == at:
            return of_key(ask, "sell-all", "sell-cube")
        return step(ask, roads, at, goal) if goal != NOBODY else of_key(ask, "sell-all", "sell-cube")
    if buying:
        wanted = _bundle(s, ask, slot, roads, buying)
        if wanted is not None:
            return wanted
    if s.money[seat] < bought(1):
        return None
    goal = _source(s, roads, slot)
    return step(ask, roads, at, goal) if goal not in (NOBODY, at) else None


def _new_route(s: MedioevoState, ask: Ask, slot: int, roads: Roads, buying: list[Option]) -> Option | None:
    """A cube for a route that can be finished, here or where it begins better; what is in the way is sold."""
    at = s.item_at[slot]
    budget = time_for(s, slot)
    spare = of_key(ask, "sell-all", "sell-cube")
    if spare is not None and (room(s, slot) == 0 or s.money[ask.seat] < bought(1)):
        return spare
    if room(s, slot) == 0 or s.money[ask.seat] < bought(1) or budget < EARLIEST:
        return None
    here = best_tour(s, roads, at, 1 << LAND.good[at], budget - 1) if buying else None
    rest = prospect(int(budget - here.weight - DEALS)) + POINTS[len(here.stops)] if here is not None else 0.0
    best, found = rest, at if here is not None else NOBODY
    far = roads.far(at)
    if here is None or budget - here.steps > EARLIEST:
        near = sorted((p for p in roads.markets() if 0 < far[p] < CLOSE), key=lambda place: far[place])
        for place in near[:SOURCES]:
            left = budget - far[place] - 1
            tour = best_tour(s, roads, place, 1 << LAND.good[place], left)
            if tour is not None:
                worth = prospect(int(left - tour.weight - DEALS)) + POINTS[len(tour.stops)] - 0.2 * far[place]
                if worth > best:
                    best, found = worth, place
    if found == at:
        return min(buying, key=lambda option: number(option, "count"))
    return step(ask, roads, at, found) if found != NOBODY else None


def _bundle(s: MedioevoState, ask: Ask, slot: int, roads: Roads, buying: list[Option]) -> Option | None:
    """A full load where it can be sold at a profit."""
    at = s.item_at[slot]
    cubes = [0] * len(GOODS)
    cubes[LAND.good[at]] = 1
    if turns_left(s) == 0 and s.item_left[slot] < 3:
        return None
    load = min(room(s, slot), max(0, s.money[ask.seat] - KEPT) // bought(1))
    goal = _market_for(s, roads, slot, cubes)
    if load < 1 or goal in (NOBODY, at) or value(s.market[goal]) == 0:
        return None
    return max(
        (o for o in buying if number(o, "count") <= load), key=lambda o: number(o, "count"), default=None
    )


def _reach(s: MedioevoState, slot: int) -> int:
    each = movement(s.item_kind[slot], s.item_level[slot])
    return s.item_left[slot] + each * min(HORIZON, turns_left(s))


def _market_for(s: MedioevoState, roads: Roads, slot: int, cubes: list[int]) -> int:
    """Where these goods pay best for the way; NOBODY where they can be sold nowhere in time."""
    at = s.item_at[slot]
    far = roads.far(at)
    best, found = -1.0, NOBODY
    for place in roads.markets():
        if far[place] + 1 > _reach(s, slot) or not takes(s, place, cubes):
            continue
        rate = (sold(1, value(s.market[place]), 0, NO_BUILDING) - bought(1) + 1) / (4 + far[place])
        if rate > best:
            best, found = rate, place
    return found


def _source(s: MedioevoState, roads: Roads, slot: int) -> int:
    """Where to buy next."""
    far = roads.far(s.item_at[slot])
    near = [place for place in roads.markets() if far[place] < FAR and far[place] + 1 <= _reach(s, slot)]
    return min(near, key=lambda place: (far[place] == 0, far[place], place), default=NOBODY)


def deal_made(s: MedioevoState, ask: Ask) -> Option:
    """Trade and Market as far as cards or tokens give the points: florins would be spent on florins."""
    deal = deal_of(s)
    if deal is not None and deal.seat == ask.seat:
        points = reach(s, ask.seat, YELLOW)
        own = [o for o in all_of(ask, "use-technology") if 0 < number(o, "count") <= points]
        if own:
            return max(own, key=lambda o: (str(o.args["technology"]) == "market", number(o, "count")))
    return passing(ask)
