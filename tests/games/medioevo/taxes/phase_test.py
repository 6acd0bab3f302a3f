"""3.TAX, D: the tax phase of a seat, from the level to upkeep."""

from collections.abc import Callable

import pytest

from aevum.engine import Table
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.taxes.due import income_of, upkeep_of
from aevum.games.medioevo.rules.taxes.interest import Interest
from aevum.games.medioevo.rules.taxes.paying import Upkeep
from aevum.games.medioevo.rules.taxes.phase import TaxPhase
from aevum.testing import example, rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


@example("EX-010")
@rule("3.TAX.01", "0.PHASE.02")
def test_levels_are_chosen_in_turn_order(match: Maker) -> None:
    m = match().turn(1, 3).begin(TaxPhase())
    assert m.asked() == ("byzantium", "tax-level")
    levels = [wish for wish in m.offered() if wish.startswith("tax:")]
    assert levels == ["tax:10", "tax:20", "tax:30", "tax:40", "tax:50"]
    m.do("tax:30")
    assert m.asked() == ("mamluks", "tax-level")
    assert m.s.tax[0] == 30
    assert levels.index("tax:30") + 1 == 3


@rule("3.TAX.02", "3.TAX.03", "3.TAX.06")
def test_income_of_territories_buildings_and_cities_with_markets(match: Maker) -> None:
    m = match().turn(1, 3)
    home = len(m.s.controlled(0))
    m.s.tax[0] = 20
    assert income_of(m.s, 0) == 20 * home
    m.build("CON", "byzantium", "city").market("CON", "salt", "furs")
    assert income_of(m.s, 0) == 20 * (home + 3) + 40


@rule("3.TAX.05")
def test_no_income_from_a_territory_with_barbarians(match: Maker) -> None:
    m = match().turn(1, 3)
    m.s.tax[0] = 10
    before = income_of(m.s, 0)
    m.put("CON", "barbarians", "light-infantry")
    assert income_of(m.s, 0) == before - 10


@rule("3.TAX.11")
def test_aid_for_who_has_neither_units_nor_territories(match: Maker) -> None:
    m = match().turn(1, 3)
    for place in m.s.controlled(0):
        m.s.add(place, m.seat("barbarians"), 0)
    assert income_of(m.s, 0) == 200
    m.put("MOR", "byzantium", "archer")
    assert income_of(m.s, 0) == m.s.tax[0]


@example("EX-012")
@rule("3.TAX.07", "3.TAX.12")
def test_upkeep_is_the_same_for_every_unit_transport_and_engine(match: Maker) -> None:
    m = match()
    m.put("CON", "byzantium", "light-infantry", 2).put("CON", "byzantium", "heavy-infantry")
    m.put("CON", "byzantium", "archer").put("CON", "byzantium", "cavalry").put(
        "CON", "byzantium", "captain-1"
    )
    m.item("CON", "byzantium", "bombard")
    m.item("CON", "byzantium", "war-wagon")
    m.item("CON", "byzantium", "war-wagon")
    m.item("CON", "byzantium", "galley")
    assert upkeep_of(m.s, 0) == 200
    m.begin(Upkeep(0)).do("pay-upkeep:200")
    assert m.done()
    assert m.florins("byzantium") == 1400


