"""Ways to divide a stack."""

from __future__ import annotations

from dataclasses import dataclass

from aevum.games.invasions.bots.marshal.outlook import Outlook
from aevum.games.invasions.bots.marshal.stakes import stake
from aevum.games.invasions.bots.marshal.strength import unit_strength
from aevum.games.invasions.rules.bounds.garrisons import BOUND
from aevum.games.invasions.rules.leaders import CAMPAIGN
from aevum.games.invasions.rules.movement.legality import Stack, stack_paces
from aevum.games.invasions.rules.stacking import stacking_limit
from aevum.games.invasions.rules.troops import CAVALRY, kind_name, traits
from aevum.games.invasions.rules.world.pieces import any_invading, best_stacking

LAND = -0.5
"""Whose leaving costs more than this leaves land to others."""
CAMPAIGNING = 1.2
"""What a campaign with a large stack is worth."""
ALONE = 0.6
"""The part of it that a leader loses with one unit only, and with each more regains."""


@dataclass(frozen=True)
class Group:
    """Some of a stack, and what it means for the place that they leave."""

    units: list[int]
    leaders: list[int]
    paces: int
    left: float
    """What it costs to leave."""
    after: Outlook
    """The map without them where they were."""


def by_bounds(o: Outlook, units: list[int]) -> list[list[int]]:
    """Units that are bound to some Areas march by themselves."""
    bound = [unit for unit in units if kind_name(o.w.code[unit]) in BOUND]
    free = [unit for unit in units if unit not in bound]
    return [part for part in (free, bound) if part]


def groups_of(o: Outlook, stack: Stack) -> list[Group]:
    """Ways to divide a stack: the strong go with the leaders, or the weak without them."""
    w = o.w
    strong = sorted(stack.units, key=lambda unit: (-unit_strength(w, unit), unit))
    riders = [unit for unit in strong if traits(w.code[unit]) & CAVALRY]
    count = len(strong)
    sizes = {count, count - 1} if o.coarse else {count, count - 1, count - 2, count - 3, (count + 1) // 2}
    parts = [(strong[:size], stack.leaders) for size in sorted(sizes, reverse=True) if size > 0]
    if not o.coarse:
        parts.extend(_smaller(stack, strong, riders))
    own = o.own_units(stack.place, stack.nation)
    led = o.own_leaders(stack.place, stack.nation)
    whole = stake(o, stack.place, stack.nation, own, led, False)
    escorted = _escort(led, len(own))
    afters: dict[int, Outlook] = {}
    found: list[Group] = []
    for units, leaders in parts:
        rest = [unit for unit in own if unit not in units]
        behind = [i for i in led if i not in leaders]
        paces = stack_paces(w, Stack(stack.nation, stack.place, units, leaders))
        if paces and len(rest) <= limit(o, stack.place, stack.nation, behind):
            left = stake(o, stack.place, stack.nation, rest, behind, False) - whole
            left += _escort(leaders, len(units)) + _escort(behind, len(rest)) - escorted
            if left < LAND and len(rest) not in afters:
                afters[len(rest)] = o.without(stack.place, units)
            after = afters[len(rest)] if left < LAND else o
            found.append(Group(units, leaders, paces, left, after))
    return found


def _smaller(stack: Stack, strong: list[int], riders: list[int]) -> list[tuple[list[int], list[int]]]:
    """Riders only, or the weak without the leaders."""
    count = len(strong)
    found: list[tuple[list[int], list[int]]] = []
    if 0 < len(riders) < count:
        found.append((riders, stack.leaders))
    if stack.leaders:
        found.extend([(strong[-size:], []) for size in (1, 2, 3) if size < count])
    elif count > 2:
        found.append((strong[-1:], []))
    return found


def _escort(leaders: list[int], units: int) -> float:
    """What so many units are worth to a leader for the campaigns that he has yet to make."""
    return CAMPAIGNING * max([CAMPAIGN[i] for i in leaders], default=0) * (1 - ALONE ** max(0, units - 1))


def limit(o: Outlook, place: int, nation: int, leaders: list[int]) -> int:
    w = o.w
    return stacking_limit(w.land.terrain[place], best_stacking(leaders), any_invading(w, o.friends(nation)))
