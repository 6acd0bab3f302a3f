"""5.MOVE What moves, how far, and with whom aboard."""

from aevum.games.medioevo.rules.events.icons import HALT
from aevum.games.medioevo.rules.events.strike import Strike
from aevum.games.medioevo.rules.land import LAND
from aevum.testing import example, rule
from tests.games.medioevo.combat.field import WINS, Maker, battle_out, combat, left, menu, refused
from tests.games.medioevo.events.event_card_test import lies_open


@rule("5.MOVE.01", "5.MOVE.02")
def test_units_need_a_wagon_where_they_are(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer").put("ADR", "byzantium", "archer")
    m.item("CON", "byzantium", "war-wagon")
    combat(m)
    assert menu(m) == ["set-out-from:CON", "pass-combat"]
    m.do("set-out-from:CON")
    assert refused(m, "take-unit:archer") == ("wagons-full", "5.MOVE.13")
    assert refused(m, "go-to:ADR") == ("nothing-marches", "5.MOVE.01")


@rule("5.MOVE.03", "5.MOVE.04")
def test_a_step_costs_a_point_and_without_points_there_is_none(match: Maker) -> None:
    m = match()
    engine = m.item("CON", "byzantium", "catapult")
    combat(m).do("set-out-from:CON", "take-all", "go-to:ADR", "go-to:GAL", "go-to:TRO", "go-to:NIC")
    assert left(m, engine) == 0
    assert refused(m, "go-to:TRO") == ("no-points", "5.MOVE.04")


@rule("5.MOVE.05", "5.MOVE.06")
def test_ships_land_in_ports_and_units_stay_aboard_until_then(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer", 2)
    galley = m.item("CON", "byzantium", "galley")
    combat(m).do("set-out-from:CON", "take-all", "sail-to:MAR")
    assert m.at("MAR", "byzantium") == {"archer": 2}
    assert refused(m, "go-to:GAL") == ("no-harbour", "5.MOVE.05")
    assert refused(m, "leave-unit:archer") == ("left-at-sea", "5.MOVE.06")
    m.do("sail-to:AEG", "go-to:THE", "leave-unit:archer")
    assert left(m, galley) == 3
    assert m.at("THE", "byzantium") == {"archer": 2}
    m.do("sail-to:AEG", "halt")
    assert m.at("THE", "byzantium") == {"archer": 1}


@rule("5.MOVE.06")
def test_a_fleet_at_sea_parts_only_with_room_for_all(match: Maker) -> None:
    m = match().put("AEG", "byzantium", "archer", 4)
    m.item("AEG", "byzantium", "galley")
    m.item("AEG", "byzantium", "galley", 2)
    combat(m).do("set-sail-from:AEG", "take-thing:galley:2:2")
    assert refused(m, "sail-to:MAR") == ("left-at-sea", "5.MOVE.06")
    m.do("take-unit:archer")
    assert "sail-to:MAR" in m.offered()


@example("EX-027")
@rule("5.MOVE.08", "5.MOVE.18")
def test_out_of_a_castle_units_walk_for_nothing(match: Maker) -> None:
    m = match().turn(2).war("byzantium", "mamluks", 1).build("TRO", "byzantium", "castle")
    m.put("TRO", "byzantium", "heavy-infantry", 4).put("SMY", "mamluks", "archer")
    combat(m).do("set-out-from:TRO", "take-all", "go-to:SMY")
    assert m.asked()[1] == "battle-intent"
    assert m.at("SMY", "byzantium") == {"heavy-infantry": 4}


@rule("5.MOVE.08", "5.MOVE.15")
def test_from_castle_to_castle_and_on_with_a_wagon_found_there(match: Maker) -> None:
    m = match().build("TRO", "byzantium", "castle").build("GAL", "byzantium", "castle")
    m.put("TRO", "byzantium", "archer", 4)
    wagon = m.item("GAL", "byzantium", "war-wagon", 2)
    combat(m).do("set-out-from:TRO", "take-all", "go-to:GAL")
    # The way back would be free as well, but a group does not go to and fro.
    assert refused(m, "go-to:TRO") == ("wagons-full", "5.MOVE.15")
    m.do("take-thing:war-wagon:2:1", "go-to:ADR", "go-to:THE")
    assert left(m, wagon) == 6
    assert m.at("THE", "byzantium") == {"archer": 4}


@rule("5.MOVE.08")
def test_no_free_step_leads_into_a_castle(match: Maker) -> None:
    m = match().build("TRO", "byzantium", "castle").put("GAL", "byzantium", "archer")
    wagon = m.item("GAL", "byzantium", "war-wagon")
    combat(m).do("set-out-from:GAL", "take-all", "go-to:TRO")
    assert left(m, wagon) == 5
    assert m.told("marched") == ("5.MOVE.03", {"seat": "byzantium", "place": "TRO", "count": 1, "things": 1})


@rule("5.MOVE.08")
def test_only_a_castle_and_only_who_controls_it_leaves_for_nothing(match: Maker) -> None:
    # The golden horde is of the same team: who stands there is its guest.
    for building, owner, start, to in (
        ("castle", "byzantium", "GAL", "ADR"),
        ("fortress", "byzantium", "GAL", "ADR"),
        ("castle", "golden-horde", "SAR", "UKE"),
    ):
        m = match(teams=True).build(start, owner, building).put(start, "byzantium", "archer")
        wagon = m.item(start, "byzantium", "war-wagon")
        assert m.lord(start) == owner
        combat(m).do(f"set-out-from:{start}", "take-all", f"go-to:{to}")
        assert left(m, wagon) == (6 if (building, owner) == ("castle", "byzantium") else 5)


@rule("5.MOVE.09")
def test_the_dardanelles_are_crossed_by_land(match: Maker) -> None:
    m = match().put("GAL", "byzantium", "archer")
    wagon = m.item("GAL", "byzantium", "war-wagon")
    combat(m).do("set-out-from:GAL", "take-all", "go-to:TRO", "halt")
    assert m.at("TRO", "byzantium") == {"archer": 1}
    m = match().put("CON", "byzantium", "archer")
    m.item("CON", "byzantium", "war-wagon")
    combat(m).do("set-out-from:CON", "take-all")
    assert "go-to:NIC" not in m.offered()
    assert left(m, wagon) == 6


@example("EX-028")
@rule("5.MOVE.13", "5.MOVE.15")
def test_a_wagon_takes_as_many_units_as_its_level_says(match: Maker) -> None:
    for level, most in ((1, 3), (2, 6), (3, 9)):
        m = match().put("CON", "byzantium", "light-infantry", 10)
        m.item("CON", "byzantium", "war-wagon", level)
        combat(m).do("set-out-from:CON", "take-all")
        assert refused(m, "take-unit:light-infantry") == ("wagons-full", "5.MOVE.13")
        m.do("go-to:ADR")
        assert m.at("ADR", "byzantium") == {"light-infantry": most}


@example("EX-028")
@rule("5.MOVE.13", "5.MOVE.16")
def test_a_galley_takes_as_many_units_as_its_level_says(match: Maker) -> None:
    for level, most in ((1, 3), (2, 6), (3, 9)):
        m = match().put("CON", "byzantium", "light-infantry", 10)
        m.item("CON", "byzantium", "galley", level)
        combat(m).do("set-out-from:CON", "take-all")
        assert refused(m, "take-unit:light-infantry") == ("wagons-full", "5.MOVE.13")
        m.do("sail-to:MAR")
        assert m.at("MAR", "byzantium") == {"light-infantry": most}


@example("EX-029")
@rule("5.MOVE.16")
def test_a_wagon_a_catapult_and_three_units_leave_one_space_on_a_galley_of_level_two(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer", 5)
    m.item("CON", "byzantium", "galley", 2)
    m.item("CON", "byzantium", "war-wagon")
    m.item("CON", "byzantium", "catapult")
    combat(m).do("set-out-from:CON")
    m.do("take-thing:galley:2:1", "take-thing:war-wagon:1:2", "take-thing:catapult:1:3")
    m.do("take-unit:archer", "take-unit:archer", "take-unit:archer")
    assert "sail-to:MAR" in m.offered()
    m.do("take-unit:archer")
    assert refused(m, "take-unit:archer") == ("wagons-full", "5.MOVE.13")
    m.do("sail-to:MAR")
    assert m.at("MAR", "byzantium") == {"archer": 4}


@rule("5.MOVE.14")
def test_an_engine_carries_nobody(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer")
    m.item("CON", "byzantium", "catapult")
    combat(m).do("set-out-from:CON", "take-all")
    assert refused(m, "take-unit:archer") == ("wagons-full", "5.MOVE.13")


@rule("5.MOVE.16", "5.MOVE.17")
def test_a_galley_takes_units_wagons_and_engines(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer", 5)
    m.item("CON", "byzantium", "galley", 2)
    wagon = m.item("CON", "byzantium", "war-wagon")
    m.item("CON", "byzantium", "catapult")
    combat(m).do("set-out-from:CON", "take-all")
    # Two of its six spaces are taken by the wagon and the catapult.
    assert refused(m, "take-unit:archer") == ("wagons-full", "5.MOVE.13")
    m.do("sail-to:MAR")
    assert m.at("MAR", "byzantium") == {"archer": 4}
    assert left(m, wagon) == 6
    assert m.told("sailed") == ("5.MOVE.03", {"seat": "byzantium", "sea": "MAR", "count": 4, "things": 3})
    m = match().put("CON", "byzantium", "archer", 3)
    m.item("CON", "byzantium", "galley")
    m.item("CON", "byzantium", "war-wagon")
    combat(m).do("set-out-from:CON", "take-thing:galley:1:1", "take-unit:archer", "take-unit:archer")
    m.do("take-unit:archer", "take-thing:war-wagon:1:2")
    assert refused(m, "sail-to:MAR") == ("galleys-full", "5.MOVE.16")


@example("EX-030")
@rule("5.MOVE.03", "5.MOVE.06", "5.MOVE.19")
def test_a_wagon_brings_units_to_a_galley_and_drives_back(match: Maker) -> None:
    m = match().put("ADR", "byzantium", "archer", 3)
    wagon = m.item("ADR", "byzantium", "war-wagon")
    galley = m.item("CON", "byzantium", "galley")
    combat(m).do("set-out-from:ADR", "take-all", "go-to:CON")
    assert left(m, wagon) == 5
    m.do("take-thing:galley:1:2", "leave-thing:war-wagon:1:1")
    assert (left(m, wagon), left(m, galley)) == (5, 6)
    m.do("sail-to:MAR", "halt")
    assert m.at("MAR", "byzantium") == {"archer": 3}
    assert (left(m, wagon), left(m, galley)) == (5, 0)
    m.do("pass-combat", "pass-combat", "pass-combat")
    m.do("set-out-from:CON", "take-all", "go-to:ADR", "halt")
    assert m.s.item_at[wagon] == m.area("ADR")


@example("EX-031")
@rule("5.MOVE.11")
def test_who_meets_an_enemy_army_stops_and_fights(match: Maker) -> None:
    m = match([*WINS, 1, 1, 2]).turn(2).war("byzantium", "mamluks", 1).put("CON", "byzantium", "archer", 3)
    m.put("GAL", "mamluks", "archer")
    wagon = m.item("CON", "byzantium", "war-wagon")
    combat(m).do("set-out-from:CON", "take-all", "go-to:GAL")
    assert m.asked() == ("byzantium", "battle-intent")
    battle_out(m)
    # Victory does not let them go on.
    assert m.at("GAL", "mamluks") == {}
    assert (m.asked()[0], left(m, wagon)) == ("mamluks", 0)


@rule("5.MOVE.07")
def test_transports_move_alone_and_wake_no_horde(match: Maker) -> None:
    m = match()
    wagon = m.item("THE", "byzantium", "war-wagon")
    combat(m).do("set-out-from:THE", "take-all", "go-to:SER", "go-to:BUL", "halt")
    assert m.s.item_at[wagon] == m.area("BUL")
    assert m.events("horde-appears") == []


@rule("5.MOVE.07")
def test_a_lone_wagon_or_engine_is_lost_to_those_it_comes_to(match: Maker) -> None:
    m = match().put("SER", "barbarians", "light-infantry")
    m.item("THE", "byzantium", "war-wagon")
    combat(m).do("set-out-from:THE", "take-all", "go-to:SER")
    assert m.s.items(0) == []
    m = match().turn(2).war("mamluks", "byzantium", 1).put("SER", "mamluks", "archer")
    m.item("THE", "byzantium", "catapult")
    combat(m).do("set-out-from:THE", "take-all", "go-to:SER")
    assert m.asked() == ("mamluks", "seize")
    m.do("plunder-transport:50")
    assert m.florins("mamluks") == 1650


@rule("0.KING.05")
def test_what_lies_outside_the_map_of_the_match_is_closed(match: Maker) -> None:
    m = match()
    is_open = m.s.open
    edge = next(a for a in range(LAND.places) if is_open[a] and not all(is_open[b] for b in LAND.near[a]))
    beyond = next(b for b in LAND.near[edge] if not is_open[b])
    m.item(LAND.names[edge], "byzantium", "war-wagon")
    combat(m).do(f"set-out-from:{LAND.names[edge]}", "take-all")
    assert refused(m, f"go-to:{LAND.names[beyond]}") == ("closed-area", "0.KING.05")


@rule("W.TERR.02")
def test_terrain_and_rivers_make_steps_dearer(match: Maker) -> None:
    m = match(terrain=True)
    wagon = m.item("THE", "byzantium", "war-wagon")
    combat(m).do("set-out-from:THE", "take-all", "go-to:SER")
    mountains = 3
    assert left(m, wagon) == 6 - mountains
    m = match(terrain=True)
    galley = m.item("CON", "byzantium", "galley")
    combat(m).do("set-out-from:CON", "take-all", "sail-to:MAR", "sail-to:AEG", "go-to:THE")
    assert left(m, galley) == 3


@rule("5.MOVE.13", "5.FLOW.05")
def test_all_is_taken_along_only_as_long_as_something_fits(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer", 4)
    m.item("CON", "byzantium", "war-wagon")
    combat(m).do("set-out-from:CON", "take-all")
    assert refused(m, "take-all") == ("wagons-full", "5.MOVE.13")


@rule("5.MOVE.06")
def test_what_stays_at_sea_must_stay_aboard(match: Maker) -> None:
    m = match().put("AEG", "byzantium", "archer")
    m.item("AEG", "byzantium", "galley")
    m.item("AEG", "byzantium", "war-wagon")
    m.item("AEG", "byzantium", "merchant-ship")
    combat(m).do("set-sail-from:AEG", "take-thing:galley:1:1", "take-unit:archer")
    assert refused(m, "sail-to:MAR") == ("left-at-sea", "5.MOVE.06")
    # A merchant ship swims by itself.
    m.do("take-thing:war-wagon:1:2", "sail-to:MAR")
    assert m.at("MAR", "byzantium") == {"archer": 1}


@rule("5.MOVE.04", "5.MOVE.08", "2.CARD.05")
def test_a_wagon_that_an_event_has_halted_still_leaves_a_castle(match: Maker) -> None:
    m = match([1])
    wagon = m.item("CON", "byzantium", "war-wagon")
    lies_open(m, "EV14").begin(Strike(HALT))
    assert left(m, wagon) == 0
    assert not [wish for wish in combat(m).offered() if wish.startswith("set-out")]
    m.build("CON", "byzantium", "castle")
    combat(m).do("set-out-from:CON", "take-thing:war-wagon:1:1", "go-to:ADR")
    assert refused(m, "go-to:CON") == ("no-points", "5.MOVE.04")
    m.do("halt")
    m.build("ADR", "byzantium", "castle")
    assert "set-out-from:ADR" not in combat(m).offered()  # it has moved
