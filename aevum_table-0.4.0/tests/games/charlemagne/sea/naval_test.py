"""17.4 Battles between fleets."""

from collections.abc import Callable

from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.sea.naval import NavalRetreat
from aevum.games.charlemagne.rules.tables import EMPIRE, PACKAGE
from aevum.kit.tables import rows
from aevum.testing import rule
from tests.games.charlemagne.conftest import ScriptedMatch
from tests.games.charlemagne.country import refused
from tests.games.charlemagne.harbour import FAR, OFF, OUT, begin_sailing, points_left
from tests.games.charlemagne.rest import alone, over

Maker = Callable[..., ScriptedMatch]
MARSEILLE = LAND.names[LAND.of_burg("Marseille")]
GENOA = LAND.names[LAND.of_burg("Genoa")]
OFF_GENOA = LAND.names[LAND.shores[LAND.of_burg("Genoa")][0]]


def meeting(match: Maker, dice: list[int], points: int = 9) -> ScriptedMatch:
    """A fleet of Provence finds one of the Lombards on the open sea."""
    return begin_sailing(match(dice).clear().put(OFF, "PRO fleet").put(OUT, "LOM fleet"), OFF, points)


@rule("17.4.a")
def test_fleets_do_not_pass_enemy_fleets_without_a_battle(match: Maker) -> None:
    m = meeting(match, [6, 1, 1])
    assert f"sail-to:{OUT}" not in m.offered()
    m.do(f"assail:{OUT}")
    assert points_left(m) == 5
    assert m.at(OUT) == ["PRO fleet"]
    assert m.told("fleets-attack") == [({"seat": "empire", "from_place": OFF, "place": OUT}, "17.4.a")]
    assert m.told("fleets-take-hex") == [({"seat": "empire", "place": OUT}, "17.4.a")]


def test_a_sea_hex_is_called_by_its_sea(match: Maker) -> None:
    m = meeting(match, [6, 1, 1]).do(f"assail:{OUT}")
    said = str(m.listener.words.event(m.events("fleets-attack")[0]))
    sea = next(row["sea"] for row in rows(PACKAGE, "hexes") if row["hex"] == OFF)
    assert f"fleets from {sea} {OFF} attack" in said


@rule("17.4.a", "T5.battle")
def test_a_naval_battle_costs_three_beside_the_way(match: Maker) -> None:
    assert refused(meeting(match, [], 3), f"assail:{OUT}") == ("too-few-points", "17.2")
    assert f"assail:{OUT}" in meeting(match, [], 4).offered()


@rule("17.4.b")
def test_the_battle_table_decides_with_the_strengths_of_fleets(match: Maker) -> None:
    """Eight against four: two to one, and a 3 beats the defender."""
    m = match([3, 1]).clear().put(OFF, "PRO fleet").put(OFF, "SEP fleet").put(OUT, "LOM fleet")
    begin_sailing(m, OFF, 9).do(f"assail:{OUT}")
    assert m.events("attack-strength")[0].args["strength"] == 8
    assert m.events("battle-result")[0].args["odds"] == "2/1"
    assert m.events("sea-battle-roll")
    assert m.events("battle-result")[0].args["result"] == "DD"
    assert len(m.hand("empire")) == 1


@rule("17.4.c")
def test_leaders_and_markers_count_and_the_ground_does_not(match: Maker) -> None:
    """In a port with its burg, too."""
    m = match([6, 1, 1]).clear().put(OFF_GENOA, "PRO fleet").leader(OFF_GENOA, "empire")
    m.put("Genoa", "LOM fleet").leader("Genoa", "tribal", "leader-1").give("tribal", "military-advance")
    begin_sailing(m, OFF_GENOA, 9)
    m.s.orders = [f"empire:{t}" for t in m.table.game.triggers()] + ["tribal:spear-battle"]
    m.do(f"assail:{GENOA}", "play:military-advance")
    assert m.modifiers("attack-strength") == [(2, "T11.2.charlemagne")]
    assert m.modifiers("defence-strength") == [(1, "T11.2.leader"), (1, "T11.2.advance")]


