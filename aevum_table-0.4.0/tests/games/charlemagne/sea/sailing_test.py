"""17.1-17.3 Fleets under way."""

from collections.abc import Callable

import pytest

from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import refused
from tests.games.charlemagne.harbour import COAST, FAR, OFF, OUT, begin_sailing, points_left
from tests.games.charlemagne.rest import over

Maker = Callable[..., ScriptedMatch]
MARSEILLE = LAND.names[LAND.of_burg("Marseille")]


@rule("17.1.a", "17.2", "A1.sea")
def test_each_sea_hex_costs_one(match: Maker) -> None:
    m = begin_sailing(match().clear().put(OFF, "PRO fleet"), OFF, 5).do(f"sail-to:{OUT}", f"sail-to:{FAR}")
    assert points_left(m) == 3
    assert m.at(FAR) == ["PRO fleet"]
    assert m.told("fleet-sails") == [
        ({"seat": "empire", "place": OUT, "points": 4}, "17.1.a"),
        ({"seat": "empire", "place": FAR, "points": 3}, "17.1.a"),
    ]


@rule("17.2")
def test_a_coast_port_costs_one_more_to_leave_and_one_to_enter(match: Maker) -> None:
    m = begin_sailing(match().clear().put("Marseille", "PRO fleet"), "Marseille", 5).do(f"sail-to:{OFF}")
    assert points_left(m) == 3
    m.do(f"put-in:{MARSEILLE}")
    assert points_left(m) == 2
    assert m.at("Marseille") == ["PRO fleet"]
    assert m.told("fleet-puts-in") == [({"seat": "empire", "place": MARSEILLE}, "17.2")]


@rule("17.2", "2.3")
def test_a_river_port_costs_two(match: Maker) -> None:
    rouen = LAND.of_burg("Rouen")
    gate = LAND.names[LAND.gate[rouen]]
    m = begin_sailing(match().clear().put("Rouen", "PRO fleet"), "Rouen", 9)
    assert m.offered() == [f"sail-to:{gate}", "stop"]
    m.do(f"sail-to:{gate}")
    assert points_left(m) == 6
    m.do(f"put-in:{LAND.names[rouen]}")
    assert points_left(m) == 4


@rule("17.2", "12.3")
def test_what_costs_too_much_is_refused_and_without_points_fleets_stop(match: Maker) -> None:
    m = begin_sailing(match().clear().put("Marseille", "PRO fleet"), "Marseille", 2)
    m.do(f"sail-to:{OFF}")
    assert over(m)
    m = match().clear().put(OFF, "PRO fleet").put(OFF, "AUS militia")
    begin_sailing(m, OFF, 2)
    assert refused(m, f"land:{COAST}") == ("too-few-points", "17.2")
    m = begin_sailing(match().clear().put(OFF, "PRO fleet"), OFF, 1).do(f"sail-to:{OUT}")
    assert m.told("fleets-stop") == [({"seat": "empire", "place": OUT, "points": 0}, "12.3")]
    assert over(m)


@rule("17.1.b")
def test_fleets_put_into_no_port_that_others_hold(match: Maker) -> None:
    for side in ("tribal", "neutral"):
        m = match().clear().control("PRO", side).put("Marseille", "PRO militia").put(OFF, "SEP fleet")
        assert refused(begin_sailing(m, OFF, 9), f"put-in:{MARSEILLE}") == ("held-by-others", "17.1.b")


@rule("17.1.a", "6.5.a")
def test_putting_into_a_neutral_port_violates_the_region(match: Maker) -> None:
    m = match().clear().control("PRO", "neutral").put(OFF, "SEP fleet")
    begin_sailing(m, OFF, 9).do(f"put-in:{MARSEILLE}")
    assert m.controls("PRO") == "tribal"
    assert m.at("Marseille") == ["SEP fleet"]


@rule("17.3.d", "17.3.e")
def test_landing_in_a_port_costs_one_more_and_the_fleets_may_go_on(match: Maker) -> None:
    m = match().clear().put(OFF, "PRO fleet").put(OFF, "AUS militia", 2).leader(OFF, "empire")
    begin_sailing(m, OFF, 9).do(f"put-in:{MARSEILLE}")
    assert m.at("Marseille") == ["AUS militia", "AUS militia", "PRO fleet", "charlemagne"]
    assert points_left(m) == 7
    m.do(f"sail-to:{OFF}", "stop")
    assert m.at("Marseille") == ["AUS militia", "AUS militia", "charlemagne"]
    assert over(m)


