"""XXIV.C.11, XXIV.C.12 Sieges that go on from one campaign of a leader to the next."""

from collections.abc import Callable

from aevum.testing import rule

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


def first_failure(on_map: Callable, *dice: int) -> object:
    m = on_map(NISIBIS, dice=[*FAILS, *dice]).do("done", "campaign:iulianus:3", "set-out")
    return m.do("go:Assyria", "none", "halt", "besiege", "no-assault")


@rule("XXIV.C.11")
def test_a_siege_that_failed_may_be_kept_up(on_map: Callable) -> None:
    m = first_failure(on_map)
    assert m.asked() == ("roman", "keep-siege")
    m.do("keep-siege")
    assert m.told("siege-goes-on") == ["XXIV.C.11"]
    assert (m.ask().key, len(m.at("Assyria"))) == ("campaign-again", 6)
    assert m.owner("Assyria") == "persia"


@rule("XXIV.A.3")
def test_or_it_is_lifted_and_the_besieger_retreats(on_map: Callable) -> None:
    m = first_failure(on_map).do("lift-siege")
    assert m.ask().key == "retreat"
    assert m.at("Assyria") != []


@rule("XXIV.C.11", "XXIV.C.12")
def test_one_unit_is_enough_and_rolls_once_without_the_leader(on_map: Callable) -> None:
    m = first_failure(on_map, 10).do("keep-siege", "set-out")
    m.do("leave:legion:rome:whole:4", "go:Amida", "halt", "besiege", "spare", "keep-walls")
    rolls = m.events("siege-roll")
    assert [len(event.roll.dice) for event in rolls] == [4, 1]
    assert (m.at("Assyria"), m.owner("Assyria")) == (["rome.legion"], "rome")


@rule("XXIV.C.12")
def test_after_the_last_campaign_it_is_over(on_map: Callable) -> None:
    m = first_failure(on_map, *FAILS, *FAILS).do("keep-siege")
    m.do("set-out", "halt", "besiege", "no-assault", "keep-siege")
    m.do("set-out", "halt", "besiege", "no-assault")
    assert m.ask().key == "retreat"


@rule("XXIV.C.12")
def test_it_is_over_too_when_he_makes_no_more(on_map: Callable) -> None:
    m = first_failure(on_map).do("keep-siege", "end-campaigns")
    assert m.ask().key == "retreat"
    assert m.events("siege-given-up")[0].rule == "XXIV.C.12"


@rule("XXIV.C.12", "XX.L.9")
def test_who_retreats_into_another_siege_leaves_with_it(on_map: Callable) -> None:
    m = first_failure(on_map, 1, *FAILS).do("keep-siege", "set-out", "leave:legion:rome:whole:4")
    m.do("go:Amida", "go:Adiabene", "none", "halt", "fight:Assyria", "besiege", "keep-siege")
    m.do("besiege", "no-assault", "keep-siege", "end-campaigns", "retreat:Assyria")
    assert m.events("stands-aside")[-1].args["place"] == "Assyria"
    assert (m.ask().key, m.ask().args["units"]) == ("retreat", 6)
    m.do("retreat:Amida")
    assert (m.at("Assyria"), m.owner("Assyria")) == ([], "persia")
