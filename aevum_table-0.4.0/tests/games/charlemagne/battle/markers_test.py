"""13.4, T10.SM09, T10.SM11 Markers in battle."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.battle.battle import Battle
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.tables import SEATS
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import all_of, name, plain, refused, region_of
from tests.games.charlemagne.rest import alone

Maker = Callable[..., ScriptedMatch]
HERE = plain()
THERE = LAND.near[HERE][0]


def lay_out(match: Maker, dice: list[int]) -> ScriptedMatch:
    """Austrasians beside Saxons, six against six."""
    m = match(dice).clear().control(region_of(HERE), "tribal")
    return m.put(name(HERE), "AUS field-army", 2).put(name(THERE), "SAX warriors", 3)


def attack(m: ScriptedMatch, seat: str = "empire") -> ScriptedMatch:
    source, target = (HERE, THERE) if seat == "empire" else (THERE, HERE)
    m.phasing(seat).control(region_of(HERE), "tribal" if seat == "empire" else "empire")
    return alone(m, Battle(SEATS.index(seat), source, target, all_of(m, name(source), seat)))


@rule("13.4")
def test_the_attacker_commits_then_the_defender_then_the_die_falls(match: Maker) -> None:
    m = lay_out(match, [3]).give("empire", "military-advance", "vassalage", "spear-of-longinus")
    attack(m.give("tribal", "military-advance", "vassalage"))
    assert m.asked() == ("empire", "battle-attack")
    assert m.offered() == ["play:military-advance", "pass"]
    m.do("play:military-advance")
    assert m.asked() == ("tribal", "treachery")
    m.do("pass", "pass")
    assert m.asked() == ("tribal", "battle-defence")
    assert not m.events("attack-strength")
    m.do("play:military-advance", "pass", "pass")
    assert m.events("attack-strength")[0].args["strength"] == 12
    assert m.events("defence-strength")[0].args["strength"] == 12
    # The die lies there, and the Spear may follow.
    assert m.events("battle-roll")[0].roll is not None
    assert m.asked() == ("empire", "spear-battle")
    assert "play:spear-of-longinus" in m.offered()


@rule("13.4")
def test_a_seat_that_holds_markers_is_asked_whatever_they_are(match: Maker) -> None:
    """What it holds is not told by the question."""
    m = attack(lay_out(match, [3]).give("empire", "vassalage").give("tribal", "vassalage"))
    assert (m.asked(), m.offered()) == (("empire", "battle-attack"), ["pass"])
    m.do("pass")
    assert (m.asked(), m.offered()) == (("tribal", "battle-defence"), ["pass"])


@rule("T10.SM09", "T11.2.advance")
@pytest.mark.parametrize(("seat", "key"), [("empire", "attack-strength"), ("tribal", "defence-strength")])
def test_military_advance_doubles_the_attacker_or_the_defender(match: Maker, seat: str, key: str) -> None:
    m = attack(lay_out(match, [3]).give(seat, "military-advance")).do("play:military-advance")
    assert m.events(key)[0].args["strength"] == 12
    assert m.modifiers(key) == [(1, "T11.2.advance")]
    # 14.4.a, AMB-18: it has done its work.
    assert m.hand(seat) == []
    assert 2 not in m.s.holder


@rule("T10.SM14")
def test_a_cancelled_advance_does_nothing(match: Maker) -> None:
    m = attack(lay_out(match, [3]).give("empire", "military-advance").give("tribal", "treachery"))
    m.do("play:military-advance", "play:treachery")
    assert m.events("attack-strength")[0].args["strength"] == 6
    assert 2 not in m.s.holder


@rule("T11.2.multiplier", "T10.SM09")
def test_no_marker_is_asked_for_beyond_four_times(match: Maker) -> None:
    """C45: with Charlemagne one marker is enough."""
    m = lay_out(match, [3]).leader(name(HERE), "empire")
    attack(m.give("empire", "military-advance", "military-advance"))
    m.do("play:military-advance")
    assert m.events("attack-strength")[0].args["strength"] == 24
    assert m.events("attack-strength")[0].args["times"] == 4


@rule("T10.SM11.a", "T11.2.ragnarok")
@pytest.mark.parametrize(("attacker", "key"), [("tribal", "attack-strength"), ("empire", "defence-strength")])
def test_ragnarok_doubles_a_pagan_force(match: Maker, attacker: str, key: str) -> None:
    m = attack(lay_out(match, [3]).give("tribal", "ragnarok"), attacker).do("play:ragnarok")
    assert m.events(key)[0].args["strength"] == 12
    assert m.modifiers(key) == [(1, "T11.2.ragnarok")]


@rule("T10.SM11.a", "3.4")
def test_ragnarok_needs_units_that_are_pagan_now(match: Maker) -> None:
    m = lay_out(match, [3]).faith("SAX", "christian").give("tribal", "ragnarok")
    attack(m, "tribal")
    assert refused(m, "play:ragnarok") == ("ragnarok-not-pagan", "T10.SM11.a")


@rule("T10.SM11")
def test_the_empire_never_plays_ragnarok(match: Maker) -> None:
    m = attack(lay_out(match, [3]).faith("AUS", "pagan").give("empire", "ragnarok"))
    assert refused(m, "play:ragnarok") == ("ragnarok-tribal-only", "T10.SM11")
    m.do("pass")
    assert m.hand("empire") == ["ragnarok"]


@rule("T11.2.multiplier", "13.4")
def test_a_defender_who_counts_four_times_already_is_not_asked(match: Maker) -> None:
    """Charlemagne and a burg."""
    m = lay_out(match, [3]).leader(name(HERE), "empire").give("empire", "military-advance")
    m.s.burgs = [HERE]
    attack(m, "tribal")
    assert m.asked() == ("empire", "spear-battle")
    assert m.modifiers("defence-strength") == [(2, "T11.2.charlemagne"), (1, "13.2.b")]
    assert m.events("defence-strength")[0].args["times"] == 4
    assert m.hand("empire") == ["military-advance"]
