"""6.3 When control of a region changes."""

from collections.abc import Callable

from aevum.games.charlemagne.rules.control.change import ControlChanges
from aevum.games.charlemagne.rules.control.places import room
from aevum.games.charlemagne.rules.counters import HOME, UNITS
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.leaders import nearest
from aevum.games.charlemagne.rules.regions import region
from aevum.games.charlemagne.rules.tables import EMPIRE, NEUTRAL, TRIBAL
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]


def change(m: ScriptedMatch, home: str, side: int) -> ScriptedMatch:
    return alone(m, ControlChanges(region(home), side, "T8.V"))


@rule("6.3.a")
def test_the_chart_marker_moves_and_all_units_turn(match: Maker) -> None:
    m = change(match().clear().control("BAV", "neutral").put("Passau", "BAV militia"), "BAV", EMPIRE)
    assert m.controls("BAV") == "empire"
    assert m.s.side_in(m.hex("Passau")) == EMPIRE
    (told,) = m.events("control-changes")
    assert (told.args, told.rule) == ({"region": "BAV", "from_side": "neutral", "side": "empire"}, "T8.V")
    assert over(m)


@rule("6.3.b")
def test_units_in_their_region_stay_where_they_are_alone(match: Maker) -> None:
    m = change(match().clear().put("Paris", "NEU militia", 2), "NEU", NEUTRAL)
    assert m.at("Paris") == ["NEU militia"] * 2
    assert over(m)


@rule("6.3.b", "6.3.e")
def test_units_beside_others_go_to_the_nearest_hex_as_the_new_owner_likes(match: Maker) -> None:
    m = match().clear().put("Paris", "NEU militia", 2).put("Paris", "AUS militia")
    change(m, "NEU", TRIBAL)
    paris = m.hex("Paris")
    around = [LAND.names[h] for h in LAND.hexes[region("NEU")] if h in LAND.graph.net().near[paris]]
    assert len(around) > 1
    assert m.asked() == ("tribal", "settle-units")
    assert sorted(m.offered()) == sorted(f"settle:{name}" for name in around)
    m.do(f"settle:{around[1]}")
    assert m.at(around[1]) == ["NEU militia"] * 2
    assert m.at("Paris") == ["AUS militia"]
    told = {"region": "NEU", "from_place": LAND.names[paris], "count": 2, "place": around[1]}
    assert m.told("units-settle") == [(told, "6.3.b")]
    assert over(m)


@rule("6.3.e")
def test_for_units_that_turn_neutral_the_tribal_player_chooses(match: Maker) -> None:
    m = match().clear().put("Paris", "NEU militia").put("Paris", "AUS militia")
    assert change(m, "NEU", NEUTRAL).asked() == ("tribal", "settle-units")


@rule("6.3.b")
def test_a_hex_of_the_other_side_is_passed_over(match: Maker) -> None:
    m = match().clear().put("Paris", "NEU militia").put("Paris", "AUS militia")
    near = [h for h in LAND.hexes[region("NEU")] if h in LAND.graph.net().near[m.hex("Paris")]]
    taken = LAND.names[near[0]]
    m.put(taken, "AUS militia")
    assert f"settle:{taken}" not in change(m, "NEU", TRIBAL).offered()


@rule("6.3.b", "3.5.a")
def test_a_hex_must_have_room_for_all_who_come(match: Maker) -> None:
    m = match().clear().control("COR", "empire").put("Toledo", "COR militia", 2).put("Toledo", "AUS militia")
    near = [h for h in LAND.hexes[region("COR")] if h in LAND.graph.net().near[m.hex("Toledo")]]
    full = LAND.names[near[0]]
    m.put(full, "COR militia", 5).put(full, "COR field-army", 4)
    assert room(m.s, near[0], region("COR")) == 1
    assert f"settle:{full}" not in change(m, "COR", NEUTRAL).offered()


@rule("6.3.b")
def test_a_leader_who_will_flee_does_not_drive_units_away(match: Maker) -> None:
    m = match().clear().put("Paris", "NEU militia").leader("Paris", "empire").put("Aachen", "AUS militia")
    change(m, "NEU", TRIBAL)
    assert m.at("Paris") == ["NEU militia"]
    assert m.at("Aachen") == ["AUS militia", "charlemagne"]
    assert over(m)


@rule("6.3.c")
def test_units_abroad_stay_when_the_new_owner_is_a_player(match: Maker) -> None:
    m = match().clear().control("BAV", "tribal").put("Verona", "BAV militia", 2)
    change(m, "BAV", EMPIRE)
    assert m.at("Verona") == ["BAV militia"] * 2
    assert over(m)


