"""T5, 12.6 What a force does with its points."""

from collections.abc import Callable

from aevum.games.charlemagne.rules.land import LAND, PLAIN
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import begin, name, north, pair, plain, refused, region_of

Maker = Callable[..., ScriptedMatch]


def abroad(match: Maker, dice: list[int]) -> ScriptedMatch:
    """A field army of the Empire in open country that the Tribal player controls."""
    home = region_of(plain())
    return (
        match(dice).clear().control(home, "tribal").faith(home, "pagan").put(name(plain()), "AUS field-army")
    )


@rule("T5.battle", "13.1.a")
def test_a_battle_costs_three(match: Maker) -> None:
    m = abroad(match, [6, 1, 1]).put(north(plain()), "SAX warriors")
    begin(m, name(plain()), 5).do(f"attack:{north(plain())}", "no-advance")
    assert m.ask().args["points"] == 2
    m = abroad(match, []).put(north(plain()), "SAX warriors")
    begin(m, name(plain()), 2)
    assert refused(m, f"attack:{north(plain())}") == ("too-few-points", "T5.battle")


@rule("T5.pillage", "12.6.b")
def test_a_pillage_costs_two_and_is_tried_once_in_a_hex(match: Maker) -> None:
    m = begin(abroad(match, [6]), name(plain()), 5).do("pillage")
    assert m.ask().args["points"] == 3
    assert "pillage" not in m.offered()
    assert plain() in m.s.pillaged
    m = begin(abroad(match, []), name(plain()), 1)
    assert refused(m, "pillage") == ("too-few-points", "T5.pillage")


@rule("T5.conversion", "12.6.c")
def test_a_conversion_costs_four_and_is_tried_once_in_a_region(match: Maker) -> None:
    m = abroad(match, [6]).give("empire", "missionary", "missionary")
    begin(m, name(plain()), 10).do("convert", "play:missionary", "roll")
    assert m.ask().args["points"] == 6
    m.do(f"move:{north(plain())}")
    assert "convert" not in m.offered()
    m = begin(abroad(match, []).give("empire", "missionary"), name(plain()), 3)
    assert refused(m, "convert") == ("too-few-points", "T5.conversion")


@rule("12.6.a")
def test_actions_are_repeated_while_the_points_last(match: Maker) -> None:
    """Two battles and two pillages in one activation."""
    m = abroad(match, [6, 1, 1, 6, 1, 1, 6, 6]).put(name(plain()), "AUS field-army", 2)
    m.put(north(plain()), "SAX warriors").put(north(plain(), 2), "SAX warriors")
    begin(m, name(plain()), 12)
    m.do(f"attack:{north(plain())}", f"advance:{north(plain())}")
    assert "pillage" not in m.offered()
    m.do(f"attack:{north(plain(), 2)}")
    m.do("no-advance")
    assert m.ask().args["points"] == 6
    m.do("pillage", f"move:{north(plain(), 2)}", "pillage")
    assert m.ask().args["points"] == 1
    assert len(m.s.pillaged) == 2


@rule("T5.stratagem", "14.1")
def test_a_stratagem_marker_costs_no_points(match: Maker) -> None:
    m = abroad(match, [6, 1, 1]).give("empire", "military-advance").put(north(plain()), "SAX warriors")
    begin(m, name(plain()), 5)
    m.s.orders = []
    m.do(f"attack:{north(plain())}", "play:military-advance", "no-advance")
    assert m.events("marker-shown")[0].args["marker"] == "military-advance"
    assert m.ask().args["points"] == 2


@rule("13.1.b")
def test_leaders_alone_attack_nobody(match: Maker) -> None:
    home = region_of(plain())
    m = match().clear().control(home, "tribal").leader(name(plain()), "empire")
    m.put(north(plain()), "SAX warriors")
    begin(m, name(plain()), 20)
    assert refused(m, f"attack:{north(plain())}") == ("leader-alone-attack", "13.1.b")


@rule("12.3")
def test_a_force_without_points_for_anything_stops_by_itself(match: Maker) -> None:
    m = begin(abroad(match, []), name(plain()), 3).do(f"move:{north(plain())}", f"move:{name(plain())}")
    assert m.ask().args["points"] == 1
    m.do(f"move:{north(plain())}")
    assert m.events("force-stops")[0].args["points"] == 0
    assert m.asked() == ("empire", "rest")


@rule("12.3", "1.4")
def test_a_force_that_can_only_stop_is_asked_all_the_same(match: Maker) -> None:
    """Else the others would learn that it has no Missionary to play."""
    m = match().clear().control(region_of(plain()), "empire").put(name(plain()), "AUS militia")
    m.put(north(plain()), "SAX warriors")
    begin(m, name(plain()), 2)
    assert (m.asked(), m.offered()) == (("empire", "operate"), ["stop"])
    m = match().clear().control(region_of(plain()), "empire").put(name(plain()), "AUS militia")
    m.put(north(plain()), "SAX warriors")
    # Without the points for anything there is nothing to ask.
    assert begin(m, name(plain()), 1).asked() == ("empire", "rest")


@rule("12.3", "12.4.a")
def test_the_last_point_is_for_the_cheapest_way(match: Maker) -> None:
    """Rough country on one side is no reason to stop."""
    a, b = pair(ground="rough", burg=False, side=PLAIN)
    way = next(
        hex for hex in LAND.near[a] if hex != b and LAND.ground(hex) == "clear" and LAND.side(a, hex) == PLAIN
    )
    m = match().clear().control(region_of(way), "empire").put(name(a), "AUS militia")
    begin(m, name(a), 1)
    assert f"move:{name(way)}" in m.offered()
