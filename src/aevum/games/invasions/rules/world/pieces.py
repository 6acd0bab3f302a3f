"""Units and leaders on the map: who stands where, who commands whom, and how far each may still go."""

from typing import Final

from aevum.games.invasions.rules.fight import SEA
from aevum.games.invasions.rules.leaders import COMBAT, LEADER_NATION, LEADERS, STACKING
from aevum.games.invasions.rules.stacking import stacking_limit
from aevum.games.invasions.rules.troops import BARBARIAN, CAVALRY, FLEET, NATIONS, traits, troop
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.world.world import NOWHERE, World

INFANTRY_PACES: Final = 3
CAVALRY_PACES: Final = 4
"""XVIII.B.3"""
LEADER_PACES: Final = CAVALRY_PACES + 1
"""A leader keeps up with the fastest of his stack (XVIII.B.5)."""
FLEET_PACES: Final = 4
"""XXV.A.2"""

USED: Final = 15
"""In `World.march`: the paces that the unit has used."""
UNLED: Final = 16
"""It made a step without a leader, and so has no bonus (XVIII.B.5, XVIII.D.2)."""
HALTED: Final = 32
"""It may not move on in this sub-step (XVIII.C.1)."""
ASIDE: Final = 64
"""It retreated into a pending battle and stands aside (XX.L.8)."""
SHIPPED: Final = 128
"""It used its one naval transport (XXV.D.8)."""
FORCING: Final = 256
"""It holds a passage in force open (XVIII.F.3)."""
DENIED: Final = 512
"""A fleet blocked the strait that it wanted to cross (XXV.F.1)."""

AGES: Final = 100
INITIATIVES: Final = 1000
"""More than there are, so that one number tells the place of a nation in the order."""

MOVED: Final = 1
"""What the frame of a stack, fleet or horde reports when it made at least one step."""


LEADERS_OF: Final[list[list[int]]] = [
    [i for i in range(len(LEADERS)) if LEADER_NATION[i] == n] for n in range(len(NATIONS))
]
"""The leaders of each nation, whether they are in play or not."""


_BITS: Final[list[list[int]]] = [[k for k in range(8) if byte >> k & 1] for byte in range(256)]


def members(nations: int) -> list[int]:
    """The nations of a mask, in the order of their numbers."""
    found: list[int] = []
    left = nations
    base = 0
    while left:
        for k in _BITS[left & 255]:
            found.append(base + k)
        left >>= 8
        base += 8
    return found


def units_at(w: World, place: int) -> list[int]:
    """All units in a place, fleets on a sea among them, in the order of their numbers."""
    found: list[int] = []
    i = w.first[place]
    while i:
        found.append(i)
        i = w.following[i]
    return found


def commanded_at(w: World, place: int, nations: int) -> list[int]:
    """The units in a place that nations of the mask command."""
    found: list[int] = []
    i = w.first[place]
    while i:
        if nations >> w.master[i] & 1:
            found.append(i)
        i = w.following[i]
    return found


def seat_of(w: World, nation: int) -> int:
    """Where the capital is; VII.D.9: of a Kingdom that has none yet, its horde is one in all respects."""
    if w.capital[nation] == NOWHERE and w.status[nation] != BARBARIAN:
        return w.horde[nation]
    return w.capital[nation]


def on_map(w: World) -> int:
    """The mask of the nations that have a horde or command a unit on the map."""
    found = 0
    for p, master in zip(w.place, w.master, strict=True):
        if p >= 0:
            found |= 1 << master
    for n, p in enumerate(w.horde):
        if p != NOWHERE:
            found |= 1 << n
    return found


def in_order(w: World, nations: list[int]) -> list[int]:
    """IV.0.2, VI.G.1, VI.J.2, VI.K.1: Barbarians, Kingdoms, Empires; VI.G.2: the oldest first.

    VI.G.3: then the lower initiative.
    """
    return sorted(nations, key=lambda n: (w.status[n] * AGES - w.age[n]) * INITIATIVES + w.initiative[n])


def has_land(w: World, nation: int) -> bool:
    """Whether it controls a province."""
    return any(owner == nation for owner in w.owner)


def leaders_at(w: World, place: int, nations: int) -> list[int]:
    """The leaders of these nations in a place."""
    if place not in w.leader_place:
        return []
    return [i for i, at in enumerate(w.leader_place) if at == place and nations >> LEADER_NATION[i] & 1]


def unit_on_map(w: World, unit: int) -> bool:
    return w.place[unit] >= 0


def leader_on_map(w: World, leader: int) -> bool:
    return w.leader_place[leader] >= 0


def best_stacking(leaders: list[int]) -> int:
    """D8: of several leaders the best bonus counts."""
    best = 0
    for i in leaders:
        if STACKING[i] > best:
            best = STACKING[i]
    return best


