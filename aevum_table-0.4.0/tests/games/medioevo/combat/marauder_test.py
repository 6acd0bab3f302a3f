"""The Marauder (K.CARD.27): hordes that serve a player, units that serve a horde."""

import pytest

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.battle import Battle
from aevum.games.medioevo.rules.battle.guise import replace
from aevum.games.medioevo.rules.combat.entering import Enter
from aevum.games.medioevo.rules.ending.phase import EndPhase
from aevum.games.medioevo.rules.hired import fallen, flee_too, lend, send_home
from aevum.games.medioevo.rules.horde.placing import shift, shift_one
from aevum.games.medioevo.rules.pieces import FORCE, LIGHT
from aevum.testing import rule
from tests.games.medioevo.combat.field import Maker, combat
from tests.games.medioevo.conftest import ScriptedMatch


@rule("K.CARD.27", "K.65.1", "K.65.3")
def test_marauder_65_hires_the_horde_of_the_turn_until_its_end(match: Maker) -> None:
    m = match().give("byzantium", 65).put("THE", "byzantium", "archer").hush()
    m.s.circle = [1, 1, 5]
    combat(m).do("use-card:65:THE")
    assert m.florins("byzantium") == 1500
    assert m.at("THE", "byzantium") == {"light-infantry": 2, "archer": 2}
    assert m.lord("THE") == "byzantium"
    # They are barbarian pieces, and none of the player's.
    assert m.s.supply[:2] == [38, 19]
    assert (m.s.reserve_of(0, 0), m.s.reserve_of(0, 1)) == (20, 9)
    m.turn(1, 7).begin(EndPhase())
    assert m.at("THE", "byzantium") == {"archer": 1}
    assert m.s.supply[:2] == [40, 20]
    assert (m.s.reserve_of(0, 0), m.s.reserve_of(0, 1)) == (20, 9)


@rule("K.CARD.27", "K.66.1", "K.66.3")
def test_marauder_66_lends_up_to_three_units_who_come_back(match: Maker) -> None:
    m = match().give("byzantium", 66).put("THE", "byzantium", "cavalry", 4)
    m.put("SER", "barbarians", "light-infantry")
    combat(m).do("use-card:66", *["lend-unit:THE:cavalry"] * 3)
    assert m.asked() == ("byzantium", "full-move")
    assert m.at("SER", "barbarians") == {"light-infantry": 1, "cavalry": 3}
    m.s.remove(m.area("SER"), 6, 3)
    send_home(m.s)
    assert m.at("THE", "byzantium") == {"cavalry": 3}
    assert m.at("SER", "barbarians") == {"light-infantry": 1}


@rule("K.CARD.27", "K.66.3")
def test_a_lent_unit_comes_back_to_land_that_only_it_held_and_among_strangers(match: Maker) -> None:
    m = (
        match()
        .turn(1)
        .give("byzantium", 66)
        .put("BUL", "byzantium", "cavalry")
        .put("ADR", "byzantium", "cavalry")
    )
    m.put("SER", "barbarians", "light-infantry")
    combat(m).do("use-card:66", "lend-unit:BUL:cavalry", "lend-unit:ADR:cavalry")
    assert m.lord("BUL") == ""
    m.put("ADR", "mamluks", "archer")
    assert m.lord("ADR") == "mamluks"
    m.turn(1, 7).begin(EndPhase())
    assert m.at("BUL", "byzantium") == {"cavalry": 1}
    assert m.lord("BUL") == "byzantium"
    assert m.at("ADR", "byzantium") == {"cavalry": 1}
    assert (m.lord("ADR"), m.s.reserve_of(0, 3)) == ("", 8)
    assert m.events("battle-begins") == []
    combat(m.turn(2, 5))
    assert "fight-in:ADR" in m.offered()


@rule("K.CARD.27", "K.66.3")
def test_a_lent_unit_without_a_piece_in_the_reserve_stays_away(match: Maker) -> None:
    m = match().give("byzantium", 66).put("ADR", "byzantium", "cavalry")
    m.put("SER", "barbarians", "light-infantry")
    combat(m).do("use-card:66", "lend-unit:ADR:cavalry").put("CON", "byzantium", "cavalry", 10)
    m.turn(1, 7).begin(EndPhase())
    assert m.at("ADR", "byzantium") == {}
    assert m.told("lent-unit-lost") == ("K.CARD.27", {"seat": "byzantium", "unit": "cavalry", "place": "ADR"})


def hired(match: Maker, **others: object) -> ScriptedMatch:
    """Two light infantry of the horde serve the Byzantines at Thessalonica, besides an archer."""
    m = (
        match(**others)
        .give("byzantium", 65)
        .put("THE", "byzantium", "archer")
        .learn("byzantium", "cartography")
    )
    m.points("byzantium", "blue", 2)
    m.s.circle = [1, 4, 5]
    return combat(m).do("use-card:65:THE")


