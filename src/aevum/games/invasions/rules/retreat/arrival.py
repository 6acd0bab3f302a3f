"""XX.L What a retreat does to the map: the group arrives, lone enemies in its way are overrun."""

from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.losses.casualties import eliminate, strand_leaders
from aevum.games.invasions.rules.movement.confront import enemies_at
from aevum.games.invasions.rules.retreat.over import ends_over_enemy
from aevum.games.invasions.rules.retreat.ways import Retiring, pending_for, why_nation_not_into
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, label
from aevum.games.invasions.rules.world.pieces import ASIDE, HALTED, LEADER_PACES, shift
from aevum.games.invasions.rules.world.world import NOWHERE, World, put


def go_to(s: InvasionsState, group: Retiring, units: list[int], over: int, to: int, rule: str) -> None:
    """Units and leaders of the group come to stand in a province; its old one is for the caller to settle.

    `over`: where they overrun a lone enemy on the way; NOWHERE for none.
    """
    w = s.world
    if over != NOWHERE:
        overrun(s, group.nation, over)
    if ends_over_enemy(w, group.nation, to):
        overrun(s, group.nation, to)
    aside = pending_for(w, group.nation, to)
    for unit in units:
        shift(w, unit, to)
        w.march[unit] &= ~ASIDE
        if aside:
            w.march[unit] |= ASIDE
        if w.moving >> w.master[unit] & 1:
            w.march[unit] |= HALTED  # XIX.A.23
    for i in group.leaders:
        w.leader_place[i] = to
        w.leader_used[i] = LEADER_PACES | ASIDE if aside else LEADER_PACES
    args: dict[str, object] = {
        "people": NATIONS[group.nation],
        "from": w.land.names[group.place],
        "place": w.land.names[to],
        "units": len(units),
    }
    if aside:
        s.tell("stands-aside", args, "XX.L.8")
    else:
        s.tell("retreats", args, rule)
    settle(w, to)


def overrun(s: InvasionsState, nation: int, place: int) -> None:
    """XX.L.3, XIX.B.11"""
    w = s.world
    for enemy in enemies_at(w, place, nation):
        named: dict[str, object] = {"people": NATIONS[nation], "place": w.land.names[place]}
        s.tell("overruns", {**named, **label(w.code[enemy])}, "XX.L.3")
        people = w.master[enemy]
        eliminate(w, enemy)
        strand_leaders(s, place, people)
    settle(w, place)


def horde_may_follow(w: World, horde: int, nation: int, to: int) -> bool:
    """A horde cannot stand aside of a battle: it would have to defend (III.D.8)."""
    if why_nation_not_into(w, horde, to) is not None:
        return False
    return not pending_for(w, nation, to)


def move_horde(s: InvasionsState, horde: int, to: int, rule: str) -> None:
    w = s.world
    w.horde = put(w.horde, horde, to)
    s.tell("horde-moves", {"people": NATIONS[horde], "place": w.land.names[to]}, rule)
    settle(w, to)
