"""Movement and arrivals looked at more closely: one condition of a clause at a time."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.combat.arrival import HordeArrives
from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.games.medioevo.rules.events.rebellion import Rebellion
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.layout import of_pair
from aevum.games.medioevo.rules.overland import way_out
from aevum.testing import rule
from tests.games.medioevo.combat.field import Maker, battle_out, combat, refused
from tests.games.medioevo.uses.pause import Pause
from tests.games.medioevo.warcards.war import danger


@rule("K.CARD.09", "K.25.1", "5.MOVE.15")
def test_militia_25_a_wagon_may_bring_a_single_unit(match: Maker) -> None:
    m = match().turn(2).war("mamluks", "byzantium", 1).give("byzantium", 25)
    m.put("CON", "byzantium", "cavalry", 2).item("CON", "byzantium", "war-wagon")
    m.put("THE", "mamluks", "light-infantry").active("mamluks").begin(Enter(1, m.area("THE"), 0))
    m.do("use-card:25", "send-thing:CON:war-wagon:1:1:2", "board-unit:cavalry", "send-off")
    assert m.at("THE", "byzantium") == m.at("CON", "byzantium") == {"cavalry": 1}


@rule("5.FLOW.05", "5.MOVE.13")
def test_all_means_one_of_every_kind_and_each_once(match: Maker) -> None:
    m = match()
    kinds = ["light-infantry", "archer", "heavy-infantry", "cavalry", "captain-1", "captain-2", "captain-3"]
    for kind in kinds:
        m.put("ADR", "byzantium", kind)
    m.item("ADR", "byzantium", "war-wagon", 3)
    combat(m).do("set-out-from:ADR", "take-all")
    assert m.ask().args["count"] == len(kinds)
    m.do("go-to:CON")
    assert m.at("CON", "byzantium") == dict.fromkeys(kinds, 1)


@rule("5.MOVE.04", "5.MOVE.08")
def test_what_an_event_halted_leaves_one_castle_and_not_the_next(match: Maker) -> None:
    m = match().build("CON", "byzantium", "castle").build("ADR", "byzantium", "castle")
    m.put("CON", "byzantium", "archer")
    slot = m.item("CON", "byzantium", "war-wagon")
    m.s.item_left[slot] = 0
    effects.put(m.s, effects.HALTED, 0, slot)
    m.put("ALE", "mamluks", "archer").item("ALE", "mamluks", "war-wagon")
    combat(m).do("set-out-from:CON", "take-all", "go-to:ADR", "halt")
    m.do("set-out-from:ALE", "take-all", "go-to:CAI", "halt")
    while m.asked()[0] != "byzantium":
        m.do("pass-combat")
    assert [wish for wish in m.offered() if wish.startswith("set-out")] == []


@rule("B.LOGISTICS.1")
def test_a_step_of_logistics_is_paid_once_before_it_is_made(match: Maker) -> None:
    m = match().learn("byzantium", "logistics").points("byzantium", "blue", 9)
    m.put("SMY", "byzantium", "archer").item("SMY", "byzantium", "war-wagon")
    combat(m).do("set-out-from:SMY", "take-all", "use-technology:logistics:war-wagon:1:1")
    assert "use-technology:logistics:war-wagon:1:1" not in m.offered()


@rule("5.TERR.03", "5.MOVE.12")
def test_the_marker_of_undefended_land_goes_as_it_is_invaded(match: Maker) -> None:
    m = (
        match()
        .turn(2)
        .war("byzantium", "mamluks", 1)
        .mark("BUL", "mamluks")
        .put("ADR", "byzantium", "archer")
    )
    m.item("ADR", "byzantium", "war-wagon")
    combat(m).do("set-out-from:ADR", "take-all", "go-to:BUL")
    assert m.told("marker-swept-away") == ("5.TERR.03", {"seat": "mamluks", "place": "BUL"})
    assert m.lord("BUL") == "byzantium"


@rule("5.MOVE.04", "5.MOVE.08")
def test_what_an_event_halted_and_stays_in_the_castle_has_moved(match: Maker) -> None:
    m = match().build("CON", "byzantium", "castle")
    slot = m.item("CON", "byzantium", "war-wagon")
    m.s.item_left[slot] = 0
    effects.put(m.s, effects.HALTED, 0, slot)
    m.put("ALE", "mamluks", "archer").item("ALE", "mamluks", "war-wagon")
    combat(m).do("set-out-from:CON", "take-all", "halt", "set-out-from:ALE", "take-all", "go-to:CAI", "halt")
    while m.asked()[0] != "byzantium":
        m.do("pass-combat")
    assert [wish for wish in m.offered() if wish.startswith("set-out")] == []


@rule("K.25.1", "5.FLOW.06")
def test_militia_25_takes_no_move_from_who_comes_or_was_there(match: Maker) -> None:
    m = match().give("byzantium", 25).put("ADR", "byzantium", "archer").put("THE", "byzantium", "cavalry")
    m.item("THE", "byzantium", "war-wagon")
    m.active("mamluks").begin(danger(m, "THE", "byzantium")).do("use-card:25", "send-unit:ADR:archer:1")
    combat(m).do("set-out-from:THE", "take-thing:war-wagon:1:1")
    assert {"take-unit:archer", "take-unit:cavalry"} <= set(m.offered())


@rule("K.25.1", "5.FLOW.06")
def test_who_had_moved_before_militia_25_called_has_moved(match: Maker) -> None:
    m = match().give("byzantium", 25).put("ADR", "byzantium", "archer", 2).put("THE", "byzantium", "cavalry")
    m.item("THE", "byzantium", "war-wagon")
    m.s.set_spent(m.area("ADR"), 0, m.s.force(m.area("ADR"), 0)[:])
    m.active("mamluks").begin(danger(m, "THE", "byzantium"))
    m.do("use-card:25", "send-unit:ADR:archer:1", "send-no-more")
    combat(m).do("set-out-from:THE", "take-thing:war-wagon:1:1")
    assert "take-unit:cavalry" in m.offered()
    assert "take-unit:archer" not in m.offered()


@rule("K.25.1", "2.REB.04")
def test_militia_25_at_a_rebellion_leaves_the_army_its_move_of_the_turn(match: Maker) -> None:
    m = match().turn(2, 2).give("byzantium", 25).active("byzantium").build("CON", "byzantium", "castle")
    m.put("ADR", "byzantium", "cavalry", 3).put("CON", "byzantium", "heavy-infantry", 2)
    m.item("ADR", "byzantium", "war-wagon", 2)
    effects.put(m.s, effects.NO_BATTLE, 0, m.area("ADR"))
    m.begin(Rebellion(0, False, m.area("ADR"))).do("use-card:25", *["send-unit:CON:heavy-infantry:0"] * 2)
    assert m.at("ADR", "byzantium") == {"cavalry": 3, "heavy-infantry": 2}
    combat(m.turn(2, 5)).do("set-out-from:ADR", "take-thing:war-wagon:2:1")
    assert {"take-unit:cavalry", "take-unit:heavy-infantry"} <= set(m.offered())


@rule("K.25.1", "K.CARD.09")
def test_militia_25_answers_a_horde_that_nation_sends(match: Maker) -> None:
    m = match().learn("mamluks", "nation").points("mamluks", "orange", 1).give("byzantium", 25)
    m.put("SER", "barbarians", "light-infantry").put("ADR", "byzantium", "archer").mark("BUL", "byzantium")
    m.active("mamluks").begin(Pause()).initiate("mamluks", "use-technology:nation")
    m.do("nation-march:light-infantry:SER:BUL")
    assert m.asked() == ("byzantium", "threatened")
    m.do("use-card:25")
    assert m.offered() == ["send-unit:ADR:archer:1", "send-no-more"]


@rule("K.25.1", "K.34.1")
def test_militia_25_answers_templar_34(match: Maker) -> None:
    m = match().turn(2).war("mamluks", "byzantium", 1).give("mamluks", 34).give("byzantium", 25)
    m.put("ADR", "byzantium", "archer").active("mamluks").begin(Pause()).initiate("mamluks", "use-card:34")
    m.do("send-templar:THE", "templar-unit:archer")
    assert m.asked() == ("byzantium", "threatened")
    m.do("use-card:25", "send-unit:ADR:archer:1")
    assert m.at("THE", "byzantium") == {"archer": 1}


@rule("K.25.1", "B.LAW.1")
def test_militia_25_has_nothing_to_defend_once_law_has_moved_the_rebellion(match: Maker) -> None:
    m = match().turn(2, 2).give("byzantium", 25).learn("byzantium", "law").points("byzantium", "orange")
    m.put("ADR", "byzantium", "archer").active("byzantium").begin(Rebellion(0, False, m.area("THE")))
    assert "use-card:25" in m.offered()
    m.do("use-technology:law:THE:BUL")
    assert m.done()
    assert m.at("ADR", "byzantium") == {"archer": 1}


@rule("B.LOGISTICS.3", "5.MOVE.06")
def test_units_in_a_galley_that_a_bishop_stops_inland_go_back_with_it(match: Maker) -> None:
    m = match().turn(2).learn("byzantium", "logistics").points("byzantium", "blue").give("mamluks", 3)
    m.put("THE", "byzantium", "archer", 2).mark("SER", "byzantium")
    galley = m.item("THE", "byzantium", "galley")
    combat(m).do("set-out-from:THE", "take-all", "use-technology:logistics:galley:1:1", "go-to:SER")
    m.initiate("mamluks", "use-card:3").do("bless-place:SER", "halt")
    assert (m.s.item_at[galley], m.at("THE", "byzantium")) == (m.area("THE"), {"archer": 2})
    assert m.at("SER", "byzantium") == {}


@rule("B.LOGISTICS.1", "B.LOGISTICS.2", "B.LOGISTICS.3")
def test_a_wagon_and_an_engine_cross_a_sea_each_for_its_own_point(match: Maker) -> None:
    m = match().learn("byzantium", "logistics").points("byzantium", "blue", 2)
    m.put("SMY", "byzantium", "archer", 2)
    slots = [m.item("SMY", "byzantium", thing) for thing in ("war-wagon", "catapult")]
    combat(m).do("set-out-from:SMY", "take-all", "use-technology:logistics:war-wagon:1:1")
    assert refused(m, "sail-to:AEG") == ("no-ship", "5.MOVE.02")
    m.do("use-technology:logistics:catapult:1:2", "sail-to:AEG")
    assert refused(m, "halt") == ("no-halt-here", "B.BLUE.2")
    assert refused(m, "sail-to:MAR")[0] == "no-ship"
    m.do("go-to:ADR", "halt")
    assert [m.s.item_at[slot] for slot in slots] == [m.area("ADR")] * 2
    assert (m.at("ADR", "byzantium"), m.s.store[0]) == ({"archer": 2}, 0)


@rule("B.LOGISTICS.2", "5.MOVE.12")
def test_a_wagon_comes_from_the_sea_into_land_of_an_enemy(match: Maker) -> None:
    m = match().turn(2).war("byzantium", "mamluks", 1).learn("byzantium", "logistics")
    m.points("byzantium", "blue").put("SMY", "byzantium", "archer").mark("ATH", "mamluks")
    m.item("SMY", "byzantium", "war-wagon")
    combat(m).do("set-out-from:SMY", "take-all", "use-technology:logistics:war-wagon:1:1")
    m.do("sail-to:AEG", "go-to:ATH")
    assert (m.lord("ATH"), m.at("ATH", "byzantium")) == ("byzantium", {"archer": 1})


@rule("K.34.1")
def test_templar_34_sends_one_unit(match: Maker) -> None:
    m = match().give("byzantium", 34).mark("BUL", "byzantium").active("byzantium").hush()
    m.begin(Pause()).do("use-card:34", "send-templar:BUL", "templar-unit:archer")
    assert m.asked() == ("byzantium", "rest")
    assert m.at("BUL", "byzantium") == {"archer": 1}


@rule("V.GAIN.02")
def test_only_buildings_of_the_conquered_territory_score(match: Maker) -> None:
    m = match().turn(2).war("byzantium", "mamluks", 1).active("byzantium").hush()
    for place in ("ADR", "CON", "SMY", "NIC"):
        m.build(place, "byzantium", "fortress")
    for place in ("CAI", "JER", "UEG"):
        m.build(place, "mamluks", "fortress")
    m.build("ALE", "mamluks", "city", "castle").put("ALE", "byzantium", "archer")
    m.begin(Enter(0, m.area("ALE"), m.seat("mamluks")))
    assert m.honour("byzantium") == 7


@rule("B.LOGISTICS.3")
def test_a_ship_inland_counts_its_steps_to_a_port_or_a_coast(match: Maker) -> None:
    m = match(kingdoms="byzantium,hungary,holy-roman-empire")
    ways = {LAND.names[place]: way_out(m.s, place) for place in range(LAND.places) if m.s.open[place]}
    for place, steps in ways.items():
        at = m.area(place)
        if LAND.port[at]:
            assert steps == 0
        elif any(m.s.open[sea] for sea in LAND.coasts[at]):
            assert steps == 1
        else:
            near = [ways[LAND.names[other]] for other in LAND.near[at] if m.s.open[other]]
            # From a place next to a port it is a step to the port, from others to a coast and out to sea.
            assert steps == 1 + min(near)
    assert max(ways.values()) == 3


@rule("C.DIP.05", "K.34.1")
def test_an_armistice_keeps_templar_34_out(match: Maker) -> None:
    m = match().turn(2).give("byzantium", 34).active("byzantium").hush()
    m.s.truce[of_pair(0, 1)] = m.s.truce[of_pair(1, 0)] = 2
    m.begin(Pause()).do("use-card:34")
    assert refused(m, "send-templar:CAI") == ("armistice-holds", "C.DIP.05")
    assert "send-templar:CAI" not in m.offered()
    assert {"send-templar:TEM", "send-templar:BUL"} <= set(m.offered())


@rule("5.NOWIN.01")
def test_a_horde_and_its_enemy_may_both_be_gone(match: Maker) -> None:
    m = match([1, 1, 2]).turn(2, 2).put("ADR", "byzantium", "light-infantry").hush()
    m.put("ADR", "barbarians", "light-infantry").active("byzantium")
    m.s.circle = [1, 1, 2]
    battle_out(m.begin(HordeArrives(m.area("ADR"))))
    assert (m.at("ADR", "byzantium"), m.at("ADR", "barbarians"), m.lord("ADR")) == ({}, {}, "byzantium")
    assert m.told("nobody-left") == ("5.NOWIN.01", {"place": "ADR"})


@rule("5.MOVE.06", "5.MOVE.16")
def test_a_fleet_parts_where_the_others_just_hold_what_stays(match: Maker) -> None:
    for units, parts in ((2, True), (3, False)):
        m = match().put("AEG", "byzantium", "archer", units)
        for item in ("galley", "galley", "war-wagon"):
            m.item("AEG", "byzantium", item)
        combat(m).do("set-sail-from:AEG", "take-thing:galley:1:1")
        sails = [wish for wish in m.offered() if wish.startswith(("sail-to", "go-to"))]
        assert bool(sails) == parts


@rule("5.FLOW.04", "5.FLOW.06")
def test_who_stood_where_others_came_to_fight_has_moved_as_well(match: Maker) -> None:
    m = match([1, 6, 8]).put("SER", "byzantium", "cavalry").put("SER", "barbarians", "light-infantry")
    m.s.circle = [1, 1, 2]
    m.put("BUL", "byzantium", "heavy-infantry", 3).item("BUL", "byzantium", "war-wagon")
    m.item("SER", "byzantium", "war-wagon")
    m.put("ALE", "mamluks", "archer").item("ALE", "mamluks", "war-wagon")
    battle_out(combat(m).do("set-out-from:BUL", "take-all", "go-to:SER"))
    m.do("set-out-from:ALE", "take-all", "go-to:CAI", "halt")
    while m.asked()[0] != "byzantium":
        m.do("pass-combat")
    m.do("set-out-from:SER", "take-thing:war-wagon:1:2")
    assert [wish for wish in m.offered() if wish.startswith("take-unit")] == []


@rule("5.FLOW.02", "5.MISC.03")
def test_each_may_take_pieces_off_in_the_own_turn(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer").put("CAI", "mamluks", "archer")
    combat(m)
    assert "remove-pieces" in m.offered()
    m.do("pass-combat")
    assert m.asked()[0] == "mamluks"
    assert "remove-pieces" in m.offered()


@rule("5.CONQ.05")
def test_a_cube_that_is_plundered_leaves_the_others(match: Maker) -> None:
    m = match().turn(2).war("byzantium", "mamluks", 1).active("byzantium").hush()
    m.market("ALE", "salt", "wine", "furs").put("ALE", "byzantium", "archer")
    m.begin(Enter(0, m.area("ALE"), m.seat("mamluks"))).do("plunder-cube:wine")
    assert m.florins("byzantium") == 1650
    assert sorted(wish for wish in m.offered() if wish.startswith("plunder-cube")) == [
        "plunder-cube:furs",
        "plunder-cube:salt",
    ]


@rule("W.BLOOD.01", "5.CONQ.05")
def test_each_thing_that_is_plundered_sheds_blood(match: Maker) -> None:
    m = match(blood=True).turn(2).war("byzantium", "mamluks", 1).active("byzantium").hush()
    m.market("ALE", "salt", "wine").put("ALE", "byzantium", "archer")
    m.begin(Enter(0, m.area("ALE"), m.seat("mamluks")))
    before = m.s.blood[m.seat("mamluks")]
    m.do("plunder-cube:wine")
    assert m.s.blood[m.seat("mamluks")] == before + 1


@rule("5.FLOW.07", "5.FLOW.08")
def test_a_fight_where_one_stands_is_a_full_move_after_which_another_round_comes(match: Maker) -> None:
    m = match([1, 6, 8, 1, 6, 8]).put("SER", "byzantium", "cavalry", 4)
    m.put("SER", "barbarians", "light-infantry").put("ALE", "mamluks", "archer")
    m.item("ALE", "mamluks", "war-wagon")
    m.s.circle = [1, 1, 2]
    battle_out(combat(m).do("fight-in:SER"))
    while m.asked()[0] != "mamluks":
        m.do("pass-combat")
    m.do("pass-combat")
    while m.ask().args == {"round": 1}:
        m.do("pass-combat")
    assert (m.asked(), m.ask().args) == (("mamluks", "full-move"), {"round": 2})


@rule("B.LAW.1", "E.BARB.10")
def test_rebels_whom_law_moves_later_plunder_where_they_come(match: Maker) -> None:
    m = match().learn("byzantium", "law").points("byzantium", "orange").active("byzantium").hush()
    m.put("ADR", "barbarians", "light-infantry").item("BUL", "hungary", "caravan", 1)
    m.s.rebels = [m.area("ADR")]
    m.begin(Pause()).do("use-technology:law:ADR:BUL")
    assert m.at("BUL", "barbarians") == {"light-infantry": 1}
    assert m.told("laid-waste")[1]["place"] == "BUL"


@rule("5.MISC.03", "5.MOVE.16")
def test_a_galley_in_port_goes_though_an_army_stands_beside_it(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer", 4).active("byzantium")
    m.item("CON", "byzantium", "galley")
    m.begin(Pause()).do("remove-pieces", "scrap:CON:galley:1:1")
    assert m.s.items(0) == []


@rule("K.CARD.02", "K.06.1", "K.06.2")
def test_condottiero_6_of_five_units_two_stay(match: Maker) -> None:
    m = match().turn(2).war("byzantium", "mamluks", 1).give("byzantium", 6)
    m.mark("SER", "mamluks").mark("BUL", "mamluks").put("THE", "byzantium", "archer", 5)
    m.item("THE", "byzantium", "war-wagon", 2)
    combat(m).do("set-out-from:THE", "take-all", "use-card:6", "go-to:SER", "leave-unit:archer")
    assert refused(m, "go-to:BUL") == ("units-owed", "K.CARD.02")
    m.do("leave-unit:archer", "go-to:BUL")
    assert (m.at("SER", "byzantium"), m.at("BUL", "byzantium")) == ({"archer": 2}, {"archer": 3})


@rule("5.CONQ.07", "C.DIP.05")
def test_things_are_prey_beside_those_that_an_armistice_protects(match: Maker) -> None:
    m = match().turn(2).put("SER", "byzantium", "archer")
    m.item("SER", "mamluks", "caravan", 1)
    m.s.truce[of_pair(0, 1)] = m.s.truce[of_pair(1, 0)] = 2
    assert "seize-in:SER" not in combat(m).offered()
    m.item("SER", "hungary", "caravan", 1)
    assert "seize-in:SER" in combat(m).offered()
