"""16.3, T10.SM10, T10.SM11 The markers of both sides."""

from aevum.games.charlemagne.rules.conversion.operation import Conversion
from aevum.games.charlemagne.rules.markers import CUP
from aevum.games.charlemagne.rules.tables import EMPIRE
from aevum.testing import rule
from tests.games.charlemagne.country import refused
from tests.games.charlemagne.mission import SAXONY, Maker, preach
from tests.games.charlemagne.rest import alone, over


@rule("16.3.b", "T6.markers")
def test_the_die_waits_for_the_first_missionary(match: Maker) -> None:
    m = preach(match, [], ["missionary"], [])
    assert m.asked() == ("empire", "preach")
    assert refused(m, "roll") == ("play-a-marker-first", "T6.markers")
    m.do("play:missionary")
    assert m.told("marker-shown") == [({"seat": "empire", "marker": "missionary"}, "T10.SM10")]
    assert m.offered() == ["roll"]


@rule("T10.SM10")
def test_each_missionary_adds_one(match: Maker) -> None:
    m = preach(match, [2], ["missionary"] * 3, []).do(*["play:missionary"] * 3, "roll")
    assert m.modifiers("conversion") == [(3, "T10.SM10")]
    assert m.events("conversion")[0].args["code"] == "R"
    assert m.s.holder.count(CUP) == len(m.s.holder) - len(m.hand("tribal"))


@rule("16.3.c", "T10.SM10")
def test_the_opponent_answers_with_missionaries_whoever_controls_the_region(match: Maker) -> None:
    for side in ("empire", "tribal", "neutral"):
        m = match([5]).clear().control("SAX", side).phasing("empire")
        m.give("empire", "missionary", "missionary").give("tribal", "missionary")
        alone(m, Conversion(EMPIRE, m.hex("Verden"))).do("play:missionary", "pass", "play:missionary", "pass")
        m.do("roll")
        assert m.asked() == ("tribal", "conversion-defence")
        m.do("play:missionary")
        assert m.modifiers("conversion") == [(2, "T10.SM10"), (-1, "T10.SM10")]
        assert m.events("conversion")[0].args["differential"] == 1


@rule("T10.SM11.b", "T6.ragnarok")
def test_ragnarok_takes_one_off_an_attempt_on_a_pagan_region(match: Maker) -> None:
    m = preach(match, [5], ["missionary"], ["ragnarok"]).do("play:missionary", "pass", "roll")
    m.do("play:ragnarok")
    assert m.modifiers("conversion") == [(1, "T10.SM10"), (-1, "T6.ragnarok")]
    assert m.events("conversion")[0].args["code"] == "-"
    assert m.hand("tribal") == []
    assert over(m)


@rule("T10.SM11.b")
def test_ragnarok_says_nothing_to_others_than_pagans(match: Maker) -> None:
    m = match().clear().faith("SAX", "muslim").give("empire", "missionary").give("tribal", "ragnarok")
    alone(m, Conversion(EMPIRE, m.hex("Verden"))).do("play:missionary", "pass", "roll")
    assert m.offered() == ["pass"]
    assert refused(m, "play:ragnarok") == ("ragnarok-pagan-region", "T10.SM11.b")


@rule("T10.SM11")
def test_the_empire_never_plays_ragnarok(match: Maker) -> None:
    m = preach(match, [], ["missionary"], ["ragnarok"], seat="tribal").do("play:missionary", "pass", "roll")
    assert m.asked() == ("empire", "conversion-defence")
    assert refused(m, "play:ragnarok") == ("ragnarok-tribal-only", "T10.SM11")


@rule("16.3.c")
def test_who_holds_nothing_of_use_is_asked_all_the_same(match: Maker) -> None:
    """1.4: else the question would tell what he holds."""
    m = preach(match, [], ["missionary"], ["espionage"]).do("play:missionary", "pass", "roll")
    assert m.asked() == ("tribal", "conversion-defence")
    assert m.offered() == ["pass"]


@rule("T6.markers", "T10.SM14")
def test_when_the_last_missionary_is_cancelled_the_attempt_is_over(match: Maker) -> None:
    """Its player is asked all the same, for the other does not know that it was the last."""
    m = preach(match, [], ["missionary"], ["treachery"]).do("play:missionary", "play:treachery")
    assert m.offered() == ["give-up-attempt"]
    m.do("give-up-attempt")
    assert m.events("attempt-given-up")
    assert m.s.converted_here == [SAXONY]
    assert over(m)


@rule("T6.markers")
def test_after_a_treachery_nobody_has_to_play_another_missionary(match: Maker) -> None:
    m = preach(match, [], ["missionary"] * 2, ["treachery"])
    m.do("play:missionary", "play:treachery", "pass")
    assert m.offered() == ["play:missionary", "give-up-attempt"]
    m.do("give-up-attempt")
    assert m.hand("empire") == ["missionary"]
    assert over(m)


@rule("T6.markers")
def test_an_attempt_under_way_is_not_given_up(match: Maker) -> None:
    m = preach(match, [], ["missionary"], []).do("play:missionary")
    assert refused(m, "give-up-attempt") == ("markers-stand", "T6.markers")


@rule("16.3.c", "T10.SM11.b")
def test_the_opponent_may_answer_with_both_and_is_told_how_many_stand(match: Maker) -> None:
    m = preach(match, [5], ["missionary"] * 3, ["missionary", "ragnarok", "espionage"])
    m.do("play:missionary", "pass", "play:missionary", "pass")
    assert m.ask().args == {"region": "SAX", "count": 2}
    m.do("roll")
    assert m.ask().args == {"region": "SAX", "count": 0}
    m.do("play:missionary", "pass", "play:ragnarok", "pass")
    assert m.ask().args == {"region": "SAX", "count": 2}
    m.do("pass", "pass", "pass")
    assert m.modifiers("conversion") == [(2, "T10.SM10"), (-1, "T10.SM10"), (-1, "T6.ragnarok")]
