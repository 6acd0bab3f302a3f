"""Edict, Logistics, Cartography."""

import pytest

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.combat.arrival import HordeArrives
from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.games.medioevo.rules.combat.phase import CombatPhase
from aevum.games.medioevo.rules.tables import LAW, TRANSPORT
from aevum.games.medioevo.rules.terms import DEFENCE
from aevum.testing import example, rule
from tests.games.medioevo.combat.field import WINS, Maker, battle_out, combat, left, refused
from tests.games.medioevo.conftest import ScriptedMatch
from tests.narrow import there


def marching(m: ScriptedMatch, *choices: str, place: str = "THE") -> ScriptedMatch:
    return combat(m).do(f"set-out-from:{place}", "take-all", *choices)


@example("EX-082")
@rule("B.ORAN.1", "B.EDICT.1")
def test_edict_crosses_one_barbarian_territory_for_a_point(match: Maker) -> None:
    """Without a further point the next one wakes a horde."""
    m = match().learn("byzantium", "edict").points("byzantium", "orange", 1)
    m.put("THE", "byzantium", "archer", 3)
    m.item("THE", "byzantium", "war-wagon")
    marching(m, "use-technology:edict:SER", "go-to:SER")
    assert m.events("horde-appears") == []
    assert m.s.store[LAW] == 0
    assert refused(m, "halt") == ("no-halt-here", "B.ORAN.1")
    m.do("go-to:BUL")
    assert m.events("horde-appears")[-1].args["place"] == "BUL"
    assert [told.args["enemy_seat"] for told in m.events("battle-begins")] == ["barbarians"]


@rule("B.ORAN.1", "B.EDICT.3")
def test_edict_is_of_no_use_where_barbarians_stand(match: Maker) -> None:
    m = match().learn("byzantium", "edict").points("byzantium", "orange", 1)
    m.put("THE", "byzantium", "archer", 3).put("SER", "barbarians", "archer")
    m.item("THE", "byzantium", "war-wagon")
    marching(m)
    assert "use-technology:edict:BUL" in m.offered()
    assert "use-technology:edict:SER" not in m.offered()


@rule("B.ORAN.1", "B.EDICT.2")
def test_who_cannot_go_on_meets_the_horde_after_all(match: Maker) -> None:
    m = match(WINS).learn("byzantium", "edict").points("byzantium", "orange", 1)
    m.put("THE", "byzantium", "heavy-infantry", 3)
    wagon = m.item("THE", "byzantium", "war-wagon")
    m.s.item_left[wagon] = 1
    marching(m, "use-technology:edict:SER", "go-to:SER", "halt")
    assert m.events("horde-appears")[-1].args["place"] == "SER"
    battle_out(m)
    assert m.lord("SER") == "byzantium"


@rule("B.BLUE.2", "B.LOGISTICS.1", "B.LOGISTICS.2")
def test_logistics_takes_a_wagon_across_a_sea_for_a_point_a_step(match: Maker) -> None:
    m = match().learn("byzantium", "logistics").points("byzantium", "blue", 1)
    m.put("SMY", "byzantium", "archer", 2)
    wagon = m.item("SMY", "byzantium", "war-wagon")
    combat(m).do("set-out-from:SMY", "take-all")
    assert refused(m, "sail-to:AEG") == ("no-ship", "5.MOVE.02")
    m.do("use-technology:logistics:war-wagon:1:1", "sail-to:AEG")
    assert refused(m, "halt") == ("no-halt-here", "B.BLUE.2")
    assert refused(m, "sail-to:MAR") == ("no-ship", "5.MOVE.02")
    # To come ashore is not paid, and needs no port (M07).
    m.do("go-to:ADR")
    assert m.at("ADR", "byzantium") == {"archer": 2}
    assert left(m, wagon) == 4


@rule("B.ORAN.1", "B.EDICT.1")
def test_edict_lets_a_fleet_call_at_a_port(match: Maker) -> None:
    m = match().learn("byzantium", "edict").points("byzantium", "orange", 1)
    m.put("BSE", "byzantium", "archer")
    galley = m.item("BSE", "byzantium", "galley")
    combat(m).do("set-sail-from:BSE", "take-all", "use-technology:edict:TRE", "go-to:TRE")
    assert m.at("TRE", "barbarians") == {}
    assert refused(m, "halt") == ("no-halt-here", "B.ORAN.1")
    m.do("sail-to:BSE", "halt")
    assert m.at("BSE", "byzantium") == {"archer": 1}
    assert m.s.item_at[galley] == m.area("BSE")


