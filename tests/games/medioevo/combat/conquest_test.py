"""5.CONQ, 5.TERR, 5.NOWIN, V.GAIN: what a conqueror wins."""

from aevum.games.medioevo.rules import deeds
from aevum.games.medioevo.rules.buildings import SORTS
from aevum.games.medioevo.rules.combat.arrival import HordeArrives
from aevum.games.medioevo.rules.combat.conquest import Conquest
from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.games.medioevo.rules.events.rebellion import rebels_at_home
from aevum.games.medioevo.rules.protection import building, protect
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.taxes.elimination import eliminate
from aevum.testing import example, rule
from tests.games.medioevo.combat.field import Maker, battle_out, combat
from tests.games.medioevo.conftest import ScriptedMatch


def conquer(m: ScriptedMatch, place: str, *victims: str, seat: str = "byzantium") -> ScriptedMatch:
    """The seat has a unit there, and all others are gone."""
    m.put(place, seat, "archer")
    return m.hush().begin(Conquest(m.seat(seat), m.area(place), [m.seat(victim) for victim in victims]))


@rule("V.GAIN.01")
def test_a_settlement_gives_a_point_and_open_country_none(match: Maker) -> None:
    m = conquer(match(), "BUL")
    assert m.honour("byzantium") == 1
    assert m.events("honour-won")[-1].rule == "V.GAIN.01"
    assert deeds.values(m.s, 0, deeds.CONQUEST) == [m.area("BUL")]
    assert conquer(match(), "SER").honour("byzantium") == 0


@rule("V.GAIN.02")
def test_each_level_of_the_buildings_gives_a_point_more(match: Maker) -> None:
    m = conquer(match().build("CAI", "mamluks", "town", "tower", "cathedral"), "CAI", "mamluks")
    assert m.honour("byzantium") == 1 + 2 + 1 + 3
    assert [event.rule for event in m.events("honour-won")] == ["V.GAIN.01", "V.GAIN.02"]


@example("EX-052")
@rule("V.GAIN.01", "V.GAIN.02")
def test_a_city_and_a_castle_give_seven(match: Maker) -> None:
    m = conquer(match().build("CAI", "mamluks", "city", "castle"), "CAI", "mamluks")
    assert m.honour("byzantium") == 1 + 3 + 3


@rule("V.GAIN.02")
def test_buildings_in_open_country_score_only_by_option(match: Maker) -> None:
    m = conquer(match().build("SIN", "mamluks", "castle"), "SIN", "mamluks")
    assert m.honour("byzantium") == 0
    options: dict[str, object] = {"conquest-buildings-need-settlement": False}
    m = conquer(match(**options).build("SIN", "mamluks", "castle"), "SIN", "mamluks")
    assert m.honour("byzantium") == 3


@rule("V.GAIN.03")
def test_jerusalem_scores_once_and_never_for_mamluks(match: Maker) -> None:
    m = conquer(match(), "JER", "byzantium", seat="mamluks")
    assert (m.honour("mamluks"), m.s.holy) == (0, [])
    m.s.set_force(m.area("JER"), 1, [0] * 7)
    m.s.reserve[1 * 5 + 1] += 1
    m.turn(2).s.conquered = []
    conquer(m, "JER", "mamluks")
    assert m.honour("byzantium") == 1 + 2
    m.turn(3).s.conquered = []
    conquer(m, "JER", "mamluks")
    assert m.honour("byzantium") == 1 + 2 + 1


@rule("V.GAIN.05")
def test_a_second_conquest_in_a_turn_scores_nothing(match: Maker) -> None:
    m = conquer(match(), "BUL")
    conquer(m, "BUL")
    assert m.honour("byzantium") == 1


@rule("V.GAIN.06")
def test_to_retake_a_home_scores_nothing(match: Maker) -> None:
    m = conquer(match(), "THE", "mamluks")
    assert m.honour("byzantium") == 0


@rule("V.GAIN.06", "V.GAIN.08")
def test_to_put_down_a_rebellion_at_home_scores_one(match: Maker) -> None:
    m = match([1, 6, 8]).put("THE", "byzantium", "heavy-infantry", 3)
    m.put("THE", "barbarians", "light-infantry")
    m.s.rebels = [m.area("THE")]
    battle_out(m.hush().begin(Enter(0, m.area("THE"), NOBODY)))
    assert m.honour("byzantium") == 1
    assert m.events("honour-won")[-1].args["deed"] == "rebellion-suppressed"
    assert m.s.rebels == []


@rule("V.GAIN.08", "2.REB.03")
def test_a_home_territory_that_barbarians_hold_is_a_rebel_one_however_they_came(match: Maker) -> None:
    m = (
        match([1, 6, 8])
        .put("THE", "barbarians", "light-infantry")
        .put("THE", "byzantium", "heavy-infantry", 3)
    )
    assert rebels_at_home(m.s, 0)
    battle_out(m.hush().begin(Enter(0, m.area("THE"), NOBODY)))
    assert m.honour("byzantium") == 1
    assert m.events("honour-won")[-1].args["deed"] == "rebellion-suppressed"