@rule("6.3.c")
def test_units_abroad_that_turn_neutral_go_to_a_burg_of_their_region(match: Maker) -> None:
    m = (
        match()
        .clear()
        .control("BAV", "tribal")
        .put("Verona", "BAV militia", 2)
        .put("Salzburg", "AUS militia")
    )
    change(m, "BAV", NEUTRAL)
    assert m.asked() == ("tribal", "settle-units")
    free = [LAND.names[m.hex(burg)] for burg in ("Regensburg", "Passau")]
    assert sorted(m.offered()) == sorted(f"settle:{name}" for name in free)
    m.do(f"settle:{free[0]}")
    assert m.at("Regensburg") == ["BAV militia"] * 2
    assert [event.rule for event in m.events("units-settle")] == ["6.3.c"]
    assert over(m)


@rule("6.3.c")
def test_units_abroad_in_a_mixed_force_go_home_when_they_change_sides(match: Maker) -> None:
    m = match().clear().put("Verden", "PRO militia").put("Verden", "AUS field-army")
    change(m.put("Arles", "AUS militia"), "PRO", TRIBAL)
    assert m.at("Marseille") == ["PRO militia"]
    assert m.at("Verden") == ["AUS field-army"]
    assert over(m)


@rule("6.3.c", "3.5.a")
def test_those_for_whom_a_burg_has_no_room_go_to_another(match: Maker) -> None:
    m = match().clear().control("COR", "empire").put("Paris", "COR militia", 2)
    m.put("Toledo", "COR militia", 5).put("Toledo", "COR field-army", 4)
    change(m, "COR", NEUTRAL).do(f"settle:{LAND.names[m.hex('Toledo')]}")
    assert len(m.at("Toledo")) == 10
    assert m.ask().args["count"] == 1
    assert f"settle:{LAND.names[m.hex('Toledo')]}" not in m.offered()
    m.do(f"settle:{LAND.names[m.hex('Lisbon')]}")
    assert m.at("Lisbon") == ["COR militia"]
    assert over(m)


@rule("6.3.c", "T4.1.2")
def test_a_pillaged_burg_is_no_refuge(match: Maker) -> None:
    m = match().clear().put("Paris", "PRO militia")
    m.s.pillaged = [m.hex("Arles")]
    assert change(m, "PRO", NEUTRAL).at("Marseille") == ["PRO militia"]


@rule("6.3.f")
def test_units_without_a_refuge_return_to_the_pool(match: Maker) -> None:
    m = match().clear().put("Paris", "PRO militia", 2)
    m.put("Arles", "AUS militia").put("Marseille", "AUS militia")
    change(m, "PRO", NEUTRAL)
    assert [piece for piece in range(UNITS) if HOME[piece] == region("PRO") and m.s.at[piece] >= 0] == []
    (told,) = m.events("units-disband")
    assert (told.args["count"], told.rule) == (2, "6.3.f")
    assert over(m)


@rule("6.3.b")
def test_a_fleet_goes_to_a_port_and_the_land_units_to_the_nearest_hex(match: Maker) -> None:
    m = match().clear().control("BYZ", "empire").put("Naples", "BYZ fleet").put("Naples", "BYZ militia")
    change(m.put("Naples", "AUS militia"), "BYZ", NEUTRAL)
    while m.ask().key == "settle-units":
        m.do(m.offered()[0])
    (fleet,) = [h for h in m.s.here if m.at(LAND.names[h]) == ["BYZ fleet"]]
    ports = [h for h in LAND.hexes[region("BYZ")] if LAND.port[h] and h != m.hex("Naples")]
    assert fleet in nearest(ports, m.hex("Naples"))
    # The land units went first.
    settled = [event.args["place"] for event in m.events("units-settle")]
    assert [m.at(str(place)) for place in settled] == [["BYZ militia"], ["BYZ fleet"]]
    assert m.at("Naples") == ["AUS militia"]


@rule("6.3.d")
def test_a_leader_left_alone_joins_the_nearest_force(match: Maker) -> None:
    m = match().clear().put("Verona", "BAV militia").control("BAV", "empire").leader("Verona", "empire")
    m.put("Konstanz", "ALE militia").put("Paris", "NEU militia")
    change(m, "BAV", TRIBAL)
    assert m.at("Konstanz") == ["ALE militia", "charlemagne"]
    assert m.events("leader-fled")[0].rule == "6.3.d"
    assert over(m)


@rule("6.3.d")
def test_a_leader_with_other_units_of_his_side_stays(match: Maker) -> None:
    m = match().clear().put("Verden", "PRO militia").put("Verden", "AUS militia").leader("Verden", "empire")
    change(m, "PRO", NEUTRAL)
    m.do(m.offered()[0])
    assert m.at("Verden") == ["AUS militia", "charlemagne"]