@rule("B.BLUE.2", "B.LOGISTICS.2")
def test_logistics_takes_a_galley_overland_to_where_it_belongs(match: Maker) -> None:
    m = match().learn("byzantium", "logistics").points("byzantium", "blue", 1)
    m.put("CON", "byzantium", "archer")
    galley = m.item("CON", "byzantium", "galley")
    combat(m).do("set-out-from:CON", "take-all", "use-technology:logistics:galley:1:1", "go-to:ADR")
    assert m.s.item_at[galley] == m.area("ADR")
    assert refused(m, "halt") == ("no-halt-here", "B.BLUE.2")
    assert refused(m, "leave-thing:galley:1:1") == ("no-harbour", "5.MOVE.05")
    m.do("sail-to:AEG", "halt")
    assert m.at("AEG", "byzantium") == {"archer": 1}


@rule("B.BLUE.2", "B.LOGISTICS.1")
def test_logistics_takes_a_galley_from_one_sea_to_another(match: Maker) -> None:
    m = match().learn("byzantium", "logistics").points("byzantium", "blue", 1)
    m.put("AEG", "byzantium", "archer")
    galley = m.item("AEG", "byzantium", "galley")
    combat(m).do("set-sail-from:AEG", "take-all")
    assert refused(m, "go-to:ADR") == ("no-harbour", "5.MOVE.05")
    m.do("use-technology:logistics:galley:1:1", "go-to:ADR")
    assert refused(m, "halt") == ("no-halt-here", "B.BLUE.2")
    m.do("sail-to:BSW", "halt")
    assert m.at("BSW", "byzantium") == {"archer": 1}
    assert m.s.item_at[galley] == m.area("BSW")


@rule("B.BLUE.2", "B.LOGISTICS.3")
def test_a_galley_that_is_stopped_inland_is_back_where_it_belongs(match: Maker) -> None:
    m = match().learn("byzantium", "logistics").points("byzantium", "blue", 1).give("mamluks", 3)
    m.put("CON", "byzantium", "archer")
    galley = m.item("CON", "byzantium", "galley")
    combat(m).do("set-out-from:CON", "take-all", "use-technology:logistics:galley:1:1", "go-to:ADR")
    m.initiate("mamluks", "use-card:3").do("bless-place:ADR").do("halt")
    assert m.s.item_at[galley] == m.area("CON")
    assert m.events("turned-back")[-1].rule == "B.BLUE.2"
    assert (m.at("CON", "byzantium"), m.at("ADR", "byzantium")) == ({"archer": 1}, {})


@rule("B.BLUE.2", "B.LOGISTICS.3")
def test_a_wagon_that_is_stopped_at_sea_is_back_ashore_with_its_units(match: Maker) -> None:
    m = match().learn("byzantium", "logistics").points("byzantium", "blue", 1)
    m.put("SMY", "byzantium", "archer", 2)
    wagon = m.item("SMY", "byzantium", "war-wagon")
    combat(m).do("set-out-from:SMY", "take-all", "use-technology:logistics:war-wagon:1:1", "sail-to:AEG")
    m.s.item_left[wagon] = 0
    m.s.refresh(m.ask())
    m.do("halt")
    assert m.at("SMY", "byzantium") == {"archer": 2}
    assert m.s.item_at[wagon] == m.area("SMY")


