"""XXII.B Who moves in a campaign."""

from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap
from tests.games.invasions.xxii_campaigns.xxii_a_campaigns_test import EMPIRE


def marching(on_map: OnMap) -> ScriptedMap:
    return on_map(EMPIRE).do("done", "campaign:iulianus:3", "set-out")


@rule("XXII.B.1")
def test_units_are_dropped_and_picked_up_on_the_way(on_map: OnMap) -> None:
    m = marching(on_map).do("leave:legion:byzantium:whole:4", "go:Pontus", "take:infantry:byzantium:whole:4")
    m.do("halt")
    assert m.at("Cappadocia") == ["byzantium.legion"]
    assert "byzantium.infantry" in m.at("Pontus")
    assert len(m.at("Pontus")) == 5


@rule("XXII.B.2")
def test_units_nearby_come_to_the_leader(on_map: OnMap) -> None:
    m = marching(on_map).do("call:Cilicia", "joins:cavalry:byzantium:whole:4")
    assert m.at("Cilicia") == []
    m.do("take:cavalry:byzantium:whole:3")
    assert m.ask().args["units"] == 6
    assert set(m.told("joins")) == {"XXII.B.2"}


@rule("XXII.B.2", "XII.B.5")
def test_land_outside_its_areas_is_lost_with_the_last_unit(on_map: OnMap) -> None:
    alone = EMPIRE.replace('"Cappadocia", "Oriens"', '"Oriens"')
    m = on_map(alone).do("done", "campaign:iulianus:3", "set-out")
    assert m.owner("Cilicia") == m.owner("Cappadocia") == "byzantium"
    m.do("call:Cilicia", "joins:cavalry:byzantium:whole:4")
    assert (m.owner("Cilicia"), m.owner("Cappadocia")) == ("", "byzantium")
    m.do("take:cavalry:byzantium:whole:3", "go:Pontus")
    assert (m.owner("Cappadocia"), m.owner("Pontus")) == ("", "byzantium")


FEDERATES = """
[nations.visigoths]
seat = "persian"
tie = "federate"
lord = "byzantium"
horde = "Moesia Inferior"
foedus = ["Moesia Inferior"]
units = { "Moesia Inferior" = "infantry", Pontus = "infantry" }
"""


@rule("XXII.A.4", "XII.A.6")
def test_a_leader_who_redeploys_takes_over_from_federates(on_map: OnMap) -> None:
    alone = EMPIRE.replace('"Cappadocia", "Oriens"', '"Oriens"').replace('Pontus = "infantry", ', "")
    m = on_map(alone + FEDERATES).do("done", "campaign:iulianus:3", "set-out")
    assert (m.owner("Pontus"), m.owner("Cappadocia")) == ("visigoths", "byzantium")
    m.do("redeploy:Pontus")
    assert (m.owner("Pontus"), m.owner("Cappadocia")) == ("byzantium", "")


@rule("XXII.B.2", "XVIII.J.4")
def test_who_comes_over_a_strait_goes_no_farther(on_map: OnMap) -> None:
    text = EMPIRE.replace(
        'Thracia = "legion"', 'Thracia = "2 legion", Bythinia = "cavalry", Macedonia = "cavalry"'
    )
    text = text.replace('Cappadocia = "iulianus"', 'Thracia = "iulianus"')
    m = on_map(text.replace("3 legion, 2 cavalry", "legion"))
    m.do("done", "campaign:iulianus:3", "set-out")
    for place, goes_on in (("Bythinia", False), ("Macedonia", True)):
        m.do(f"call:{place}")
        m.do(next(option for option in m.offered() if option.startswith("joins:cavalry")))
        assert m.at(place) == []
        assert any(option.startswith("take:cavalry") for option in m.offered()) is goes_on


@rule("XXII.B.2")
def test_a_unit_never_exceeds_its_own_movement(on_map: OnMap) -> None:
    m = marching(on_map).do("redeploy:Palestina")
    assert not [option for option in m.offered() if option.startswith("call:Pontus")]  # too far for infantry


@rule("XXII.B.3", "XVIII.B.6")
def test_nobody_else_moves(on_map: OnMap) -> None:
    m = marching(on_map)
    assert not [o for o in m.offered() if o.startswith(("march", "sail"))]
    refusal = m.refusal("leave-leader:iulianus")
    assert (refusal.key, refusal.rule) == ("leader-campaigns", "XXII.B.3")


@rule("XXII.B.4", "XVIII.B.1")
def test_the_same_units_march_again_with_all_their_paces(on_map: OnMap) -> None:
    m = marching(on_map).do("go:Pontus", "go:Cappadocia", "go:Pontus", "go:Cappadocia", "halt", "set-out")
    assert "leave:cavalry:byzantium:whole:5" in m.offered()


NOBODYS_LAND = """
turn = 3
seats = ["hun", "roman"]
acting = ["huns"]
[nations.huns]
seat = "hun"
horde = "Hunnia"
units = { Bohemia = "2 cavalry", Hunnia = "2 cavalry" }
leaders = { Hunnia = "attila" }
[nations.gepids]
seat = "roman"
horde = "Dacia"
units = { Dacia = "infantry" }
"""


