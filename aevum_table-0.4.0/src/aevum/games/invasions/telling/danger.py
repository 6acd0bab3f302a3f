"""Who could come upon a stack: interceptors of a step, and the nearest enemies."""

from __future__ import annotations

from typing import NamedTuple

from aevum.games.invasions.rules.movement.confront import enemies_at
from aevum.games.invasions.rules.reaction.attempt import modifier
from aevum.games.invasions.rules.reaction.declare import stack_from, way_of, why_not_from
from aevum.games.invasions.rules.reaction.interception import FARTHEST, chance
from aevum.games.invasions.rules.reaction.opponents import camps, interceptors
from aevum.games.invasions.rules.world.world import World

MOST_THREATS = 3
"""That are told of one place."""


class Threat(NamedTuple):
    """A stack that may intercept, and how likely it is to."""

    start: int
    units: int
    leaders: list[int]
    paces: int
    percent: int


def threats(w: World, place: int, nation: int, barred: list[int]) -> list[Threat]:
    """Who may intercept a stack of the nation that enters the place; first where most is to be feared."""
    side = interceptors(w, place, nation)
    found = [threat(w, place, start, side, barred) for start in camps(w, place, side)]
    return sorted(
        (one for one in found if one is not None), key=lambda one: (-one.percent * one.units, one.start)
    )


def threat(w: World, place: int, start: int, side: int, barred: list[int]) -> Threat | None:
    """XIX.A of one stack; None where it may not try."""
    if why_not_from(w, place, start, side, barred) is not None:
        return None
    stack = stack_from(w, start, side, barred)
    way = way_of(w, stack, place) if stack is not None else None
    if stack is None or way is None:
        return None
    percent = round(100 * chance(modifier(w, stack, place, way, side)))
    return Threat(start, len(stack.units), stack.leaders, len(way) - 1, percent)


class Foe(NamedTuple):
    place: int
    units: int
    paces: int


def nearest_foe(w: World, place: int, nation: int) -> Foe | None:
    """The nearest hostile units within reach of an interception; of equally near ones the largest stack."""
    ring, seen = [place], {place}
    for paces in range(1, FARTHEST + 1):
        ring = sorted({q for p in ring for q in w.land.near[p]} - seen)
        seen.update(ring)
        stacks = [Foe(q, len(enemies_at(w, q, nation)), paces) for q in ring]
        if any(foe.units for foe in stacks):
            return max(stacks, key=lambda foe: foe.units)
    return None
