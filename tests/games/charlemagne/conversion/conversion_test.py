"""16.0, T6 Conversion: who may try, the markers of both sides, the die, and what the region becomes."""

from collections.abc import Callable

import pytest

from aevum.engine.event import Modifier
from aevum.games.charlemagne.rules.battle.strength import all_pagan
from aevum.games.charlemagne.rules.conversion.operation import Conversion, convert, refusal
from aevum.games.charlemagne.rules.conversion.table import column, modifiers, preached, result
from aevum.games.charlemagne.rules.counters import WARRIORS, alike
from aevum.games.charlemagne.rules.events.revolt_table import modifiers as revolt_modifiers
from aevum.games.charlemagne.rules.regions import FAITH, region
from aevum.games.charlemagne.rules.tables import CHRISTIAN, EMPIRE, FAITHS, MUSLIM, PAGAN, TRIBAL
from aevum.games.charlemagne.rules.vassalage.table import modifiers as vassalage_modifiers
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import all_of, begin, name, north, plain, refused, region_of
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]
SAXONY = region("SAX")


def preach(
    match: Maker, dice: list[int], own: list[str], other: list[str], seat: str = "empire"
) -> ScriptedMatch:
    """An attempt on Saxony, pagan and Tribal; nobody holds its burgs."""
    m = match(dice).clear().phasing(seat)
    m.give(seat, *own).give("tribal" if seat == "empire" else "empire", *other)
    return alone(m, Conversion(0 if seat == "empire" else 1, m.hex("Verden")))


def faith(m: ScriptedMatch, home: str = "SAX") -> str:
    return FAITHS[m.s.faith[region(home)]]


def items_of(found: list[Modifier]) -> list[tuple[int, str]]:
    return [(item.value, item.rule) for item in found]


@rule("T6.differential")
def test_the_differential_is_read_between_0_and_5() -> None:
    assert [column(n) for n in (-3, 0, 1, 5, 8)] == [0, 0, 1, 5, 5]


@rule("T6.table")
def test_the_die_is_crossed_with_the_differential() -> None:
    assert [result(die, -1) for die in range(1, 7)] == ["R", "-", "-", "-", "-", "C"]
    assert [result(die, 2) for die in range(1, 7)] == [result(die, 1) for die in range(1, 7)]
    assert result(3, 5) == "C+R"


@rule("T6.differential", "T10.SM10", "T6.ragnarok")
def test_markers_of_both_sides_are_itemised() -> None:
    found: list[Modifier] = []
    assert preached(4, 2, 1, found) == 1
    assert items_of(found) == [(4, "T10.SM10"), (-2, "T10.SM10"), (-1, "T6.ragnarok")]


@rule("T6.burgs")
def test_holding_every_burg_helps(match: Maker) -> None:
    m = match().clear().put("Verden", "AUS militia").put("Eresburg", "AUS militia")
    assert modifiers(m.s, EMPIRE, SAXONY, None) == 0
    m.put("Halberstadt", "AUS militia")
    found: list[Modifier] = []
    assert modifiers(m.s, EMPIRE, SAXONY, found) == 1
    assert items_of(found) == [(1, "T6.burgs")]
    assert modifiers(m.s, TRIBAL, SAXONY, None) == 0


@rule("T6.muslim", "T6.christian")
@pytest.mark.parametrize(
    ("seat", "present", "expected"),
    [
        (EMPIRE, MUSLIM, [(-1, "T6.muslim")]),
        (EMPIRE, PAGAN, []),
        (TRIBAL, CHRISTIAN, [(-1, "T6.christian")]),
        (TRIBAL, MUSLIM, []),
    ],
)
def test_rooted_faiths_resist(match: Maker, seat: int, present: int, expected: list[tuple[int, str]]) -> None:
    m = match().clear()
    m.s.faith[SAXONY] = present
    found: list[Modifier] = []
    modifiers(m.s, seat, SAXONY, found)
    assert items_of(found) == expected


# Who may try


def mission(match: Maker, *markers: str) -> ScriptedMatch:
    """A militia of the Empire in open country that is pagan, with the markers."""
    home = region_of(plain())
    m = match([6]).clear().control(home, "tribal").faith(home, "pagan")
    return m.put(name(plain()), "AUS militia").give("empire", *markers)