@rule("6.3.d")
def test_a_leader_who_stood_alone_before_is_not_moved(match: Maker) -> None:
    m = match().clear().put("Paris", "NEU militia").put("Aachen", "AUS militia").leader("Fulda", "empire")
    assert change(m, "NEU", NEUTRAL).at("Fulda") == ["charlemagne"]


@rule("6.3.d")
def test_a_leader_without_a_friendly_force_is_eliminated(match: Maker) -> None:
    m = match().clear().put("Paris", "NEU militia").leader("Paris", "empire")
    change(m, "NEU", TRIBAL)
    assert m.at("Paris") == ["NEU militia"]
    assert m.events("leader-lost")[0].rule == "6.3.d"
    assert over(m)


@rule("6.3.b")
def test_a_lone_leader_of_another_side_keeps_a_hex_from_being_free(match: Maker) -> None:
    """C13"""
    m = match().clear().put("Paris", "NEU militia").put("Paris", "AUS militia")
    paris = m.hex("Paris")
    around = [LAND.names[h] for h in LAND.hexes[region("NEU")] if h in LAND.graph.net().near[paris]]
    m.leader(around[0], "empire")
    change(m, "NEU", TRIBAL)
    assert sorted(m.offered()) == sorted(f"settle:{name}" for name in around[1:])


@rule("6.3.c", "6.3.e")
def test_units_of_two_hexes_go_home_hex_by_hex(match: Maker) -> None:
    m = match().clear().control("BAV", "tribal").put("Verona", "BAV militia", 2).put("Pavia", "BAV militia")
    change(m, "BAV", NEUTRAL)
    first, second = sorted((m.hex("Verona"), m.hex("Pavia")))
    assert m.ask().args["from_place"] == LAND.names[first]
    m.do(f"settle:{LAND.names[m.hex('Passau')]}")
    assert m.ask().args["from_place"] == LAND.names[second]
    m.do(f"settle:{LAND.names[m.hex('Salzburg')]}")
    counts = [event.args["count"] for event in m.events("units-settle")]
    assert counts == [len(m.at("Passau")), len(m.at("Salzburg"))]
    assert sorted(str(count) for count in counts) == ["1", "2"]
    assert over(m)


@rule("6.3.d")
def test_every_leader_who_is_left_alone_flees(match: Maker) -> None:
    m = match().clear().put("Paris", "NEU militia").put("Aachen", "AUS militia").leader("Paris", "empire")
    m.leader("Paris", "empire", "roland").leader("Paris", "empire", "gerold")
    change(m, "NEU", TRIBAL)
    assert m.at("Aachen") == ["AUS militia", "charlemagne", "gerold", "roland"]
    assert [event.args["leader"] for event in m.events("leader-fled")] == ["charlemagne", "roland", "gerold"]
    assert over(m)


@rule("6.3.b", "3.6.b")
def test_units_leave_whoever_stands_with_them_and_do_not_go_to_another_tribe(match: Maker) -> None:
    m = match().clear().put("Paris", "NEU militia").put("Paris", "BUR militia")
    near = [h for h in LAND.hexes[region("NEU")] if h in LAND.graph.net().near[m.hex("Paris")]]
    m.put(LAND.names[near[0]], "LOM militia")
    change(m, "NEU", TRIBAL)
    assert sorted(m.offered()) == sorted(f"settle:{LAND.names[h]}" for h in near[1:])
    assert m.at("Paris") == ["BUR militia", "NEU militia"]


@rule("6.3.b", "3.6.a", "3.5.a")
def test_units_that_turn_to_the_empire_join_its_others_where_there_is_just_room(match: Maker) -> None:
    m = match().clear().control("COR", "tribal").put("Toledo", "COR militia", 2).put("Toledo", "LOM militia")
    near = [h for h in LAND.hexes[region("COR")] if h in LAND.graph.net().near[m.hex("Toledo")]]
    just, full = LAND.names[near[0]], LAND.names[near[1]]
    m.put(just, "AUS militia", 7).put(just, "AUS field-army")
    m.put(full, "NEU militia", 7).put(full, "NEU field-army", 2)
    change(m, "COR", EMPIRE)
    assert f"settle:{just}" in m.offered()
    assert f"settle:{full}" not in m.offered()


@rule("6.3.b", "6.3.c")
def test_those_inside_their_region_go_first(match: Maker) -> None:
    for abroad in ("Barcelona", "Pavia"):
        m = match().clear().put("Paris", "NEU militia").put("Paris", "AUS militia").put(abroad, "NEU militia")
        change(m, "NEU", NEUTRAL)
        assert m.ask().args["from_place"] == LAND.names[m.hex("Paris")]
        m.do(m.offered()[0])
        assert m.ask().args["from_place"] == LAND.names[m.hex(abroad)]
