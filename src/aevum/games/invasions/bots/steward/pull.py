"""What draws a nation over the map: how near it is to land that it wants and others hold weakly."""

from __future__ import annotations

from heapq import heapify, heappop, heappush

from aevum.games.invasions.bots.steward.prizes import LAST, Prizes, prizes
from aevum.games.invasions.rules.control.stance import HOSTILE, stance
from aevum.games.invasions.rules.movement.closed import why_shut
from aevum.games.invasions.rules.world.world import NOBODY, World

FADES = 0.82
"""What is left of it a province farther away."""
AROUND = 0.35
"""How much of what lies next to a province counts with it."""
WALLED = 0.7
SEATED = 0.6
"""What walls, or the capital of a realm, leave of what a province promises."""
LEAST = 0.6
"""Land that is worth no more draws nobody."""
_KEPT = 24


class Pull:
    """Depends on nothing but what it is compared by, so that it may be kept."""

    def __init__(self, w: World, nation: int, table: Prizes) -> None:
        self.nation = nation
        self.prizes = table
        self.owner = w.owner[:]
        self.stances = (w.stance, w.wild_stance)
        self.walls = w.walls
        self.capital = w.capital
        self.at = _spread(w, _wanted(w, nation, table))

    def fits(self, w: World, nation: int, table: Prizes) -> bool:
        if self.nation != nation or self.owner != w.owner or self.prizes is not table:
            return False
        same = self.stances[0] == w.stance and self.stances[1] == w.wild_stance
        return same and self.walls == w.walls and self.capital == w.capital


_made: list[Pull] = []


def pull(w: World, nation: int, last: int = LAST) -> list[float]:
    """By province; `last` is the turn with which the match ends."""
    table = prizes(w, last)
    for found in _made:
        if found.fits(w, nation, table):
            return found.at
    new = Pull(w, nation, table)
    _made.insert(0, new)
    del _made[_KEPT:]
    return new.at


def _wanted(w: World, nation: int, table: Prizes) -> list[float]:
    row = table.rows[nation]
    own = [_open(w, nation, p, row[p]) for p in range(w.land.provinces)]
    found: list[float] = []
    for p, value in enumerate(own):
        if value:
            value += AROUND * sum([own[q] for q in w.land.near[p]])
            if w.owner[p] != nation:
                value *= (WALLED if w.walls[p] else 1.0) * (SEATED if p in w.capital else 1.0)
        found.append(value)
    return found


def _open(w: World, nation: int, place: int, value: float) -> float:
    """Worth of what is not ours yet, and not shut to us."""
    owner = w.owner[place]
    if value < LEAST or why_shut(w, nation, place) is not None:
        return 0.0
    if owner != NOBODY and stance(w, nation, owner, place) != HOSTILE:
        return value if owner == nation else 0.0
    return value


def _spread(w: World, wanted: list[float]) -> list[float]:
    found = wanted[:]
    heap = [(-value, p) for p, value in enumerate(wanted) if value]
    heapify(heap)
    while heap:
        value, p = heappop(heap)
        if -value < found[p]:
            continue
        for q in w.land.near[p]:
            if -value * FADES > found[q]:
                found[q] = -value * FADES
                heappush(heap, (-found[q], q))
    return found