@rule("V.GAIN.08")
def test_who_beats_raiders_as_they_come_has_retaken_nothing(match: Maker) -> None:
    m = (
        match([1, 6, 8])
        .put("THE", "barbarians", "light-infantry")
        .put("THE", "byzantium", "heavy-infantry", 3)
    )
    battle_out(m.hush().begin(HordeArrives(m.area("THE"))))
    assert m.at("THE", "barbarians") == {}
    assert m.honour("byzantium") == 0


@rule("V.GAIN.08")
def test_rebels_in_anothers_home_are_worth_nothing(match: Maker) -> None:
    m = match([1, 6, 8]).put("SIN", "byzantium", "heavy-infantry", 3)
    m.put("SIN", "barbarians", "light-infantry")
    m.s.rebels = [m.area("SIN")]
    battle_out(m.hush().begin(Enter(0, m.area("SIN"), NOBODY)))
    assert m.honour("byzantium") == 0
    assert m.s.rebels == []


@example("EX-048")
@rule("5.CONQ.02", "5.CONQ.03", "5.CONQ.04", "5.CONQ.08", "5.DESTR.02")
def test_buildings_are_plundered_or_kept_and_things_taken(match: Maker) -> None:
    m = match().build("CAI", "mamluks", "village", "cathedral")
    m.item("CAI", "mamluks", "caravan", 2, salt=1)
    conquer(m, "CAI", "mamluks").do("plunder-building:village:CAI:50", "plunder-building:cathedral:CAI:150")
    m.do("take-transport")
    # (100 + 300) / 2
    assert m.florins("byzantium") == 1600 + 200
    assert m.s.buildings[m.area("CAI") * len(SORTS) : (m.area("CAI") + 1) * len(SORTS)] == [0] * len(SORTS)
    (slot,) = m.s.items(0)
    assert (m.s.item_level[slot], m.s.item_left[slot], sum(m.s.cargo[slot * 8 : slot * 8 + 8])) == (2, 0, 1)
    assert m.s.items(1) == []
    assert m.done()


@rule("5.CONQ.03")
def test_what_is_kept_is_the_conquerors(match: Maker) -> None:
    m = match().build("CAI", "mamluks", "village")
    conquer(m, "CAI", "mamluks").do("keep-conquests")
    assert m.s.builder[m.area("CAI")] == 0
    assert m.done()


@rule("5.CONQ.02", "5.CONQ.05")
def test_cubes_of_the_great_market_are_plundered_one_by_one(match: Maker) -> None:
    m = match().market("CAI", "salt", "wine")
    conquer(m, "CAI", "mamluks").do("plunder-cube:wine", "keep-conquests")
    assert m.florins("byzantium") == 1650
    assert m.s.market[m.area("CAI")] == 2
    assert m.told("cube-plundered") == (
        "5.CONQ.05",
        {"seat": "byzantium", "place": "CAI", "good": "wine", "florins": 50},
    )


@rule("5.CONQ.06")
def test_without_a_marker_a_thing_must_be_plundered(match: Maker) -> None:
    m = match()
    for _ in range(8):
        m.item("CON", "byzantium", "war-wagon")
    m.item("CAI", "mamluks", "war-wagon")
    conquer(m, "CAI", "mamluks")
    assert m.florins("byzantium") == 1650
    assert m.done()


@rule("5.SIEGE.10", "5.CONQ.03", "5.CONQ.04")
def test_conquered_engines_are_kept_or_removed_for_half(match: Maker) -> None:
    m = match()
    m.item("CAI", "mamluks", "bombard")
    conquer(m, "CAI", "mamluks").do("take-transport")
    assert [m.s.item_level[slot] for slot in m.s.items(0)] == [3]
    m = match()
    m.item("CAI", "mamluks", "bombard")
    conquer(m, "CAI", "mamluks").do("plunder-transport:150")
    assert m.florins("byzantium") == 1750


@rule("5.CONQ.07")
def test_what_belongs_to_third_players_stays(match: Maker) -> None:
    m = match()
    m.item("CAI", "hungary", "caravan")
    conquer(m, "CAI", "mamluks")
    assert m.done()
    assert len(m.s.items(3)) == 1


