"""XVIII.A Where a stack can get, and by which way: a search over copies of the match."""

from typing import Final

from aevum.engine.game import Game
from aevum.games.invasions.rules.runs.position import Position, gone
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.world import World

MOST_STEPS: Final = 250
"""Steps tried for one stack: more than four paces have in any land."""


def reach(game: Game, start: Position, most: int = MOST_STEPS) -> dict[int, Position]:
    """For each province the shortest way; of equals one on which nothing stops the stack."""
    found: dict[int, Position] = {}
    ring = [start]
    tried = 0
    while ring:
        layer: dict[int, Position] = {}
        for before in ring:
            for option in before.goes_to():
                place = before.s.world.land.number(str(option.args["place"]))
                known = layer.get(place)
                if place == start.place or place in found or (known is not None and not known.stops):
                    continue
                if tried == most:
                    break
                tried += 1
                after = gone(game, before, option)
                if known is None or _better(after, known):
                    layer[place] = after
        found.update(layer)
        ring = sorted(layer.values(), key=lambda one: len(one.stops))
    return found


def _better(one: Position, other: Position) -> bool:
    if (one.ask() is None) != (other.ask() is None):
        return other.ask() is None and len(one.stops) <= len(other.stops)
    return len(one.stops) < len(other.stops)


def nearest(found: list[Position], to: int) -> Position | None:
    """Of places reached the one from which the fewest borders are left, whoever holds what lies between."""
    if not found:
        return None
    far = _distances(found[0].s.world, to)
    return min(found, key=lambda one: (far.get(one.place, len(far)), len(one.way)))


def towards(s: InvasionsState, start: int, to: int) -> int:
    """The neighbour that lies nearest to a place."""
    far = _distances(s.world, to)
    return min(s.world.land.near[start], key=lambda p: far.get(p, len(far)))


def _distances(w: World, to: int) -> dict[int, int]:
    found = {to: 0}
    ring = [to]
    for p in ring:
        for q in w.land.near[p]:
            if q not in found:
                found[q] = found[p] + 1
                ring.append(q)
    return found
