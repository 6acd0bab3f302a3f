"""XX.J What becomes of leaders on the map."""

import pytest

from aevum.games.invasions.rules.leaders import LEADERS
from aevum.games.invasions.rules.reinforcements.leaders import Leaders
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap, Throws
from tests.games.invasions.xx_on_map.conftest import PlayOn, ToBattle
from tests.narrow import there

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


def fight_at_the_euphrates(m: ScriptedMap, play_on: PlayOn, *stop: str) -> ScriptedMap:
    m = play_on(play_on(m).do("march:Amida", "go:Euphrates"))
    return play_on(m.do("done"), *stop)


@rule("XX.J.1")
def test_the_dead_leave_the_map(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    m = on_map(mesopotamia(), [*throws("w w - -", "- -"), 1])
    fight_at_the_euphrates(m, play_on)
    assert m.leader("sapor") == ""
    assert m.leader("valens") == "Euphrates"


@rule("XX.J.2")
def test_a_lone_leader_goes_to_the_nearest_friendly_province(
    on_map: OnMap, play_on: PlayOn, throws: Throws
) -> None:
    m = on_map(mesopotamia(persians="infantry"), [*throws("w - - -", "-"), 2])
    fight_at_the_euphrates(m, play_on)
    assert m.leader("sapor") == "Artemita", "three provinces away, through lands that are not his"


@rule("XX.J.2")
def test_with_recovered_units_he_retreats_like_them(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    m = on_map(mesopotamia(persians="3 infantry"), [*throws("w w w -", "- - -"), 2])
    fight_at_the_euphrates(m, play_on)
    assert m.asked() == ("persian", "retreat")
    play_on(m.do("retreat:Akkad"))
    assert m.leader("sapor") == "Akkad"


@rule("XX.J.2")
def test_a_lone_defender_whose_enemies_are_gone_stays(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    """F57"""
    text = mesopotamia(romans="auxiliary", persians="infantry")
    text = text.replace('capital = "Chaldea"', 'capital = "Chaldea"\nareas = ["Mesopotamia"]')
    m = on_map(text, [*throws("w", "w"), 2, 2])
    fight_at_the_euphrates(m, play_on, "retreat")
    assert m.at("Euphrates") == []
    assert m.leader("sapor") == "Euphrates"


@rule("XX.J.3")
@pytest.mark.parametrize(("die", "place"), [(7, "Euphrates"), (8, "")])
def test_the_victor_of_a_declining_empire_may_be_murdered(
    on_map: OnMap, play_on: PlayOn, throws: Throws, die: int, place: str
) -> None:
    m = on_map(mesopotamia(persians="3 infantry", decline=1), [*throws("w w - -", "- - -"), die])
    fight_at_the_euphrates(m, play_on)
    assert m.leader("valens") == place


@rule("XX.J.1")
@pytest.mark.parametrize(("rolls", "left"), [([1, 2], ("", "Amida")), ([2, 1], ("Amida", ""))])
def test_every_leader_of_a_stack_that_is_gone_checks(
    on_map: OnMap, play_on: PlayOn, throws: Throws, rolls: list[int], left: tuple[str, str]
) -> None:
    text = mesopotamia(romans="3 auxiliary", leaders="valens, theodosius", persians="4 infantry")
    m = on_map(text, [*throws("- - -", "w w w -"), *rolls])
    fight_at_the_euphrates(m, play_on)
    assert [e.args["leader"] for e in m.events("leader-check")] == ["theodosius", "valens"]
    assert [e.rule for e in m.events("leader-dies")] == ["XX.J.1"]
    play_on(m.do("retreat:Amida"))
    assert (m.leader("theodosius"), m.leader("valens")) == left


@rule("XX.J.3")
def test_only_the_leader_who_won_may_be_murdered(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    """F56"""
    text = mesopotamia(leaders="valens, theodosius", persians="3 infantry", decline=1)
    m = on_map(text, [*throws("w w - -", "- - -"), 8])
    fight_at_the_euphrates(m, play_on)
    assert (m.leader("theodosius"), m.leader("valens")) == ("", "Euphrates")


@rule("XX.J.2")
def test_of_refuges_equally_near_his_player_chooses(on_map: OnMap, play_on: PlayOn, throws: Throws) -> None:
    """The battle goes on meanwhile as if he had not been asked."""
    text = mesopotamia(persians="infantry").replace("Artemita =", 'Babylonia = "infantry", Adiabene =')
    m = on_map(text, [*throws("w - - -", "-"), 2])
    m = fight_at_the_euphrates(m, play_on, "escape")
    assert (m.asked(), m.ask().rule) == (("persian", "escape"), "XX.J.2")
    assert m.offered() == ["escape:Adiabene", "escape:Babylonia"]
    m.do("escape:Babylonia")
    assert m.leader("sapor") == "Babylonia"
    assert m.events("leader-goes")[0].args["place"] == "Babylonia"
    assert m.owner("Euphrates") == "byzantium"


GUEST = """
turn = 1
seats = ["roman", "persian"]
acting = ["persia"]
allies = [["rome", "byzantium"]]

[nations.rome]
seat = "roman"
units = { Latium = "legion" }
leaders = { Amida = "iulianus" }

[nations.byzantium]
seat = "roman"
areas = ["Oriens"]
units = { Amida = "2 auxiliary" }

[nations.persia]
seat = "persian"
capital = "Chaldea"
units = { Euphrates = "4 infantry", Chaldea = "infantry" }
"""


@rule("XX.E.1", "XX.J.1", "III.C.9")
def test_a_leader_among_the_units_of_a_friend_fights_with_them(
    on_map: OnMap, to_battle: ToBattle, throws: Throws
) -> None:
    """Iulianus of Rome, with Byzantine units alone: his re-rolls count, and he shares their fate."""
    m = on_map(GUEST, [*throws("w w - -", "- -"), 2])
    m = to_battle(m, "march:Euphrates", "go:Amida", stop=("rerolls",))
    assert m.asked() == ("roman", "rerolls")
    assert m.table.state.fight.sides[1].stock == 3
    m.do("pass")
    assert [e.args["leader"] for e in m.events("leader-check")] == ["iulianus"]
    m.do("retreat:Osroene")  # with the one unit that was recovered
    assert m.leader("iulianus") == "Osroene"


@rule("XX.L.2", "III.C.9")
def test_and_he_retreats_with_them(on_map: OnMap, to_battle: ToBattle, throws: Throws) -> None:
    m = on_map(GUEST.replace("2 auxiliary", "4 auxiliary"), throws("w w - -", "- - - -"))
    m = to_battle(m, "march:Euphrates", "go:Amida")
    m.do("retreat:Osroene")
    assert m.leader("iulianus") == "Osroene"


@rule("XIX.B.3", "III.C.9")
def test_and_he_flees_with_them(on_map: OnMap, play_on: PlayOn) -> None:
    m = on_map(GUEST, [9])
    m = play_on(m, "flee") if m.ask().key != "stacks" else m
    m = play_on(m.do("march:Euphrates", "go:Amida"), "flee")
    m.do("flee")
    roll = there(m.events("flight-roll")[0].roll)
    assert (3, "XIX.B.3") in [(item.value, item.rule) for item in roll.modifiers]
    m.do("retreat:Osroene")
    assert m.leader("iulianus") == "Osroene"


@rule("XX.J.4", "III.C.3")
@pytest.mark.parametrize(("leader", "back"), [("magister-orientis", "Amida"), ("valens", "")])
def test_an_intrinsic_leader_comes_back_next_turn(on_map: OnMap, leader: str, back: str) -> None:
    m = on_map(mesopotamia(leaders=leader).replace("decline = 0", 'decline = 0\ncapital = "Amida"'))
    i = LEADERS.index(leader)
    m.world.leader_place[i] = -1
    m.begin(Leaders(m.nation("byzantium")))
    if back:
        m.do(f"post:{back}")
    assert m.leader(leader) == back


@rule("XX.J.4")
def test_a_barbarian_one_comes_back_to_the_horde(on_map: OnMap) -> None:
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


@rule("XX.J.3")
@pytest.mark.parametrize(
    ("rome", "byzantium", "checks"), [(1, 0, ["iulianus"]), (0, 1, []), (2, 1, ["iulianus"])]
)
def test_a_guest_fears_the_decline_of_his_own_empire(
    on_map: OnMap, to_battle: ToBattle, throws: Throws, rome: int, byzantium: int, checks: list[str]
) -> None:
    """F56: Iulianus of Rome wins with Byzantine units alone."""
    text = GUEST.replace("2 auxiliary", "4 auxiliary")
    text = text.replace("[nations.rome]", f"[nations.rome]\ndecline = {rome}")
    text = text.replace("[nations.byzantium]", f"[nations.byzantium]\ndecline = {byzantium}")
    m = on_map(text, [*throws("- - - -", "w w - - / -"), 8])
    to_battle(m, "march:Euphrates", "go:Amida")
    assert [e.args["leader"] for e in m.events("murder-check")] == checks
    assert m.leader("iulianus") == ("" if checks else "Amida")
