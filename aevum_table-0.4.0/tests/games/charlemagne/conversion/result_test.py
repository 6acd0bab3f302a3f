"""16.4, T6 What the die brings."""

import pytest

from aevum.games.charlemagne.rules.conversion.operation import convert
from aevum.games.charlemagne.rules.regions import FAITH
from aevum.games.charlemagne.rules.tables import CHRISTIAN, MUSLIM, PAGAN
from aevum.testing import rule
from tests.games.charlemagne.mission import SAXONY, Maker, faith, preach
from tests.games.charlemagne.rest import over


@rule("T6.C.empire", "16.4.a")
def test_the_empire_makes_christians(match: Maker) -> None:
    m = preach(match, [6], ["missionary"], []).do("play:missionary", "roll")
    assert faith(m) == "christian"
    assert m.events("converted")[0].rule == "T6.C.empire"
    assert over(m)


@rule("T6.C.tribal")
def test_the_tribal_player_names_the_faith(match: Maker) -> None:
    m = preach(match, [6], ["missionary"], [], seat="tribal").do("play:missionary", "roll")
    assert m.asked() == ("tribal", "name-faith")
    assert m.offered() == ["faith:christian", "faith:muslim", "faith:pagan"]
    m.do("faith:muslim")
    assert faith(m) == "muslim"
    assert over(m)


@rule("T6.C.tribal")
def test_the_tribal_player_may_leave_the_faith_as_it_is(match: Maker) -> None:
    m = preach(match, [6], ["missionary"], [], seat="tribal").do("play:missionary", "roll", "faith:pagan")
    assert faith(m) == "pagan"
    assert m.events("converted") == []
    assert m.events("faith-kept")[0].rule == "T6.C.tribal"
    assert over(m)


@rule("T6.burgs", "T6.differential")
@pytest.mark.parametrize(("burgs", "differential"), [(2, 1), (3, 2)])
def test_who_occupies_every_burg_has_one_more(match: Maker, burgs: int, differential: int) -> None:
    m = preach(match, [2], ["missionary"], [])
    for burg in ("Verden", "Eresburg", "Halberstadt")[:burgs]:
        m.put(burg, "AUS militia")
    m.do("play:missionary", "roll")
    assert m.events("conversion")[0].args["differential"] == differential
    assert ((1, "T6.burgs") in m.modifiers("conversion")) == (burgs == 3)


@rule("T6.muslim", "T6.christian", "T6.differential")
@pytest.mark.parametrize(
    ("seat", "present", "items"),
    [
        ("empire", "muslim", [(-1, "T6.muslim")]),
        ("empire", "pagan", []),
        ("tribal", "christian", [(-1, "T6.christian")]),
        ("tribal", "muslim", []),
    ],
)
def test_rooted_faiths_take_one_off(
    match: Maker, seat: str, present: str, items: list[tuple[int, str]]
) -> None:
    m = preach(match, [2], ["missionary"], [], seat=seat).faith("SAX", present)
    m.do("play:missionary", "roll")
    assert m.modifiers("conversion") == [(1, "T10.SM10"), *items]


@rule("T6.R")
@pytest.mark.parametrize(("seat", "other"), [("empire", "tribal"), ("tribal", "empire")])
def test_a_reaction_gives_the_other_player_a_marker(match: Maker, seat: str, other: str) -> None:
    m = preach(match, [1, 1], ["missionary"], [], seat=seat).do("play:missionary", "roll")
    assert (len(m.hand(other)), len(m.hand(seat))) == (1, 0)
    assert m.events("marker-drawn")[0].rule == "T6.R"
    assert faith(m) == "pagan"
    assert over(m)


@rule("T6.R", "T6.C.empire")
def test_both_at_once(match: Maker) -> None:
    m = preach(match, [3, 1], ["missionary"] * 5, []).do(*["play:missionary"] * 5, "roll")
    assert m.events("conversion")[0].args["code"] == "C-R"
    assert faith(m) == "christian"
    assert len(m.hand("tribal")) == 1
    assert over(m)


@rule("T6.R")
def test_a_dash_is_nothing(match: Maker) -> None:
    m = preach(match, [2], ["missionary"], []).do("play:missionary", "roll")
    assert (m.hand("tribal"), faith(m)) == ([], "pagan")
    assert over(m)


@rule("16.4.a", "16.4.b")
def test_back_to_the_original_faith_the_marker_goes(match: Maker) -> None:
    m = match()
    convert(m.s, SAXONY, CHRISTIAN, "T6.C.empire")
    assert m.s.faith[SAXONY] != FAITH[SAXONY]
    convert(m.s, SAXONY, MUSLIM, "T6.C.tribal")
    assert m.events("converted")[-1].rule == "T6.C.tribal"
    convert(m.s, SAXONY, PAGAN, "T6.C.tribal")
    assert m.events("converted")[-1].rule == "16.4.b"
    assert m.s.faith == FAITH
