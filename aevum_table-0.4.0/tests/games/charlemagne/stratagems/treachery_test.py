"""14.3.a, T10.SM14 Treachery."""

from collections.abc import Callable

from aevum.games.charlemagne.rules.markers import CUP, MARKERS
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.rest import Rest, undoing

Maker = Callable[..., ScriptedMatch]


def shows_espionage(m: ScriptedMatch) -> ScriptedMatch:
    return m.begin(Rest()).do("play:espionage")


@rule("T10.SM14", "14.4.a")
def test_treachery_cancels_a_marker_before_it_works(match: Maker) -> None:
    m = shows_espionage(match().give("empire", "espionage").give("tribal", "treachery"))
    assert (m.s.revealed, undoing(m, "empire")) == (1, "undo-final")
    assert m.asked() == ("tribal", "treachery")
    assert m.ask().args == {"marker": "espionage", "seat": "empire"}
    assert m.offered() == ["play:treachery", "pass"]
    m.do("play:treachery")
    assert m.events("spied") == []
    assert m.told("marker-shown") == [
        ({"seat": "empire", "marker": "espionage"}, "T10.SM04"),
        ({"seat": "tribal", "marker": "treachery"}, "T10.SM14"),
    ]
    assert m.told("marker-cancelled") == [({"seat": "empire", "marker": "espionage"}, "T10.SM14")]
    assert m.s.holder == [CUP] * MARKERS
    assert m.asked() == ("empire", "rest")


@rule("14.4.a")
def test_a_marker_that_nobody_cancels_works_and_goes_back(match: Maker) -> None:
    m = shows_espionage(match().give("empire", "espionage").give("tribal", "treachery")).do("pass")
    assert len(m.events("spied")) == 1
    assert (m.hand("empire"), m.hand("tribal")) == ([], ["treachery"])
    assert m.s.holder.count(CUP) == MARKERS - 1


@rule("T10.SM14.a", "14.3.a")
def test_treachery_cancels_treachery_and_the_first_marker_works(match: Maker) -> None:
    m = match().give("empire", "espionage", "treachery").give("tribal", "treachery", "vassalage")
    shows_espionage(m).do("play:treachery")
    assert m.asked() == ("empire", "treachery")
    m.do("play:treachery")
    assert m.asked() == ("tribal", "treachery")
    m.do("pass")
    # The window of the first marker is open still.
    assert m.asked() == ("tribal", "treachery")
    m.do("pass")
    assert len(m.events("spied")) == 1
    assert m.hand("empire") == []
    assert m.hand("tribal") == ["vassalage"]


@rule("14.3.a")
def test_three_treacheries_cancel_the_marker_in_the_end(match: Maker) -> None:
    m = match().give("empire", "espionage", "treachery").give("tribal", "treachery", "treachery")
    shows_espionage(m).do("play:treachery", "play:treachery", "play:treachery")
    assert m.events("spied") == []
    assert [event.args["marker"] for event in m.events("marker-cancelled")] == ["treachery", "espionage"]
    assert m.s.holder == [CUP] * MARKERS


@rule("14.3.a", "1.4")
def test_whoever_holds_any_marker_is_asked_and_who_holds_none_is_not(match: Maker) -> None:
    m = shows_espionage(match().give("empire", "espionage").give("tribal", "vassalage"))
    assert m.asked() == ("tribal", "treachery")
    assert m.offered() == ["pass"]
    assert len(shows_espionage(match().give("empire", "espionage")).events("spied")) == 1


@rule("14.3.a")
def test_a_standing_order_passes(match: Maker) -> None:
    m = match().give("empire", "espionage").give("tribal", "treachery")
    m.begin(Rest()).table.choose("tribal", "order:treachery:pass")
    m.do("play:espionage")
    assert len(m.events("spied")) == 1
    assert m.hand("tribal") == ["treachery"]