@rule("XXII.B.2")
def test_they_come_through_land_that_is_nobodys_too(on_map: OnMap) -> None:
    """F100: between Bohemia and Hunnia nobody stands who could stop them."""
    m = on_map(NOBODYS_LAND).to_stacks().do("done")
    m.do(next(option for option in m.offered() if option.startswith("campaign:attila")), "set-out")
    assert m.owner("Moravia") == ""
    assert "call:Bohemia" in m.offered()


def in_assyria(on_map: OnMap, *dice: int) -> ScriptedMap:
    """Iulianus stands in Assyria, which is Persian; nobody came to stop him."""
    text = EMPIRE.replace("3 legion, 2 cavalry", "2 legion").replace(
        "units = { Thracia", 'units = { Amida = "2 cavalry", Thracia'
    )
    text = text.replace('{ Cappadocia = "iulianus"', '{ Amida = "iulianus"')
    m = on_map(text, list(dice)).do("done", "campaign:iulianus:3", "set-out")
    assert "call:Cilicia" in m.offered()
    return m.do("go:Assyria", "none")


@rule("XXII.B.2", "XIX.A.1")
def test_in_enemy_land_nobody_joins_the_leader_without_a_march(on_map: OnMap) -> None:
    """F100: else units would slip past everybody who might intercept them."""
    m = in_assyria(on_map)
    assert not [option for option in m.offered() if option.startswith("call:")]
    assert {m.refusal(wish).key for wish in ("leave-leader:valens", "redeploy:Nowhere")} == {"not-offered"}
    assert m.refusal("go:Palestina").key == "not-adjacent"
    assert marching(on_map).refusal("call:Achaia").key == "not-offered", "he is at home, but it is too far"
    refusal = m.refusal("call:Cappadocia")
    assert (refusal.key, refusal.rule) == ("call-abroad", "XXII.B.2")


@rule("XXII.B.2", "XIX.A.1", "XVIII.B.6")
def test_but_they_may_march_to_him(on_map: OnMap) -> None:
    m = in_assyria(on_map).do("summon:Cilicia")
    assert m.asked() == ("roman", "join-march")
    astray = m.refusal("go:Lycia")
    assert (astray.key, astray.rule) == ("join-astray", "XXII.B.2")
    m.do("go:Melitene", "go:Amida", "go:Assyria")
    assert m.asked() == ("persian", "intercept")
    m.do("none")
    assert m.asked() == ("roman", "march")
    assert len(m.at("Assyria")) == 3
    assert "take:cavalry:byzantium:whole:1" in m.offered()


@rule("XXII.B.2", "XIX.A.20", "XIX.A.23")
def test_and_be_stopped_on_the_way(on_map: OnMap) -> None:
    """The guard of Ctesiphon meets them, and not the leader who waits for them."""
    m = in_assyria(on_map, 10, 1, 4, 4).do(
        "summon:Cilicia", "go:Melitene", "go:Amida", "go:Assyria", "intercept:Chaldea"
    )
    while m.ask().key in ("intercepted", "swaps", "losses", "recovery"):
        m.do(m.offered()[-1])
    assert m.events("clash")[0].args["people"] == "byzantium"
    assert m.events("battle-won")[0].args["side"] == "defender"
    assert m.leader("iulianus") == "Assyria"


@rule("XXII.B.2", "XXII.B.3")
def test_who_does_not_come_is_left_first(on_map: OnMap) -> None:
    m = in_assyria(on_map).do("summon:Cappadocia")
    m.do("leave:legion:byzantium:whole:3")
    assert m.ask().args["units"] == 1
    m.do("halt")
    assert m.asked() == ("roman", "march")
    assert m.at("Cappadocia") == ["byzantium.legion"] * 2


@rule("XIX.A.17", "XXII.B.2")
def test_who_failed_against_joiners_has_no_second_try_at_their_leader(on_map: OnMap) -> None:
    """F43: the stack that he leads on has those in it whom Ctesiphon could not stop."""
    for joined in (True, False):
        m = in_assyria(on_map, 1).do("summon:Cilicia", "go:Melitene", "go:Amida", "go:Assyria")
        m.do("intercept:Chaldea")
        if joined:
            m.do("take:cavalry:byzantium:whole:1")
        m.do("go:Euphrates")
        assert m.asked() == (("roman", "march") if joined else ("persian", "intercept"))


@rule("XIX.A.17", "XXII.B.1", "XXII.B.2")
def test_nor_against_those_whom_he_left_on_the_way_and_called_again(on_map: OnMap) -> None:
    text = EMPIRE.replace("3 legion, 2 cavalry", "2 legion").replace(
        "units = { Thracia", 'units = { Amida = "2 cavalry", Thracia'
    )
    text = text.replace('{ Cappadocia = "iulianus"', '{ Amida = "iulianus"')
    m = on_map(text, [1, 10, 10, 10, 10]).do("done", "campaign:iulianus:3", "set-out")
    m.do("go:Assyria", "intercept:Chaldea")
    m.do("go:Euphrates", "leave:cavalry:byzantium:whole:3", "go:Assyria")
    m.do("summon:Euphrates", "go:Assyria")
    assert m.asked() == ("roman", "march")
    m.do("halt", "besiege", "spare", "keep-walls", "set-out", "go:Euphrates")
    assert m.asked() == ("persian", "intercept")  # a campaign is a movement of its own
