"""Trade routes: which one can be finished, and which serves best until the end of the match (6.ROUTE)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.realm import turns_left
from aevum.games.medioevo.bots.tours import Tour, tours
from aevum.games.medioevo.rules.items import movement
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.market import colours, sellable
from aevum.games.medioevo.rules.trade.routes import POINTS

if TYPE_CHECKING:
    from aevum.games.medioevo.bots.roads import Roads
    from aevum.games.medioevo.rules.state import MedioevoState

DETOUR = 1.15
"""Steps that a way turns out to be longer, as hordes come and go."""
DEALS = 2
"""Movement for the purchase at the beginning of a route and the sale at its end."""
LOSS = 4
"""Of so many movement points one may be lost."""
USUAL, OTHER = {4: 7.5, 6: 11.0, 8: 14.0}, 1.8
"""Steps of routes that are still to be found; for each stop of one that a pack has."""


def takes(s: MedioevoState, place: int, cubes: list[int]) -> bool:
    """Whether one of the colours could be sold in a place as it is now (6.SELL.02)."""
    return sellable(colours(cubes), s.market[place], LAND.good[place]) != 0


def time_for(s: MedioevoState, slot: int) -> float:
    """Movement points of a transport until the end of the match."""
    each = movement(s.item_kind[slot], s.item_level[slot])
    return s.item_left[slot] + each * turns_left(s)


@cache
def prospect(points: int) -> float:
    """Honour that routes bring in so many movement points, of which some may be lost on the way."""
    if points <= 0:
        return 0.0
    likely = range(points - points // LOSS, points + 1)
    return sum([_most(left) for left in likely], 0.0) / len(likely)


@cache
def _most(points: int) -> float:
    return max((won + _most(points - _need(count)) for count, won in _within(points)), default=0.0)


def _need(count: int) -> int:
    return round(USUAL.get(count, OTHER * count) * DETOUR) + DEALS


def _within(points: int) -> list[tuple[int, int]]:
    return [(count, won) for count, won in POINTS.items() if _need(count) <= points]


def best_route(s: MedioevoState, roads: Roads, slot: int, origin: int, cubes: list[int]) -> list[int]:
    """Steps of the route that does most, with those that may follow it; none where none can be finished."""
    tour = best_tour(s, roads, origin, colours(cubes), time_for(s, slot))
    return tour.stops if tour is not None else []


def best_tour(s: MedioevoState, roads: Roads, origin: int, good: int, budget: float) -> Tour | None:
    found: Tour | None = None
    best = 0.0
    for count, tour in tours(s, roads, origin, good).items():
        if tour.steps * DETOUR + 1 > budget:
            continue
        after = budget - tour.weight * DETOUR - 1
        worth = POINTS[count] + prospect(int(after)) + 0.01 * after
        if worth > best:
            best, found = worth, tour
    return found
