"""Forces that have to leave a province without a battle (XXVI.B.7, XXVIII.G.8, XXIX.B.8, XXIX.C.3)."""

from typing import Final

from aevum.games.invasions.rules.control.provinces import force_at, settle
from aevum.games.invasions.rules.leaders import LEADER_NATION
from aevum.games.invasions.rules.losses.casualties import escape
from aevum.games.invasions.rules.retreat.withdraw import EVACUATION, Withdraw
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import commanded_at, leaders_at, members
from aevum.games.invasions.rules.world.world import NOBODY, World, put

NO_HORDE: Final = -1


def nations_in(w: World, place: int) -> int:
    """The mask of the nations that have units, a horde, a Limes or a leader in a province."""
    found = force_at(w, place)
    for i, at in enumerate(w.leader_place):
        if at == place:
            found |= 1 << LEADER_NATION[i]
    return found


def nations_by_province(w: World) -> list[int]:
    """`nations_in` of every province, for those who look at all of them."""
    found = [force_at(w, p) for p in range(w.land.provinces)]
    for i, at in enumerate(w.leader_place):
        if w.land.is_province(at):
            found[at] |= 1 << LEADER_NATION[i]
    return found


def friends_in(w: World, nation: int, place: int) -> list[int]:
    """A nation and its friends, as far as they are in a province."""
    here = nations_in(w, place)
    return members(here & w.friends[nation])


def guests_in(w: World, guests: int, hosts: int) -> list[int]:
    """Provinces with a city of the hosts where only guests stand, who are no friends any more (F162)."""
    found: list[int] = []
    for p, here in enumerate(nations_by_province(w)):
        owner = w.owner[p]
        if not w.level[p] or owner == NOBODY or not hosts >> owner & 1:
            continue
        if here & guests and not here & hosts and not here & w.friends[owner]:
            found.append(p)
    return found


def has_force(w: World, nation: int, place: int) -> bool:
    """More than leaders."""
    if w.limes[place] == nation or w.horde[nation] == place:
        return True
    return bool(commanded_at(w, place, 1 << nation))


def push_out(s: InvasionsState, nation: int, place: int) -> None:
    """The seat leads all that the nation has here away. A Limes cannot go and is destroyed (F76)."""
    w = s.world
    if w.limes[place] == nation:
        w.limes = put(w.limes, place, NOBODY)
        s.tell("limes-given-up", {"people": NATIONS[nation], "place": w.land.names[place]}, "XX.L.11")
    units = commanded_at(w, place, 1 << nation)
    leaders = leaders_at(w, place, 1 << nation)
    horde = nation if w.horde[nation] == place else NO_HORDE
    settle(w, place)
    if units or horde != NO_HORDE:
        s.push(Withdraw(w.seat[nation], nation, units, leaders, horde, place, EVACUATION, [], []))
        return
    for leader in leaders:
        escape(s, leader)
