"""Units that are lost, and leaders who are left without them (XX.J)."""

from aevum.games.invasions.rules.control.attitude import attitude
from aevum.games.invasions.rules.control.stance import FRIENDLY, HOSTILE, friends_mask, stance
from aevum.games.invasions.rules.dice import d2
from aevum.games.invasions.rules.leaders import LEADER_NATION, LEADERS
from aevum.games.invasions.rules.losses.escape import Escape
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import DAMAGED, NATIONS
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.world.pieces import commanded_at, leaders_at, shift
from aevum.games.invasions.rules.world.world import NOBODY, NOWHERE, World


def eliminate(w: World, unit: int) -> None:
    """Take a unit off the map, into the reserve of its nation, whole again and its own."""
    shift(w, unit, NOWHERE)
    w.code[unit] &= ~DAMAGED
    w.master[unit] = nation_of(w.code[unit])
    w.march[unit] = 0


def strand_leaders(s: InvasionsState, place: int, nation: int, in_peace: bool = False) -> None:
    """XX.J.1 without a battle: leaders of friends of a nation here whose whole stack is gone check.

    `in_peace`: no enemy took it, so that who lives stays where the land is friendly still (F57).
    """
    w = s.world
    friends = friends_mask(w, nation, place)
    if commanded_at(w, place, friends):
        return
    for i in leaders_at(w, place, friends):
        if survives(s, i, "XX.J.1") and not (in_peace and attitude(w, LEADER_NATION[i], place) == FRIENDLY):
            escape(s, i)


def adrift(w: World, place: int, nation: int) -> list[int]:
    """Leaders of a nation and its friends at sea where none of their ships is left."""
    friends = friends_mask(w, nation, place)
    if w.land.is_province(place) or commanded_at(w, place, friends):
        return []
    return leaders_at(w, place, friends)


def goes_down(s: InvasionsState, leader: int) -> None:
    """XXV.C.8: no check at sea."""
    s.tell("leader-drowns", {"leader": LEADERS[leader]}, "XXV.C.8")
    kill_leader(s.world, leader)


def survives(s: InvasionsState, leader: int, rule: str) -> bool:
    """The D2 of a leader whose units are gone; who fails it leaves the map."""
    args: dict[str, object] = {"people": NATIONS[LEADER_NATION[leader]], "leader": LEADERS[leader]}
    if d2(s, "leader-check", rule, args):
        s.tell("leader-escapes", args, "XX.J.2")
        return True
    s.tell("leader-lost", args, rule)
    kill_leader(s.world, leader)
    return False


def displace_leaders(s: InvasionsState, place: int, nation: int) -> None:
    """F98: enemy leaders without units do not wait for those who come in."""
    w = s.world
    for i, at in enumerate(w.leader_place):
        if at != place:
            continue
        n = LEADER_NATION[i]
        if w.horde[n] == place or stance(w, nation, n, place) != HOSTILE:
            continue
        if not commanded_at(w, place, friends_mask(w, n, place)):
            escape(s, i)


def kill_leader(w: World, leader: int) -> None:
    """XX.J.4: he leaves the map; an intrinsic one comes back next turn, which is for Reinforcements."""
    w.leader_place[leader] = NOWHERE


def escape(s: InvasionsState, leader: int) -> None:
    """XX.J.2: a lone leader goes to the nearest friendly province, at any distance and through anything.

    Of several equally near his player chooses, in a frame that this pushes: no caller ends its own after it.
    """
    w = s.world
    nation = LEADER_NATION[leader]
    places = nearest_friendly(w, nation, w.leader_place[leader])
    if not places:
        kill_leader(w, leader)
        return
    w.leader_place[leader] = places[0]
    if len(places) > 1 and w.seat[nation] != NOBODY:
        s.push(Escape(leader, places))
        return
    args: dict[str, object] = {"leader": LEADERS[leader], "place": w.land.names[places[0]]}
    s.tell("leader-goes", args, "XX.J.2")


def nearest_friendly(w: World, nation: int, start: int) -> list[int]:
    """All that are equally near by land, else over land and sea; none where the nation has no land left."""
    starts = w.land.near[start] if w.land.is_province(start) else w.land.shores[start]
    return _nearest(w, nation, start, starts, False) or _nearest(w, nation, start, starts, True)


def _nearest(w: World, nation: int, start: int, starts: list[int], by_sea: bool) -> list[int]:
    """The first friendly provinces around; a sea zone counts like a province (F57)."""
    land = w.land
    ring = sorted({*starts, *land.seas_of[start]}) if by_sea and land.is_province(start) else sorted(starts)
    seen = {start, *ring}
    while ring:
        following: list[int] = []
        found = [p for p in ring if land.is_province(p) and attitude(w, nation, p) == FRIENDLY]
        if found:
            return found
        for p in ring:
            for q in _beside(w, p, by_sea):
                if q not in seen:
                    seen.add(q)
                    following.append(q)
        ring = sorted(following)
    return []


def _beside(w: World, p: int, by_sea: bool) -> list[int]:
    land = w.land
    if not land.is_province(p):
        return [*land.shores[p], *land.sea_near[p]]
    return [*land.near[p], *land.seas_of[p]] if by_sea else land.near[p]