@rule("17.3.d")
def test_one_unit_aboard_is_enough_to_make_a_port_dearer(match: Maker) -> None:
    m = match().clear().put(OFF, "PRO fleet").put(OFF, "AUS militia")
    assert refused(begin_sailing(m, OFF, 1), f"put-in:{MARSEILLE}") == ("too-few-points", "17.2")
    m = match().clear().put(OFF, "PRO fleet").put(OFF, "AUS militia")
    assert points_left(begin_sailing(m, OFF, 9).do(f"put-in:{MARSEILLE}")) == 7
    assert f"put-in:{MARSEILLE}" in begin_sailing(match().clear().put(OFF, "PRO fleet"), OFF, 1).offered()


@rule("17.3.d")
def test_landing_on_a_coast_costs_three(match: Maker) -> None:
    m = match().clear().put(OFF, "PRO fleet").put(OFF, "AUS militia")
    begin_sailing(m, OFF, 9)
    assert [option.rule for option in m.ask().options if option.id == f"land:{COAST}"] == ["17.3.d"]
    assert f"put-in:{COAST}" not in m.offered()
    m.do(f"land:{COAST}")
    assert points_left(m) == 6
    assert (m.at(COAST), m.at(OFF)) == (["AUS militia"], ["PRO fleet"])
    assert m.told("troops-land") == [({"seat": "empire", "place": COAST}, "17.3.d")]


@rule("17.3.d", "6.5.a")
def test_landing_in_a_neutral_region_violates_it(match: Maker) -> None:
    m = match().clear().control("PRO", "neutral").put(OFF, "SEP fleet").put(OFF, "AUS militia")
    begin_sailing(m, OFF, 9).do(f"land:{COAST}")
    assert m.controls("PRO") == "tribal"


@rule("17.3.d", "3.5.a")
def test_nobody_lands_where_there_is_no_room(match: Maker) -> None:
    m = match().clear().put(OFF, "PRO fleet").put(OFF, "AUS militia")
    m.put(COAST, "NEU militia", 5).put(COAST, "AUS field-army", 5)
    assert refused(begin_sailing(m, OFF, 9), f"land:{COAST}") == ("stack-full", "3.5.a")


@rule("17.1.a", "3.5.a")
def test_a_port_that_is_full_takes_no_fleet(match: Maker) -> None:
    m = match().clear().put(OFF, "PRO fleet").put("Marseille", "NEU militia", 5)
    m.put("Marseille", "AUS field-army", 5)
    assert refused(begin_sailing(m, OFF, 9), f"put-in:{MARSEILLE}") == ("stack-full", "3.5.a")


@rule("20.3", "17.3.d")
def test_a_leader_does_not_land_alone_beside_the_enemy(match: Maker) -> None:
    (beside, *_) = LAND.zone_near[LAND.number(COAST)]
    m = match().clear().put(OFF, "PRO fleet").leader(OFF, "empire").put(LAND.names[beside], "LOM militia")
    assert refused(begin_sailing(m, OFF, 9), f"land:{COAST}") == ("leader-alone-zone", "20.3")
    m = match().clear().put(OFF, "PRO fleet").leader(OFF, "empire").leader(COAST, "tribal", "leader-1")
    assert refused(begin_sailing(m, OFF, 9), f"land:{COAST}") == ("leader-alone-enemy", "12.4.b")


@rule("12.4.c")
def test_fleets_that_put_in_catch_a_lone_leader(match: Maker) -> None:
    m = match().clear().put(OFF, "PRO fleet").leader("Marseille", "tribal", "leader-1")
    begin_sailing(m, OFF, 9).do(f"put-in:{MARSEILLE}")
    assert m.at("Marseille") == ["PRO fleet"]
    assert m.events("leader-lost")[0].rule == "12.4.c"


@rule("17.3.f", "13.2.d")
def test_troops_attack_a_coast_from_their_ships_for_three(match: Maker) -> None:
    """Strength 9 against a militia doubled by the sea."""
    m = match([6, 1, 1]).clear().control("LOM", "tribal").put(OFF, "PRO fleet").put(OFF, "AUS field-army", 3)
    m.put(COAST, "LOM militia")
    begin_sailing(m, OFF, 9)
    assert f"land:{COAST}" not in m.offered()
    assert [option.rule for option in m.ask().options if option.id == f"attack:{COAST}"] == ["17.3.f"]
    m.do(f"attack:{COAST}")
    assert m.modifiers("defence-strength") == [(1, "13.2.d")]
    assert m.told("battle-roll") == [({"seat": "empire", "place": COAST}, "T11.1.table")]
    m.do("stay:AUS:field-army", f"advance:{COAST}")
    assert (len(m.at(COAST)), len(m.at(OFF))) == (2, 2)
    assert points_left(m) == 6
    assert f"land:{COAST}" in m.offered()