@rule("17.4.c", "T10.SM11.a")
def test_ragnarok_doubles_pagan_fleets_too(match: Maker) -> None:
    m = match([3, 1]).clear().control("DEN", "tribal").put(OFF, "DEN fleet").put(OUT, "PRO fleet")
    m.give("tribal", "ragnarok")
    begin_sailing(m, OFF, 9, "tribal")
    m.s.orders = [order for order in m.s.orders if order != "tribal:battle-attack"]
    m.do(f"assail:{OUT}", "play:ragnarok")
    assert m.modifiers("attack-strength") == [(1, "T11.2.ragnarok")]


@rule("17.4.a", "6.5.a")
def test_assailing_neutral_fleets_in_port_violates_their_region(match: Maker) -> None:
    m = (
        match([6, 1, 1])
        .clear()
        .control("LOM", "neutral")
        .put(OFF_GENOA, "PRO fleet")
        .put("Genoa", "LOM fleet")
    )
    begin_sailing(m, OFF_GENOA, 9).do(f"assail:{GENOA}")
    assert m.controls("LOM") == "tribal"
    assert m.at("Genoa") == ["PRO fleet"]


@rule("17.4.f", "17.1.b")
def test_fleets_under_the_walls_of_their_friends_are_assailed_and_the_port_is_not_entered(
    match: Maker,
) -> None:
    m = match([6, 1, 1]).clear().put(OFF_GENOA, "PRO fleet")
    m.put("Genoa", "LOM fleet").put("Genoa", "LOM militia")
    begin_sailing(m, OFF_GENOA, 9).do(f"assail:{GENOA}")
    assert m.events("battle-result")[0].args["result"] == "DZ"
    assert (m.at("Genoa"), m.at(OFF_GENOA)) == (["LOM militia"], ["PRO fleet"])
    assert m.events("fleets-take-hex") == []
    assert refused(m, f"put-in:{GENOA}") == ("held-by-others", "17.1.b")


@rule("17.4.f", "13.7.a")
def test_the_garrison_takes_no_part_in_it(match: Maker) -> None:
    m = match([1, 1, 1]).clear().put(OFF_GENOA, "PRO fleet")
    m.put("Genoa", "LOM fleet").put("Genoa", "LOM field-army")
    begin_sailing(m, OFF_GENOA, 9).do(f"assail:{GENOA}")
    assert m.events("defence-strength")[0].args["strength"] == 4
    assert (m.at("Genoa"), m.at(OFF_GENOA)) == (["LOM field-army", "LOM fleet"], [])


@rule("17.4.d")
def test_beaten_fleets_go_two_sea_or_port_hexes_together(match: Maker) -> None:
    m = match().clear().put(OUT, "PRO fleet").put(OUT, "SEP fleet")
    alone(m, NavalRetreat(EMPIRE, m.hex(OUT), 2, m.s.pieces(m.hex(OUT))))
    assert m.asked() == ("empire", "fleets-retreat")
    m.do(f"retreat:{OFF}")
    assert f"retreat:{OUT}" not in m.offered()
    m.do(f"retreat:{MARSEILLE}")
    assert m.at("Marseille") == ["PRO fleet", "SEP fleet"]
    assert over(m)


@rule("17.4.d", "T11.4.none")
def test_fleets_without_a_way_are_lost_and_leaders_with_them(match: Maker) -> None:
    m = match().clear().put(OUT, "PRO fleet").leader(OUT, "empire")
    around = [LAND.names[sea] for sea in LAND.sea_near[m.hex(OUT)]]
    homes = ["LOM", "COR", "COR", "DEN", "DEN", "NOR", "NOR"]
    m.control("COR", "tribal").control("DEN", "tribal").control("NOR", "tribal")
    for place, home in zip(around, homes, strict=False):
        m.put(place, f"{home} fleet")
    alone(m, NavalRetreat(EMPIRE, m.hex(OUT), 2, m.s.pieces(m.hex(OUT))))
    assert m.at(OUT) == []
    assert m.events("leader-lost")
    assert over(m)