@rule("K.CARD.27", "B.BLUE.4", "K.65.2")
def test_the_hired_are_units_of_the_player_for_cartography_too(match: Maker) -> None:
    m = hired(match).do("use-technology:cartography")
    taken = [choice for choice in m.offered() if choice.startswith("take")]
    assert taken == ["take-hired:light-infantry", "take-unit:archer"]


@rule("K.CARD.27", "5.FLOW.05", "K.65.2")
def test_the_hired_march_and_leave_from_where_they_are(match: Maker) -> None:
    m = hired(match).put("THE", "byzantium", "light-infantry", 2)
    m.item("THE", "byzantium", "war-wagon")
    combat(m).do("set-out-from:THE", "take-thing:war-wagon:1:1", "take-hired:light-infantry")
    m.do("take-hired:light-infantry", "take-unit:light-infantry", "go-to:ADR", "leave-hired:light-infantry")
    m.do("go-to:CON", "halt")
    assert m.at("CON", "byzantium") == {"light-infantry": 2}
    m.turn(1, 7).begin(EndPhase())
    assert m.at("CON", "byzantium") == {"light-infantry": 1}
    assert m.at("ADR", "byzantium") == {}
    assert m.at("THE", "byzantium") == {"archer": 1, "light-infantry": 1}
    assert (m.s.supply[0], m.s.reserve_of(0, 0)) == (40, 18)


def test_the_hired_who_are_lost_on_the_march_are_not_of_it_any_more(match: Maker) -> None:
    m = hired(match).put("THE", "byzantium", "light-infantry", 2)
    m.item("THE", "byzantium", "war-wagon", 2)
    combat(m).do("set-out-from:THE", "take-thing:war-wagon:2:1", *["take-hired:light-infantry"] * 2)
    m.do("take-unit:light-infantry", "go-to:ADR")
    assert "leave-hired:light-infantry" in m.offered()
    for _ in range(2):
        m.s.remove(m.area("ADR"), 0, 0)
        fallen(m.s, 0, m.area("ADR"), 0)
    offered = [option.id for option in m.s.frames[-1].candidates(m.s, m.ask())]
    assert "leave-hired:light-infantry" not in offered
    assert "leave-unit:light-infantry" in offered


@rule("K.CARD.27", "5.FLOW.05", "K.65.2")
def test_all_units_that_are_taken_along_are_the_hired_too(match: Maker) -> None:
    m = hired(match)
    m.item("THE", "byzantium", "war-wagon")
    combat(m).do("set-out-from:THE", "take-all", "go-to:ADR", "halt").turn(1, 7).begin(EndPhase())
    assert m.at("ADR", "byzantium") == {"archer": 1}


@rule("K.CARD.27", "K.CARD.09", "K.65.2")
def test_the_hired_hurry_to_the_rescue_after_own_units(match: Maker) -> None:
    m = hired(match).turn(2).war("mamluks", "byzantium", 1).give("byzantium", 25)
    m.put("ADR", "mamluks", "light-infantry").active("mamluks").s.orders.clear()
    m.begin(Enter(1, m.area("ADR"), 0)).do("use-card:25")
    m.do("send-unit:THE:light-infantry:1", "send-no-more")
    assert [effects.HIRED, 0, m.area("ADR"), 0] in [effect.row() for effect in m.s.effects]


@rule("K.CARD.27", "K.65.2")
def test_the_hired_fall_first_and_are_nobodys_prisoners(match: Maker) -> None:
    m = hired(match).put("THE", "byzantium", "light-infantry", 2).put("THE", "mamluks", "heavy-infantry", 9)
    m.s.script = [8, 4, 4, 8, 1, 2, 3]
    m.begin(Battle(m.area("THE"), 1, 0)).do("capture", "fight", "keep-all", "let-lie", "let-lie")
    # Five points for five units: two light infantry are barbarians', and go to their supply.
    taken = [str(event.args["unit"]) for event in m.events("unit-captured")]
    assert sorted(taken) == ["archer", "light-infantry", "light-infantry"]
    assert len(m.events("unit-lost")) == 2
    assert (m.s.supply[0], m.s.reserve_of(0, 0)) == (40, 18)


@rule("K.CARD.27", "5.SURR.02", "K.65.2")
def test_the_hired_are_not_set_aside_with_who_surrenders(match: Maker) -> None:
    m = hired(match).put("THE", "mamluks", "archer")
    m.begin(Battle(m.area("THE"), 1, 0)).do("demand-surrender", "agree-surrender")
    assert m.s.aside[:FORCE] == [0, 1, 0, 0, 0, 0, 0]
    assert m.s.reserve_of(0, 0) == 20