@rule("17.3.f", "T11.3.AA", "17.4.d")
def test_beaten_troops_go_back_with_their_ships(match: Maker) -> None:
    """C44: a militia against strength 4; AA takes half of two, and the force retreats two hexes."""
    m = match([4, 1]).clear().put(OFF, "PRO fleet").put(OFF, "AUS militia", 2)
    m.put(COAST, "SAX warriors", 2)
    begin_sailing(m, OFF, 9).do(f"attack:{COAST}")
    assert m.events("battle-result")[0].args["result"] == "AA"
    assert m.asked() == ("empire", "fleets-retreat")
    assert m.hand("tribal") == []
    m.do(f"retreat:{OUT}", f"retreat:{FAR}")
    assert m.at(FAR) == ["AUS militia", "PRO fleet"]
    assert len(m.hand("tribal")) == 1
    assert points_left(m) == 6


@rule("17.3.f", "T11.4.none")
def test_beaten_troops_whose_ships_have_no_way_are_lost_with_them(match: Maker) -> None:
    m = match([4, 1]).clear().put(OFF, "PRO fleet").put(OFF, "AUS militia", 2).put(COAST, "SAX warriors", 2)
    m.put("Marseille", "LOM militia").control("COR", "tribal").control("DEN", "tribal")
    homes = ["LOM", "COR", "COR", "DEN", "DEN"]
    for sea, home in zip(LAND.sea_near[m.hex(OFF)], homes, strict=False):
        m.put(LAND.names[sea], f"{home} fleet")
    begin_sailing(m, OFF, 9).do(f"attack:{COAST}")
    assert m.at(OFF) == []
    assert m.events("fleets-trapped")[0].rule == "T11.4.none"
    assert over(m)


@rule("17.3.f", "T11.3.AZ")
def test_troops_that_are_destroyed_leave_their_ships_where_they_are(match: Maker) -> None:
    m = match([1, 1, 1]).clear().put(OFF, "PRO fleet").put(OFF, "AUS militia").put(COAST, "SAX warriors", 2)
    begin_sailing(m, OFF, 9).do(f"attack:{COAST}")
    assert m.at(OFF) == ["PRO fleet"]
    assert m.asked() == ("empire", "sail")


@rule("17.3.f", "13.1.b")
def test_a_leader_alone_attacks_nobody_from_the_sea(match: Maker) -> None:
    m = match().clear().put(OFF, "PRO fleet").leader(OFF, "empire").put(COAST, "LOM militia")
    assert refused(begin_sailing(m, OFF, 9), f"attack:{COAST}") == ("leader-alone-attack", "13.1.b")


@rule("17.5")
def test_troops_are_not_abandoned_at_sea_while_there_is_another_way(match: Maker) -> None:
    m = match().clear().put(OUT, "PRO fleet").put(OUT, "AUS militia").leader(OUT, "empire")
    assert refused(begin_sailing(m, OUT, 1), "stop") == ("cargo-aboard", "17.5")
    m.do(f"sail-to:{FAR}")
    assert m.events("cargo-lost")[0].rule == "17.5"
    assert m.at(FAR) == ["PRO fleet"]
    assert over(m)


@rule("17.5")
def test_any_other_way_will_do_be_it_out_to_sea_or_onto_the_coast(match: Maker) -> None:
    """One point is too little to land, three are too few to fight a way out."""
    m = match().clear().put(OFF, "PRO fleet").put(OFF, "AUS militia")
    begin_sailing(m, OFF, 1)
    assert refused(m, f"land:{COAST}") == ("too-few-points", "17.2")
    assert refused(m, "stop") == ("cargo-aboard", "17.5")
    m = match().clear().put(OFF, "PRO fleet").put(OFF, "AUS militia").put("Marseille", "LOM militia")
    homes = ["LOM", "COR", "COR", "DEN", "DEN"]
    for sea, home in zip(LAND.sea_near[m.hex(OFF)], homes, strict=False):
        m.control(home, "tribal").put(LAND.names[sea], f"{home} fleet")
    begin_sailing(m, OFF, 3)
    assert f"land:{COAST}" in m.offered()
    assert refused(m, "stop") == ("cargo-aboard", "17.5")


