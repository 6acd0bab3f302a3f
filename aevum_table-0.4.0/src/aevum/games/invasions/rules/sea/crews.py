"""XXV.A.4, XXV.A.5 Of more than two fleets in a zone their owner says which of them go together (F281)."""

from aevum.games.invasions.rules.sea.stacks import engaged, fleets_at, free_stacks, hostile_navies, size
from aevum.games.invasions.rules.stacking import FLEETS
from aevum.games.invasions.rules.troops import is_elite
from aevum.games.invasions.rules.world.pieces import paces_left
from aevum.games.invasions.rules.world.world import ACTIVE, World


def crews(w: World, sea: int, nation: int, again: bool) -> list[list[int]]:
    """The stacks with which a nation may intercept, one of each kind, the strongest first.

    `again`: at a second transport it does not matter who had his interception (XXV.B.5).
    """
    here = fleets_at(w, sea, nation)
    if len(here) <= FLEETS:
        return free_stacks(w, sea, nation, again)
    able = [i for i in here if again or not engaged(w, [i])]
    found = [[a, b] for a in able for b in able if a < b]
    if len(able) == 1 or len(here) == FLEETS + 1:  # beside a pair only one can be alone
        found.extend([[i] for i in able])
    seen: list[dict[str, object]] = []
    kinds: list[list[int]] = []
    for stack in found:
        if size(w, stack) not in seen:
            seen.append(size(w, stack))
            kinds.append(stack)
    return sorted(kinds, key=lambda stack: -sum([2 if is_elite(w.code[i]) else 1 for i in stack]))


def hunters(w: World, sea: int, nation: int, again: bool) -> list[int]:
    """XXV.B.1: who may intercept a stack of this nation here; inactive nations only defend (VI.B.5)."""
    hostile = [n for n in hostile_navies(w, sea, nation) if w.role[n] == ACTIVE]
    return [n for n in hostile if crews(w, sea, n, again)]


def formations(w: World, sea: int, nation: int) -> list[list[list[int]]]:
    """The ways in which more than two fleets that may be met can stand in two stacks, one of each kind."""
    free = [i for i in fleets_at(w, sea, nation) if not engaged(w, [i])]
    if len(free) <= FLEETS:
        return []
    seen: list[list[dict[str, object]]] = []
    found: list[list[list[int]]] = []
    for a in free:
        for b in free:
            pair = [a, b]
            rest = [i for i in free if i not in pair]
            known = [size(w, pair), size(w, rest)]
            if a < b and known not in seen and known[::-1] not in seen:
                seen.append(known)
                found.append([pair, rest])
    return found


def departures(w: World, fleets: list[int]) -> list[list[int]]:
    """The stacks that some of these may form to put to sea, one of each kind, the largest first."""
    found = [[a, b] for a in fleets for b in fleets if a < b]
    found.extend([[i] for i in fleets])
    seen: list[dict[str, object]] = []
    kinds: list[list[int]] = []
    for stack in found:
        if departure(w, stack) not in seen:
            seen.append(departure(w, stack))
            kinds.append(stack)
    return kinds


def departure(w: World, stack: list[int]) -> dict[str, object]:
    """How options name them: also how far they come, and whether they had their interception (XXV.B.4)."""
    paces = min([paces_left(w, i, False) for i in stack])
    return {**size(w, stack), "paces": paces, "met": int(engaged(w, stack))}