@rule("B.BLUE.2", "B.LOGISTICS.3")
@pytest.mark.parametrize("peril", ["bishop", "horde", "barbarian-land", "foe", "lord"])
def test_nothing_strays_to_where_its_move_would_end(match: Maker, peril: str) -> None:
    m = match().turn(2).learn("byzantium", "logistics").points("byzantium", "blue", 1)
    place = "BUL" if peril == "barbarian-land" else "ADR"
    m.put("CON" if place == "ADR" else "ADR", "byzantium", "archer")
    m.item("CON" if place == "ADR" else "ADR", "byzantium", "galley")
    if peril == "bishop":
        effects.put(m.s, effects.NO_MOVEMENT, 1, m.area(place))
    elif peril == "horde":
        m.put(place, "barbarians", "light-infantry")
    elif peril == "foe":
        m.war("mamluks", "byzantium", 1).put(place, "mamluks", "archer")
    elif peril == "lord":
        m.mark(place, "mamluks")
    start = "CON" if place == "ADR" else "ADR"
    combat(m).do(f"set-out-from:{start}", "take-all", "use-technology:logistics:galley:1:1")
    assert refused(m, f"go-to:{place}") == ("no-halt-there", "B.BLUE.2")


@rule("B.BLUE.2", "K.CARD.22", "B.LOGISTICS.3")
def test_who_is_not_seen_may_stray_where_a_foe_stands(match: Maker) -> None:
    m = match().turn(2).learn("byzantium", "logistics").points("byzantium", "blue", 1)
    m.war("mamluks", "byzantium", 1).put("ADR", "mamluks", "archer").put("CON", "byzantium", "archer")
    effects.put(m.s, effects.UNSEEN, 0, m.item("CON", "byzantium", "galley"))
    combat(m).do("set-out-from:CON", "take-all", "use-technology:logistics:galley:1:1")
    assert "go-to:ADR" in m.offered()


@rule("B.BLUE.2", "B.LOGISTICS.3")
def test_no_galley_is_dragged_where_it_could_not_come_out_of(match: Maker) -> None:
    m = match().learn("byzantium", "logistics").points("byzantium", "blue", 1).mark("SER", "byzantium")
    slot = m.put("THE", "byzantium", "archer").item("THE", "byzantium", "galley")
    marching(m, "use-technology:logistics:galley:1:1")
    assert "go-to:SER" in m.offered()
    m.s.item_left[slot] = 1
    m.s.refresh(m.ask())
    assert refused(m, "go-to:SER") == ("no-way-back", "B.BLUE.2")
    assert there(m.why_not("go-to:SER")).args["item"] == "galley"


@example("EX-076")
@rule("B.BLUE.4", "B.CARTOGRAPHY.2")
def test_cartography_gives_a_group_that_has_fought_one_more_step(match: Maker) -> None:
    m = match(WINS).learn("byzantium", "cartography").points("byzantium", "blue", 2)
    m.put("THE", "byzantium", "heavy-infantry", 3)
    wagon = m.item("THE", "byzantium", "war-wagon")
    battle_out(marching(m, "go-to:SER"))
    assert len(m.events("horde-appears")) == 1
    assert (m.lord("SER"), left(m, wagon)) == ("byzantium", 0)
    m.initiate("byzantium", "use-technology:cartography").do("take-thing:war-wagon:1:1")
    assert m.s.store[TRANSPORT] == 0
    m.do(*["take-unit:heavy-infantry"] * 3, "go-to:THE")
    assert (m.at("SER", "byzantium"), m.at("THE", "byzantium")) == ({}, {"heavy-infantry": 3})
    assert m.s.item_at[wagon] == m.area("THE")
    assert m.asked()[1] == "full-move"


@rule("B.BLUE.4", "B.CARTOGRAPHY.1")
def test_cartography_moves_a_single_unit_without_a_wagon(match: Maker) -> None:
    m = match().learn("byzantium", "cartography").points("byzantium", "blue", 2)
    m.put("THE", "byzantium", "archer", 2)
    combat(m).do("use-technology:cartography", "take-unit:archer")
    assert refused(m, "take-unit:archer") == ("wagons-full", "5.MOVE.13")
    m.do("go-to:ADR")
    assert m.at("ADR", "byzantium") == {"archer": 1}
    assert m.asked() == ("byzantium", "full-move")


