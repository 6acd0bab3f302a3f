"""K.CARD.05, K.CARD.16, K.CARD.25 Empire cards of the event phase, and Law (B.ORAN.2)."""

from collections.abc import Callable

import pytest

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.battle import Battle
from aevum.games.medioevo.rules.combat.phase import CombatPhase
from aevum.games.medioevo.rules.events.cards import EVENTS
from aevum.games.medioevo.rules.events.phase import EventPhase
from aevum.games.medioevo.rules.events.raiders import Raiders
from aevum.games.medioevo.rules.events.rebellion import Rebellion
from aevum.games.medioevo.rules.events.red import struck
from aevum.games.medioevo.rules.land import LAND
from aevum.testing import example, rule
from tests.games.medioevo.conftest import ScriptedMatch
from tests.games.medioevo.events.rebellion_test import HOME

Maker = Callable[..., ScriptedMatch]


def drawn(m: ScriptedMatch, name: str, *below: str) -> ScriptedMatch:
    """The event phase of turn 2, up to where the card lies open."""
    m.s.event_deck = [EVENTS.index(card) for card in reversed((name, *below))]
    return m.turn(2, 2).begin(EventPhase()).do("keep-dice")


@rule("K.CARD.16", "K.43.1", "K.43.2")
def test_plague_doctor_43_wards_one_territory_after_the_card_is_seen(match: Maker) -> None:
    m = drawn(match([4, 6, 8]).give("mamluks", 43), "EV13", "EV01")
    assert m.asked() == ("mamluks", "event-seen")
    m.do("use-card:43")
    assert m.asked() == ("mamluks", "ward")
    assert [wish.split(":")[1] for wish in m.offered()] == ["BUL", "ADR", "CON", "GAL", "THE", "MOL"]
    m.do("ward:CON")
    assert m.asked() == ("byzantium", "choose-icons")
    names = [LAND.names[area] for area in struck(m.s)]
    assert "CON" not in names
    assert "BSW" in names  # Bulgaria is red as well
    assert m.told("warded") == ("K.CARD.16", {"seat": "mamluks", "place": "CON"})


@rule("K.CARD.16", "K.GEN.01", "K.42.1", "K.42.2")
def test_plague_doctor_42_wards_as_many_as_a_die_of_three_says(match: Maker) -> None:
    m = drawn(match([4, 6, 8, 3]).give("mamluks", 42), "EV13", "EV01").do("use-card:42")
    m.do("ward:CON", "ward:GAL")
    assert m.asked() == ("byzantium", "choose-icons")
    assert len(effects.every(m.s, effects.WARDED)) == 2


@rule("K.42.1")
def test_plague_doctor_42_may_ward_fewer(match: Maker) -> None:
    m = drawn(match([4, 6, 8, 5]).give("mamluks", 42), "EV13", "EV01").do("use-card:42")
    m.do("ward:GAL")
    assert m.offered()[-1] == "ward-no-more"
    m.do("ward-no-more")
    assert m.asked() == ("byzantium", "choose-icons")
    assert [effect.subject for effect in effects.every(m.s, effects.WARDED)] == [m.area("GAL")]


@rule("2.CARD.03", "K.43.1")
def test_the_sea_beside_a_warded_territory_is_struck_all_the_same(match: Maker) -> None:
    m = match([4, 6, 8, 1]).give("byzantium", 43).put("BSN", "byzantium", "archer")
    drawn(m, "EV13", "EV01").do("use-card:43", "ward:MOL", "choose-icons:armies:goods")
    names = [LAND.names[area] for area in struck(m.s)]
    assert ("BSN" in names, "MOL" in names) == (True, False)  # no other red territory touches that sea
    assert [told.args["seat"] for told in m.events("event-die")] == ["byzantium"]


