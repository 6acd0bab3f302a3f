"""XXIV.C.11, XXIV.C.12 Sieges that go on from one campaign of a leader to the next."""

from aevum.games.invasions.rules.world.pieces import units_at
from aevum.testing import rule
from tests.games.invasions.conftest import OnMap, ScriptedMap
from tests.narrow import there

NISIBIS = """
turn = 1
seats = ["roman", "persian"]
acting = ["rome"]

[nations.rome]
seat = "roman"
capital = "Latium"
areas = ["Italia", "Oriens"]
units = { Latium = "guard", Amida = "6 legion" }
leaders = { Amida = "iulianus" }

[nations.persia]
seat = "persian"
capital = "Chaldea"
areas = ["Mesopotamia"]
units = { Chaldea = "infantry" }
"""
FAILS = [1, 1, 1, 1]
"""Four rolls of Iulianus."""


def first_failure(on_map: OnMap, *dice: int) -> ScriptedMap:
    m = on_map(NISIBIS, dice=[*FAILS, *dice]).do("done", "campaign:iulianus:3", "set-out")
    return m.do("go:Assyria", "none", "halt", "besiege", "no-assault")


@rule("XXIV.C.11")
def test_a_siege_that_failed_may_be_kept_up(on_map: OnMap) -> None:
    m = first_failure(on_map)
    assert m.asked() == ("roman", "keep-siege")
    m.do("keep-siege")
    assert m.told("siege-goes-on") == ["XXIV.C.11"]
    assert (m.ask().key, len(m.at("Assyria"))) == ("campaign-again", 6)
    assert m.owner("Assyria") == "persia"


@rule("XXIV.A.3")
def test_or_it_is_lifted_and_the_besieger_retreats(on_map: OnMap) -> None:
    m = first_failure(on_map).do("lift-siege")
    assert m.ask().key == "retreat"
    assert m.at("Assyria") != []


@rule("XXIV.C.11", "XXIV.C.12")
def test_one_unit_is_enough_and_rolls_once_without_the_leader(on_map: OnMap) -> None:
    m = first_failure(on_map, 10).do("keep-siege", "set-out")
    m.do("leave:legion:rome:whole:4", "go:Amida", "halt", "besiege", "spare", "keep-walls")
    rolls = m.events("siege-roll")
    assert [len(there(event.roll).dice) for event in rolls] == [4, 1]
    assert (m.at("Assyria"), m.owner("Assyria")) == (["rome.legion"], "rome")


@rule("XXIV.C.12")
def test_after_the_last_campaign_it_is_over(on_map: OnMap) -> None:
    m = first_failure(on_map, *FAILS, *FAILS).do("keep-siege")
    m.do("set-out", "halt", "besiege", "no-assault", "keep-siege", "set-out")
    came = {m.world.came[unit] for unit in units_at(m.world, m.place("Assyria"))}
    assert came == {m.place("Amida")}, "where they came from before is where they retreat to"
    m.do("halt", "besiege", "no-assault")
    assert (m.ask().key, "retreat:Amida" in m.offered()) == ("retreat", True)


@rule("XXIV.C.12")
def test_it_is_over_too_when_he_makes_no_more(on_map: OnMap) -> None:
    m = first_failure(on_map).do("keep-siege", "end-campaigns")
    assert m.ask().key == "retreat"
    assert m.events("siege-given-up")[0].rule == "XXIV.C.12"


@rule("XXIV.C.12", "XX.L.9")
def test_who_retreats_into_another_siege_leaves_with_it(on_map: OnMap) -> None:
    m = first_failure(on_map, 1, *FAILS).do("keep-siege", "set-out", "leave:legion:rome:whole:4")
    m.do("go:Amida", "go:Adiabene", "none", "halt", "fight:Assyria", "besiege", "keep-siege")
    m.do("besiege", "no-assault", "keep-siege", "end-campaigns", "retreat:Assyria")
    assert m.events("stands-aside")[-1].args["place"] == "Assyria"
    assert (m.ask().key, m.ask().args["units"]) == ("retreat", 6)
    m.do("retreat:Amida")
    assert (m.at("Assyria"), m.owner("Assyria")) == ([], "persia")


@rule("XXIV.C.11", "XXIV.A.1")
def test_who_tried_nothing_has_no_siege_to_keep_up(on_map: OnMap) -> None:
    m = on_map(NISIBIS).do(
        "done", "campaign:iulianus:3", "set-out", "go:Assyria", "none", "halt", "leave-city"
    )
    assert m.ask().key == "retreat"
    assert m.events("siege-roll") == []


@rule("XXIV.C.12", "XXIV.A.1")
def test_nor_has_he_who_gives_up_a_siege_that_he_kept(on_map: OnMap) -> None:
    m = first_failure(on_map).do("keep-siege", "set-out", "halt", "leave-city")
    assert m.ask().key == "retreat"
    assert len(m.events("siege-roll")) == 1
