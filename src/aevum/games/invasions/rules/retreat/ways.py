"""XX.L.2, XIX.B.10 The ways of a stack that gives ground."""

from typing import Final

from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.bounds.closed import why_shut
from aevum.games.invasions.rules.bounds.garrisons import is_bound, why_out_of_bounds
from aevum.games.invasions.rules.control.attitude import passable
from aevum.games.invasions.rules.control.provinces import hostile_force
from aevum.games.invasions.rules.control.stance import (
    HOSTILE,
    friends_mask,
    stance,
)
from aevum.games.invasions.rules.movement.confront import (
    enemies_at,
    hostile_hordes,
    hostile_limes,
    passage_open,
)
from aevum.games.invasions.rules.movement.legality import blockaded, why_stray, why_too_far_from_suzerain
from aevum.games.invasions.rules.troops import BARBARIAN, STRAIT
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.world.pieces import (
    ASIDE,
    commanded_at,
)
from aevum.games.invasions.rules.world.world import NOBODY, World

RETREAT: Final = 0
"""XX.L: after a battle or a siege."""
FLIGHT: Final = 1
"""XIX.B: before a battle; who likes may stay."""
EVACUATION: Final = 2
"""XXIX.B.8, XXVI.B.7: out of a land that is no enemy's any more."""
CESSION: Final = 3
"""XXX.C.5: out of a province that a Treaty takes; who finds no way is not lost."""

PACES: Final = 3
"""XX.L.2, XIX.B.10"""
SHUT: Final = 99
"""The price of a step that cannot be made."""
LAST: Final = 50
"""Added to the price of a step after which there is no other (XX.L.8)."""
HORDE: Final = 0
"""In place of a unit: the horde of the group's nation, which is none."""


class Retiring:
    """A group on its way out of a province."""

    __slots__ = ("banned", "first", "leaders", "nation", "paces", "place", "units", "why")

    def __init__(
        self,
        nation: int,
        units: list[int],
        leaders: list[int],
        place: int,
        why: int,
        first: list[int],
        banned: list[int],
        paces: int = PACES,
    ) -> None:
        self.nation = nation
        self.units = units
        self.leaders = leaders
        self.place = place
        self.why = why
        self.first = first
        self.banned = banned
        self.paces = paces


def sort_of(w: World, unit: int) -> tuple[int, int, bool]:
    """Units of one sort have the same ways: only one kind is bound to its Areas (XXXIV.0.17)."""
    code = w.code[unit]
    return nation_of(code), w.master[unit], is_bound(code)


def ways(w: World, group: Retiring, unit: int, overrun: bool) -> dict[int, int]:
    """Where one unit of a group gets to, each province with its price: up to three paces; with `overrun` also
    over lone enemies (XX.L.3, XIX.B.11)."""
    found = {group.place: 0}
    first = group.first  # XX.L.6, A49: the provinces that the attackers came from; a sea leads nowhere
    rings: list[list[int]] = [[group.place], [], [], []]
    for paces in range(group.paces):
        for p in rings[paces]:
            for q in w.land.near[p]:
                if found.get(q, SHUT) <= paces + 1 or (p == group.place and first and q not in first):
                    continue  # no step costs less than a pace
                step = price(w, group, unit, p, q, overrun)
                total = paces + step % LAST
                if step < SHUT and total <= group.paces and total < found.get(q, SHUT):
                    found[q] = total
                    if step < LAST:
                        rings[total].append(q)
    del found[group.place]
    return found


def price(w: World, group: Retiring, unit: int, p: int, q: int, overrun: bool = False) -> int:
    """Paces for a step of this unit; LAST and more where it can only stop, SHUT where it cannot go."""
    nation = group.nation
    if q in group.banned or blockaded(w, nation, p, q) or _closed_to(w, group, unit, q):
        return SHUT
    if passable(w, nation, q):
        return 1
    if w.moving >> nation & 1 and passage_open(w, q, nation):
        return 1  # XX.L.3: the attacker's own passage in force
    if group.why != FLIGHT and w.status[nation] == BARBARIAN and w.land.wild[q]:
        return 1  # XX.L.10
    if overrun and can_overrun(w, nation, p, q):
        return 2
    return 1 + LAST if group.why != FLIGHT and pending_for(w, nation, q) else SHUT


def _closed_to(w: World, group: Retiring, unit: int, to: int) -> bool:
    """Closed lands and bounds hold for a retreat as they do for a march."""
    if unit == HORDE:
        return why_nation_not_into(w, group.nation, to) is not None
    if why_shut(w, nation_of(w.code[unit]), to) is not None:
        return True
    if why_stray(w, w.master[unit], group.place, to) is not None:
        return True
    return why_out_of_bounds(w, unit, to) is not None


def why_nation_not_into(w: World, n: int, to: int) -> Refusal | None:
    refusal = why_shut(w, n, to)
    return refusal if refusal is not None else why_too_far_from_suzerain(w, n, to)


def can_overrun(w: World, nation: int, p: int, q: int) -> bool:
    """XVIII.E.4: not over a strait."""
    return w.land.crossing(p, q) != STRAIT and lone_enemy(w, nation, q)


def lone_enemy(w: World, nation: int, q: int) -> bool:
    """XVIII.E.1, XVIII.E.4: one enemy unit, without a horde, a Limes or walls."""
    if w.walls[q] or hostile_limes(w, q, nation) or hostile_hordes(w, q, nation):
        return False
    return len(enemies_at(w, q, nation)) == 1


def pending_for(w: World, nation: int, p: int) -> bool:
    """XX.L.8: friends stand here with a battle or a siege still to come, so that the province is hostile."""
    friends = friends_mask(w, nation, p)
    if not any(not w.march[unit] & ASIDE for unit in commanded_at(w, p, friends)):
        return False
    if hostile_force(w, p, nation):
        return True
    return w.level[p] > 0 and (w.owner[p] == NOBODY or stance(w, nation, w.owner[p], p) == HOSTILE)