def best_combat(leaders: list[int]) -> int:
    """Of some leaders the one with the best combat bonus; of equals the first."""
    return max(leaders, key=COMBAT.__getitem__)


def rerolls_of(w: World, leaders: list[int]) -> int:
    """III.C.11, D9: the best combat bonus of a stack, or the sum of all if the table adds them up."""
    count = 0
    for i in leaders:
        if w.adds_leaders:
            count += COMBAT[i]
        elif COMBAT[i] > count:
            count = COMBAT[i]
    return count


def leading_nation(w: World, units: list[int], leaders: list[int]) -> int:
    """The nation of the first leader who has units of his own there, else the one that commands most units.

    A leader alone leads himself; one who is a guest among friends lends them his bonus, not his orders.
    """
    counts: dict[int, int] = {}
    for unit in units:
        counts[w.master[unit]] = counts.get(w.master[unit], 0) + 1
    for i in leaders:
        if not units or LEADER_NATION[i] in counts:
            return LEADER_NATION[i]
    best = w.master[units[0]]
    for n in sorted(counts):
        if counts[n] > counts[best]:
            best = n
    return best


def limit_at(w: World, place: int, nations: int) -> int:
    """XVII.A.1, XVII.B: how many units of the mask may stand here, with the leaders they have here now."""
    bonus = best_stacking(leaders_at(w, place, nations))
    return stacking_limit(w.land.terrain[place], bonus, any_invading(w, nations))


def any_invading(w: World, nations: int) -> bool:
    """XVII.B.3, XVIII.H.3: only while they act; who reacts invades nobody."""
    return any(w.invading[n] for n in members(nations & w.moving))


def allowance(w: World, unit: int) -> int:
    """XVIII.B.3, XXV.A.2: paces of a unit without a leader."""
    what = traits(w.code[unit])
    if what & FLEET:
        return FLEET_PACES
    return CAVALRY_PACES if what & CAVALRY else INFANTRY_PACES


def paces_left(w: World, unit: int, led: bool) -> int:
    """Paces that a unit still has, moving with a leader or not."""
    done = w.march[unit]
    if done & (HALTED | ASIDE):
        return 0
    bonus = 1 if led and not done & UNLED else 0
    return max(0, allowance(w, unit) + bonus - (done & USED))


def spend(w: World, unit: int, paces: int, led: bool) -> None:
    done = w.march[unit]
    used = min(USED, (done & USED) + paces)
    w.march[unit] = done & ~USED | used | (0 if led else UNLED)


def shift(w: World, unit: int, place: int) -> None:
    """Put a unit somewhere else, and nothing more: who controls what is for the caller to settle.

    Where it came from does not matter there; who lets it march says so afterwards.
    """
    w.came[unit] = NOWHERE
    old = w.place[unit]
    if old >= 0:
        if w.first[old] == unit:
            w.first[old] = w.following[unit]
        else:
            i = w.first[old]
            while w.following[i] != unit:
                i = w.following[i]
            w.following[i] = w.following[unit]
    w.place[unit] = place
    w.following[unit] = 0
    if place >= 0:
        i = w.first[place]
        if i == 0 or unit < i:
            w.following[unit] = i
            w.first[place] = unit
        else:
            while 0 < w.following[i] < unit:
                i = w.following[i]
            w.following[unit] = w.following[i]
            w.following[i] = unit


def add_unit(w: World, kind: int, nation: int, place: int, damaged: bool = False, master: int = -1) -> int:
    """A new unit; its number."""
    number = len(w.code)
    w.code.append(troop(kind, nation, w.status[nation], damaged, piece=number))
    w.place.append(NOWHERE)
    w.master.append(nation if master < 0 else master)
    w.march.append(0)
    w.came.append(NOWHERE)
    w.following.append(0)
    w.of_people = w.of_people[:]
    w.of_people[nation] = [*w.of_people[nation], number]
    shift(w, number, place)
    return number


def is_mercenary(w: World, unit: int) -> bool:
    return w.master[unit] != nation_of(w.code[unit])


def fresh(w: World, nations: int, second: bool = False) -> None:
    """XVIII.B.1, XVIII.B.2: all paces anew, and nothing kept of the last sub-step.

    XXV.D.8: but in the second movement of an invasion it still counts who was carried by sea in the first.
    """
    kept = SHIPPED if second else 0
    for i, p in enumerate(w.place):
        if p >= 0 and nations >> w.master[i] & 1 and w.land.terrain[p] != SEA:
            w.march[i] &= kept
            w.came[i] = NOWHERE
    for n in members(nations):
        for leader in LEADERS_OF[n]:
            w.leader_used[leader] = 0
    w.horde_used = [0] * len(w.horde_used)
    if any(w.opened):
        w.opened = [0] * len(w.opened)
    if any(w.terrified):  # those who stay before a city bring no new terror (F61)
        w.terrified = [t if t and commanded_at(w, p, nations) else 0 for p, t in enumerate(w.terrified)]
