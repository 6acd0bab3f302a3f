"""What draws a nation over the map: how near it is to weakly held land that its objectives name."""

from __future__ import annotations

from heapq import heapify, heappop, heappush

from aevum.games.invasions.bots.marshal.strength import unit_strength
from aevum.games.invasions.bots.steward.prizes import LAST, Prizes, prizes
from aevum.games.invasions.rules.bounds.closed import why_shut
from aevum.games.invasions.rules.control.stance import HOSTILE, stance
from aevum.games.invasions.rules.movement.legality import blockaded
from aevum.games.invasions.rules.troops import BARBARIAN, STRAIT
from aevum.games.invasions.rules.world.land import NO_AREA, Land
from aevum.games.invasions.rules.world.world import NOBODY, NOWHERE, World

FADES = 0.9
"""What is left of it a province farther away."""
CROSSED = FADES**3
"""And over a strait, which takes all paces of a move (XVIII.J.4)."""
BLOCKADED = CROSSED / 2
"""Where fleets bar it, for as long as they do (XXV.F.1)."""
WHOLE = 0.5
"""How much of what an Area promises as a whole counts in each of its provinces."""
PRESSED = 1.5
"""How much more a realm's own land draws its armies while enemies are in it."""
CONTESTED = 0.4
"""What is left of Barbarian land where another people has its camp, and there is peace (XII.D.6)."""
HUNTED = 0.5
"""How much a people draws those who gain by vassals, of what one is worth to them."""
MEET = 2.0
"""Guards of an Area, for each point of the nation's own strength, that leave half of its promise."""
LEAST_MIGHT = 4.0
_KEPT = 24


class Pull:
    """Depends on nothing but what it is compared by, so that it may be kept."""

    def __init__(self, w: World, nation: int, table: Prizes) -> None:
        self.nation = nation
        self.prizes = table
        self.owner = w.owner[:]
        self.place = w.place[:]
        self.master = w.master[:]
        self.horde = w.horde
        self.lord = w.lord
        self.seat = w.seat
        self.stances = (w.stance, w.wild_stance)
        self.eased = _eased(w, nation)
        """By Area, what its guards leave of what it promises."""
        self.wanted = _wanted(w, nation, table, self.eased)
        """By province, what it promises to those who are there."""
        self.at = _spread(w, nation, self.wanted)
        """By province, the best of what lies ahead, less for each province of the way."""

    def fits(self, w: World, nation: int, table: Prizes) -> bool:
        if self.nation != nation or self.prizes is not table or self.owner != w.owner:
            return False
        same = self.place == w.place and self.master == w.master
        same = same and self.horde == w.horde and self.lord == w.lord and self.seat == w.seat
        return same and self.stances[0] == w.stance and self.stances[1] == w.wild_stance


_made: list[Pull] = []


def pull_of(w: World, nation: int, last: int = LAST) -> Pull:
    """`last` is the turn with which the match ends."""
    table = prizes(w, last)
    for found in _made:
        if found.fits(w, nation, table):
            return found
    new = Pull(w, nation, table)
    _made.insert(0, new)
    del _made[_KEPT:]
    return new


def pull(w: World, nation: int, last: int = LAST) -> list[float]:
    return pull_of(w, nation, last).at


def _wanted(w: World, nation: int, table: Prizes, eased: list[float]) -> list[float]:
    land = w.land
    aims = table.aims[nation]
    hopes = table.hopes[nation]
    found = [0.0] * land.provinces
    for p in range(land.provinces):
        area = land.area[p]
        value = aims[p]
        if area != NO_AREA:
            value = (value + WHOLE * hopes[area]) * eased[area]
        if value:
            found[p] = value * _open(w, nation, p)
    if table.vassal[nation]:
        for n, camp in enumerate(w.horde):
            if camp != NOWHERE and w.seat[n] != w.seat[nation] and w.lord[n] != nation:
                found[camp] += HUNTED * table.vassal[nation]
    return found


def _open(w: World, nation: int, place: int) -> float:
    """Land of others, unless they are of its own seat or it has peace with them; a people's own land too.

    A realm keeps what it has without being there, and goes back only to drive out enemies.
    """
    owner = w.owner[place]
    if owner == nation:
        if w.status[nation] == BARBARIAN:
            return 1.0
        return PRESSED if _disputed(w, nation, place) else 0.0
    if why_shut(w, nation, place) is not None:
        return 0.0
    if owner == NOBODY:
        return 1.0
    if w.seat[owner] == w.seat[nation]:
        return 0.0
    if stance(w, nation, owner, place) == HOSTILE:
        return 1.0
    return CONTESTED if stance(w, nation, owner, w.land.provinces) == HOSTILE else 0.0


def _disputed(w: World, nation: int, place: int) -> bool:
    unit = w.first[place]
    while unit:
        if stance(w, nation, w.master[unit], place) == HOSTILE:
            return True
        unit = w.following[unit]
    return False


def _eased(w: World, nation: int) -> list[float]:
    land = w.land
    guards = [0.0] * len(land.areas)
    own = LEAST_MIGHT
    foes, wild_foes = w.foes[nation], w.wild_foes[nation]
    for unit in range(1, len(w.code)):
        p = w.place[unit]
        if 0 <= p < land.provinces:
            n = w.master[unit]
            if n == nation:
                own += unit_strength(w, unit)
            elif land.area[p] != NO_AREA and (wild_foes if land.wild[p] else foes) >> n & 1:
                guards[land.area[p]] += unit_strength(w, unit)
    return [1 / (1 + guard / (MEET * own)) for guard in guards]


_NEAR: dict[bool, list[list[tuple[int, bool]]]] = {}


def _near(land: Land) -> list[list[tuple[int, bool]]]:
    """By province its neighbours, and whether a strait lies between. Kept, since the board never changes."""
    found = _NEAR.get(land.east)
    if found is None:
        found = [
            [(q, land.crossing(p, q) == STRAIT) for q in near]
            for p, near in enumerate(land.near[: land.provinces])
        ]
        _NEAR[land.east] = found
    return found


def _spread(w: World, nation: int, wanted: list[float]) -> list[float]:
    found = wanted[:]
    heap = [(-value, p) for p, value in enumerate(wanted) if value]
    heapify(heap)
    near = _near(w.land)
    closed = w.land.closed
    while heap:
        value, p = heappop(heap)
        if -value < found[p]:
            continue
        farther = -value * FADES
        for q, strait in near[p]:
            if farther <= found[q]:
                continue
            left = farther
            if strait:
                left = -value * (BLOCKADED if blockaded(w, nation, q, p) else CROSSED)
                if left <= found[q]:
                    continue
            if closed[q] and why_shut(w, nation, q) is not None:
                continue
            found[q] = left
            heappush(heap, (-left, q))
    return found
