"""XVIII.B Paces: how far units, leaders and hordes go, and that nothing of it is kept."""

from collections.abc import Callable

import pytest

from aevum.testing import rule

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


def match(on_map: Callable, units: str, leader: bool = False, invading: bool = False) -> object:
    named = 'Bavaria = "alamannic-rex"' if leader else ""
    return on_map(MARCH.format(units=units, leader=named, invading=str(invading).lower())).to_stacks()


@rule("XVIII.B.3", "XVIII.B.5", "XVIII.B.1")
@pytest.mark.parametrize(
    ("units", "leader", "paces"),
    [("infantry", False, 3), ("cavalry", False, 4), ("infantry", True, 4), ("cavalry", True, 5)],
)
def test_how_far_a_unit_goes(on_map: Callable, units: str, leader: bool, paces: int) -> None:
    m = match(on_map, f"2 {units}", leader).do("march:Bavaria", *[f"go:{place}" for place in WAY[:paces]])
    assert m.at(WAY[paces - 1]) == [f"alamanni.{units}"] * 2
    assert m.why_not(f"go:{WAY[paces]}").key == "no-paces"


@rule("XVIII.B.5")
def test_a_leader_gives_his_pace_only_to_those_who_go_with_him_all_the_way(on_map: Callable) -> None:
    m = match(on_map, "2 infantry", True).do("march:Bavaria", "go:Franconia", "leave-leader:alamannic-rex")
    m.do("go:Thuringia", "go:Saxonia")
    assert m.why_not("go:Albis").key == "no-paces"


@rule("XVIII.B.1", "XVIII.B.2", "XVIII.H.2")
def test_an_invader_has_its_paces_twice_and_saves_none(on_map: Callable) -> None:
    m = match(on_map, "2 infantry", invading=True).do("march:Bavaria", "go:Franconia", "halt", "done")
    m.do("march:Franconia", "go:Thuringia", "go:Saxonia", "go:Albis")
    assert m.why_not("go:Holsatia").key == "no-paces", "three paces, not five"


@rule("XVIII.B.2")
def test_no_pace_goes_from_one_unit_to_another(on_map: Callable) -> None:
    m = match(on_map, "infantry, 2 cavalry").do("march:Bavaria", *[f"go:{place}" for place in WAY[:3]])
    assert "go:Albis" not in m.offered()
    m.do("leave:infantry:alamanni:whole:0", "go:Albis")
    assert m.why_not("go:Holsatia").key == "no-paces"


@rule("XVIII.B.4", "III.D.11", "XVIII.G.2")
@pytest.mark.parametrize("leader", [False, True])
def test_a_horde_has_three_paces_of_its_own(on_map: Callable, leader: bool) -> None:
    """C7"""
    m = match(on_map, "infantry", leader, invading=True)
    m.do("horde:alamanni", "go:Franconia", "go:Thuringia", "go:Saxonia")
    assert m.asked() == ("one", "stacks")
    assert m.world.land.names[m.world.horde[0]] == "Saxonia"
    assert m.why_not("horde:alamanni").rule == "XVIII.B.4"


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
def test_a_limes_stays_where_it_is(on_map: Callable) -> None:
    m = on_map(LIMES).to_stacks().do("march:Rhaetia")
    assert not any("limes" in option for option in m.offered())
    m.do("go:Noricum", "halt")
    assert m.at("Noricum") == ["rome.legion"]
    assert m.world.limes[m.place("Rhaetia")] >= 0
