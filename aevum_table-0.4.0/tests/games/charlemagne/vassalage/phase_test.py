"""9.1 Which regions may be attempted, and how often."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.levy.phase import LevyPhase
from aevum.games.charlemagne.rules.markers import CUP
from aevum.games.charlemagne.rules.vassalage.phase import VassalagePhase
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]
COSTS_NOTHING = 3
"""A die that brings nothing at a differential of 1 to 3."""


def phase(m: ScriptedMatch) -> ScriptedMatch:
    return alone(m.hush(), VassalagePhase())


@rule("9.1.a", "9.2.a")
def test_as_many_attempts_as_a_player_likes(match: Maker) -> None:
    m = phase(match([COSTS_NOTHING] * 2).clear().give("empire", *["vassalage"] * 3))
    m.do("attempt:BAV", "play:vassalage", "roll")
    assert m.asked() == ("empire", "vassalage")
    m.do("attempt:BRI", "play:vassalage", "roll", "pass")
    assert [event.args["region"] for event in m.events("vassalage")] == ["BAV", "BRI"]
    assert over(m)


@rule("9.1.b")
def test_each_region_once_in_a_phase(match: Maker) -> None:
    m = phase(match([COSTS_NOTHING]).clear().give("empire", "vassalage", "vassalage"))
    m.do("attempt:BAV", "play:vassalage", "roll")
    refusal = m.why_not("attempt:BAV")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("attempted-already", "9.1.b")


@rule("9.1.c")
@pytest.mark.parametrize(("seat", "own", "others"), [("empire", "FRI", "SAX"), ("tribal", "SAX", "FRI")])
def test_only_regions_that_one_does_not_control(match: Maker, seat: str, own: str, others: str) -> None:
    m = phase(match().clear().phasing(seat).give(seat, "vassalage"))
    refusal = m.why_not(f"attempt:{own}")
    assert refusal is not None
    assert refusal.rule == "9.1.c"
    # Neutral regions and those of the enemy.
    assert f"attempt:{others}" in m.offered()
    assert "attempt:BAV" in m.offered()


@rule("T8.austrasia", "6.6.a")
@pytest.mark.parametrize("side", ["empire", "neutral"])
def test_the_tribal_player_never_attempts_austrasia(match: Maker, side: str) -> None:
    m = phase(match().clear().phasing("tribal").give("tribal", "vassalage").control("AUS", side))
    refusal = m.why_not("attempt:AUS")
    assert refusal is not None
    assert refusal.rule == "T8.austrasia"
    assert "attempt:FRI" in m.offered()


@rule("T8.austrasia")
def test_the_empire_may_win_austrasia_back(match: Maker) -> None:
    m = phase(match().clear().give("empire", "vassalage").control("AUS", "neutral"))
    assert "attempt:AUS" in m.offered()


@rule("T8.markers")
def test_no_attempt_without_a_marker_that_counts_there(match: Maker) -> None:
    m = match().clear().control("RSP", "empire").give("empire", "missionary", "crown-of-pavia")
    assert phase(m).offered() == ["attempt:LOM", "attempt:SPO", "attempt:BEN", "pass"]
    refusal = m.why_not("attempt:BAV")
    assert refusal is not None
    assert refusal.rule == "T8.markers"


@rule("9.1.a", "1.4")
def test_whoever_holds_any_marker_is_asked(match: Maker) -> None:
    m = phase(match().clear().give("empire", "missionary"))
    assert m.asked() == ("empire", "vassalage")
    assert m.offered() == ["pass"]
    assert over(phase(match().clear()))


@rule("9.4", "14.4.a")
@pytest.mark.parametrize("die", range(2, 7))
def test_all_markers_go_back_whatever_comes_of_it(match: Maker, die: int) -> None:
    m = phase(match([die]).clear().give("empire", "vassalage", "vassalage"))
    m.do("attempt:BAV", "play:vassalage", "play:vassalage", "roll")
    assert set(m.s.holder) == {CUP}


@rule("9.5")
def test_a_region_won_now_levies_in_the_same_turn(match: Maker) -> None:
    m = phase(match([6]).clear().give("empire", "vassalage")).do("attempt:BAV", "play:vassalage", "roll")
    assert m.controls("BAV") == "empire"
    m.s.frames = m.s.frames[:1]
    alone(m, LevyPhase())
    assert any(":BAV:" in option for option in m.offered())


@rule("T10.SM04")
def test_espionage_is_offered_before_somebody_is_courted(match: Maker) -> None:
    m = match().clear().give("empire", "espionage", "vassalage").give("tribal", "ragnarok")
    m.s.treasury = [3, 8]
    phase(m).do("spy:espionage")
    assert m.told("spied") == [({"enemy_seat": "tribal", "markers": ["ragnarok"], "treasury": 8}, "T10.SM04")]
    assert m.asked() == ("empire", "vassalage")
    refusal = m.why_not("spy:espionage")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("marker-not-held", "T10.SM04")
