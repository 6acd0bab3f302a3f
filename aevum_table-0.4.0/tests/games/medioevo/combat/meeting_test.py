"""5.MOVE.10, 5.MOVE.12, 5.MULTI: whom a group meets."""

from aevum.games.medioevo.rules.terms import PASSAGE
from aevum.testing import example, rule
from tests.games.medioevo.combat.field import WINS, Maker, battle_out, combat, left
from tests.games.medioevo.conftest import ScriptedMatch


def march(m: ScriptedMatch, *steps: str) -> ScriptedMatch:
    """Byzantines leave Thessalonica with a wagon."""
    m.item("THE", "byzantium", "war-wagon")
    return combat(m).do("set-out-from:THE", "take-all", *steps)


@rule("5.MOVE.10", "E.BARB.03", "2.DICE.06")
def test_units_in_nobodys_land_meet_the_horde_of_the_turn(match: Maker) -> None:
    m = march(match(WINS).put("THE", "byzantium", "light-infantry", 3), "go-to:BUL")
    assert m.events("horde-appears")[-1].args == {"place": "BUL", "units": ["light-infantry"]}
    battle_out(m)
    # The movement that was left is lost.
    assert left(m, 0) == 0
    assert m.asked() == ("mamluks", "full-move")
    assert m.lord("BUL") == "byzantium"


@example("EX-050", "EX-051")
@rule("5.MOVE.10", "E.BARB.03", "E.BARB.11", "E.BARB.12")
def test_two_battles_with_the_horde_of_the_turn(match: Maker) -> None:
    m = match([1, 2, 8, 3, 3, 2])
    m.s.circle = [2, 4, 7]
    m.put("THE", "byzantium", "cavalry").put("THE", "byzantium", "light-infantry")
    m.put("DAM", "mamluks", "cavalry").put("DAM", "mamluks", "heavy-infantry", 2)
    m.item("DAM", "mamluks", "war-wagon")
    march(m, "go-to:BUL")
    assert m.at("BUL", "barbarians") == {"light-infantry": 2}
    m.do("fight", "let-lie", "hit:light-infantry")
    assert [event.args["attack"] for event in m.events("attack-value")] == [8, 7]
    dealt = [(event.args["seat"], event.args["points"]) for event in m.events("damage-dealt")]
    assert dealt == [("barbarians", 3), ("byzantium", 1), ("barbarians", 2)]
    assert (m.at("BUL", "byzantium"), m.at("BUL", "barbarians")) == ({"cavalry": 1}, {})
    # In the same turn the second player comes to another land, with a 9 that counts 8.
    m.do("set-out-from:DAM", "take-all", "go-to:ACR")
    assert m.events("horde-appears")[-1].args["units"] == ["light-infantry"] * 2
    m.do("fight")
    assert m.at("ACR", "barbarians") == {"light-infantry": 1}
    m.do("let-lie", "hit:cavalry")
    assert [event.args["attack"] for event in m.events("attack-value")[2:]] == [8, 11]
    dealt = [(event.args["seat"], event.args["points"]) for event in m.events("damage-dealt")[3:]]
    assert dealt == [("mamluks", 1), ("barbarians", 2)]
    casualties = [event.args["points"] for event in m.events("casualty-value")]
    assert casualties == [1, 2, 0, 2]
    assert (m.at("ACR", "mamluks"), m.lord("ACR")) == ({"heavy-infantry": 3}, "mamluks")
    assert m.at("ACR", "barbarians") == {}


@rule("5.MOVE.10")
def test_where_a_horde_stands_there_is_no_second_one(match: Maker) -> None:
    m = match().put("THE", "byzantium", "light-infantry", 3).put("BUL", "barbarians", "archer")
    march(m, "go-to:BUL")
    assert m.events("horde-appears") == []
    assert len(m.events("battle-begins")) == 1


@rule("5.MOVE.10", "5.TERR.02")
def test_land_that_was_conquered_and_left_calls_up_a_new_horde(match: Maker) -> None:
    m = match().put("BUL", "byzantium", "light-infantry", 3)
    m.item("BUL", "byzantium", "war-wagon")
    combat(m)
    assert m.lord("BUL") == "byzantium"
    m.do("set-out-from:BUL", "take-all", "go-to:THE")
    assert m.lord("BUL") == ""
    m.do("go-to:BUL")
    assert len(m.events("horde-appears")) == 1


@rule("5.MOVE.12", "5.CONQ.01")
def test_an_empty_territory_of_an_opponent_is_taken_without_a_battle(match: Maker) -> None:
    m = match().turn(2).war("byzantium", "mamluks", 1).mark("BUL", "mamluks")
    m.put("THE", "byzantium", "light-infantry", 3)
    march(m, "go-to:BUL")
    assert m.events("battle-begins") == []
    assert m.lord("BUL") == "byzantium"
    assert m.events("conquered")[-1].args == {"seat": "byzantium", "place": "BUL"}
    assert left(m, 0) == 0
    assert m.asked()[0] == "mamluks"