@rule("5.CONQ.07", "5.CONQ.03")
def test_in_the_next_turn_war_decides_about_what_was_left_there(match: Maker) -> None:
    m = match().turn(3).war("byzantium", "hungary", 2).put("CAI", "byzantium", "archer", 2)
    m.item("CAI", "hungary", "caravan", 1, salt=1)
    assert "seize-in:CAI" in combat(m).offered()
    m.do("seize-in:CAI")
    assert m.offered() == ["attack:hungary", "leave-in-peace"]
    m.do("attack:hungary")
    assert m.asked() == ("byzantium", "seize")
    m.do("take-transport")
    assert (len(m.s.items(0)), len(m.s.items(3)), m.honour("byzantium")) == (1, 0, 0)
    assert m.asked() == ("mamluks", "full-move")
    assert m.s.spent(m.area("CAI"), 0) == m.s.force(m.area("CAI"), 0)


@rule("5.CONQ.07", "V.LOSS.04")
def test_in_peace_it_is_an_attack_and_an_armistice_forbids_it(match: Maker) -> None:
    m = match().turn(3).put("AEG", "byzantium", "archer").put("CAI", "byzantium", "archer")
    m.item("AEG", "byzantium", "galley")
    m.item("AEG", "mamluks", "merchant-ship", 1, salt=1)
    m.item("CAI", "hungary", "catapult")
    assert {"seize-at-sea:AEG", "seize-in:CAI"} <= set(combat(m).offered())
    m.do("seize-at-sea:AEG", "attack:mamluks", "plunder-transport:100")
    assert m.honour("byzantium") == -3
    m.s.truce[0 * 6 + 3] = m.s.truce[3 * 6 + 0] = 3
    assert "seize-in:CAI" not in combat(m).offered()


@rule("5.CTRL.05", "5.CTRL.06")
def test_the_marker_of_the_beaten_goes_back(match: Maker) -> None:
    m = conquer(match().mark("SER", "mamluks"), "SER", "mamluks")
    assert m.lord("SER") == "byzantium"
    m.s.remove(m.area("SER"), 0, 1)
    assert m.lord("SER") == ""


@example("EX-045")
@rule("5.CTRL.07", "5.CTRL.08", "5.CTRL.10")
def test_a_kept_tower_gives_markers_that_no_other_tower_supports(match: Maker) -> None:
    m = match().build("SER", "mamluks", "tower").mark("BUL", "mamluks")
    conquer(m, "SER", "mamluks").do("keep-conquests")
    assert m.asked() == ("byzantium", "replace-marker")
    m = match().build("SER", "mamluks", "tower").mark("BUL", "mamluks").build("ADR", "mamluks", "tower")
    conquer(m, "SER", "mamluks").do("keep-conquests")
    assert m.done()
    assert m.lord("BUL") == "mamluks"
    assert m.told("buildings-kept") == (
        "5.CONQ.03",
        {"seat": "byzantium", "enemy_seat": "mamluks", "place": "SER"},
    )


@example("EX-049")
@rule("5.TERR.01", "5.TERR.02", "5.TERR.05")
def test_homes_and_marked_land_need_no_units(match: Maker) -> None:
    m = match().mark("SER", "byzantium")
    for place in ("THE", "SER", "BUL"):
        m.put(place, "byzantium", "archer").item(place, "byzantium", "war-wagon")
    assert (m.lord("THE"), m.lord("SER"), m.lord("BUL")) == ("byzantium",) * 3
    combat(m)
    for way in (["THE", "ADR"], ["SER", "THE", "ADR"], ["BUL", "ADR"]):
        m.do(f"set-out-from:{way[0]}", "take-all", *[f"go-to:{step}" for step in way[1:]], "halt")
        while m.asked()[0] != "byzantium":
            m.do("pass-combat")
    assert [m.at(place, "byzantium") for place in ("THE", "SER", "BUL")] == [{}, {}, {}]
    assert (m.lord("THE"), m.lord("SER"), m.lord("BUL")) == ("byzantium", "byzantium", "")


@rule("5.TERR.04")
def test_a_home_goes_back_to_its_owner_when_an_army_leaves(match: Maker) -> None:
    m = match()
    m.put("THE", "mamluks", "archer")
    assert m.lord("THE") == "mamluks"
    m.s.remove(m.area("THE"), 1, 1)
    assert m.lord("THE") == "byzantium"


@rule("5.TERR.03")
def test_a_marker_goes_when_somebody_invades(match: Maker) -> None:
    m = match().mark("SER", "byzantium").put("SER", "byzantium", "archer").put("SER", "mamluks", "archer")
    m.turn(2).war("mamluks", "byzantium", 1).hush().begin(Enter(1, m.area("SER"), 0))
    assert m.events("marker-swept-away")[-1].args["seat"] == "byzantium"


@rule("5.NOWIN.01")
def test_where_nobody_is_left_a_home_goes_back_and_other_land_is_barbarian(match: Maker) -> None:
    for place, lord in (("THE", "byzantium"), ("SER", "")):
        m = match([4, 4, 4, 4, 4, 4]).turn(2).war("mamluks", "byzantium", 1)
        m.put(place, "byzantium", "light-infantry").put(place, "mamluks", "light-infantry").active("mamluks")
        battle_out(m.hush().begin(Enter(1, m.area(place), 0)))
        assert m.s.owners(m.area(place)) == []
        assert m.events("nobody-left")[-1].rule == "5.NOWIN.01"
        assert m.lord(place) == lord


