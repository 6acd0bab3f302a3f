"""16.3, 16.4, T6 Who may try to convert what."""

from aevum.games.charlemagne.rules.conversion.operation import refusal
from aevum.games.charlemagne.rules.regions import region
from aevum.games.charlemagne.rules.tables import TRIBAL
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import begin, name, north, plain, refused, region_of
from tests.games.charlemagne.mission import Maker, faith


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


@rule("T6.needs")
def test_a_leader_converts_where_a_unit_of_his_side_is_in_the_region(match: Maker) -> None:
    """It need not be with him; a neutral one, or one of the enemy, does not help him."""
    home = region_of(plain())
    m = match([6]).clear().control(home, "tribal").faith(home, "pagan").give("empire", "missionary")
    m.leader(name(plain()), "empire").put(north(plain(), 2), "SAX warriors")
    assert refused(begin(m, name(plain()), 20), "convert") == ("nobody-to-convert", "T6.needs")
    m = match([6]).clear().control(home, "tribal").faith(home, "pagan").give("empire", "missionary")
    m.leader(name(plain()), "empire").put(north(plain(), 2), "AUS militia")
    begin(m, name(plain()), 20).do("convert", "play:missionary", "roll")
    assert faith(m, home) == "christian"


@rule("16.3.b", "T6.markers")
def test_without_a_missionary_nobody_tries(match: Maker) -> None:
    m = begin(mission(match, "vassalage"), name(plain()), 20)
    assert refused(m, "convert") == ("marker-not-held", "T6.markers")


@rule("T5.conversion")
def test_no_conversion_in_an_enemy_zone_of_control(match: Maker) -> None:
    m = mission(match, "missionary").put(north(plain()), "SAX warriors")
    assert refused(begin(m, name(plain()), 20), "convert") == ("in-enemy-zone", "T5.conversion")
    m = match().clear().put(name(plain()), "SAX warriors").put(north(plain()), "AUS militia")
    m.give("tribal", "missionary")
    assert refused(begin(m, name(plain()), 20, "tribal"), "convert") == ("in-enemy-zone", "T5.conversion")


@rule("16.4.c")
def test_the_empire_tries_no_christian_region(match: Maker) -> None:
    home = region_of(plain())
    m = mission(match, "missionary").faith(home, "christian")
    assert refused(begin(m, name(plain()), 20), "convert") == ("christian-already", "16.4.c")
    m = match().clear().faith(home, "christian").put(name(plain()), "SAX warriors")
    m.give("tribal", "missionary")
    assert refusal(m.s, TRIBAL, plain(), 4) is None


@rule("12.6.c")
def test_a_region_is_tried_once_in_a_phase_whoever_tries(match: Maker) -> None:
    m = mission(match, "missionary", "missionary")
    m.s.converted_here = [region(region_of(plain()))]
    assert refused(begin(m, name(plain()), 20), "convert") == ("conversion-tried", "12.6.c")