@example("EX-077")
@rule("B.BLUE.4", "5.MULTI.01", "B.CARTOGRAPHY.4")
def test_cartography_brings_an_ally_into_a_battle(match: Maker) -> None:
    """The unit is fought in its turn, by whoever is left of the invaders."""
    m = match([4, 6, 8, 1, 1, 1] * 2).turn(2).war("mamluks", "byzantium", 1).learn("hungary", "cartography")
    m.points("hungary", "blue", 2).put("SER", "hungary", "cavalry")
    m.put("ADR", "mamluks", "heavy-infantry", 4).put("THE", "byzantium", "light-infantry")
    m.item("ADR", "mamluks", "war-wagon", 2)
    m.s.terms = [[1, DEFENCE, m.seat("hungary"), m.seat("byzantium"), 0, 0, 1, 0]]
    m.s.pacts_made = 1
    m.s.order = [0, 2, 3, 1]
    m.begin(CombatPhase()).do(*["pass-combat"] * 3, "set-out-from:ADR", "take-all", "go-to:THE")
    assert m.asked() == ("hungary", "before-battle")
    m.do("use-technology:cartography", "join-battle:SER:cavalry:mamluks")
    assert sum(m.s.store) == 0
    assert (m.at("SER", "hungary"), m.at("THE", "hungary")) == ({}, {"cavalry": 1})
    # An alliance is no declaration of war (C.DIP.03).
    assert m.honour("hungary") == -3
    battle_out(m.hush())
    begun = [(told.args["seat"], told.args["enemy_seat"]) for told in m.events("battle-begins")]
    assert begun == [("mamluks", "byzantium"), ("mamluks", "hungary")]


@rule("B.BLUE.4", "B.CARTOGRAPHY.1")
def test_a_step_of_cartography_comes_on_top_of_a_full_move(match: Maker) -> None:
    m = match().learn("byzantium", "cartography").points("byzantium", "blue", 2)
    m.put("THE", "byzantium", "archer", 2)
    wagon = m.item("THE", "byzantium", "war-wagon")
    combat(m).do("use-technology:cartography", "take-thing:war-wagon:1:1", "take-unit:archer", "go-to:ADR")
    assert left(m, wagon) == 6
    assert m.s.spent(m.area("ADR"), 0) == [0] * 7
    m.do("set-out-from:ADR", "take-all", "go-to:CON", "halt")
    assert m.at("CON", "byzantium") == {"archer": 1}


@rule("B.BLUE.4", "5.FLOW.04", "B.CARTOGRAPHY.1")
def test_a_step_of_cartography_into_a_battle_leaves_no_movement(match: Maker) -> None:
    m = match(WINS).learn("byzantium", "cartography").points("byzantium", "blue", 2)
    m.put("THE", "byzantium", "heavy-infantry", 3)
    wagon = m.item("THE", "byzantium", "war-wagon")
    combat(m).do("use-technology:cartography", "take-thing:war-wagon:1:1")
    m.do(*["take-unit:heavy-infantry"] * 3, "go-to:SER")
    battle_out(m)
    assert (m.s.item_at[wagon], left(m, wagon)) == (m.area("SER"), 0)


@rule("B.BLUE.4", "5.FLOW.05", "B.CARTOGRAPHY.1")
def test_who_had_moved_has_moved_after_a_step_of_cartography_too(match: Maker) -> None:
    m = match().learn("byzantium", "cartography").points("byzantium", "blue", 2)
    m.put("THE", "byzantium", "archer").s.set_spent(m.area("THE"), 0, [0, 1, 0, 0, 0, 0, 0])
    combat(m).do("use-technology:cartography", "take-unit:archer", "go-to:ADR")
    assert m.s.spent(m.area("ADR"), 0) == [0, 1, 0, 0, 0, 0, 0]


@rule("B.BLUE.4", "B.CARTOGRAPHY.2")
def test_cartography_moves_an_engine_by_itself(match: Maker) -> None:
    m = match().learn("byzantium", "cartography").points("byzantium", "blue", 2)
    engine = m.item("THE", "byzantium", "catapult")
    combat(m).do("use-technology:cartography", "take-thing:catapult:1:1", "go-to:ADR")
    assert m.s.item_at[engine] == m.area("ADR")
    assert left(m, engine) == 4