@rule("17.4.d", "12.4.c")
def test_a_lone_leader_in_the_port_is_caught_by_fleets_in_retreat(match: Maker) -> None:
    m = match().clear().put(OFF, "PRO fleet").leader("Marseille", "tribal", "leader-1")
    alone(m, NavalRetreat(EMPIRE, m.hex(OFF), 1, m.s.pieces(m.hex(OFF)))).do(f"retreat:{MARSEILLE}")
    assert m.at("Marseille") == ["PRO fleet"]


@rule("17.4.d", "3.6.b")
def test_fleets_do_not_retreat_to_another_tribe(match: Maker) -> None:
    m = match().clear().control("COR", "tribal").put(OUT, "LOM fleet").put(FAR, "COR fleet")
    alone(m, NavalRetreat(1, m.hex(OUT), 2, m.s.pieces(m.hex(OUT))))
    assert f"retreat:{FAR}" not in m.offered()
    assert m.offered()


@rule("17.4.e")
def test_cargo_beyond_what_is_left_of_the_fleets_is_lost(match: Maker) -> None:
    """A bloodbath of two fleets against one leaves one, for four units."""
    m = match([1]).clear().put(OFF, "PRO fleet").put(OFF, "SEP fleet").put(OUT, "LOM fleet")
    m.put(OFF, "AUS militia", 3).put(OFF, "AUS field-army")
    begin_sailing(m, OFF, 9).do(f"assail:{OUT}", "lose:PRO:fleet")
    assert m.asked() == ("empire", "overboard")
    assert m.ask().args["count"] == 1
    m.do("lose:AUS:militia")
    assert m.at(OUT) == ["AUS field-army", "AUS militia", "AUS militia", "SEP fleet"]
    assert m.asked() == ("empire", "sail")


@rule("17.4.e", "17.3.a")
def test_unit_by_unit_until_the_fleets_can_carry_the_rest_and_leaders_take_no_room(match: Maker) -> None:
    m = match([1]).clear().put(OFF, "PRO fleet").put(OFF, "SEP fleet").put(OUT, "LOM fleet")
    m.put(OFF, "AUS militia", 3).put(OFF, "AUS field-army", 2).leader(OFF, "empire")
    begin_sailing(m, OFF, 9).do(f"assail:{OUT}", "lose:PRO:fleet")
    assert m.ask().args == {"place": OUT, "count": 2}
    assert m.offered() == ["lose:AUS:field-army", "lose:AUS:militia"]
    m.do("lose:AUS:militia")
    assert m.ask().args == {"place": OUT, "count": 1}
    m.do("lose:AUS:militia")
    assert m.asked() == ("empire", "sail")
    assert m.at(OUT) == ["AUS field-army", "AUS field-army", "AUS militia", "SEP fleet", "charlemagne"]


@rule("17.4.e")
def test_with_the_last_fleet_all_are_lost(match: Maker) -> None:
    m = (
        match([1, 1, 1])
        .clear()
        .put(OFF, "PRO fleet")
        .put(OFF, "AUS militia")
        .leader(OFF, "empire", "leader-1")
    )
    m.put(OUT, "LOM fleet").leader(OUT, "tribal", "leader-2")
    begin_sailing(m, OFF, 9).do(f"assail:{OUT}")
    assert m.at(OFF) == []
    assert m.events("cargo-lost")[0].rule == "17.4.e"
    assert [event.args["seat"] for event in m.events("leader-lost")] == ["empire"]
    assert over(m)


@rule("17.4.d")
def test_beaten_fleets_sail_on_with_the_points_they_have(match: Maker) -> None:
    """C62: a 2 at even odds beats the attacker; one of two is lost."""
    m = match([2, 1]).clear().control("COR", "tribal").put(OFF, "PRO fleet").put(OFF, "SEP fleet")
    m.put(OUT, "COR fleet", 2)
    begin_sailing(m, OFF, 9).do(f"assail:{OUT}", "lose:PRO:fleet")
    assert m.asked() == ("empire", "fleets-retreat")
    m.do(m.offered()[0])
    m.do(m.offered()[0])
    assert m.asked() == ("empire", "sail")
    assert points_left(m) == 5


