"""XXV.A Naval stacks: who sails together, how far from home, and what each fleet did in this activation."""

from typing import Final

from aevum.engine.ask import Option
from aevum.games.invasions.rules.combat.recovery import ONE_EMPIRE_THROUGH
from aevum.games.invasions.rules.control.sharing import rulers
from aevum.games.invasions.rules.control.stance import FRIENDLY, HOSTILE, stance
from aevum.games.invasions.rules.stacking import FLEETS
from aevum.games.invasions.rules.troops import NATION_ROMAN, NATIONS, is_elite
from aevum.games.invasions.rules.world.pieces import commanded_at, paces_left
from aevum.games.invasions.rules.world.world import OUT, World

ZONE_FLEETS: Final = 2 * FLEETS
"""XXV.A.5: two naval stacks of a nation in a zone."""
HOME_ZONES: Final = 2
"""XXV.A.3"""
NO_HOME: Final = 99

ENGAGED: Final = 512
"""In `World.march` of a fleet: it tried an interception or was the target of one (XXV.B.4)."""
CONVOY: Final = 1024
CONVOYS: Final = 3 * CONVOY
"""How often it carried land units (XXV.D.5), counted in steps of CONVOY."""
MOST_CONVOYS: Final = 2 * CONVOY


def fresh_fleets(w: World) -> None:
    """XXV.A.2, XXV.B.4, XXV.D.5: all fleets, of any nation, begin each activation anew."""
    for sea in w.land.seas:
        i = w.first[sea]
        while i:
            w.march[i] = 0
            i = w.following[i]


def navy(w: World, nation: int) -> int:
    """The nations whose fleets form stacks together: one alone, but for the undivided Empire (C22)."""
    found = 1 << nation
    if w.turn <= ONE_EMPIRE_THROUGH and NATION_ROMAN[nation]:
        for n in range(len(w.seat)):
            if NATION_ROMAN[n] and w.role[n] != OUT and w.seat[n] == w.seat[nation]:
                found |= 1 << n
    return found


def fleets_at(w: World, sea: int, nation: int) -> list[int]:
    return commanded_at(w, sea, navy(w, nation))


def stacks(w: World, sea: int, nation: int) -> list[list[int]]:
    """XXV.A.4, XXV.A.5, F65: pairs in the order of their numbers, but two that are alone always together.

    Those that had their interception are not mixed with others, so that a loss does not spread it.
    """
    here = fleets_at(w, sea, nation)
    if len(here) <= FLEETS:
        return [here] if here else []
    fresh = [i for i in here if not w.march[i] & ENGAGED]
    found: list[list[int]] = []
    for some in (fresh, [i for i in here if i not in fresh]):
        found.extend([some[at : at + FLEETS] for at in range(0, len(some), FLEETS)])
    return found


def as_stack(w: World, sea: int, fleets: list[int]) -> list[int]:
    """XXV.A.4, XXV.A.5: the stack of a fleet that is on its way: two of a nation in a zone are always one."""
    here = fleets_at(w, sea, w.master[fleets[0]])
    return here if len(here) <= FLEETS else fleets


def engaged(w: World, fleets: list[int]) -> bool:
    """XXV.B.4: the stack had its interception."""
    return any(w.march[i] & ENGAGED for i in fleets)


def free_stacks(w: World, sea: int, nation: int, again: bool) -> list[list[int]]:
    """XXV.B.4, F65: the stacks of a nation that may meet an enemy, one of each kind, the strongest first.

    `again`: at a second transport it does not matter who had his interception (XXV.B.5).
    """
    seen: list[dict[str, object]] = []
    found: list[list[int]] = []
    for stack in stacks(w, sea, nation):
        if (again or not engaged(w, stack)) and size(w, stack) not in seen:
            seen.append(size(w, stack))
            found.append(stack)
    return sorted(found, key=lambda stack: -sum([2 if is_elite(w.code[i]) else 1 for i in stack]))


def size(w: World, stack: list[int]) -> dict[str, object]:
    """How options name one of several stacks of a nation in a zone."""
    return {"fleets": len(stack), "elites": sum([is_elite(w.code[i]) for i in stack])}


