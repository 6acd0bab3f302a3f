"""XX.J What becomes of leaders on the map."""

import pytest

from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.reinforcements.leaders import Leaders
from aevum.testing import rule

MESOPOTAMIA = """
turn = 2
seats = ["roman", "persian"]
acting = ["byzantium"]

[nations.byzantium]
seat = "roman"
decline = {decline}
areas = ["Oriens"]
units = {{ Amida = "{romans}" }}
leaders = {{ Amida = "{leaders}" }}

[nations.persia]
seat = "persian"
capital = "Chaldea"
units = {{ Euphrates = "{persians}", Chaldea = "infantry", Artemita = "infantry" }}
leaders = {{ Euphrates = "sapor" }}
"""


def mesopotamia(
    romans: str = "4 auxiliary", leaders: str = "valens", persians: str = "2 infantry", decline: int = 0
) -> str:
    return MESOPOTAMIA.format(romans=romans, leaders=leaders, persians=persians, decline=decline)


def fight_at_the_euphrates(m, play_on, *stop):
    m = play_on(play_on(m).do("march:Amida", "go:Euphrates"))
    return play_on(m.do("done"), *stop)


@rule("XX.J.1")
def test_the_dead_leave_the_map(on_map, play_on, throws):
    m = on_map(mesopotamia(), [*throws("w w - -", "- -"), 1])
    fight_at_the_euphrates(m, play_on)
    assert m.leader("sapor") == ""
    assert m.leader("valens") == "Euphrates"


@rule("XX.J.2")
def test_a_lone_leader_goes_to_the_nearest_friendly_province(on_map, play_on, throws):
    m = on_map(mesopotamia(persians="infantry"), [*throws("w - - -", "-"), 2])
    fight_at_the_euphrates(m, play_on)
    assert m.leader("sapor") == "Artemita", "three provinces away, through lands that are not his"


@rule("XX.J.2")
def test_with_recovered_units_he_retreats_like_them(on_map, play_on, throws):
    m = on_map(mesopotamia(persians="3 infantry"), [*throws("w w w -", "- - -"), 2])
    fight_at_the_euphrates(m, play_on)
    assert m.asked() == ("persian", "retreat")
    play_on(m.do("retreat:Akkad"))
    assert m.leader("sapor") == "Akkad"


@rule("XX.J.2")
def test_a_lone_defender_whose_enemies_are_gone_stays(on_map, play_on, throws):
    """F57"""
    text = mesopotamia(romans="auxiliary", persians="infantry")
    text = text.replace('capital = "Chaldea"', 'capital = "Chaldea"\nareas = ["Mesopotamia"]')
    m = on_map(text, [*throws("w", "w"), 2, 2])
    fight_at_the_euphrates(m, play_on, "retreat")
    assert m.at("Euphrates") == []
    assert m.leader("sapor") == "Euphrates"


@rule("XX.J.3")
@pytest.mark.parametrize(("die", "place"), [(7, "Euphrates"), (8, "")])
def test_the_victor_of_a_declining_empire_may_be_murdered(on_map, play_on, throws, die, place):
    m = on_map(mesopotamia(persians="3 infantry", decline=1), [*throws("w w - -", "- - -"), die])
    fight_at_the_euphrates(m, play_on)
    assert m.leader("valens") == place


@rule("XX.J.1")
def test_only_the_leader_whose_bonus_counts_is_at_risk(on_map, play_on, throws):
    """F56"""
    text = mesopotamia(romans="3 auxiliary", leaders="valens, theodosius", persians="4 infantry")
    m = on_map(text, [*throws("- - -", "w w w -"), 1])
    fight_at_the_euphrates(m, play_on)
    assert [e.args["leader"] for e in m.events("leader-check")] == ["theodosius"]
    play_on(m.do("retreat:Amida"))
    assert (m.leader("theodosius"), m.leader("valens")) == ("", "Amida")


@rule("XX.J.4", "III.C.3")
@pytest.mark.parametrize(("leader", "back"), [("magister-orientis", "Amida"), ("valens", "")])
def test_an_intrinsic_leader_comes_back_next_turn(on_map, leader, back):
    m = on_map(mesopotamia(leaders=leader).replace("decline = 0", 'decline = 0\ncapital = "Amida"'))
    i = LEADERS.index(leader)
    m.world.leader_place[i] = -1
    m.begin(Leaders(m.nation("byzantium")))
    if back:
        m.do(f"post:{back}")
    assert m.leader(leader) == back


@rule("XX.J.4")
def test_a_barbarian_one_comes_back_to_the_horde(on_map):
    text = """
turn = 2
seats = ["one"]
[nations.alamanni]
seat = "one"
horde = "Bavaria"
units = { Franconia = "infantry" }
"""
    m = on_map(text)
    m.begin(Leaders(m.nation("alamanni"))).do("post:Bavaria")
    assert m.leader("alamannic-rex") == "Bavaria"