@rule("5.MOVE.07", "5.CONQ.03")
def test_what_the_beaten_leave_behind_falls_to_who_is_there(match: Maker) -> None:
    m = match([1, 1, 1, 4, 6, 8]).turn(2).war("mamluks", "byzantium", 1).active("mamluks")
    m.put("THE", "byzantium", "heavy-infantry", 5).put("THE", "mamluks", "light-infantry")
    m.item("THE", "mamluks", "war-wagon")
    battle_out(m.hush().begin(Enter(1, m.area("THE"), 0)))
    assert m.asked() == ("byzantium", "seize")


@rule("W.BLOOD.01")
def test_who_loses_a_home_and_is_plundered_gets_blood_markers(match: Maker) -> None:
    m = match(blood=True).build("CAI", "mamluks", "village")
    conquer(m, "CAI", "mamluks").do("plunder-building:village:CAI:50")
    assert m.s.blood[1] == 2


@rule("K.CARD.20", "K.50.1")
def test_what_a_diplomat_protects_is_not_plundered(match: Maker) -> None:
    m = match().build("CAI", "mamluks", "village")
    slot = m.item("CAI", "mamluks", "caravan")
    protect(m.s, 1, slot)
    protect(m.s, 1, building(m.area("CAI"), 0))
    conquer(m, "CAI", "mamluks")
    # It is kept all the same.
    assert m.done()
    assert m.s.builder[m.area("CAI")] == 0
    assert len(m.s.items(0)) == 1
    assert m.told("transport-taken") == (
        "5.CONQ.03",
        {
            "seat": "byzantium",
            "other_seat": "mamluks",
            "item": "caravan",
            "level": 1,
            "slot": 1,
            "place": "CAI",
        },
    )


@rule("0.GEN.05", "V.GAIN.01")
def test_the_limit_of_honour_ends_the_combat_phase(match: Maker) -> None:
    m = match([1, 6, 8], **{"honour-limit": 11}).put("THE", "byzantium", "heavy-infantry", 3)
    m.item("THE", "byzantium", "war-wagon")
    battle_out(combat(m).do("set-out-from:THE", "take-all", "go-to:BUL"))
    assert m.s.over
    assert m.done()


@rule("V.GAIN.03", "V.GAIN.05")
def test_a_conquest_that_gives_nothing_does_not_use_up_jerusalem(match: Maker) -> None:
    m = match()
    m.s.conquered = [m.area("JER")]
    conquer(m, "JER", "mamluks")
    assert (m.honour("byzantium"), m.s.holy) == (0, [])


@rule("5.CONQ.01", "5.MULTI.01")
def test_a_third_who_is_left_alone_in_an_enemys_home_conquers_it(match: Maker) -> None:
    for held, conquered in ((("hungary",), ["hungary"]), ((), [])):
        m = match([4, 4, 4, 4, 4, 4]).turn(2).war("mamluks", "byzantium", 1).war("mamluks", "hungary", 1)
        for enemy in held:
            m.war(enemy, "byzantium", 1)
        m.put("THE", "byzantium", "light-infantry").put("THE", "mamluks", "light-infantry")
        m.put("THE", "hungary", "cavalry").active("mamluks")
        m.hush().begin(Enter(1, m.area("THE"), NOBODY)).do("attack:byzantium")
        battle_out(m)
        assert [told.args["seat"] for told in m.events("conquered")] == conquered
        assert m.lord("THE") == "hungary"


@rule("5.CONQ.03", "D.BANK.05")
def test_what_was_built_by_who_is_out_is_the_conquerors(match: Maker) -> None:
    m = match().build("CAI", "mamluks", "town", "tower")
    eliminate(m.s, m.seat("mamluks"))
    conquer(m, "CAI").do("plunder-building:town:CAI:100", "keep-conquests")
    assert m.s.builder[m.area("CAI")] == m.seat("byzantium")
    assert [event.args["building"] for event in m.events("inherited")] == ["tower"]
    assert m.told("building-plundered") == (
        "5.CONQ.04",
        {"seat": "byzantium", "place": "CAI", "building": "town", "florins": 100},
    )


@rule("W.BLOOD.01", "5.CONQ.05")
def test_a_cube_that_is_plundered_sheds_the_blood_of_one_who_was_beaten(match: Maker) -> None:
    m = match(blood=True).market("BUL", "wine")
    conquer(m, "BUL", "hungary", "mamluks").do("plunder-cube:wine")
    assert m.s.blood[: m.s.players()] == [0, 0, 0, 1]
