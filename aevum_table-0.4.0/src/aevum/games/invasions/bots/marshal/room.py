"""Whether a stack may stay where it goes: it may go in, and loses what is too much (XVII.A.7)."""

from __future__ import annotations

from aevum.games.invasions.rules.control.provinces import hostile_force
from aevum.games.invasions.rules.control.stance import friends_mask
from aevum.games.invasions.rules.movement.confront import (
    OVERRUN_UNITS,
    among_barbarians,
    enemies_at,
    hostile_hordes,
    walled_off,
)
from aevum.games.invasions.rules.movement.legality import Stack, stack_paces
from aevum.games.invasions.rules.stacking import stacking_limit
from aevum.games.invasions.rules.troops import STRAIT
from aevum.games.invasions.rules.world.pieces import any_invading, best_stacking, commanded_at, leaders_at
from aevum.games.invasions.rules.world.world import World


def fits_if_stopped(w: World, stack: Stack, to: int) -> bool:
    """F104: whether all may stay there if enemies stop the stack; it may go in all the same (XVIII.A.9)."""
    if not stack.units or not hostile_force(w, to, stack.nation):
        return True
    if _would_overrun(w, stack, to) or w.opened[to] or among_barbarians(w, to, stack.nation):
        return True
    units, limit = _crowd(w, stack, to)
    return units <= limit


def _would_overrun(w: World, stack: Stack, to: int) -> bool:
    """XVIII.E.1, XVIII.E.3, XVIII.E.4: whether the stack, once there, could overrun a lone enemy."""
    if len(stack.units) < OVERRUN_UNITS or len(enemies_at(w, to, stack.nation)) != 1:
        return False
    if hostile_hordes(w, to, stack.nation) or walled_off(w, to, stack.nation) is not None:
        return False
    return w.land.crossing(stack.place, to) != STRAIT and stack_paces(w, stack) > 1


def _crowd(w: World, stack: Stack, to: int) -> tuple[int, int]:
    """How many units would stand in a province with the stack and its friends there, and how many may."""
    friends = friends_mask(w, stack.nation, to)
    bonus = best_stacking([*leaders_at(w, to, friends), *stack.leaders])
    limit = stacking_limit(w.land.terrain[to], bonus, any_invading(w, w.moving))
    return len(stack.units) + len(commanded_at(w, to, friends)), limit
