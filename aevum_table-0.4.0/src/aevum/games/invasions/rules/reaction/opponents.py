"""XIX.A.1, XIX.B.1 Who may react when a stack comes in: the opponent, and those who count as one with it."""

from aevum.games.invasions.rules.control.attitude import enemy_controlled
from aevum.games.invasions.rules.control.stance import FRIENDLY, HOSTILE, stance
from aevum.games.invasions.rules.leaders import LEADER_NATION
from aevum.games.invasions.rules.movement.confront import enemies_at, hostile_hordes, hostile_limes
from aevum.games.invasions.rules.reaction.interception import FARTHEST
from aevum.games.invasions.rules.world.land import within
from aevum.games.invasions.rules.world.pieces import members
from aevum.games.invasions.rules.world.world import ACTIVE, NOBODY, World


def opponents(w: World, place: int, nation: int) -> int:
    """The hostile controller of the province; where there is none, the enemies who stand in it."""
    if enemy_controlled(w, nation, place):
        return 1 << w.owner[place]
    found = 0
    for unit in enemies_at(w, place, nation):
        found |= 1 << w.master[unit]
    for n in hostile_hordes(w, place, nation):
        found |= 1 << n
    if hostile_limes(w, place, nation):
        found |= 1 << w.limes[place]
    return found


def interceptors(w: World, place: int, nation: int) -> int:
    """The opponent with its allies (XXXIV.0.2, C22); inactive nations only flee and defend (VI.B.5)."""
    called = 0
    for n in members(opponents(w, place, nation)):
        called |= 1 << n | w.allies[n]
    found = 0
    for n in members(called):
        if w.role[n] == ACTIVE and w.seat[n] != NOBODY and stance(w, n, nation, place) == HOSTILE:
            found |= 1 << n
    return found


def of_seat(w: World, nations: int, seat: int) -> int:
    found = 0
    for n in members(nations):
        if w.seat[n] == seat:
            found |= 1 << n
    return found


def asked_seats(w: World, side: int, place: int) -> list[int]:
    """The seats that may name stacks: the controller's first, then by the order of their nations."""
    owner = w.owner[place]
    found = [w.seat[owner]] if owner != NOBODY and side >> owner & 1 else []
    for n in members(side):
        if w.seat[n] not in found:
            found.append(w.seat[n])
    return found


def camps(w: World, place: int, side: int) -> list[int]:
    """Provinces near enough from which units of these nations might come."""
    found: list[int] = []
    for p in within(w.land, place, FARTHEST):
        i = w.first[p]
        while i:
            if side >> w.master[i] & 1:
                found.append(p)
                break
            i = w.following[i]
    return found


def garrisons(w: World, place: int, nation: int) -> list[int]:
    """Enemies of a nation in a province, one mask for each seat and those of its nations that are friends."""
    left = 0
    for unit in enemies_at(w, place, nation):
        left |= 1 << w.master[unit]
    for n in hostile_hordes(w, place, nation):
        left |= 1 << n
    found: list[int] = []
    while left:
        first = members(left)[0]
        together = 0
        for n in members(left):
            if w.seat[n] == w.seat[first] and stance(w, first, n, place) == FRIENDLY:
                together |= 1 << n
        left &= ~together
        if w.seat[first] != NOBODY:
            found.append(together)
    return _with_guests(w, place, nation, found)


def _with_guests(w: World, place: int, nation: int, groups: list[int]) -> list[int]:
    """Leaders whose nation has no units here go with those whose guests they are, their own seat's first."""
    found = groups[:]
    for i, at in enumerate(w.leader_place):
        n = LEADER_NATION[i]
        if at != place or stance(w, nation, n, place) != HOSTILE or any(group >> n & 1 for group in found):
            continue
        hosts = [k for k, group in enumerate(found) if w.friends[n] & group]
        hosts.sort(key=lambda k: w.seat[members(groups[k])[0]] != w.seat[n])
        if hosts:
            found[hosts[0]] |= 1 << n
    return found
