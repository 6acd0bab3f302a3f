"""T2.EV07 Natural disaster."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.events.disaster import Disaster
from aevum.games.charlemagne.rules.events.phase import EventPhase
from aevum.games.charlemagne.rules.land import LAND
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]


def strike(m: ScriptedMatch, die: int) -> ScriptedMatch:
    m.s.script = [die]
    return alone(m.hush(), Disaster())


@rule("T2.EV07")
@pytest.mark.parametrize("die", range(1, 7))
def test_low_dice_strike_the_tribal_player_the_others_the_empire(match: Maker, die: int) -> None:
    m = strike(match().clear(), die)
    (told,) = m.events("disaster-strikes")
    assert told.args["seat"] == ("tribal" if die <= 2 else "empire")
    assert over(m)


@rule("T2.EV07.a")
def test_the_victim_picks_a_marker_where_his_units_stand_never_a_printed_burg(match: Maker) -> None:
    m = match().clear().put("Aachen", "AUS militia").put("Pavia", "LOM militia")
    new = next(hex for hex in LAND.hexes[0] if not LAND.burg[hex])
    m.put(LAND.names[new], "AUS militia")
    taken = next(hex for hex in LAND.hexes[0] if not LAND.burg[hex] and hex != new)
    m.put(LAND.names[taken], "LOM militia")
    m.s.burgs = sorted([new, taken])
    m.s.civilized = sorted([m.hex("Aachen"), m.hex("Pavia")])
    strike(m, 3)
    assert m.asked() == ("empire", "disaster-ruins")
    aachen = LAND.names[m.hex("Aachen")]
    assert m.offered() == [f"ruin-burg:{LAND.names[new]}", f"ruin-civilization:{aachen}"]
    m.do(f"ruin-burg:{LAND.names[new]}")
    assert m.s.burgs == [taken]
    assert m.told("burg-ruined") == [({"seat": "empire", "place": LAND.names[new]}, "T2.EV07.a")]
    assert len(m.s.civilized) == 2
    assert over(m)


@rule("T2.EV07.a")
def test_a_marker_in_a_region_of_his_where_nobody_stands_is_his_too(match: Maker) -> None:
    """He must remove one: it does not help him that he left it (AMB-3)."""
    m = match().clear()
    m.s.civilized = [m.hex("Pavia")]
    assert over(strike(m, 3))
    assert m.s.civilized == [m.hex("Pavia")]
    assert over(strike(m, 1))
    assert m.s.civilized == []
    m = match().clear().control("LOM", "neutral")
    m.s.civilized = [m.hex("Pavia")]
    assert over(strike(m, 1))
    assert m.s.civilized == [m.hex("Pavia")]


@rule("T2.EV07.a")
def test_a_civilization_marker_is_removed(match: Maker) -> None:
    m = match().clear().put("Pavia", "LOM militia")
    m.s.civilized = [m.hex("Pavia")]
    strike(m, 1)
    assert m.s.civilized == []
    assert m.events("civilization-ruined")[0].args["seat"] == "tribal"
    assert over(m)


@rule("T2.EV07.b")
def test_the_victim_returns_a_marker_of_his_choice_unseen(match: Maker) -> None:
    m = match().clear().give("tribal", "vassalage", "vassalage", "treachery").give("empire", "missionary")
    strike(m, 2)
    assert m.asked() == ("tribal", "return-marker")
    assert m.offered() == ["return:treachery", "return:vassalage"]
    m.do("return:vassalage")
    assert m.hand("tribal") == ["treachery", "vassalage"]
    assert m.hand("empire") == ["missionary"]
    assert [e.args for e in m.table.story("empire") if e.key.startswith("marker-returned")] == [
        {"seat": "tribal"}
    ]
    assert m.events("marker-returned")[0].args == {"seat": "tribal", "marker": "vassalage"}
    assert over(m)


@rule("T2.EV07.b", "1.4")
@pytest.mark.parametrize(("die", "victim", "other"), [(1, "tribal", "empire"), (6, "empire", "tribal")])
def test_only_the_victim_reads_which_marker_it_was(match: Maker, die: int, victim: str, other: str) -> None:
    m = strike(match().clear().give(victim, "vassalage", "treachery"), die).do("return:treachery")
    told = [e for reader in (victim, other) for e in m.table.story(reader) if "marker-returned" in e.key]
    assert [(e.key, e.args, e.rule) for e in told] == [
        ("marker-returned", {"seat": victim, "marker": "treachery"}, "T2.EV07.b"),
        ("marker-returned-unseen", {"seat": victim}, "T2.EV07.b"),
    ]


@rule("T2.EV07.b", "1.4")
def test_that_all_markers_are_alike_is_not_betrayed_by_an_answer_without_a_question(match: Maker) -> None:
    m = strike(match().clear().give("tribal", "vassalage", "vassalage"), 1)
    assert m.asked() == ("tribal", "return-marker")
    m = strike(match().clear().give("tribal", "vassalage"), 1)
    assert m.hand("tribal") == []
    assert over(m)


@rule("T2.EV07.b", "T10.SM04")
def test_who_plays_his_last_markers_before_he_answers_has_none_to_return(match: Maker) -> None:
    m = strike(match().clear().give("tribal", "espionage", "espionage"), 1)
    m.do("play:espionage")
    assert m.offered() == ["return:espionage"]
    m.do("play:espionage")
    assert m.offered() == ["pass"]
    m.do("pass")
    assert m.events("marker-returned-unseen") == []
    assert over(m)


@rule("T2.EV07", "7.1")
def test_the_row_of_the_disaster(match: Maker) -> None:
    m = alone(match([2, 6, 1]).clear().hush(), EventPhase())
    assert m.told("disaster-roll") == [({"seat": "empire"}, "T2.EV07")]
    assert m.told("disaster-strikes") == [({"seat": "tribal"}, "T2.EV07")]
    assert over(m)
