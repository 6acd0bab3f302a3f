"""Short tours over settlements, found by keeping the best of many at every stop."""

from __future__ import annotations

from heapq import nsmallest
from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.land import FAR, LAND
from aevum.games.medioevo.rules.market import sellable, value
from aevum.games.medioevo.rules.tables import GOODS, NOBODY
from aevum.games.medioevo.rules.trade.routes import POINTS

if TYPE_CHECKING:
    from aevum.games.medioevo.bots.roads import Roads
    from aevum.games.medioevo.rules.state import MedioevoState

WIDTH = 40
"""Tours that are kept at every stop."""
NEAREST = 5
"""Settlements among which the next stop is sought."""
TRIED = 4
"""Tours of a length that are measured to the step."""
CROWD = 0.4
"""Steps that each cube in a market counts for: others come there too, and may bring the same good first."""
ALONE = 1.5
"""The same where no stop sells another good that the destination takes."""
BRANCHING = 3
"""The nearest stops among which the next one is sought when their order is settled."""

Stops = tuple[int, tuple[int, ...]]
"""Steps, and the settlements in the order of the visit, where it began first."""
End = tuple[int, int, float]
"""A destination, the goods it takes as bits, and the steps that its crowd counts for."""
ALL = (1 << len(GOODS)) - 1


class Tour:
    """Settlements to come to, the destination last, the steps that it takes, and those that it counts for."""

    __slots__ = ("steps", "stops", "weight")

    def __init__(self, stops: list[int], steps: int, weight: float) -> None:
        self.steps = steps
        self.stops = stops
        self.weight = weight


def tours(s: MedioevoState, roads: Roads, origin: int, good: int) -> dict[int, Tour]:
    """By number of steps the best route from a place with a load: it ends on own land or nobody's."""
    ends = [
        (place, sellable(ALL, s.market[place], LAND.good[place]), CROWD * value(s.market[place]))
        for place in roads.markets()
        if place != origin
        and s.lord[place] in (roads.seat, NOBODY)
        and sellable(good, s.market[place], LAND.good[place])
    ]
    known = roads.layout.tours
    key = (origin, tuple(ends))
    if key not in known:
        known[key] = _sought(roads, origin, ends)
    return known[key]


def _sought(roads: Roads, origin: int, ends: list[End]) -> dict[int, Tour]:
    found: dict[int, Tour] = {}
    beam: list[Stops] = [(0, (origin,))]
    for count in range(2, max(POINTS) + 1):
        beam = _further(roads, beam)
        if count in POINTS:
            tour = _ended(roads, beam, ends)
            if tour is not None:
                found[count] = tour
    return found


def _further(roads: Roads, beam: list[Stops]) -> list[Stops]:
    best: dict[tuple[int, frozenset[int]], Stops] = {}
    for steps, path in beam:
        for place in roads.nearest(path[-1], path, NEAREST):
            reached = (steps + roads.far(path[-1])[place], (*path, place))
            key = (place, frozenset(path))
            if key not in best or reached < best[key]:
                best[key] = reached
    return sorted(best.values())[:WIDTH]


def _ended(roads: Roads, beam: list[Stops], ends: list[End]) -> Tour | None:
    """The best of the tours with a destination; those that look best are measured round it."""
    rough: list[tuple[float, float, tuple[int, ...], int]] = []
    for steps, path in beam:
        far = roads.far(path[-1])
        goods = 0
        for place in path[1:]:
            goods |= 1 << LAND.good[place]
        for end, lacking, crowd in ends:
            if end not in path and far[end] < FAR:
                risk = crowd if goods & lacking else crowd + ALONE
                rough.append((steps + far[end] + risk, risk, path, end))
    best: Tour | None = None
    for _, risk, path, end in nsmallest(TRIED, rough):
        order = order_of(roads, path[0], list(path[1:]), end)
        if len(order) < len(path):
            continue
        steps = length(roads, path[0], order)
        if steps < FAR and (best is None or steps + risk < best.weight):
            best = Tour(order, steps, steps + risk)
    return best


def length(roads: Roads, start: int, order: list[int]) -> int:
    """Steps of a way over stops, none of it through its end before the end."""
    steps, at, end = 0, start, order[-1]
    for place in order:
        steps += roads.far(at)[place] if place == end else roads.far(at, end)[place]
        at = place
    return steps


def order_of(roads: Roads, start: int, stops: list[int], end: int) -> list[int]:
    """The stops in the order that makes the shortest way from here to the end."""
    left = [place for place in stops if roads.far(start, end)[place] < FAR]
    ways = {at: roads.far(at, end) for at in (start, *left)}
    onward = {at: sorted(left, key=way.__getitem__) for at, way in ways.items()}
    to_end = {at: roads.far(at)[end] for at in ways}
    best: list[int] = []
    fewest = FAR * 10
    path: list[int] = []

    def go(at: int, steps: int) -> None:
        nonlocal best, fewest
        if len(path) == len(left):
            best, fewest = path[:], steps + to_end[at]
            return
        tried = 0
        for place in onward[at]:
            if place in path:
                continue
            reached = steps + ways[at][place]
            if reached + to_end[place] < fewest:  # else no order of the rest could make it shorter
                path.append(place)
                go(place, reached)
                path.pop()
            tried += 1
            if tried == BRANCHING:
                break

    go(start, 0)
    return [*best, end]
