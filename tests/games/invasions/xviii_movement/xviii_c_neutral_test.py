"""XII.D.2, F95 How deep into neutral land a stack or a horde may go, if it is to get out again."""

import pytest

from aevum.games.invasions.rules.control.provinces import settle_all
from aevum.games.invasions.rules.control.stance import refresh_stances
from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.marching.horde import why_not_horde_step
from aevum.games.invasions.rules.movement.legality import Stack, stack_paces, why_not_step, would_attack
from aevum.games.invasions.rules.troops import KINDS
from aevum.games.invasions.rules.world.pieces import add_unit, units_at
from aevum.games.invasions.rules.world.world import NOBODY, put
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

PEOPLES = """
turn = 2
seats = ["goth", "other"]
acting = ["visigoths"]
[nations.visigoths]
seat = "goth"
horde = "Gothia"
units = { Gothia = "infantry" }
leaders = { Gothia = "fritigernus" }
[nations.gepids]
seat = "other"
units = { Galicia = "infantry" }
[nations.rome]
seat = "other"
capital = "Latium"
units = { Latium = "legion" }
"""


def deep(m: ScriptedMap, *romans: str) -> None:
    """Gepids all around Galicia, so that the next province where one may stay is the third; or Romans."""
    w, galicia = m.world, m.place("Galicia")
    for q in w.land.near[galicia]:
        if q != m.place("Gothia"):
            roman = w.land.names[q] in romans
            kind, people = ("legion", "rome") if roman else ("infantry", "gepids")
            add_unit(w, KINDS.index(kind), m.nation(people), q)
    settle_all(w)
    refresh_stances(w)


def refused(m: ScriptedMap, used: int, horde: bool) -> str:
    """Why not into Galicia, after so many paces."""
    w, goths, galicia = m.world, m.nation("visigoths"), m.place("Galicia")
    if horde:
        w.horde_used = put(w.horde_used, goths, used)
        refusal = why_not_horde_step(w, goths, galicia, True)
    else:
        (unit,) = units_at(w, m.place("Gothia"))
        w.march[unit] = used
        refusal = why_not_step(w, Stack(goths, m.place("Gothia"), [unit], []), galicia)
    return refusal.key if refusal is not None else ""


@rule("XII.D.2", "XVIII.B.3", "XVIII.B.4")
@pytest.mark.parametrize("horde", [False, True])
def test_it_takes_the_paces_to_come_out_on_the_other_side(on_map: OnMap, horde: bool) -> None:
    m = on_map(PEOPLES).to_stacks()
    assert [refused(m, used, horde) for used in (0, 1, 2)] == ["", "", "neutral-end"]
    deep(m)
    assert [refused(m, used, horde) for used in (0, 1, 2)] == ["", "neutral-end", "neutral-end"]


@rule("XII.D.2", "XVIII.G.3")
@pytest.mark.parametrize("horde", [False, True])
@pytest.mark.parametrize("exits", [False, True])
def test_enemies_ahead_are_no_way_out_for_those_who_attack_nobody(
    on_map: OnMap, horde: bool, exits: bool
) -> None:
    """Romans in the first province beyond, or in all of them; the last one is empty, or not."""
    m = on_map(PEOPLES).to_stacks()
    w = m.world
    beyond = [w.land.names[q] for q in w.land.near[m.place("Galicia")] if q != m.place("Gothia")]
    deep(m, *beyond)
    if exits:
        (legion,) = units_at(w, m.place(beyond[-1]))
        w.owner = put(w.owner, m.place(beyond[-1]), NOBODY)
        m.world.place[legion] = -1
        w.link()
        settle_all(w)
    w.truce = 1 << m.nation("visigoths")
    assert refused(m, 1, horde) == ("" if exits else "neutral-end")


@rule("XVIII.G.3")
@pytest.mark.parametrize(("level", "attacks"), [(0, False), (1, True), (2, True)])
def test_a_city_of_any_size_would_be_besieged(on_map: OnMap, level: int, attacks: bool) -> None:
    m = on_map(PEOPLES).to_stacks()
    w, place = m.world, m.place("Thracia")
    w.level = put(w.level, place, level)
    assert would_attack(w, m.nation("visigoths"), place) is attacks


@rule("XVIII.A.3", "XVIII.B.5")
def test_a_stack_has_no_more_paces_than_its_leader(on_map: OnMap) -> None:
    m = on_map(PEOPLES).to_stacks()
    w, gothia, leader = m.world, m.place("Gothia"), LEADERS.index("fritigernus")
    stack = Stack(m.nation("visigoths"), gothia, units_at(w, gothia), [leader])
    found = []
    for used in range(6):
        w.leader_used[leader] = used
        found.append(stack_paces(w, stack))
    assert found == [4, 4, 3, 2, 1, 0]
