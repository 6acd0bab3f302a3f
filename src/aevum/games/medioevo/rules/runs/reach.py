"""Where something can get, and by which way: a search over copies of the match, cheapest ways first."""

from heapq import heappop, heappush
from typing import Final

from aevum.engine.ask import Option
from aevum.engine.game import Game
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.runs.position import Position, area_of, gone

MOST_STEPS: Final = 120
"""Steps tried for one group: more than a transport of level III reaches."""


def reach(game: Game, start: Position, most: int = MOST_STEPS) -> list[Position]:
    """Wherever it can get, the cheapest way first; of equals one on which nothing stops it.

    A place comes again where another way leads there dearer, but with more left for later: by sea, say, with
    the galleys still there.
    """
    found: list[Position] = []
    known: dict[int, list[list[int]]] = {}
    edges: list[tuple[Position, Option]] = []
    queue: list[tuple[int, int, int, int]] = []
    _look(start, queue, edges)
    while queue and len(found) < most:
        before, option = edges[heappop(queue)[-1]]
        place = area_of(option)
        left = before.worth(place)
        if place == start.place or _no_better(left, known.get(place)):
            continue
        known.setdefault(place, []).append(left)
        after = gone(game, before, option)
        found.append(after)
        _look(after, queue, edges)
    return found


def _look(
    before: Position, queue: list[tuple[int, int, int, int]], edges: list[tuple[Position, Option]]
) -> None:
    for option in before.steps_on():
        cost = before.cost + before.price(area_of(option))
        heappush(queue, (cost, len(before.stops), len(before.way), len(edges)))
        edges.append((before, option))


def _no_better(left: list[int], known: list[list[int]] | None) -> bool:
    for other in known if known is not None else []:
        if other[0] == left[0] and all(a >= b for a, b in zip(other, left, strict=True)):
            return True
    return False


def by_place(ends: list[Position]) -> list[Position]:
    """Of those in one place the first that may stay, where all that differs is what is left."""
    found: dict[str, Position] = {}
    for end in ends:
        found.setdefault(f"{end.place}:{end.kind()}", end)
    return list(found.values())


def nearest(found: list[Position], to: int) -> Position | None:
    """The one from which the fewest steps are left, whoever holds what lies between."""
    if not found:
        return None
    far = LAND.steps(to)
    return min(found, key=lambda one: (far[one.place], one.cost))


def towards(start: int, to: int) -> list[int]:
    """The neighbours, those first that lie nearest to an area."""
    far = LAND.steps(to)
    return sorted(LAND.all_near[start], key=lambda area: far[area])
