"""12.4 Where a force can get, and by which way: a search over copies of the match."""

from heapq import heappop, heappush
from typing import Final

from aevum.engine.ask import Option
from aevum.engine.game import Game
from aevum.games.charlemagne.rules.control.violation import violates
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.movement.move import cost
from aevum.games.charlemagne.rules.runs.position import Position, gone, place_of

MOST_TRIED: Final = 400
"""Hexes tried for one force: more than a good roll of Charlemagne's leads to."""
Next = tuple[int, int, int, int, int]
"""Regions violated, points, hexes, the hex, and which of those waiting it is."""


def reach(game: Game, start: Position, most: int = MOST_TRIED) -> dict[int, Position]:
    """For each hex the cheapest way, of those that violate the fewest regions; the start first."""
    found: dict[int, Position] = {start.hex: start}
    waiting: list[tuple[Position, Option]] = []
    heap: list[Next] = []
    _look_on(start, found, waiting, heap)
    while heap and len(found) <= most:
        broken, spent, _, hex, number = heappop(heap)
        if hex in found:
            continue
        before, option = waiting[number]
        after = gone(game, before, option, spent, broken)
        found[hex] = after
        _look_on(after, found, waiting, heap)
    return found


def _look_on(
    at: Position, found: dict[int, Position], waiting: list[tuple[Position, Option]], heap: list[Next]
) -> None:
    for option in at.options("move"):
        to = place_of(option)
        if to in found:
            continue
        broken = at.broken + (1 if violates(at.s, at.seat, to, at.hex) else 0)
        spent = at.spent + cost(at.s, at.seat, at.hex, to)
        heappush(heap, (broken, spent, len(at.way) + 1, to, len(waiting)))
        waiting.append((at, option))


def nearest(found: list[Position], to: int) -> Position:
    """Of the positions reached the one from which the fewest hexes are left, whoever holds what lies
    between."""
    far = _distances(to)
    return min(found, key=lambda one: (far.get(one.hex, LAND.size), one.spent))


def towards(start: int, to: int) -> int:
    """The neighbour that lies nearest to a hex."""
    far = _distances(to)
    return min(LAND.near[start], key=lambda hex: far.get(hex, LAND.size))


def _distances(to: int) -> dict[int, int]:
    found = {to: 0}
    ring = [to]
    for hex in ring:
        for other in LAND.near[hex]:
            if other not in found:
                found[other] = found[hex] + 1
                ring.append(other)
    return found