@rule("C.DIP.03", "V.LOSS.03", "V.LOSS.04")
def test_to_enter_without_a_declaration_costs_honour(match: Maker) -> None:
    m = march(match().mark("SER", "mamluks").put("THE", "byzantium", "light-infantry"), "go-to:SER")
    assert m.honour("byzantium") == -3
    assert m.s.at_war(0, 1)


@rule("C.PACT.05", "5.CONQ.01")
def test_who_may_pass_goes_on_and_conquers_nothing(match: Maker) -> None:
    m = match(teams=True).mark("SER", "golden-horde").put("THE", "byzantium", "light-infantry")
    march(m, "go-to:SER", "go-to:BUL")
    assert m.lord("SER") == "golden-horde"
    assert m.events("horde-appears")[-1].args["place"] == "BUL"
    assert "SER" not in [event.args["place"] for event in m.events("conquered")]


@rule("C.DIP.05")
def test_an_armistice_bars_the_others_land(match: Maker) -> None:
    m = match().turn(2).war("byzantium", "mamluks", 1).mark("SER", "mamluks")
    m.s.truce[0 * 6 + 1] = m.s.truce[1 * 6 + 0] = 2
    march(m.put("THE", "byzantium", "light-infantry"))
    refusal = m.why_not("go-to:SER")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("armistice-holds", "C.DIP.05")


def crowded(match: Maker, dice: list[int]) -> ScriptedMatch:
    """Mamluks, with whom there is war, and Hungarians stand in Serbia."""
    m = match(dice).turn(2).war("byzantium", "mamluks", 1)
    m.put("SER", "mamluks", "archer").put("SER", "hungary", "archer")
    return m.put("THE", "byzantium", "heavy-infantry", 3)


@rule("5.MULTI.01", "5.MULTI.02")
def test_the_mover_chooses_whom_to_fight_and_must_fight_enemies(match: Maker) -> None:
    m = march(crowded(match, []), "go-to:SER")
    assert m.asked() == ("byzantium", "choose-enemy")
    assert m.offered() == ["attack:mamluks", "attack:hungary"]
    m.do("attack:hungary")
    assert m.events("battle-begins")[-1].args["enemy_seat"] == "hungary"
    assert m.honour("byzantium") == -3


@rule("5.MULTI.02")
def test_who_is_not_an_enemy_may_be_left_in_peace(match: Maker) -> None:
    m = match().put("SER", "mamluks", "archer").put("SER", "hungary", "archer")
    march(m.put("THE", "byzantium", "heavy-infantry", 3), "go-to:SER")
    assert m.offered() == ["attack:mamluks", "attack:hungary", "leave-in-peace"]
    m.do("leave-in-peace", "go-to:BUL")
    assert m.honour("byzantium") == 0


@rule("5.MULTI.02")
def test_a_horde_is_fought_first(match: Maker) -> None:
    m = crowded(match, []).put("SER", "barbarians", "light-infantry")
    march(m, "go-to:SER")
    assert m.events("battle-begins")[-1].args["enemy_seat"] == "barbarians"


@rule("5.MULTI.01", "5.MULTI.02")
def test_of_several_enemies_one_must_be_fought_and_others_may_be(match: Maker) -> None:
    m = match([*WINS, 1, 1, 1]).turn(2).war("byzantium", "mamluks", 1).war("hungary", "byzantium", 1)
    m.put("SER", "mamluks", "heavy-infantry").put("SER", "hungary", "heavy-infantry")
    march(m.put("THE", "byzantium", "heavy-infantry", 3), "go-to:SER")
    assert m.offered() == ["attack:mamluks", "attack:hungary"]
    battle_out(m.do("attack:mamluks"))
    assert m.asked() == ("byzantium", "choose-enemy")
    assert m.offered() == ["attack:hungary", "leave-in-peace"]
    m.do("leave-in-peace")
    assert len(m.events("battle-begins")) == 1
    # Nobody controls it, and the movement that was left is lost.
    assert (m.at("SER", "hungary"), m.lord("SER"), left(m, 0)) == ({"heavy-infantry": 1}, "", 0)