@rule("T11.4.burg", "T11.4.stay", "17.4.d")
def test_beaten_fleets_in_a_burg_may_stay(match: Maker) -> None:
    """Units in burgs ignore a retreat if they like, and fleets are units (C61)."""
    m = (
        match([4, 1])
        .clear()
        .control("COR", "tribal")
        .put(OFF_GENOA, "PRO fleet")
        .put("Genoa", "COR fleet", 2)
    )
    m.put(OFF_GENOA, "SEP fleet")
    begin_sailing(m, OFF_GENOA, 9).do(f"assail:{GENOA}")
    assert m.events("battle-result")[0].args["result"] == "DD"
    assert m.asked() == ("tribal", "hold-burg")
    assert m.offered() == ["hold", "give-way"]
    m.do("hold")
    assert m.told("holds-burg") == [({"seat": "tribal", "place": GENOA}, "T11.4.burg")]
    assert m.at("Genoa") == ["COR fleet"]
    assert len(m.hand("empire")) == 1
    # Nobody advances; who has points left may attack again.
    assert m.at(OFF_GENOA) == ["PRO fleet", "SEP fleet"]
    assert f"assail:{GENOA}" in m.offered()


@rule("T11.4.burg", "17.4.d")
def test_beaten_fleets_in_a_burg_may_go(match: Maker) -> None:
    m = match([4, 1]).clear().control("COR", "tribal").put(OFF_GENOA, "PRO fleet").put(OFF_GENOA, "SEP fleet")
    m.put("Genoa", "COR fleet", 2)
    begin_sailing(m, OFF_GENOA, 9).do(f"assail:{GENOA}", "give-way")
    while m.asked()[1] == "fleets-retreat":
        m.do(m.offered()[0])
    assert [event.args["seat"] for event in m.events("fleets-retreat")] == ["tribal", "tribal"]
    assert m.at("Genoa") == ["PRO fleet", "SEP fleet"]


@rule("T11.4.burg", "T4.1.2")
def test_a_pillaged_burg_shelters_no_fleets(match: Maker) -> None:
    m = match([2, 1]).clear().control("COR", "tribal").put("Marseille", "PRO fleet", 1).put(OFF, "COR fleet")
    m.put("Marseille", "SEP fleet").put(OFF, "COR fleet").s.pillaged = [m.hex("Marseille")]
    begin_sailing(m, "Marseille", 9).do(f"assail:{OFF}", "lose:PRO:fleet")
    assert m.events("holds-burg") == []
    assert m.at("Marseille") == []


@rule("T11.4.burg")
def test_fleets_that_attack_from_a_burg_may_stay_there_too(match: Maker) -> None:
    m = (
        match([2, 1])
        .clear()
        .control("COR", "tribal")
        .put("Marseille", "PRO fleet")
        .put("Marseille", "SEP fleet")
    )
    m.put(OFF, "COR fleet", 2)
    begin_sailing(m, "Marseille", 9).do(f"assail:{OFF}", "lose:PRO:fleet")
    assert m.asked() == ("empire", "hold-burg")
    m.do("hold")
    assert m.at("Marseille") == ["SEP fleet"]
    assert m.asked() == ("empire", "sail")


@rule("17.4.a", "3.5.a")
def test_nobody_fights_for_a_port_that_could_not_hold_him(match: Maker) -> None:
    m = match().clear().control("BYZ", "empire").put(OFF_GENOA, "BYZ fleet", 3).put(OFF_GENOA, "PRO fleet")
    m.put(OFF_GENOA, "NEU militia", 5).put(OFF_GENOA, "AUS militia").put("Genoa", "LOM fleet")
    assert f"assail:{GENOA}" in begin_sailing(m, OFF_GENOA, 9).offered()
    m = match().clear().control("BYZ", "empire").put(OFF_GENOA, "BYZ fleet", 3).put(OFF_GENOA, "PRO fleet")
    m.put(OFF_GENOA, "NEU militia", 5).put(OFF_GENOA, "AUS militia", 2).put("Genoa", "LOM fleet")
    assert refused(begin_sailing(m, OFF_GENOA, 9), f"assail:{GENOA}") == ("stack-full", "3.5.a")


