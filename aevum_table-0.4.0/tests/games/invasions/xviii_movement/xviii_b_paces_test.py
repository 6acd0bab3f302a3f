"""XVIII.B Paces: how far units, leaders and hordes go, and that nothing of it is kept."""

import pytest

from aevum.games.invasions.rules.movement.kinds import kinds, named
from aevum.games.invasions.rules.realm.nations import deploy
from aevum.games.invasions.rules.troops import KINDS
from aevum.games.invasions.rules.world.pieces import add_unit, commanded_at, is_mercenary, paces_left, shift
from aevum.games.invasions.rules.world.world import NOWHERE
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap

MARCH = """
turn = 2
seats = ["one", "two"]
acting = ["alamanni"]
[nations.alamanni]
seat = "one"
invading = {invading}
units = {{ Bavaria = "{units}" }}
leaders = {{ {leader} }}
horde = "Bavaria"
[nations.huns]
seat = "two"
units = {{ Volga = "cavalry" }}
"""
WAY = ["Franconia", "Thuringia", "Saxonia", "Albis", "Holsatia", "Iutia"]


def match(on_map: OnMap, units: str, leader: bool = False, invading: bool = False) -> ScriptedMap:
    named = 'Bavaria = "alamannic-rex"' if leader else ""
    return on_map(MARCH.format(units=units, leader=named, invading=str(invading).lower())).to_stacks()


@rule("XVIII.B.3", "XVIII.B.5", "XVIII.B.1")
@pytest.mark.parametrize(
    ("units", "leader", "paces"),
    [("infantry", False, 3), ("cavalry", False, 4), ("infantry", True, 4), ("cavalry", True, 5)],
)
def test_how_far_a_unit_goes(on_map: OnMap, units: str, leader: bool, paces: int) -> None:
    m = match(on_map, f"2 {units}", leader).do("march:Bavaria", *[f"go:{place}" for place in WAY[:paces]])
    assert m.at(WAY[paces - 1]) == [f"alamanni.{units}"] * 2
    assert m.refusal(f"go:{WAY[paces]}").key == "no-paces"


@rule("XVIII.B.5")
def test_a_leader_gives_his_pace_only_to_those_who_go_with_him_all_the_way(on_map: OnMap) -> None:
    m = match(on_map, "2 infantry", True).do("march:Bavaria", "go:Franconia", "leave-leader:alamannic-rex")
    m.do("go:Thuringia", "go:Saxonia")
    assert m.refusal("go:Albis").key == "no-paces"


@rule("XVIII.B.1", "XVIII.B.2", "XVIII.H.2")
def test_an_invader_has_its_paces_twice_and_saves_none(on_map: OnMap) -> None:
    m = match(on_map, "2 infantry", invading=True).do("march:Bavaria", "go:Franconia", "halt", "done")
    m.do("march:Franconia", "go:Thuringia", "go:Saxonia", "go:Albis")
    assert m.refusal("go:Holsatia").key == "no-paces", "three paces, not five"


@rule("XVIII.B.2")
def test_no_pace_goes_from_one_unit_to_another(on_map: OnMap) -> None:
    m = match(on_map, "infantry, 2 cavalry").do("march:Bavaria", *[f"go:{place}" for place in WAY[:3]])
    assert "go:Albis" not in m.offered()
    m.do("leave:infantry:alamanni:whole:0", "go:Albis")
    assert m.refusal("go:Holsatia").key == "no-paces"


@rule("XVIII.B.4", "III.D.11", "XVIII.G.2")
@pytest.mark.parametrize("leader", [False, True])
def test_a_horde_has_three_paces_of_its_own(on_map: OnMap, leader: bool) -> None:
    """C7"""
    m = match(on_map, "infantry", leader, invading=True)
    m.do("horde:alamanni", "go:Franconia", "go:Thuringia", "go:Saxonia")
    assert m.asked() == ("one", "stacks")
    assert m.world.land.names[m.world.horde[0]] == "Saxonia"
    assert m.refusal("horde:alamanni").rule == "XVIII.B.4"


LIMES = """
turn = 2
seats = ["one", "two"]
acting = ["rome"]
[nations.rome]
seat = "one"
areas = ["Illyria"]
units = { Rhaetia = "legion" }
limites = ["Rhaetia"]
[nations.huns]
seat = "two"
units = { Volga = "cavalry" }
"""


@rule("XVIII.B.7")
def test_a_limes_stays_where_it_is(on_map: OnMap) -> None:
    m = on_map(LIMES).to_stacks().do("march:Rhaetia")
    assert not any("limes" in option for option in m.offered())
    m.do("go:Noricum", "halt")
    assert m.at("Noricum") == ["rome.legion"]
    assert m.world.limes[m.place("Rhaetia")] >= 0


@rule("XVIII.B.1", "XVIII.B.3")
@pytest.mark.parametrize(("kind", "paces"), [("infantry", 3), ("cavalry", 4)])
def test_a_unit_that_is_new_has_all_its_paces(on_map: OnMap, kind: str, paces: int) -> None:
    m = match(on_map, "infantry")
    w, alamanni = m.world, m.nation("alamanni")
    unit = add_unit(w, KINDS.index(kind), alamanni, m.place("Bavaria"))
    assert (paces_left(w, unit, False), paces_left(w, unit, True)) == (paces, paces + 1)
    assert (w.came[unit], w.master[unit], is_mercenary(w, unit)) == (NOWHERE, alamanni, False)
    assert unit in w.of_people[alamanni]
    hired = add_unit(w, KINDS.index(kind), alamanni, m.place("Bavaria"), master=m.nation("huns"))
    assert is_mercenary(w, hired)


@rule("XVIII.A.2")
def test_a_stack_that_was_put_down_where_it_was_is_not_picked_up_again(on_map: OnMap) -> None:
    """Until something else has moved."""
    text = MARCH.format(units="2 infantry", leader="", invading="false")
    m = on_map(text.replace('"2 infantry" }', '"2 infantry", Franconia = "2 cavalry" }')).to_stacks()
    m.do("march:Bavaria", "halt")
    assert ("march:Bavaria" in m.offered(), "march:Franconia" in m.offered()) == (False, True)
    m.do("march:Franconia", "go:Thuringia", "halt")
    assert {"march:Bavaria", "march:Thuringia"} <= set(m.offered())


@rule("XVIII.B.3", "XVIII.D.1")
def test_units_alike_are_told_apart_by_their_paces_alone(on_map: OnMap) -> None:
    m = match(on_map, "3 infantry, cavalry")
    units = commanded_at(m.world, m.place("Bavaria"), -1)
    assert [kind["paces"] for kind in kinds(m.world, units, False)] == [3, 4]
    m.world.march[units[1]] = 1
    found = kinds(m.world, units, False)
    assert [(kind["unit"], kind["paces"]) for kind in found] == [
        ("infantry", 3),
        ("infantry", 2),
        ("cavalry", 4),
    ]
    assert [named(m.world, units, False, kind) for kind in found] == [units[0], units[1], units[3]]


@rule("XII.B.3", "IX.D.2")
def test_a_unit_that_comes_to_its_horde_holds_the_land_with_it(on_map: OnMap) -> None:
    m = match(on_map, "infantry")
    w, bavaria = m.world, m.place("Bavaria")
    (unit,) = commanded_at(w, bavaria, -1)
    assert m.owner("Bavaria") == "alamanni"
    shift(w, unit, NOWHERE)
    w.owner[bavaria] = -1
    deploy(w, unit, bavaria)
    assert (m.owner("Bavaria"), w.march[unit], w.place[unit]) == ("alamanni", 0, bavaria)