@rule("3.6.c", "3.6.b")
@pytest.mark.parametrize(("points", "free"), [(1, False), (2, True)])
def test_tribes_pass_through_each_other_at_sea(match: Maker, points: int, free: bool) -> None:
    m = match().clear().control("COR", "tribal").put(OUT, "COR fleet").put(OFF, "LOM fleet")
    begin_sailing(m, OFF, points, "tribal")
    if not free:
        assert refused(m, f"sail-to:{OUT}") == ("tribes-apart", "3.6.b")
        return
    m.do(f"sail-to:{OUT}")
    assert refused(m, "stop") == ("tribes-apart", "3.6.b")
    m.do(f"sail-to:{FAR}")
    assert over(m)


@rule("3.6.b", "17.3.d")
def test_in_passing_nobody_lands(match: Maker) -> None:
    m = match().clear().control("COR", "tribal").put(OFF, "COR fleet").put(OUT, "LOM fleet")
    m.put(OUT, "LOM militia")
    begin_sailing(m, OUT, 9, "tribal").do(f"sail-to:{OFF}")
    assert refused(m, f"land:{COAST}") == ("tribes-apart", "3.6.b")


@rule("13.6", "3.5.a", "17.3.f")
def test_no_more_troops_advance_from_their_ships_than_the_hex_can_hold(match: Maker) -> None:
    m = match([6, 1, 1]).clear().control("BYZ", "empire").put(OFF, "PRO fleet").put(OFF, "BYZ fleet", 3)
    m.put(OFF, "AUS militia", 6).put(OFF, "NEU militia", 5).put(COAST, "LOM militia")
    begin_sailing(m, OFF, 9).do(f"attack:{COAST}")
    assert refused(m, f"advance:{COAST}") == ("stack-full", "3.5.a")
    m.do("stay:AUS:militia", f"advance:{COAST}")
    assert len(m.at(COAST)) == 10
    assert len(m.at(OFF)) == 5


@rule("3.6.c", "17.4.a")
def test_an_enemy_fleet_bars_one_way_on_from_a_hex_of_another_tribe_and_not_the_others(match: Maker) -> None:
    ways = [LAND.names[sea] for sea in LAND.sea_near[LAND.number(OUT)] if LAND.names[sea] != OFF]
    for enemy in (ways[0], ways[-1]):
        m = match().clear().control("COR", "tribal").put(OUT, "COR fleet").put(OFF, "LOM fleet")
        m.put(enemy, "PRO fleet")
        assert f"sail-to:{OUT}" in begin_sailing(m, OFF, 2, "tribal").offered()


@rule("17.3.f", "T11.3.DD", "T11.4.steps")
def test_defenders_who_are_beaten_from_the_sea_go_back_by_land(match: Maker) -> None:
    """Nine against four, doubled by the sea: even odds, and a 4 beats the defender."""
    m = match([4, 1]).clear().put(OFF, "PRO fleet").put(OFF, "AUS field-army", 3)
    m.put(COAST, "LOM militia", 4)
    begin_sailing(m, OFF, 9).do(f"attack:{COAST}")
    assert m.events("battle-result")[0].args["result"] == "DD"
    assert m.asked() == ("tribal", "retreat")


@rule("17.1.a")
def test_fleets_sail_in_the_first_hex_of_the_map_too(match: Maker) -> None:
    west = LAND.names[0]
    beside = LAND.names[LAND.sea_near[0][0]]
    m = match().clear().put(beside, "PRO fleet")
    begin_sailing(m, beside, 9).do(f"sail-to:{west}")
    assert points_left(m) == 8
    assert m.at(west) == ["PRO fleet"]
    again = CharlemagneState()
    again.read_own(m.s.own_json(), "own")
    assert again.here == m.s.here
    m.do(f"sail-to:{beside}")
    assert (m.at(west), m.at(beside)) == ([], ["PRO fleet"])


@rule("3.6.c", "17.2")
@pytest.mark.parametrize(("points", "free"), [(3, False), (4, True)])
def test_two_sea_hexes_of_other_tribes_are_passed_in_a_row(match: Maker, points: int, free: bool) -> None:
    """Two points out of the port into the first, one into the next, one more to where there is room."""
    m = match().clear().put("Marseille", "LOM fleet")
    strangers = [home for home in ("COR", "DEN", "NOR") for _ in range(2)] + ["BYZ"] * 3
    for sea, home in zip([LAND.number(OFF), *LAND.sea_near[LAND.number(OFF)]], strangers, strict=False):
        m.control(home, "tribal").put(LAND.names[sea], f"{home} fleet")
    begin_sailing(m, "Marseille", points, "tribal")
    assert (f"sail-to:{OFF}" in m.offered()) == free
    if not free:
        assert refused(m, f"sail-to:{OFF}") == ("tribes-apart", "3.6.b")
