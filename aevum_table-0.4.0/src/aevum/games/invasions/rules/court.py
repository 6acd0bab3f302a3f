"""XIII.E.6-XIII.E.8 Rulers who stay in their capital for a turn."""

from aevum.games.invasions.rules.leaders import GENERAL, INTRINSIC, LEADER_NATION, LEADERS, RANK
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import LEADER_PACES, LEADERS_OF, seat_of
from aevum.games.invasions.rules.world.world import NOWHERE, put


def bound_to_court(leader: int) -> bool:
    """XIII.E.6 the ruler and unnamed leaders; XIII.E.7: never a general with a name."""
    return RANK[leader] != GENERAL or INTRINSIC[leader]


def is_idle(s: InvasionsState, leader: int) -> bool:
    """VI.J.7: whether he may not act in his own nation's activation; he still reacts to others (XIII.E.8)."""
    r = s.realm_now
    return r is not None and r.idle[LEADER_NATION[leader]] != 0 and bound_to_court(leader)


def confine(s: InvasionsState, nation: int, rule: str) -> None:
    """D5: he goes to the capital at once, alone; without a capital he stays where he is."""
    w = s.world
    r = s.realm
    r.idle = put(r.idle, nation, 1)
    s.tell("ruler-idle", {"people": NATIONS[nation]}, rule)
    capital = seat_of(w, nation)
    if capital == NOWHERE:
        return
    for i in LEADERS_OF[nation]:
        if w.leader_place[i] not in (NOWHERE, capital) and bound_to_court(i):
            w.leader_place[i] = capital
            s.tell("leader-goes", {"leader": LEADERS[i], "place": w.land.names[capital]}, "XIII.E.6")


def hold_idle(s: InvasionsState) -> None:
    """XIII.E.6: after paces were given out anew, those of idle leaders of the active nations are spent."""
    r = s.realm_now
    if r is None or 1 not in r.idle:
        return
    w = s.world
    for i in range(len(LEADERS)):
        if w.moving >> LEADER_NATION[i] & 1 and is_idle(s, i):
            w.leader_used[i] = LEADER_PACES