@rule("3.TAX.08")
def test_giving_up_instead_of_paying(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer", 2).begin(Upkeep(0)).do("disband:CON:archer")
    assert m.at("CON", "byzantium") == {"archer": 1}
    m.do("pay-upkeep:20")
    assert m.florins("byzantium") == 1580


@rule("3.TAX.09")
def test_who_cannot_pay_must_give_up_what_is_not_paid_for(match: Maker) -> None:
    m = match().money("byzantium", 10).put("CON", "byzantium", "archer")
    m.s.loans[0] = 5
    m.begin(Upkeep(0))
    assert "pay-upkeep:20" not in m.offered()
    refusal = m.why_not("pay-upkeep:20")
    assert refusal is not None
    assert refusal.rule == "3.TAX.09"
    assert not [wish for wish in m.offered() if wish.startswith("borrow")]
    m.do("disband:CON:archer")
    assert m.done()
    assert m.told("disbanded") == ("3.TAX.08", {"seat": "byzantium", "place": "CON", "unit": "archer"})


@rule("5.MOVE.16")
def test_a_laden_galley_cannot_be_given_up(match: Maker) -> None:
    m = match().put("AEG", "byzantium", "archer")
    m.item("AEG", "byzantium", "galley")
    m.begin(Upkeep(0))
    refusal = m.why_not("scrap-at-sea:AEG:galley:1:1")
    assert refusal is not None
    assert refusal.key == "galley-is-laden"
    m.do("disband-at-sea:AEG:archer", "scrap-at-sea:AEG:galley:1:1")
    assert m.done()
    assert m.told("scrapped-at-sea") == (
        "3.TAX.08",
        {"seat": "byzantium", "sea": "AEG", "item": "galley", "level": 1, "slot": 1},
    )
    assert m.told("disbanded-at-sea") == ("3.TAX.08", {"seat": "byzantium", "sea": "AEG", "unit": "archer"})


@rule("5.MOVE.16")
@pytest.mark.parametrize(("archers", "laden"), [(1, False), (2, True)])
def test_what_a_galley_carries_may_stay_where_another_has_room(
    match: Maker, archers: int, laden: bool
) -> None:
    m = match().put("AEG", "byzantium", "archer", archers)
    for item in ("galley", "galley", "war-wagon", "catapult"):
        m.item("AEG", "byzantium", item)
    m.begin(Upkeep(0))
    refusal = m.why_not("scrap-at-sea:AEG:galley:1:1")
    assert (refusal is not None) == laden
    assert m.why_not("scrap-at-sea:AEG:war-wagon:1:3") is None


@rule("W.TERR.03")
def test_with_terrain_upkeep_goes_by_the_ground(match: Maker) -> None:
    m = match(terrain=True).put("CON", "byzantium", "archer")
    assert upkeep_of(m.s, 0) == 10


@rule("D.DEBT.02", "3.TAX.13", "D.DEBT.06")
def test_interest_is_due_for_loans_of_earlier_turns(match: Maker) -> None:
    m = match().turn(2, 3)
    m.s.loans[0], m.s.borrowed[0] = 2, 1
    m.begin(Interest(0))
    assert m.done()
    assert m.florins("byzantium") == 1550
    m.s.borrowed[0] = 0
    m.begin(Interest(0))
    assert m.florins("byzantium") == 1450


@rule("3.TAX.10")
def test_who_can_borrow_is_not_bankrupt(match: Maker) -> None:
    m = match().turn(2, 3).money("byzantium", 20)
    m.s.loans[0] = 1
    m.begin(Interest(0))
    assert m.asked() == ("byzantium", "interest-short")
    assert "borrow:500" in m.offered()
    assert not [wish for wish in m.offered() if wish.startswith(("plunder-own", "sell-a", "raise"))]
    m.do("borrow:500")
    assert m.done()
    assert (m.s.loans[0], m.florins("byzantium")) == (2, 470)


@rule("3.TAX.10", "D.DEBT.01", "K.23.1")
def test_who_finds_the_interest_otherwise_need_not_borrow(match: Maker) -> None:
    m = match().turn(2, 3).money("byzantium", 20).give("byzantium", 23).active("byzantium")
    m.item("CON", "mamluks", "caravan", 1, salt=2)
    m.s.loans[0] = 1
    m.begin(Interest(0)).do("use-card:23")
    assert m.done()
    assert (m.s.loans[0], m.florins("byzantium")) == (1, 10)


@rule("3.TAX.10", "C.DIP.01")
def test_who_gets_the_interest_by_a_pact_need_not_borrow(match: Maker) -> None:
    m = match().turn(2, 3).money("byzantium", 20)
    m.s.loans[0] = 1
    m.begin(Interest(0)).initiate("hungary", "offer-pact:byzantium")
    m.do("term:payment:hungary:50", "send-offer", "accept")
    assert m.asked() == ("byzantium", "interest-short")
    assert "borrow:500" in m.offered()
    m.do("settle-interest")
    assert m.done()
    assert (m.s.loans[0], m.florins("byzantium")) == (1, 20)


@rule("3.TAX.10", "D.DEBT.04", "D.BANK.01")
def test_who_borrows_the_last_loan_for_a_pact_is_short_no_more_but_bankrupt(match: Maker) -> None:
    m = match().turn(2, 3).money("byzantium", 20)
    m.s.loans[0] = 4
    m.begin(Interest(0)).initiate("hungary", "offer-pact:byzantium")
    m.do("term:payment:byzantium:500", "send-offer").initiate("byzantium", "borrow:500").do("accept")
    assert m.asked() == ("byzantium", "interest-short")
    assert "borrow:500" not in m.offered()
    m.do("settle-interest")
    assert m.asked() == ("byzantium", "bankrupt")


@rule("3.TAX.10", "K.38.1")
def test_a_magnate_may_still_take_the_want_away(match: Maker) -> None:
    m = match().turn(2, 3).money("byzantium", 20).give("byzantium", 38).active("byzantium")
    m.s.loans[0] = 1
    m.begin(Interest(0)).do("pass")
    assert m.asked() == ("byzantium", "interest-short")
    m.do("use-card:38")
    assert m.done()
    assert (m.s.loans[0], m.florins("byzantium")) == (1, 20)


@rule("D.BANK.01", "D.BANK.02", "D.BANK.04")
def test_a_bankrupt_player_tears_down_buildings_for_half(match: Maker) -> None:
    m = match().turn(2, 3).money("byzantium", 0).build("CON", "byzantium", "village", "castle")
    m.s.loans[0] = 5
    m.begin(Interest(0))
    assert m.asked() == ("byzantium", "bankrupt")
    m.do("plunder-own-building:CON:military:150")
    m.do("plunder-own-building:CON:civil:50")
    m.do("raise-no-more")
    assert m.florins("byzantium") == 200
    assert (m.s.missed[0], m.s.arrears[0]) == (1, 250)


@rule("D.BANK.02")
def test_transports_are_broken_up_with_their_cargo(match: Maker) -> None:
    m = match().turn(2, 3).money("byzantium", 0)
    m.item("CON", "byzantium", "caravan", 2, salt=1)
    m.s.loans[0] = 5
    m.begin(Interest(0)).do("plunder-own-transport:caravan:2:1:150", "raise-no-more")
    assert m.florins("byzantium") == 150
    assert m.s.items(0) == []
    assert m.told("plundered-own-transport") == (
        "D.BANK.02",
        {"seat": "byzantium", "item": "caravan", "level": 2, "slot": 1, "florins": 150},
    )


@rule("D.BANK.05")
def test_two_missed_interests_in_a_row_end_a_seats_game(match: Maker) -> None:
    m = match().turn(3, 3).money("byzantium", 0).put("CON", "byzantium", "archer").give("byzantium", 5)
    m.build("CON", "byzantium", "city").mark("MOR", "byzantium")
    m.s.loans[0], m.s.missed[0] = 5, 1
    m.begin(Interest(0))
    while m.asked()[1] == "bankrupt":
        m.do("raise-no-more")
    assert m.s.out[0] == 1
    assert m.at("CON", "byzantium") == {}
    assert m.lord("CON") == ""
    assert m.s.buildings[m.area("CON") * 3] == 3
    assert m.s.holder[4] == -1
    assert 0 not in m.s.order


@rule("D.BANK.05")
def test_prisoners_of_who_is_out_go_free(match: Maker) -> None:
    m = match().turn(3, 3).money("byzantium", 0)
    m.s.loans[0], m.s.missed[0] = 5, 1
    m.s.prisoners[(0 * 6 + 1) * 7 + 1] = 2
    m.s.reserve[1 * 5 + 1] -= 2
    m.s.prisoners[(1 * 6 + 0) * 7 + 1] = 1
    m.s.reserve[1] -= 1
    m.begin(Interest(0)).do("raise-no-more")
    assert (m.s.reserve_of(1, 1), m.s.aside[1 * 7 + 1]) == (8, 2)
    # And nobody holds any of who is out.
    assert (m.s.reserve_of(0, 1), sum(m.s.prisoners)) == (10, 0)


@rule("D.BANK.03")
def test_a_rebellion_pays_whatever_else_could_be_plundered(match: Maker) -> None:
    m = match().turn(2, 3).money("byzantium", 0)
    m.s.loans[0] = 5
    m.begin(Interest(0))
    assert "sell-a-rebellion:100" in m.offered()
    m.do("sell-a-rebellion:100")
    m.do(next(wish for wish in m.offered() if "CON" not in wish))
    assert m.florins("byzantium") == 100
    assert len(m.s.controlled(0)) == len(match().s.controlled(0)) - 1
    m.build("CON", "byzantium", "village").begin(Interest(0))
    assert {"sell-a-rebellion:100", "plunder-own-building:CON:civil:50"} <= set(m.offered())


@rule("0.SETUP.17")
def test_play_begins_with_turn_1(table: Callable[..., Table]) -> None:
    played = table("introduction")
    while not any(event.key == "turn-begins" for event in played.log):
        ask = next(ask for ask in played.asks() if ask.answer is None)
        played.choose(played.seats[ask.seat], ask.options[0].id)
    (event,) = [event for event in played.log if event.key == "turn-begins"]
    assert (event.args["turn"], event.rule) == (1, "0.SETUP.17")


@rule("D.DEBT.03", "D.DEBT.02")
def test_a_loan_that_is_paid_back_before_interest_bears_none(match: Maker) -> None:
    m = match().turn(2, 3)
    m.s.loans[0] = 1
    m.begin(TaxPhase())
    assert m.ask().args["florins"] == 50
    m.do("repay:500")
    assert m.asked() == ("byzantium", "tax-level")
    m.do("tax:10")
    assert not m.events("interest-paid")
    assert m.florins("byzantium") == 1600 - 500 + 10 * len(m.s.controlled(0))


@rule("3.TAX.02", "3.TAX.03", "3.TAX.07")
def test_who_chooses_a_level_is_told_what_it_brings_and_what_is_due(match: Maker) -> None:
    m = match().turn(1, 3).put("CON", "byzantium", "archer", 2).build("CON", "byzantium", "town")
    m.begin(TaxPhase())
    assert m.ask().args == {"count": len(m.s.controlled(0)) + 2, "florins": 40}


@rule("D.BANK.05")
def test_interest_that_is_paid_or_not_due_ends_the_row_of_missed_ones(match: Maker) -> None:
    m = match().turn(2, 3)
    m.s.loans[0] = 1
    m.s.missed[0] = 1
    m.begin(Interest(0))
    assert m.events("interest-paid")
    assert m.s.missed[0] == 0
    m.s.missed[0], m.s.loans[0] = 1, 0
    m.begin(Interest(0))
    assert m.s.missed[0] == 0


@rule("W.TERR.03", "3.TAX.07")
def test_with_terrain_things_at_sea_cost_the_usual_upkeep(match: Maker) -> None:
    m = match(terrain=True).put("BAE", "byzantium", "archer")
    m.item("BAE", "byzantium", "galley")
    assert upkeep_of(m.s, 0) == 40


@rule("K.CARD.14", "K.37.2")
def test_nobody_shares_in_the_own_interest(match: Maker) -> None:
    m = match().turn(2, 3)
    m.s.loans[0] = 2
    effects.put(m.s, effects.INTEREST_SHARE, 0, 50)
    m.begin(Interest(0))
    assert m.florins("byzantium") == 1500
    assert not m.events("interest-shared")