@rule("16.3.a")
def test_a_force_converts_the_region_that_it_stands_in(match: Maker) -> None:
    m = begin(mission(match, "missionary"), name(plain()), 4).do("convert", "play:missionary", "roll")
    assert m.events("conversion")[0].args["region"] == region_of(plain())
    assert faith(m, region_of(plain())) == "christian"


@rule("T6.needs", "16.3.a")
def test_leaders_alone_convert_nobody(match: Maker) -> None:
    home = region_of(plain())
    m = match().clear().faith(home, "pagan").leader(name(plain()), "empire").give("empire", "missionary")
    assert refused(begin(m, name(plain()), 20), "convert") == ("nobody-to-convert", "T6.needs")


@rule("16.3.b", "T6.markers")
def test_without_a_missionary_nobody_tries(match: Maker) -> None:
    m = begin(mission(match, "vassalage"), name(plain()), 20)
    assert refused(m, "convert") == ("marker-not-held", "T6.markers")


@rule("T5.conversion")
def test_no_conversion_in_an_enemy_zone_of_control(match: Maker) -> None:
    m = mission(match, "missionary").put(north(plain()), "SAX warriors")
    assert refused(begin(m, name(plain()), 20), "convert") == ("in-enemy-zone", "T5.conversion")


@rule("16.4.c")
def test_the_empire_tries_no_christian_region(match: Maker) -> None:
    home = region_of(plain())
    m = mission(match, "missionary").faith(home, "christian")
    assert refused(begin(m, name(plain()), 20), "convert") == ("christian-already", "16.4.c")
    m = match().clear().faith(home, "christian").put(name(plain()), "SAX warriors")
    m.give("tribal", "missionary")
    assert refusal(m.s, TRIBAL, plain(), all_of(m, name(plain()), "tribal"), 4) is None


@rule("12.6.c")
def test_a_region_is_tried_once_in_a_phase_whoever_tries(match: Maker) -> None:
    m = mission(match, "missionary", "missionary")
    m.s.converted_here = [region(region_of(plain()))]
    assert refused(begin(m, name(plain()), 20), "convert") == ("conversion-tried", "12.6.c")


# The markers


@rule("16.3.b", "T6.markers")
def test_the_die_waits_for_the_first_missionary(match: Maker) -> None:
    m = preach(match, [], ["missionary"], [])
    assert m.asked() == ("empire", "preach")
    assert refused(m, "roll") == ("play-a-marker-first", "T6.markers")
    m.do("play:missionary")
    assert m.offered() == ["roll"]


@rule("T10.SM10")
def test_each_missionary_adds_one(match: Maker) -> None:
    m = preach(match, [2], ["missionary"] * 3, []).do(*["play:missionary"] * 3, "roll")
    assert m.modifiers("conversion") == [(3, "T10.SM10")]
    assert m.events("conversion")[0].args["code"] == "R"
    assert m.s.holder.count(EMPIRE) == 0


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


# The result


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
    assert m.offered() == ["faith:christian", "faith:muslim"]
    m.do("faith:muslim")
    assert faith(m) == "muslim"
    assert over(m)


@rule("T6.R")
def test_a_reaction_gives_the_other_player_a_marker(match: Maker) -> None:
    m = preach(match, [1, 1], ["missionary"], []).do("play:missionary", "roll")
    assert (len(m.hand("tribal")), len(m.hand("empire"))) == (1, 0)
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


# What religion is for


@rule("16.2")
def test_religion_matters_for_vassalage_conversion_revolt_and_ragnarok(match: Maker) -> None:
    def effects(present: int) -> list[object]:
        m = match().clear().control("SAX", "empire")
        m.s.faith[SAXONY] = present
        return [
            vassalage_modifiers(m.s, EMPIRE, SAXONY, None),
            modifiers(m.s, EMPIRE, SAXONY, None),
            revolt_modifiers(m.s, SAXONY, []),
            all_pagan(m.s, [alike(SAXONY, WARRIORS)[0]]),
        ]

    assert effects(CHRISTIAN) == [1, 0, 1, False]
    assert effects(MUSLIM) == [-1, -1, 0, False]
    assert effects(PAGAN) == [0, 0, 0, True]
