"""D.BANK: what a bankrupt player may raise, and what is left of one who is out."""

from collections.abc import Callable

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.buildings import CASTLE, MILITARY, SORTS
from aevum.games.medioevo.rules.diplomacy.pacts import numbers
from aevum.games.medioevo.rules.owners import SEATS_MOST
from aevum.games.medioevo.rules.pieces import ARCHER, FORCE, PIECES, UNITS
from aevum.games.medioevo.rules.position import DECK
from aevum.games.medioevo.rules.scoring.reckoning import reckoning
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.taxes.bankruptcy import Bankruptcy
from aevum.games.medioevo.rules.taxes.elimination import eliminate
from aevum.games.medioevo.rules.taxes.interest import Interest
from aevum.games.medioevo.rules.terms import PASSAGE
from aevum.games.medioevo.rules.trade.routes_state import UNCLAIMED
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


@rule("D.BANK.03", "D.BANK.04")
def test_rebellions_too_may_raise_more_than_is_owed(match: Maker) -> None:
    m = match().turn(2, 3).money("byzantium", 200).hush().begin(Bankruptcy(0, 250))
    for florins in (300, 400):
        m.do("sell-a-rebellion:100")
        m.do(m.offered()[0])
        assert m.florins("byzantium") == florins


@rule("D.BANK.02")
def test_own_buildings_in_disputed_land_are_plundered_too(match: Maker) -> None:
    m = match().turn(2, 3).money("byzantium", 0).build("CON", "byzantium", "village")
    m.put("CON", "byzantium", "archer").put("CON", "barbarians", "light-infantry").hush()
    assert m.lord("CON") == ""
    m.begin(Bankruptcy(0, 50)).do("plunder-own-building:CON:civil:50")
    assert m.florins("byzantium") == 50
    assert m.told("plundered-own-building")[0] == "D.BANK.02"


@rule("D.BANK.05", "5.SURR.02")
def test_units_set_aside_by_who_is_out_go_to_the_reserve(match: Maker) -> None:
    m = match().turn(3, 3)
    m.s.aside[0 * FORCE + ARCHER] = 3
    m.s.reserve[ARCHER] -= 3
    eliminate(m.s, 0)
    assert m.s.reserve_of(0, ARCHER) == 10


@rule("D.BANK.05", "K.CARD.14", "K.36.1")
def test_the_magnates_florins_go_with_the_card_of_who_is_out(match: Maker) -> None:
    m = match().turn(3, 3).give("byzantium", 36)
    m.s.deposit = 300
    eliminate(m.s, 0)
    assert m.s.deposit == 0


@rule("D.BANK.05", "V.END.05")
def test_what_who_is_out_has_learnt_takes_no_award_from_others(match: Maker) -> None:
    m = match().turn(3, 3).learn("byzantium", "strategy").learn("hungary", "law")
    eliminate(m.s, 0)
    assert "award-technology" in [item.key for item in reckoning(m.s)[3]]


@rule("D.BANK.01", "K.CARD.08")
def test_who_is_bankrupt_may_raise_florins_with_a_card(match: Maker) -> None:
    m = match().turn(2, 3).give("byzantium", 23).money("byzantium", 0).hush()
    m.item("CON", "mamluks", "caravan", 1, salt=2)
    m.begin(Bankruptcy(0, 50)).do("use-card:23")
    assert m.florins("byzantium") == 40
    assert m.asked() == ("byzantium", "bankrupt")


@rule("D.BANK.03", "V.LOSS.05")
def test_a_rebellion_that_is_sold_costs_a_point_where_rebels_stand_already(match: Maker) -> None:
    m = match().turn(2, 3).put("TRO", "barbarians", "light-infantry").hush().begin(Bankruptcy(0, 250))
    m.do("sell-a-rebellion:100")
    assert m.honour("byzantium") == -1
    assert m.told("sold-a-rebellion") == ("D.BANK.03", {"seat": "byzantium", "florins": 100})


@rule("D.BANK.02", "5.MOVE.16")
def test_a_laden_galley_is_not_broken_up(match: Maker) -> None:
    m = match().turn(2, 3).put("BAE", "byzantium", "archer")
    m.item("BAE", "byzantium", "galley")
    m.begin(Bankruptcy(0, 250))
    assert not [wish for wish in m.offered() if wish.startswith("plunder-own-transport")]


@rule("D.BANK.02")
def test_siege_engines_are_not_among_what_a_bankrupt_player_breaks_up(match: Maker) -> None:
    m = match().turn(2, 3)
    m.item("CON", "byzantium", "catapult")
    m.item("CON", "byzantium", "war-wagon")
    m.begin(Bankruptcy(0, 250))
    wishes = [wish for wish in m.offered() if wish.startswith("plunder-own-transport")]
    assert wishes == ["plunder-own-transport:war-wagon:1:2:50"]


@rule("D.BANK.02")
def test_an_own_building_is_gone_once_it_is_plundered(match: Maker) -> None:
    m = match().turn(2, 3).build("CON", "byzantium", "city", "tower").build("THE", "mamluks", "village")
    m.money("byzantium", 0).begin(Bankruptcy(0, 250))
    wishes = [wish for wish in m.offered() if wish.startswith("plunder-own-building")]
    assert wishes == ["plunder-own-building:CON:civil:150", "plunder-own-building:CON:military:50"]
    m.do(wishes[0])
    assert m.florins("byzantium") == 150
    at = m.area("CON") * len(SORTS)
    assert (m.s.buildings[at], m.s.buildings[at + MILITARY]) == (0, 1)
    assert wishes[0] not in m.offered()
    assert m.told("plundered-own-building") == (
        "D.BANK.02",
        {"seat": "byzantium", "place": "CON", "sort": "civil", "florins": 150},
    )