def sized(w: World, stacks: list[list[int]], option: Option) -> list[int]:
    """The stack that an option means; where it names none, there is but one."""
    for stack in stacks:
        if "fleets" not in option.args or all(option.args[k] == v for k, v in size(w, stack).items()):
            return stack
    raise AssertionError(option.id)


def hostile_navies(w: World, sea: int, nation: int) -> list[int]:
    """Nations with fleets here that are hostile to this one, in the order of initiative (A71)."""
    found: list[int] = []
    seen = 0
    i = w.first[sea]
    while i:
        n = w.master[i]
        if not seen >> n & 1 and stance(w, nation, n, sea) == HOSTILE:
            seen |= navy(w, n)
            found.append(n)
        i = w.following[i]
    return sorted(found, key=lambda n: w.initiative[n])


def carriers(w: World, sea: int, nation: int, nations: int) -> list[int]:
    """XXV.D.3, XXV.D.5, XXV.D.6: the largest stack here that can carry units of a nation, none for nobody.

    `nations`: the active ones, since fleets move with their own nation only (F72).
    """
    best: list[int] = []
    for i in commanded_at(w, sea, nations):
        n = w.master[i]
        if stance(w, nation, n, sea) == FRIENDLY:
            able = [j for j in commanded_at(w, sea, navy(w, n) & nations) if can_carry(w, j)][:FLEETS]
            if len(able) > len(best):
                best = able
    return best


def ships(w: World, sea: int, nation: int, nations: int) -> list[list[int]]:
    """XXV.A.4, XXV.A.5, XXV.D.3: the stacks that can carry units of a nation, one of each kind.

    The largest come first, of these the strongest; a single fleet is a stack only beside a pair.
    """
    found: list[list[int]] = []
    peoples = dict.fromkeys([w.master[i] for i in commanded_at(w, sea, nations)])
    for n in [n for n in peoples if stance(w, nation, n, sea) == FRIENDLY]:
        here = commanded_at(w, sea, navy(w, n) & nations)
        able = [j for j in here if can_carry(w, j)]
        found.extend([[a, b] for a in able for b in able if a < b])
        if len(able) == 1 or len(here) == FLEETS + 1:
            found.extend([[j] for j in able])
    return _one_of_each(w, found)


def _one_of_each(w: World, stacks: list[list[int]]) -> list[list[int]]:
    seen: list[dict[str, object]] = []
    found: list[list[int]] = []
    for stack in sorted(stacks, key=lambda it: (-len(it), -sum([is_elite(w.code[i]) for i in it]))):
        if ship_args(w, stack) not in seen:
            seen.append(ship_args(w, stack))
            found.append(stack)
    return found


def ship_args(w: World, stack: list[int]) -> dict[str, object]:
    """How options name ships: whose, how many, and whether they had their interception (XXV.B.4)."""
    met = int(engaged(w, stack))
    return {"people": NATIONS[w.master[stack[0]]], **size(w, stack), "met": met}


def can_carry(w: World, fleet: int) -> bool:
    return paces_left(w, fleet, False) > 0 and w.march[fleet] & CONVOYS < MOST_CONVOYS


def holds_port(w: World, province: int, sea: int, nations: int) -> bool:
    """F66: a built city with its port on this sea that one of these nations controls, be it with others."""
    if w.land.port[province] != sea or not w.level[province]:
        return False
    return rulers(w, province) & nations != 0


def holds_coast(w: World, sea: int, nation: int) -> bool:
    """XXV.B.3, XXV.C.5: all coastal cities of a zone, of which there must be one."""
    own = navy(w, nation)
    some = False
    for p in w.land.shores[sea]:
        if w.land.port[p] == sea and w.level[p]:
            if not holds_port(w, p, sea, own):
                return False
            some = True
    return some


def zones_from_home(w: World, nation: int, sea: int) -> int:
    """XXV.A.3, F66: zones to the next own port; its own zone is none away."""
    own = navy(w, nation)
    ring = [sea]
    seen = {sea}
    far = 0
    while ring:
        following: list[int] = []
        for zone in ring:
            if any(holds_port(w, p, zone, own) for p in w.land.shores[zone]):
                return far
            for other in w.land.sea_near[zone]:
                if other not in seen:
                    seen.add(other)
                    following.append(other)
        ring = following
        far += 1
    return NO_HOME
