"""Trade routes: which one can be finished, and the order of its steps (6.ROUTE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.realm import turns_left
from aevum.games.medioevo.rules.items import movement
from aevum.games.medioevo.rules.land import FAR, LAND
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.trade.market import colours, sellable
from aevum.games.medioevo.rules.trade.routes import POINTS

if TYPE_CHECKING:
    from aevum.games.medioevo.bots.roads import Roads
    from aevum.games.medioevo.rules.state import MedioevoState

BRANCHING = 3
"""The nearest settlements among which the next step is sought."""
DETOUR = 1.15
"""Steps that a way turns out to be longer, as hordes come and go."""


def takes(s: MedioevoState, place: int, cubes: list[int]) -> bool:
    """Whether one of the colours could be sold in a place as it is now (6.SELL.02)."""
    return sellable(colours(cubes), s.market[place], LAND.good[place]) != 0


def time_for(s: MedioevoState, slot: int) -> float:
    """Movement points of a transport until the end of the match."""
    each = movement(s.item_kind[slot], s.item_level[slot])
    return s.item_left[slot] + each * turns_left(s)


class Tour:
    """Settlements to come to, the destination last, and the steps that it takes."""

    __slots__ = ("steps", "stops")

    def __init__(self, stops: list[int], steps: int) -> None:
        self.stops = stops
        self.steps = steps


def best_route(s: MedioevoState, roads: Roads, slot: int, origin: int, cubes: list[int]) -> list[int]:
    """Steps of the route that pays most honour for its time; none where none can be finished."""
    budget = time_for(s, slot)
    each = movement(s.item_kind[slot], s.item_level[slot])
    found: list[int] = []
    best = 0.0
    for count, points in POINTS.items():
        tour = shortest(s, roads, origin, cubes, count)
        if tour is None or tour.steps * DETOUR + 1 > budget:
            continue
        turns = 1.0 + max(0.0, tour.steps * DETOUR + 1 - s.item_left[slot]) / each
        rate = points / turns
        if rate > best:
            best, found = rate, tour.stops
    return found


def shortest(s: MedioevoState, roads: Roads, origin: int, cubes: list[int], count: int) -> Tour | None:
    """A short walk over so many settlements that ends where the goods are wanted, on own land or nobody's."""
    visits = [place for place in roads.visits() if place != origin]
    ends = [place for place in roads.markets() if place != origin and takes(s, place, cubes)]
    own = [place for place in ends if s.lord[place] in (roads.seat, NOBODY)]
    best: Tour | None = None
    for end in own:
        tour = _walk(roads, origin, [place for place in visits if place != end], end, count - 1)
        if tour is not None and (best is None or tour.steps < best.steps):
            best = tour
    return best


def _walk(roads: Roads, origin: int, visits: list[int], end: int, count: int) -> Tour | None:
    """Nearest first, looking a little ahead; the last stop lies near the end."""
    at, left = origin, list(visits)
    stops: list[int] = []
    steps = 0
    for done in range(count):
        far = roads.far(at, end)
        home = roads.far(end)
        rest = count - done - 1
        near = sorted(left, key=lambda place: far[place] + home[place] * (0.9 if rest == 0 else 0.3))[:1]
        if not near or far[near[0]] >= FAR:
            return None
        steps += far[near[0]]
        at = near[0]
        stops.append(at)
        left.remove(at)
    last = roads.far(at)[end]
    return Tour([*stops, end], steps + last) if last < FAR else None


def order_of(roads: Roads, start: int, stops: list[int], end: int) -> list[int]:
    """The stops in the order that makes the shortest way from here to the end."""
    left = [place for place in stops if roads.far(start, end)[place] < FAR]
    best: list[int] = []
    fewest = FAR * 10

    def go(at: int, rest: list[int], path: list[int], steps: int) -> None:
        nonlocal best, fewest
        if steps >= fewest:
            return
        if not rest:
            total = steps + roads.far(at)[end]
            if total < fewest:
                best, fewest = path, total
            return
        far = roads.far(at, end)
        for place in sorted(rest, key=lambda other: far[other])[:BRANCHING]:
            go(place, [other for other in rest if other != place], [*path, place], steps + far[place])

    go(start, left, [], 0)
    return [*best, end]