@rule("K.CARD.27", "5.FLEE.04", "K.65.3")
def test_the_hired_leave_from_where_they_fled_to(match: Maker) -> None:
    m = hired(match)
    flee_too(m.s, 0, m.area("THE"), m.area("ADR"))
    m.s.remove(m.area("THE"), 0, 0, 2)
    m.s.add(m.area("ADR"), 0, 0, 2)
    send_home(m.s)
    assert m.at("ADR", "byzantium") == {}
    assert m.told("hired-unit-leaves") == (
        "K.CARD.27",
        {"seat": "byzantium", "unit": "light-infantry", "place": "ADR"},
    )


@rule("K.CARD.27", "K.65.3")
def test_the_hired_that_fell_unnoticed_are_barbarians_again(match: Maker) -> None:
    m = hired(match)
    supply = m.s.supply[0]
    m.s.remove(m.area("THE"), 0, 0, 2)
    send_home(m.s)
    assert (m.s.supply[0], m.s.reserve_of(0, 0)) == (supply + 2, 20)
    assert m.events("hired-unit-leaves") == []


@rule("K.CARD.27", "B.RED.2", "K.65.3")
def test_the_hired_leave_although_they_were_promoted(match: Maker) -> None:
    m = hired(match)
    replace(m.s, m.area("THE"), 0, 0, 3)
    effects.put(m.s, effects.PROMOTED, 0, m.area("THE"), 0 * FORCE + 3)
    m.turn(1, 7).begin(EndPhase())
    assert m.at("THE", "byzantium") == {"archer": 1}


@rule("K.CARD.27", "K.66.3")
def test_a_lent_unit_that_fell_is_not_found_in_another_horde(match: Maker) -> None:
    m = match().give("byzantium", 66).put("THE", "byzantium", "light-infantry")
    m.put("SER", "barbarians", "archer")
    combat(m).do("use-card:66", "lend-unit:THE:light-infantry").put("WAL", "barbarians", "light-infantry")
    m.s.remove(m.area("SER"), 6, 0)
    send_home(m.s)
    assert m.at("THE", "byzantium") == {}
    assert m.at("WAL", "barbarians") == {"light-infantry": 1}
    assert m.told("unit-lent") == (
        "K.CARD.27",
        {"seat": "byzantium", "place": "THE", "unit": "light-infantry"},
    )


@rule("K.CARD.27", "2.BARB.06", "K.66.2")
def test_a_lent_unit_goes_with_its_horde(match: Maker) -> None:
    m = match().give("byzantium", 66).put("THE", "byzantium", "cavalry")
    m.put("SER", "barbarians", "light-infantry")
    combat(m).do("use-card:66", "lend-unit:THE:cavalry")
    shift(m.s, m.area("SER"), m.area("BUL"))
    shift_one(m.s, m.area("BUL"), m.area("WAL"), 3)
    send_home(m.s)
    assert m.at("THE", "byzantium") == {"cavalry": 1}
    assert m.at("WAL", "barbarians") == {}
    assert m.told("lent-unit-returns") == (
        "K.CARD.27",
        {"seat": "byzantium", "unit": "cavalry", "place": "THE"},
    )


@rule("K.CARD.27", "K.65.1")
def test_marauder_65_hires_the_horde_where_an_opponent_has_just_entered(match: Maker) -> None:
    m = match().turn(2).war("mamluks", "byzantium", 1).give("byzantium", 65)
    m.put("THE", "byzantium", "archer").put("THE", "mamluks", "light-infantry").active("mamluks")
    m.s.circle = [1, 1, 5]
    m.begin(Enter(1, m.area("THE"), 0))
    assert m.asked() == ("byzantium", "threatened")
    m.do("use-card:65:THE")
    assert m.at("THE", "byzantium") == {"light-infantry": 2, "archer": 2}


@rule("K.CARD.27", "K.65.1")
def test_marauder_65_needs_a_unit_there_and_barbarians_in_the_supply(match: Maker) -> None:
    m = match().turn(2).war("mamluks", "byzantium", 1).give("byzantium", 65)
    m.put("THE", "mamluks", "light-infantry").active("mamluks").begin(Enter(1, m.area("THE"), 0))
    assert m.asked()[1] != "threatened"
    m = match().give("byzantium", 65).put("THE", "byzantium", "cavalry")
    m.s.circle = [1, 1, 5]
    m.s.reserve[0] = m.s.reserve[1] = 0
    assert "use-card:65:THE" in combat(m).offered()
    m.s.supply[0] = 0
    assert "use-card:65:THE" not in combat(m).offered()