@rule("5.MULTI.01", "5.MULTI.02")
def test_the_lord_of_the_land_may_be_left_in_peace_once_a_guest_is_beaten(match: Maker) -> None:
    m = match([*WINS, 1, 1, 1]).turn(2).war("byzantium", "mamluks", 1).war("byzantium", "hungary", 1)
    m.s.terms = [[1, PASSAGE, m.seat("hungary"), m.seat("mamluks"), 0, 0, 0, 0]]
    m.mark("SER", "hungary").put("SER", "hungary", "heavy-infantry").put("SER", "mamluks", "heavy-infantry")
    assert m.lord("SER") == "hungary"
    march(m.put("THE", "byzantium", "heavy-infantry", 3), "go-to:SER")
    battle_out(m.do("attack:mamluks"))
    assert m.offered() == ["attack:hungary", "leave-in-peace"]
    m.do("attack:hungary")
    assert m.events("battle-begins")[-1].args["enemy_seat"] == "hungary"


@rule("5.MULTI.02")
def test_after_the_horde_an_enemy_is_attacked_by_choice_only(match: Maker) -> None:
    m = crowded(match, [*WINS]).put("SER", "barbarians", "light-infantry")
    battle_out(march(m, "go-to:SER"))
    assert m.offered() == ["attack:mamluks", "attack:hungary", "leave-in-peace"]


@rule("5.FLOW.04", "5.FLEE.01")
def test_frozen_points_serve_for_flight_and_are_lost_after_it(match: Maker) -> None:
    m = match(WINS).put("THE", "byzantium", "heavy-infantry", 3).put("BUL", "barbarians", "light-infantry", 5)
    march(m, "go-to:BUL").do("flee:THE:1")
    battle_out(m)
    assert m.at("THE", "byzantium") != {}
    assert left(m, 0) == 0
    assert m.s.spent(m.area("THE"), 0) == m.s.force(m.area("THE"), 0)
    assert m.honour("byzantium") == -1


@rule("V.LOSS.02")
def test_to_lose_against_barbarians_costs_honour(match: Maker) -> None:
    m = (
        match([1, 1, 1])
        .put("THE", "byzantium", "light-infantry")
        .put("BUL", "barbarians", "light-infantry", 9)
    )
    battle_out(march(m, "go-to:BUL"))
    assert m.at("BUL", "byzantium") == {}
    assert m.events("honour-lost")[-1].args["deed"] == "lost-to-barbarians"
    assert m.honour("byzantium") == -1


@rule("5.FLOW.08", "5.MULTI.02")
def test_fleets_at_war_fight_at_sea(match: Maker) -> None:
    m = match().turn(2).war("byzantium", "mamluks", 1)
    m.put("CON", "byzantium", "archer", 2).put("MAR", "mamluks", "archer")
    m.item("CON", "byzantium", "galley")
    m.item("MAR", "mamluks", "galley")
    combat(m).do("set-out-from:CON", "take-all", "sail-to:MAR")
    assert m.events("sea-battle-begins")[-1].args["enemy_seat"] == "mamluks"


@rule("V.LOSS.04", "5.CONQ.02")
def test_undefended_ships_of_others_may_be_seized_at_sea(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer", 2)
    m.item("CON", "byzantium", "galley")
    m.item("MAR", "mamluks", "merchant-ship", 1, salt=1)
    combat(m).do("set-out-from:CON", "take-all", "sail-to:MAR")
    assert m.asked() == ("byzantium", "choose-enemy-at-sea")
    m.do("attack:mamluks")
    assert m.honour("byzantium") == -3
    assert m.asked() == ("byzantium", "seize")
    m.do("take-transport")
    assert m.s.item_kind[m.s.items(0)[-1]] == 3
    assert m.told("transport-taken") == (
        "5.CONQ.03",
        {
            "seat": "byzantium",
            "other_seat": "mamluks",
            "item": "merchant-ship",
            "level": 1,
            "slot": 1,
            "sea": "MAR",
        },
    )


@rule("5.TERR.03")
def test_a_marker_goes_when_its_owner_begins_the_battle(match: Maker) -> None:
    m = match([1]).turn(2).war("byzantium", "mamluks", 1).mark("SER", "byzantium")
    m.put("SER", "mamluks", "archer").put("THE", "byzantium", "heavy-infantry", 3)
    m.item("THE", "byzantium", "war-wagon")
    combat(m).do("set-out-from:THE", "take-all", "go-to:SER")
    assert m.asked()[1] == "battle-intent"
    assert m.s.marker[m.area("SER")] == -1


@rule("5.MOVE.07", "5.FLOW.04")
def test_a_march_is_over_when_nothing_of_it_is_left(match: Maker) -> None:
    m = match().turn(2).war("hungary", "byzantium", 1).put("SER", "hungary", "archer")
    m.item("THE", "byzantium", "war-wagon")
    combat(m).do("set-out-from:THE", "take-thing:war-wagon:1:1", "go-to:SER")
    assert m.asked() == ("hungary", "seize")
    m.do("plunder-transport:50")
    assert m.asked() == ("mamluks", "full-move")