@rule("K.CARD.16", "K.43.1")
def test_what_is_warded_is_not_struck(match: Maker) -> None:
    m = match([4, 6, 8]).give("byzantium", 43).put("CON", "byzantium", "archer")
    drawn(m, "EV13", "EV01").do("use-card:43", "ward:CON", "choose-icons:armies:goods")
    assert not m.events("event-die")
    assert m.at("CON", "byzantium") == {"archer": 1}


@rule("K.CARD.16", "K.42.2", "K.43.2")
@pytest.mark.parametrize("card", [42, 43])
def test_a_plague_doctor_may_wait_for_the_icons(match: Maker, card: int) -> None:
    m = match([4, 6, 8, 1]).give("byzantium", card).put("CON", "byzantium", "archer")
    drawn(m, "EV13", "EV01", "EV02").do("pass", "choose-icons:armies:goods")
    assert m.asked() == ("byzantium", "event-strikes")
    m.do(f"use-card:{card}", "ward:CON")
    assert not m.events("event-die")
    assert m.at("CON", "byzantium") == {"archer": 1}


@rule("K.CARD.25", "K.61.1", "K.61.2")
def test_savior_61_chooses_among_three_cards(match: Maker) -> None:
    m = match([4, 6, 8, 1, 2, 3]).give("hungary", 61)
    drawn(m, "EV13", "EV14", "EV15", "EV16", "EV22")
    assert m.asked() == ("hungary", "event-seen")
    m.do("use-card:61")
    assert m.offered() == ["pick-event:EV14", "draw-event:2"]
    m.do("draw-event:2", "draw-event:1")
    assert m.offered() == ["pick-event:EV14", "pick-event:EV15", "pick-event:EV16"]
    m.do("pick-event:EV15")
    assert EVENTS[m.s.event] == "EV15"
    # The others are under the deck, so the level of the card that was fifth is read.
    assert EVENTS[m.s.event_deck[-1]] == "EV22"
    assert sorted(EVENTS[card] for card in m.s.event_deck) == ["EV13", "EV14", "EV16", "EV22"]
    assert m.asked() == ("byzantium", "choose-icons")


@rule("K.CARD.25", "K.61.1")
def test_savior_61_may_stop_after_the_first_card(match: Maker) -> None:
    m = match([4, 6, 8, 1, 2]).give("hungary", 61)
    drawn(m, "EV13", "EV14", "EV15", "EV16", "EV22").do("use-card:61", "pick-event:EV14")
    assert EVENTS[m.s.event] == "EV14"
    assert EVENTS[m.s.event_deck[-1]] == "EV15"
    assert sorted(EVENTS[card] for card in m.s.event_deck) == ["EV13", "EV15", "EV16", "EV22"]
    assert m.told("event-picked") == ("K.CARD.25", {"seat": "hungary", "title": "EV14"})
    assert m.told("event-offered") == ("K.CARD.25", {"seat": "hungary", "title": "EV14"})


@rule("K.61.2", "K.61.3")
def test_savior_61_may_wait_for_the_icons_which_are_then_chosen_anew(match: Maker) -> None:
    m = match([4, 6, 8, 1]).give("hungary", 61).put("CON", "byzantium", "archer")
    drawn(m, "EV13", "EV14", "EV15", "EV22").do("pass", "choose-icons:armies:goods")
    assert m.asked() == ("hungary", "event-strikes")
    m.do("use-card:61", "pick-event:EV14")
    assert m.asked() == ("byzantium", "choose-icons")
    assert not m.events("event-die")
    m.do("choose-icons:movement:goods")
    assert not m.events("event-die")  # nobody has transports there, and armies are spared
    assert m.at("CON", "byzantium") == {"archer": 1}


@rule("K.CARD.25", "K.61.1")
def test_savior_61_leaves_a_card_whose_back_can_be_read(match: Maker) -> None:
    m = drawn(match([4, 6, 8]).give("hungary", 61), "EV13", "EV14")
    assert m.asked() == ("byzantium", "choose-icons")