@rule("D.BANK.05")
def test_tokens_of_who_is_out_go_to_the_supply_and_buildings_stay_without_an_owner(match: Maker) -> None:
    m = match().turn(3, 3).token("byzantium", "green", 2).build("CON", "byzantium", "castle")
    before = sum(m.s.token_supply)
    eliminate(m.s, 0)
    assert sum(m.s.token_supply) == before + 2
    assert m.s.builder[m.area("CON")] == NOBODY
    assert m.s.buildings[m.area("CON") * len(SORTS) + MILITARY] == CASTLE
    assert m.lord("CON") == ""


@rule("D.BANK.05", "W.BLOOD.01")
def test_blood_markers_of_who_is_out_go_to_the_supply(match: Maker) -> None:
    m = match(blood=True).turn(3, 3)
    m.s.blood[0], m.s.blood_left = 3, 15
    eliminate(m.s, 0)
    assert (m.s.blood[0], m.s.blood_left) == (0, 18)
    assert m.told("out-of-the-game") == ("D.BANK.05", {"seat": "byzantium"})


@rule("D.BANK.05", "V.END.13")
def test_the_match_is_over_when_one_is_left(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(3, 3)
    eliminate(m.s, 0)
    assert not m.s.over
    eliminate(m.s, 1)
    assert m.s.over


@rule("D.BANK.05", "C.PACT.15")
def test_pacts_of_who_is_out_are_over_and_others_are_not(match: Maker) -> None:
    m = match().turn(3, 3)
    m.s.terms = [[1, PASSAGE, 0, 1, 0, 0, 0, 0], [2, PASSAGE, 1, 3, 0, 0, 0, 0]]
    m.s.pacts_made = 2
    eliminate(m.s, 0)
    assert numbers(m.s) == [2]


@rule("D.BANK.05", "K.CARD.14", "K.37.1")
def test_who_is_out_has_no_share_in_interest(match: Maker) -> None:
    m = match().turn(3, 3)
    m.s.loans[1] = 2
    effects.put(m.s, effects.INTEREST_SHARE, 0, 50)
    eliminate(m.s, 0)
    m.begin(Interest(1))
    assert (m.florins("byzantium"), m.florins("mamluks")) == (0, 1500)


@rule("3.TAX.10", "D.BANK.01")
def test_who_has_just_the_interest_borrows_nothing(match: Maker) -> None:
    m = match().turn(3, 3).money("mamluks", 100)
    m.s.loans[1] = 2
    m.begin(Interest(1))
    assert (m.florins("mamluks"), m.s.loans[1], m.done()) == (0, 2, True)


@rule("D.DEBT.02", "K.CARD.14", "K.38.1")
def test_what_another_is_spared_of_interest_spares_nobody_else(match: Maker) -> None:
    m = match().turn(3, 3)
    m.s.loans[1] = 2
    effects.put(m.s, effects.LESS_INTEREST, 0, 50)
    m.begin(Interest(1))
    assert m.florins("mamluks") == 1500


@rule("D.BANK.05", "5.CAPT.03")
def test_nothing_is_left_of_who_is_out(match: Maker) -> None:
    m = match().turn(3, 3).put("CAI", "mamluks", "archer", 2).put("BAE", "mamluks", "captain-2")
    m.item("BAE", "mamluks", "galley")
    caravan = m.item("CAI", "mamluks", "caravan", 1, salt=1)
    m.mark("KON", "mamluks").give("mamluks", 1).war("mamluks", "hungary").war("byzantium", "mamluks")
    m.war("golden-horde", "hungary")
    for captor, owner in ((1, 3), (3, 1)):
        m.s.prisoners[(captor * SEATS_MOST + owner) * FORCE + ARCHER] = 2
        m.s.reserve[owner * len(UNITS) + ARCHER] -= 2
    m.s.loans[1] = 4
    m.token("mamluks", "red", 2)
    m.s.aside[1 * FORCE + ARCHER], m.s.aside_new[1 * FORCE + ARCHER] = 1, 1
    m.s.reserve[1 * len(UNITS) + ARCHER] -= 1
    m.s.route_steps[1], m.s.route_item[1] = [m.area("CON")], caravan
    eliminate(m.s, 1)
    assert (m.s.order, m.s.out[:4]) == ([0, 2, 3], [0, 1, 0, 0])
    assert [m.s.reserve_of(1, kind) for kind in range(len(UNITS))] == PIECES
    assert (m.s.reserve_of(3, ARCHER), m.s.aside[3 * FORCE + ARCHER]) == (PIECES[ARCHER] - 2, 2)
    assert (m.s.items(1), m.lord("KON"), m.lord("CAI")) == ([], "", "")
    assert not any(m.s.at_war(1, other) for other in range(4))
    assert m.s.at_war(2, 3)
    assert (m.s.holder[0], m.s.loans[1], m.florins("mamluks")) == (DECK, 0, 0)
    assert sum(m.s.prisoners) == sum(m.s.tokens) == sum(m.s.aside_new) == 0
    assert sum(m.s.aside[1 * FORCE : 2 * FORCE]) == 0
    assert (m.s.route_steps[1], m.s.route_item[1]) == ([], NOBODY)


@rule("D.BANK.05", "6.ROUTE.10")
def test_no_transport_takes_over_the_route_of_who_is_out(match: Maker) -> None:
    m = match().turn(3, 3)
    m.s.route_item[0], m.s.route_steps[0] = UNCLAIMED, [m.area("CAF")]
    eliminate(m.s, 0)
    assert (m.s.route_item[0], m.s.route_steps[0]) == (-1, [])