@rule("B.BLUE.4", "B.CARTOGRAPHY.2")
def test_an_engine_takes_no_unit_along_on_a_step_of_cartography(match: Maker) -> None:
    m = match().learn("byzantium", "cartography").points("byzantium", "blue", 2)
    m.put("THE", "byzantium", "archer").item("THE", "byzantium", "catapult")
    combat(m).do("use-technology:cartography", "take-thing:catapult:1:1")
    assert refused(m, "take-unit:archer") == ("wagons-full", "5.MOVE.13")


@rule("B.BLUE.4", "B.CARTOGRAPHY.2")
def test_cartography_moves_no_transport_without_units(match: Maker) -> None:
    m = match().learn("byzantium", "cartography").points("byzantium", "blue", 2)
    m.put("THE", "byzantium", "archer").item("THE", "byzantium", "war-wagon")
    combat(m).do("use-technology:cartography", "take-thing:war-wagon:1:1")
    assert refused(m, "go-to:ADR") == ("nothing-marches", "5.MOVE.01")


@rule("B.BLUE.4", "5.MISC.02", "B.CARTOGRAPHY.4")
def test_cartography_leads_into_a_battle_between_its_rounds(match: Maker) -> None:
    m = match([1, 1, 2, 1, 1, 2] * 3).turn(2).war("mamluks", "byzantium", 1).learn("hungary", "cartography")
    m.points("hungary", "blue", 2).put("SER", "hungary", "cavalry").active("mamluks")
    m.put("THE", "mamluks", "heavy-infantry", 9).put("THE", "byzantium", "heavy-infantry", 9)
    m.begin(Enter(1, m.area("THE"), 0)).do("pass")
    while m.asked() != ("hungary", "round-begins"):
        plain = [wish for wish in ("fight", "let-lie", "pass") if wish in m.offered()]
        m.do(plain[0] if plain else m.offered()[0])
    m.do("use-technology:cartography", "join-battle:SER:cavalry:mamluks")
    assert m.at("THE", "hungary") == {"cavalry": 1}
    assert m.told("battle-joined") == ("B.BLUE.4", {"seat": "hungary", "unit": "cavalry", "place": "THE"})


def joined(match: Maker, dice: list[int], against: str, defenders: int = 1) -> ScriptedMatch:
    """A Mamluk unit invades Thessalonica; a Hungarian one steps in."""
    m = match(dice).turn(2).war("mamluks", "byzantium", 1).learn("hungary", "cartography")
    m.points("hungary", "blue", 2).put("SER", "hungary", "cavalry").build("THE", "byzantium", "village")
    m.put("ADR", "mamluks", "light-infantry").put("THE", "byzantium", "light-infantry", defenders)
    m.item("ADR", "mamluks", "war-wagon")
    m.s.order = [1, 0, 2, 3]
    m.begin(CombatPhase()).do("set-out-from:ADR", "take-all", "go-to:THE")
    m.do("use-technology:cartography", f"join-battle:SER:cavalry:{against}")
    return battle_out(m.hush())


@rule("5.CONQ.01", "B.BLUE.4", "B.CARTOGRAPHY.4")
def test_who_stepped_in_against_the_holder_and_is_left_alone_conquers(match: Maker) -> None:
    m = joined(match, [4, 4, 4, 4, 4, 4], "byzantium")
    assert m.asked() == ("hungary", "plunder")
    m.do("plunder-building:village:THE:50")
    assert (m.lord("THE"), m.events("conquered")[-1].args["seat"]) == ("hungary", "hungary")


@rule("5.CONQ.01", "B.BLUE.4", "B.CARTOGRAPHY.4")
def test_who_stepped_in_against_the_holder_fights_on_alone(match: Maker) -> None:
    m = joined(match, [1, 1, 1, 1, 6, 8], "byzantium", 3)
    assert m.asked() == ("byzantium", "seize")
    m.do(m.offered()[0])
    begun = [(told.args["seat"], told.args["enemy_seat"]) for told in m.events("battle-begins")]
    assert begun == [("mamluks", "byzantium"), ("hungary", "byzantium")]


@rule("5.CONQ.01", "5.TERR.01")
def test_who_stepped_in_against_the_invader_conquers_nothing(match: Maker) -> None:
    m = joined(match, [4, 4, 4, 4, 4, 4], "mamluks")
    assert m.events("conquered") == []
    assert m.lord("THE") == "hungary"