@rule("K.CARD.05", "K.15.1")
def test_infiltrator_15_brings_a_rebellion_to_a_neighbour_for_100_florins(match: Maker) -> None:
    m = match().give("byzantium", 15).turn(2, 2)
    m.put("ZAG", "barbarians", "light-infantry")
    m.begin(Raiders(0))
    assert "use-card:15:TEM" in m.offered()
    assert "use-card:15:ZAG" in m.offered()  # barbarians are there already
    assert "use-card:15:UEG" not in m.offered()  # too far
    m.do("use-card:15:TEM")
    assert m.florins("byzantium") == 1500
    assert m.at("TEM", "barbarians") == {"light-infantry": 1}
    assert m.s.rebels == [m.area("TEM")]
    assert m.honour("hungary") == -1  # rebels are at home already (V.LOSS.05)


@rule("K.CARD.05", "V.LOSS.05", "K.15.1")
def test_infiltrator_15_costs_no_point_where_no_rebels_are_at_home(match: Maker) -> None:
    m = match().give("byzantium", 15).turn(2, 2)
    m.begin(Raiders(0)).do("use-card:15:TEM")
    assert m.honour("hungary") == 0


@rule("K.CARD.05", "K.15.1")
def test_infiltrator_15_makes_a_horde_larger(match: Maker) -> None:
    m = match().give("byzantium", 15).turn(2, 2).put("ZAG", "barbarians", "light-infantry", 2)
    m.s.circle = [4, 1, 8]
    m.begin(Raiders(0)).do("use-card:15:ZAG")
    assert m.at("ZAG", "barbarians") == {"light-infantry": 3, "archer": 1}
    assert m.honour("hungary") == 0  # nobody controls it: no rebellion


@rule("K.CARD.05", "K.15.1")
def test_infiltrator_15_brings_a_horde_to_land_of_nobody_too(match: Maker) -> None:
    m = match().give("byzantium", 15).turn(2, 2)
    caravan = m.item("WAL", "hungary", "caravan")
    m.begin(Raiders(0)).do("use-card:15:WAL")
    assert m.at("WAL", "barbarians") == {"light-infantry": 1}
    assert m.s.item_at[caravan] == -1
    assert m.s.rebels == []


@example("EX-083")
@rule("B.ORAN.2", "2.REB.04", "B.LAW.1")
def test_ex_083_law_moves_a_rebellion_next_to_the_kingdom(match: Maker) -> None:
    m = match([4, 6, 8]).learn("byzantium", "law").points("byzantium", "orange")
    for name in HOME:
        m.put(name, "byzantium", "light-infantry", 1 if name == "CON" else 2)
    # It puts up with 30.
    m.s.tax[0] = 40
    drawn(m, "EV22", "EV01").do("choose-icons:armies:goods", "barbarians-done")
    assert m.asked() == ("byzantium", "rebellion-begins")
    places = [wish.split(":")[3] for wish in m.offered() if wish.startswith("use-technology:law:CON")]
    assert "BUL" in places
    assert "WAL" not in places  # not adjacent
    assert "CON" not in places
    m.do("use-technology:law:CON:BUL")
    assert m.done()
    assert (m.at("CON", "barbarians"), m.at("CON", "byzantium")) == ({}, {"light-infantry": 1})
    assert m.lord("CON") == "byzantium"
    assert m.at("BUL", "barbarians") == {"light-infantry": 1}
    assert m.s.store[2] == 0
    assert m.told("rebellion-moved") == (
        "B.ORAN.2",
        {"seat": "byzantium", "from_place": "CON", "place": "BUL"},
    )


