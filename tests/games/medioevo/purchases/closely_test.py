"""Purchases looked at more closely: one condition of a clause at a time."""

from aevum.games.medioevo.rules.purchases.phase import PurchasePhase
from aevum.games.medioevo.rules.tables import COMBAT
from aevum.games.medioevo.rules.taxes.elimination import eliminate
from aevum.testing import rule
from tests.games.medioevo.purchases.shopping import Make, shop, shopping


@rule("W.DEPL.01", "0.COMP.01")
def test_the_last_piece_of_a_kind_waits_behind_one_screen_once(match: Make) -> None:
    m = shopping(match, deployment=True).put("ADR", "byzantium", "archer", 9)
    m.begin(PurchasePhase()).do("claim-deployment", "order-unit:archer:50:0")
    refusal = m.why_not("order-unit:archer:50:0")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("none-in-reserve", "0.COMP.01")


@rule("4.CARD.02")
def test_a_card_that_is_bought_counts_as_one(match: Make) -> None:
    m = shop(shopping(match)).do("buy-card:100")
    m.do("pass" if m.ask().key == "cards-drawn" else m.offered()[0])
    assert m.s.cards_bought[0] == 1


@rule("4.BLD.01", "4.BLD.02", "4.BLD.07")
def test_towns_rise_in_settlements_and_nothing_is_built_lower_than_it_stands(match: Make) -> None:
    m = shopping(match).learn("byzantium", "architecture").points("byzantium", "green", 9)
    m.build("CON", "byzantium", "town", "fortress").build("ADR", "byzantium", "fortress")
    wishes = [wish.split(":")[1:3] for wish in shop(m).offered() if wish.startswith("build:")]
    assert [name for name, place in wishes if place == "ADR"] == ["castle"]
    assert sorted(name for name, place in wishes if place == "CON") == ["castle", "city"]
    assert sorted(place for name, place in wishes if name == "village") == ["NIC", "THE"]


@rule("B.TEMPORAL.1", "4.TECH.07")
def test_points_for_temporal_power_cost_nothing_where_they_are_there(match: Make) -> None:
    for purple, price in ((2, 100), (1, 200), (0, 300)):
        m = shopping(match).learn("byzantium", "temporal-power").learn("golden-horde", "military-arts")
        m.mark("CAF", "byzantium").points("byzantium", "purple", purple).points("byzantium", "red")
        wish = "hire:captain-1:CON:100:1"
        assert wish in shop(m.money("byzantium", price)).offered()
        assert wish not in shop(m.money("byzantium", price - 1)).offered()


@rule("D.BANK.05")
def test_who_is_out_leaves_no_turned_token_behind(match: Make) -> None:
    m = shopping(match).token("byzantium", "red", 2)
    m.s.flipped[COMBAT] = 1
    eliminate(m.s, 0)
    assert (sum(m.s.tokens), sum(m.s.flipped)) == (0, 0)
