"""12.5 Zones of control."""

from collections.abc import Callable

from aevum.games.charlemagne.rules.ground import in_zone
from aevum.games.charlemagne.rules.land import LAND, PLAIN
from aevum.games.charlemagne.rules.movement.move import cost
from aevum.games.charlemagne.rules.tables import EMPIRE, TRIBAL
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import RIVER, STRAIT, begin, name, north, pair, plain, refused, region_of

Maker = Callable[..., ScriptedMatch]


@rule("12.5.a")
def test_a_land_unit_controls_the_six_hexes_round_it(match: Maker) -> None:
    middle = plain()
    m = match().clear().put(name(middle), "SAX warriors")
    assert len(LAND.near[middle]) == 6
    controlled = [hex for hex in range(LAND.size) if not LAND.sea[hex] and in_zone(m.s, hex, TRIBAL)]
    assert controlled == sorted(LAND.near[middle])
    assert not any(in_zone(m.s, hex, EMPIRE) for hex in LAND.near[middle])


@rule("12.5.a")
def test_leaders_and_fleets_control_nothing(match: Maker) -> None:
    middle = plain()
    m = match().clear().leader(name(middle), "tribal", "widukind").control("DEN", "tribal")
    m.put(name(middle), "DEN fleet")
    assert not any(in_zone(m.s, hex, TRIBAL) for hex in LAND.near[middle])


@rule("12.5.b")
def test_a_zone_does_not_cross_a_river(match: Maker) -> None:
    a, b = pair(ground="clear", burg=False, side=RIVER)
    m = match().clear().put(name(a), "SAX warriors")
    assert not in_zone(m.s, b, TRIBAL)


@rule("12.5.c")
def test_a_zone_does_not_reach_into_rough_terrain_but_for_a_pass(match: Maker) -> None:
    for ground, reached in (("rough", False), ("pass", True), ("clear", True)):
        a, b = pair(ground=ground, burg=False, side=PLAIN)
        m = match().clear().put(name(a), "SAX warriors")
        assert in_zone(m.s, b, TRIBAL) == reached


@rule("12.5.d")
def test_a_zone_does_not_reach_over_the_sea(match: Maker) -> None:
    a, b = pair(ground="clear", burg=False, side=STRAIT)
    m = match().clear().put(name(a), "SAX warriors")
    assert not in_zone(m.s, b, TRIBAL)
    shore = next(hex for hex in range(LAND.size) if LAND.shores[hex] and not LAND.sea[hex])
    m = match().clear().put(name(shore), "SAX warriors")
    assert not any(in_zone(m.s, hex, TRIBAL) for hex in LAND.shores[shore])


@rule("12.5.e")
def test_a_zone_does_not_reach_into_a_burg_that_the_other_side_holds(match: Maker) -> None:
    a, b = pair(ground="clear", burg=True, side=PLAIN)
    m = match().clear().put(name(a), "SAX warriors")
    assert in_zone(m.s, b, TRIBAL)
    m.put(name(b), "AUS militia")
    assert not in_zone(m.s, b, TRIBAL)
    m.s.pillaged = [b]
    assert in_zone(m.s, b, TRIBAL)
    m = match().clear().put(name(a), "AUS militia").put(name(b), "SAX warriors")
    assert not in_zone(m.s, b, EMPIRE)
    # One's own unit in the burg keeps one's own zone.
    m = match().clear().put(name(a), "AUS militia").put(name(b), "AUS militia")
    assert in_zone(m.s, b, EMPIRE)


@rule("12.5.f")
def test_entering_a_zone_is_free_and_leaving_costs_two_more(match: Maker) -> None:
    middle = plain()
    m = match().clear().control(region_of(middle), "empire")
    m.put(north(middle, -2), "AUS militia").put(north(middle), "SAX warriors")
    begin(m, north(middle, -2), 10)
    m.do(f"move:{north(middle, -1)}", f"move:{name(middle)}")
    assert m.ask().args["points"] == 8
    m.do(f"move:{north(middle, -1)}")
    assert m.ask().args["points"] == 5


@rule("12.5.f")
def test_a_tribal_force_pays_as_much(match: Maker) -> None:
    middle = plain()
    m = match().clear().control(region_of(middle), "tribal")
    m.put(name(middle), "SAX warriors").put(north(middle), "AUS militia")
    begin(m, name(middle), 10, "tribal").do(f"move:{north(middle, -1)}")
    assert m.ask().args["points"] == 7


@rule("12.5.i")
def test_friendly_units_do_not_cancel_a_zone(match: Maker) -> None:
    middle = plain()
    m = match().clear().put(north(middle), "SAX warriors").put(name(middle), "AUS field-army", 2)
    assert in_zone(m.s, middle, TRIBAL)
    assert cost(m.s, EMPIRE, middle, m.hex(north(middle, -1))) == 1 + 2


@rule("12.5.g", "T5.pillage", "T5.conversion")
def test_in_an_enemy_zone_nobody_pillages_or_converts(match: Maker) -> None:
    middle = plain()
    home = region_of(middle)
    m = match().clear().control(home, "tribal").faith(home, "pagan").give("empire", "missionary")
    m.put(name(middle), "AUS field-army").put(north(middle), "SAX warriors")
    begin(m, name(middle), 10)
    assert refused(m, "pillage") == ("in-enemy-zone", "T5.pillage")
    assert refused(m, "convert") == ("in-enemy-zone", "T5.conversion")
    # Battle is allowed there.
    assert f"attack:{north(middle)}" in m.offered()