@rule("K.CARD.27", "0.COMP.03", "K.65.1")
def test_marauder_65_brings_light_infantry_for_what_has_run_out(match: Maker) -> None:
    m = match().give("byzantium", 65).put("THE", "byzantium", "cavalry")
    m.s.circle = [4, 1, 1]
    m.s.supply[1] = m.s.supply[4] = 0
    combat(m).do("use-card:65:THE")
    assert m.at("THE", "byzantium") == {"light-infantry": 3, "cavalry": 1}
    assert m.told("horde-hired") == ("K.CARD.27", {"seat": "byzantium", "place": "THE", "count": 3})


@rule("K.CARD.27", "K.66.1")
def test_marauder_66_lends_units_to_a_horde_that_is_about_to_be_fought(match: Maker) -> None:
    m = match().give("mamluks", 66).put("CAI", "mamluks", "cavalry").put("SER", "byzantium", "archer")
    m.put("SER", "barbarians", "light-infantry").put("BUL", "barbarians", "light-infantry")
    m.begin(Battle(m.area("SER"), 0, m.seat("barbarians")))
    assert m.asked() == ("mamluks", "before-battle")
    # Only to the horde that fights: where else is not asked.
    m.do("use-card:66", "lend-unit:CAI:cavalry")
    assert effects.every(m.s, effects.LENT)[0].subject == m.area("SER")
    assert m.at("SER", "barbarians")["cavalry"] == 1


@rule("E.BARB.05", "K.66.2", "K.66.3")
@pytest.mark.parametrize(("hit", "back"), [("hit", 1), ("hit-lent", 0)])
def test_who_fights_a_horde_says_whether_lent_units_fall(match: Maker, hit: str, back: int) -> None:
    m = match([1, 2, 7]).put("CAI", "mamluks", "light-infantry")
    m.put("BUL", "barbarians", "light-infantry").put("BUL", "byzantium", "cavalry", 2)
    m.s.circle = [1, 6, 8]
    lend(m.s, 1, m.area("CAI"), LIGHT, m.area("BUL"))
    m.active("byzantium").hush().begin(Battle(m.area("BUL"), 0, 6)).do("let-lie")
    while m.asked()[1] != "barbarian-losses":
        m.do(m.offered()[0])
    assert m.offered() == ["hit:light-infantry", "hit-lent:light-infantry"]
    m.do(f"{hit}:light-infantry")
    send_home(m.s)
    assert m.at("CAI", "mamluks") == ({"light-infantry": 1} if back else {})


@rule("K.CARD.27", "K.66.1")
def test_marauder_66_is_not_asked_where_players_fight(match: Maker) -> None:
    m = match().give("hungary", 66).put("BUD", "hungary", "cavalry").put("BUL", "barbarians", "archer")
    m.put("SER", "byzantium", "archer").put("SER", "mamluks", "archer")
    m.begin(Battle(m.area("SER"), 0, 1))
    assert m.asked()[1] != "before-battle"


@rule("K.CARD.27", "5.MISC.01", "K.66.1")
def test_marauder_66_lends_units_between_rounds_too(match: Maker) -> None:
    m = match([1, 1, 2, 1, 1, 2, 1, 1, 2]).give("mamluks", 66).put("CAI", "mamluks", "cavalry")
    m.put("SER", "byzantium", "heavy-infantry", 9).put("SER", "barbarians", "light-infantry", 9)
    m.begin(Battle(m.area("SER"), 0, m.seat("barbarians"))).do("pass")
    while m.asked() != ("mamluks", "round-begins"):
        m.do("let-lie" if "let-lie" in m.offered() else m.offered()[0])
    m.do("use-card:66", "lend-unit:CAI:cavalry")
    assert m.at("SER", "barbarians")["cavalry"] == 1


@rule("K.CARD.27", "K.66.3")
def test_a_lent_unit_comes_back_among_barbarians_too(match: Maker) -> None:
    m = match().give("byzantium", 66).put("BUL", "byzantium", "cavalry")
    m.put("SER", "barbarians", "light-infantry")
    combat(m).do("use-card:66", "lend-unit:BUL:cavalry")
    m.put("BUL", "barbarians", "light-infantry")
    send_home(m.s)
    assert (m.at("BUL", "byzantium"), m.s.reserve_of(0, 3)) == ({"cavalry": 1}, 9)


@rule("K.CARD.27", "K.66.2")
@pytest.mark.parametrize(("left", "back"), [(0, {}), (1, {"cavalry": 1})])
def test_a_lent_unit_needs_its_piece_to_come_back(match: Maker, left: int, back: dict[str, int]) -> None:
    m = match().give("byzantium", 66).put("THE", "byzantium", "cavalry")
    m.put("SER", "barbarians", "light-infantry")
    combat(m).do("use-card:66", "lend-unit:THE:cavalry").put("CON", "byzantium", "cavalry", 10 - left)
    send_home(m.s)
    assert m.at("THE", "byzantium") == back
