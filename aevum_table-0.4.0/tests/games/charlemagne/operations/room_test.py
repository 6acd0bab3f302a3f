"""3.5, 3.6 Stacking, and who may stand with whom."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.land import LAND, PLAIN
from aevum.games.charlemagne.rules.stacking import no_room
from aevum.games.charlemagne.rules.tables import EMPIRE
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import all_of, begin, name, north, plain, refused, region_of, within
from tests.games.charlemagne.rest import over

Maker = Callable[..., ScriptedMatch]


def crowd(m: ScriptedMatch, place: str, count: int) -> None:
    """So many units of the Empire, of two regions."""
    m.put(place, "NEU militia", count // 2).put(place, "AUS militia", count - count // 2)


@rule("3.5.a")
def test_ten_units_stand_in_a_hex_and_no_more(match: Maker) -> None:
    middle = plain()
    m = match().clear().control(region_of(middle), "empire").put(north(middle), "AUS field-army")
    crowd(m, name(middle), 9)
    newcomer = all_of(m, north(middle), "empire")
    assert no_room(m.s, EMPIRE, middle, newcomer) is None
    m.put(name(middle), "BUR militia")
    refusal = no_room(m.s, EMPIRE, middle, newcomer)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("stack-full", "3.5.a")
    begin(m, north(middle), 1)
    assert refused(m, f"move:{name(middle)}") == ("stack-full", "3.5.a")


@rule("3.5.b")
def test_leaders_need_no_room(match: Maker) -> None:
    middle = plain()
    m = match().clear().control(region_of(middle), "empire").leader(north(middle), "empire")
    crowd(m, name(middle), 10)
    m.s.burgs = [middle]
    begin(m, north(middle), 1).do(f"move:{name(middle)}")
    assert len(m.at(name(middle))) == 11
    assert over(m)


@rule("3.5.c")
def test_a_force_passes_through_a_full_hex_but_does_not_stop_there(match: Maker) -> None:
    middle = plain()
    m = match().clear().control(region_of(middle), "empire").put(north(middle), "AUS field-army", 2)
    crowd(m, name(middle), 10)
    m.put(north(middle, 2), "SAX warriors")
    begin(m, north(middle), 10).do(f"move:{name(middle)}")
    for wish in ("stop", "drop:AUS:field-army", "pillage", "convert"):
        assert refused(m, wish) == ("stack-full", "3.5.a")
    m.do(f"move:{north(middle, -1)}", "stop")
    assert m.at(north(middle, -1)) == ["AUS field-army", "AUS field-army"]


@rule("3.5.c")
def test_nobody_enters_a_full_hex_without_the_points_to_leave_it(match: Maker) -> None:
    """C42"""
    middle = plain()
    m = match().clear().control(region_of(middle), "empire").put(north(middle), "AUS field-army")
    crowd(m, name(middle), 10)
    assert f"move:{name(middle)}" in begin(m, north(middle), 2).offered()
    m = match().clear().control(region_of(middle), "empire").put(north(middle), "AUS field-army")
    crowd(m, name(middle), 10)
    # An enemy who controls the full hex makes the way out dearer.
    m.put(north(middle, -1), "SAX warriors")
    begin(m, north(middle), 3)
    assert refused(m, f"move:{name(middle)}") == ("stack-full", "3.5.a")


@rule("3.5.c")
def test_two_full_hexes_are_passed_in_a_row(match: Maker) -> None:
    middle = plain()
    m = match().clear().control(region_of(middle), "empire").put(north(middle), "AUS field-army", 5)
    crowd(m, name(middle), 6)
    m.put(north(middle, -1), "BUR militia", 3).put(north(middle, -1), "ALE militia", 3)
    begin(m, north(middle), 3)
    m.do(f"move:{name(middle)}", f"move:{north(middle, -1)}", f"move:{north(middle, -2)}")
    assert m.at(north(middle, -2)) == ["AUS field-army"] * 5
    assert over(m)


@rule("3.6.a")
def test_empire_units_of_any_regions_form_one_force(match: Maker) -> None:
    middle = plain()
    m = match().clear().control(region_of(middle), "empire")
    m.put(name(middle), "AUS field-army").put(name(middle), "NEU militia").put(north(middle), "BUR militia")
    begin(m, name(middle), 3).do(f"move:{north(middle)}", "stop")
    assert m.at(north(middle)) == ["AUS field-army", "BUR militia", "NEU militia"]


@rule("3.6.b")
def test_tribes_do_not_end_in_the_same_hex(match: Maker) -> None:
    middle = plain()
    m = match().clear().control(region_of(middle), "tribal")
    m.put(name(middle), "SAX warriors").put(north(middle), "LOM militia")
    begin(m, name(middle), 1, "tribal")
    assert refused(m, f"move:{north(middle)}") == ("tribes-apart", "3.6.b")


@rule("3.6.c")
def test_tribes_pass_through_one_another(match: Maker) -> None:
    middle = plain()
    m = match().clear().control(region_of(middle), "tribal")
    m.put(name(middle), "SAX warriors").put(north(middle), "LOM militia")
    begin(m, name(middle), 5, "tribal").do(f"move:{north(middle)}")
    assert refused(m, "stop") == ("tribes-apart", "3.6.b")
    m.do(f"move:{north(middle, 2)}", "stop")
    assert m.at(north(middle)) == ["LOM militia"]
    assert m.at(north(middle, 2)) == ["SAX warriors"]


@rule("3.6.b")
def test_a_tribal_leader_may_stand_with_any_tribe(match: Maker) -> None:
    middle = plain()
    m = match().clear().control(region_of(middle), "tribal")
    m.leader(name(middle), "tribal", "widukind").put(north(middle), "LOM militia")
    begin(m, name(middle), 5, "tribal").do(f"move:{north(middle)}", "stop")
    assert m.at(north(middle)) == ["LOM militia", "widukind"]


@rule("3.5.c", "6.5.a")
def test_nobody_passes_through_a_full_hex_where_he_would_violate_neutrality(match: Maker) -> None:
    """C42"""
    start, full = next(
        (a, b) for a in LAND.hexes[0] for b in LAND.near[a] if LAND.region[b] != 0 and not LAND.rough[b]
    )
    for side, free in (("empire", True), ("neutral", False)):
        m = match().clear().put(name(start), "AUS field-army").control(region_of(full), side)
        m.put(name(full), "NEU militia", 5).put(name(full), "AUS militia", 5)
        assert (f"move:{name(full)}" in begin(m, name(start), 20).offered()) == free


@rule("3.5.c", "12.4.b")
def test_an_enemy_beside_a_full_hex_bars_one_way_out_of_it_and_not_the_others(match: Maker) -> None:
    middle = plain()
    ways = [hex for hex in LAND.near[middle] if name(hex) != north(middle)]
    for enemy in (ways[0], ways[-1]):
        m = match().clear().control(region_of(middle), "empire").put(north(middle), "AUS field-army")
        crowd(m, name(middle), 10)
        m.put(name(enemy), "SAX warriors")
        # Into the hex and out of it again, from an enemy zone each time.
        assert f"move:{name(middle)}" in begin(m, north(middle), 6).offered()


@rule("3.6.c", "12.4.a")
@pytest.mark.parametrize(("points", "free"), [(2, False), (3, True)])
def test_two_rings_of_other_tribes_are_passed_in_a_row(match: Maker, points: int, free: bool) -> None:
    """Strangers in a hex and all round it, and the way back is rough: what is left must reach beyond."""
    start, full = next(
        (a, b)
        for b in range(LAND.size)
        if LAND.ground(b) == "clear" and len(LAND.near[b]) == 6
        for a in LAND.near[b]
        if LAND.ground(a) == "rough"
        and not LAND.burg[a]
        and all(LAND.entry(b, c) == 1 for c in LAND.near[b] if c != a)
        and LAND.side(a, b) == PLAIN
    )
    m = match().clear()
    for home in ("LOM", "DEN", *{region_of(hex) for hex in within(full, 2)}):
        m.control(home, "tribal")
    m.put(name(start), "SAX warriors").put(name(full), "LOM militia")
    for hex in LAND.near[full]:
        if hex != start:
            m.put(name(hex), "DEN warriors")
    begin(m, name(start), points, "tribal")
    assert (f"move:{name(full)}" in m.offered()) == free