@rule("B.ORAN.1", "B.EDICT.1")
def test_edict_lets_one_group_pass_once(match: Maker) -> None:
    m = match([1, 1, 1] * 9).learn("byzantium", "edict").points("byzantium", "orange", 1)
    m.money("byzantium", 0).put("THE", "byzantium", "archer", 2).mark("BUL", "byzantium")
    m.item("THE", "byzantium", "war-wagon")
    m.item("THE", "byzantium", "war-wagon")
    combat(m).do("set-out-from:THE", "take-thing:war-wagon:1:1", "take-unit:archer")
    m.do("use-technology:edict:SER", "go-to:SER", "go-to:BUL", "halt")
    assert m.events("horde-appears") == []
    while m.asked() != ("byzantium", "full-move"):
        m.do(m.offered()[-1])
    m.do("set-out-from:THE", "take-all", "go-to:SER")
    assert m.events("horde-appears")[-1].args["place"] == "SER"


@rule("B.BLUE.4", "E.BARB.10", "B.CARTOGRAPHY.4")
def test_who_steps_in_against_a_horde_that_came_fights_it_next(match: Maker) -> None:
    m = match([1, 1, 1] * 6).learn("hungary", "cartography").points("hungary", "blue", 2)
    m.put("SER", "hungary", "cavalry").put("THE", "byzantium", "light-infantry").active("byzantium")
    m.put("THE", "barbarians", "heavy-infantry", 9).s.circle = [1, 6, 8]
    m.begin(HordeArrives(m.area("THE")))
    assert m.asked() == ("hungary", "before-battle")
    m.do("use-technology:cartography", "join-battle:SER:cavalry:barbarians")
    battle_out(m.hush())
    begun = [(told.args["seat"], told.args["enemy_seat"]) for told in m.events("battle-begins")]
    assert begun == [("barbarians", "byzantium"), ("barbarians", "hungary")]


@rule("B.BLUE.2", "B.LOGISTICS.3")
@pytest.mark.parametrize(("points", "goes"), [(1, False), (2, True)])
def test_who_strays_needs_a_point_for_the_way_back(match: Maker, points: int, goes: bool) -> None:
    m = match().learn("byzantium", "logistics").points("byzantium", "blue", 1)
    m.put("SMY", "byzantium", "archer")
    wagon = m.item("SMY", "byzantium", "war-wagon")
    effects.put(m.s, effects.AFLOAT, 0, wagon)
    m.s.item_left[wagon] = points
    combat(m).do("set-out-from:SMY", "take-all")
    assert ("sail-to:AEG" in m.offered()) == goes
    if not goes:
        assert refused(m, "sail-to:AEG") == ("no-way-back", "B.BLUE.2")


@rule("B.BLUE.4", "B.CARTOGRAPHY.2")
def test_cartography_moves_one_thing(match: Maker) -> None:
    m = match().learn("byzantium", "cartography").points("byzantium", "blue", 2)
    m.put("THE", "byzantium", "archer").item("THE", "byzantium", "war-wagon")
    m.item("THE", "byzantium", "catapult")
    combat(m).do("use-technology:cartography", "take-thing:war-wagon:1:1")
    assert refused(m, "take-thing:catapult:1:2") == ("one-at-a-time", "B.BLUE.4")


@rule("B.BLUE.2", "B.LOGISTICS.3")
def test_a_galley_that_came_from_the_sea_and_is_stopped_inland_is_back_at_sea(match: Maker) -> None:
    m = match().learn("byzantium", "logistics").points("byzantium", "blue", 1).give("mamluks", 3)
    m.put("AEG", "byzantium", "archer")
    galley = m.item("AEG", "byzantium", "galley")
    combat(m).do("set-sail-from:AEG", "take-all", "use-technology:logistics:galley:1:1", "go-to:ADR")
    m.initiate("mamluks", "use-card:3").do("bless-place:ADR").do("halt")
    assert m.s.item_at[galley] == m.area("AEG")
    assert m.told("turned-back-at-sea")[1]["sea"] == "AEG"
    assert (m.at("AEG", "byzantium"), m.at("ADR", "byzantium")) == ({"archer": 1}, {})
