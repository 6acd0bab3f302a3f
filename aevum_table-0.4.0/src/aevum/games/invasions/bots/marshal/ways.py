"""Where a stack can go, and by which way."""

from __future__ import annotations

from aevum.games.invasions.bots.marshal.outlook import Outlook
from aevum.games.invasions.bots.marshal.room import fits_if_stopped
from aevum.games.invasions.rules.control.provinces import hostile_force
from aevum.games.invasions.rules.movement.legality import Stack, why_not_into, why_not_step
from aevum.games.invasions.rules.troops import STRAIT


def ways(o: Outlook, stack: Stack, paces: int) -> dict[int, list[int]]:
    """For each province within so many paces the shortest way; of equals the one that fewest watch.

    A way ends before enemies and over straits.
    """
    w = o.w
    found: dict[int, list[int]] = {}
    for q in w.land.near[stack.place]:
        if paces and why_not_step(w, stack, q) is None and fits_if_stopped(w, stack, q):
            found[q] = [q]
    ring = [q for q in found if w.land.crossing(stack.place, q) != STRAIT]
    for _ in range(paces - 1):
        following: list[int] = []
        ring = [p for p in ring if not hostile_force(w, p, stack.nation)]
        ring.sort(key=lambda p: o.hunters(p, stack.nation)[1])
        for p in ring:
            for q in w.land.near[p]:
                if q in found or q == stack.place or w.land.crossing(p, q) == STRAIT:
                    continue
                if why_not_into(w, stack, q) is None and fits_if_stopped(w, stack, q):
                    found[q] = [*found[p], q]
                    following.append(q)
        ring = following
    return found