@rule("B.ORAN.2", "B.LAW.2")
def test_law_is_for_own_rebellions_and_free_land(match: Maker) -> None:
    m = match().learn("mamluks", "law").points("mamluks", "orange")
    m.begin(Rebellion(0, False)).do("place-rebellion:CON")
    assert m.done()
    m = match().learn("byzantium", "law").points("byzantium", "orange").put("BUL", "hungary", "archer")
    m.begin(Rebellion(0, False)).do("place-rebellion:CON")
    assert "use-technology:law:CON:BUL" not in m.offered()


@rule("B.ORAN.2", "B.TECH.02", "B.LAW.1", "B.LAW.2")
def test_law_moves_a_rebellion_of_an_earlier_turn_at_any_time(match: Maker) -> None:
    m = match().learn("byzantium", "law").points("byzantium", "orange", 2)
    m.put("CON", "barbarians", "light-infantry", 2).put("ADR", "barbarians", "archer")
    m.put("BUD", "barbarians", "light-infantry")
    m.s.rebels = [m.area("CON")]
    m.turn(3, 5).begin(CombatPhase())
    offered = [wish for wish in m.offered() if wish.startswith("use-technology:law")]
    assert {wish.split(":")[2] for wish in offered} == {"CON", "ADR"}  # not one at the home of another
    m.do("use-technology:law:CON:BUL")
    assert (m.at("CON", "barbarians"), m.at("BUL", "barbarians")) == ({}, {"light-infantry": 2})
    assert m.lord("CON") == "byzantium"
    assert m.s.rebels == [m.area("BUL")]
    assert m.honour("byzantium") == 0
    offered = [wish for wish in m.offered() if wish.startswith("use-technology:law:ADR")]
    assert offered
    assert "use-technology:law:ADR:BUL" not in offered  # barbarians are there now
    assert not [wish for wish in m.offered() if wish.startswith("use-technology:law:CON")]


@rule("B.ORAN.2", "B.LAW.1", "K.03.1")
def test_law_moves_no_rebels_whom_a_bishop_holds(match: Maker) -> None:
    m = match().learn("byzantium", "law").points("byzantium", "orange")
    m.put("CON", "barbarians", "light-infantry")
    effects.put(m.s, effects.NO_MOVEMENT, 1, m.area("CON"))
    m.turn(3, 5).begin(CombatPhase())
    assert not [wish for wish in m.offered() if wish.startswith("use-technology:law")]


@rule("B.ORAN.2", "5.MISC.02", "B.LAW.1", "V.GAIN.08")
def test_law_moves_rebels_out_of_a_battle_and_nobody_has_put_them_down(match: Maker) -> None:
    m = match().learn("byzantium", "law").points("byzantium", "orange")
    m.put("CON", "barbarians", "light-infantry", 2).put("ADR", "barbarians", "archer")
    m.put("CON", "byzantium", "archer")
    m.s.rebels = [m.area("CON")]
    m.turn(3, 5).begin(CombatPhase()).do("fight-in:CON")
    assert m.asked() == ("byzantium", "before-battle")
    assert not [wish for wish in m.offered() if wish.startswith("use-technology:law:ADR")]
    m.do("use-technology:law:CON:BUL")
    assert m.events("battle-undecided")
    assert (m.at("CON", "barbarians"), m.at("BUL", "barbarians")) == ({}, {"light-infantry": 2})
    assert m.lord("CON") == "byzantium"
    assert m.honour("byzantium") == 0
    assert m.asked()[1] == "full-move"


@rule("B.ORAN.2", "B.LAW.1")
def test_law_does_not_cut_into_a_battle_of_others_beside_rebels(match: Maker) -> None:
    m = match().turn(2).war("mamluks", "hungary", 1).learn("byzantium", "law").points("byzantium", "orange")
    m.put("CON", "barbarians", "light-infantry").put("CON", "mamluks", "archer").put(
        "CON", "hungary", "archer"
    )
    m.active("mamluks").begin(Battle(m.area("CON"), m.seat("mamluks"), m.seat("hungary")))
    assert m.asked() == ("mamluks", "battle-intent")  # nobody was asked before it