@rule("17.4.c")
def test_charlemagne_with_fleets_in_port_counts_for_two(match: Maker) -> None:
    m = match([1, 1, 1]).clear().put("Marseille", "PRO fleet").leader("Marseille", "empire")
    m.put(OFF, "LOM fleet")
    begin_sailing(m, OFF, 9, "tribal").do(f"assail:{MARSEILLE}")
    assert m.modifiers("defence-strength") == [(2, "T11.2.charlemagne")]


@rule("17.4.a", "17.3.d")
def test_from_a_port_that_was_won_the_troops_can_only_sail_on_or_stay(match: Maker) -> None:
    m = match([6, 1, 1]).clear().put(OFF_GENOA, "PRO fleet").put(OFF_GENOA, "AUS militia")
    m.put("Genoa", "LOM fleet")
    begin_sailing(m, OFF_GENOA, 9).do(f"assail:{GENOA}")
    assert m.at("Genoa") == ["AUS militia", "PRO fleet"]
    waters = [LAND.names[sea] for sea in LAND.shores[m.hex("Genoa")]]
    assert m.offered() == [*[f"sail-to:{sea}" for sea in waters], "stop"]


@rule("T11.4.burg", "17.4.a")
def test_nobody_holds_a_port_whose_fleets_are_all_lost(match: Maker) -> None:
    m = (
        match([4, 1])
        .clear()
        .put(OFF_GENOA, "PRO fleet")
        .put(OFF_GENOA, "SEP fleet")
        .put("Genoa", "LOM fleet")
    )
    begin_sailing(m, OFF_GENOA, 9).do(f"assail:{GENOA}")
    assert m.events("battle-result")[0].args["result"] == "DD"
    assert m.at("Genoa") == ["PRO fleet", "SEP fleet"]
    assert m.asked() == ("empire", "sail")


@rule("17.4.a", "17.4.d")
def test_tribal_fleets_drive_those_of_the_empire_away(match: Maker) -> None:
    m = match([4, 1]).clear().control("COR", "tribal").put(OFF, "COR fleet", 2).put(OUT, "PRO fleet")
    m.put(OUT, "SEP fleet").leader(OUT, "empire").leader(OUT, "empire", "roland")
    begin_sailing(m, OFF, 9, "tribal").do(f"assail:{OUT}")
    assert m.modifiers("defence-strength") == [(2, "T11.2.charlemagne")]
    m = match([4, 1]).clear().control("COR", "tribal").put(OFF, "COR fleet", 2).put(OUT, "PRO fleet")
    m.put(OUT, "SEP fleet")
    begin_sailing(m, OFF, 9, "tribal").do(f"assail:{OUT}", "lose:PRO:fleet")
    assert m.events("battle-result")[0].args["result"] == "DD"
    assert m.asked() == ("empire", "fleets-retreat")
    to = m.offered()[0].removeprefix("retreat:")
    m.do(f"retreat:{to}")
    assert m.told("fleets-retreat") == [({"seat": "empire", "place": to}, "17.4.d")]


@rule("17.4.a", "T11.3.BB")
def test_when_all_fleets_go_down_nobody_takes_the_hex(match: Maker) -> None:
    m = meeting(match, [3])
    m.do(f"assail:{OUT}")
    assert m.events("battle-result")[0].args["result"] == "BB"
    assert (m.at(OFF), m.at(OUT)) == ([], [])
    assert m.events("fleets-take-hex") == []
    assert over(m)


@rule("17.4.e", "T11.3.AA")
def test_a_lone_fleet_that_is_beaten_is_lost_with_its_cargo(match: Maker) -> None:
    m = match([2, 1]).clear().put(OFF, "PRO fleet").put(OFF, "AUS militia").put(OUT, "LOM fleet")
    begin_sailing(m, OFF, 9).do(f"assail:{OUT}")
    assert m.events("battle-result")[0].args["result"] == "AA"
    assert m.at(OFF) == []
    assert m.told("cargo-lost") == [({"seat": "empire", "place": OFF}, "17.4.e")]
    assert over(m)
