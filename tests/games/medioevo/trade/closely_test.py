"""Trade looked at more closely: one condition of a clause at a time."""

from collections.abc import Callable

from aevum.games.medioevo.rules.terms import COMMERCE
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Make = Callable[..., ScriptedMatch]


def trading(m: ScriptedMatch, *choices: str) -> ScriptedMatch:
    return m.turn(2, 6).hush().begin(TradePhase()).do(*choices)


@rule("6.BUY.03")
def test_there_is_trade_beside_an_army_in_peace(match: Make) -> None:
    m = match().put("CAF", "hungary", "archer").put("CAF", "mamluks", "archer")
    m.item("CAF", "golden-horde", "caravan", 3)
    trading(m, "choose-trader:caravan:3:1")
    assert "buy-cubes:1:slaves:100" in m.offered()


@rule("6.FLOW.01", "6.MOVE.02")
def test_a_trader_that_has_dealt_where_it_stands_may_be_chosen_again(match: Make) -> None:
    m = match()
    m.item("CAF", "golden-horde", "caravan", 3)
    trading(m, "choose-trader:caravan:3:1", "buy-cubes:1:slaves:100", "no-route", "leave-trader")
    assert "choose-trader:caravan:3:1" in m.offered()
    m.do("choose-trader:caravan:3:1", "leave-trader")
    assert "choose-trader:caravan:3:1" not in m.offered()


@rule("C.PACT.16")
def test_the_fee_is_weighed_against_a_usual_sale(match: Make) -> None:
    """A village stands there: neither Trade nor Market nor a route adds to what the sale is sure to bring."""
    for florins, sells in ((49, False), (50, True)):
        m = match().money("byzantium", florins).build("ALE", "mamluks", "village")
        m.item("ALE", "byzantium", "caravan", 3, wine=1)
        m.s.terms = [[1, COMMERCE, 1, 0, 0, 0, 150, 0]]
        trading(m, "choose-trader:caravan:3:1")
        assert ("sell-cube:wine" in m.offered()) == sells


@rule("6.MOVE.04")
def test_what_barbarians_have_plundered_falls_to_nobody_else(match: Make) -> None:
    m = match().put("GEO", "barbarians", "light-infantry").put("GEO", "hungary", "archer")
    m.item("SAR", "golden-horde", "caravan", 1, slaves=2)
    trading(m, "choose-trader:caravan:1:1", "trader-goes:GEO")
    assert m.asked() == ("golden-horde", "choose-trader")
    assert len(m.events("lost-to-barbarians")) == 1


@rule("6.MOVE.04")
def test_what_one_enemy_has_plundered_no_other_meets(match: Make) -> None:
    m = match().put("SAR", "hungary", "cavalry").put("SAR", "mamluks", "cavalry")
    m.war("hungary", "byzantium", 1).war("mamluks", "byzantium", 1)
    m.item("TAN", "byzantium", "caravan", 2, slaves=2)
    trading(m, "choose-trader:caravan:2:1", "trader-goes:SAR")
    m.do(next(wish for wish in m.offered() if wish.startswith("plunder-transport")))
    assert m.asked() == ("byzantium", "choose-trader")
    assert len(m.events("transport-plundered")) == 1


@rule("6.SELL.03")
def test_a_sale_that_somebody_could_answer_is_told_before_it_is_settled(match: Make) -> None:
    m = match().give("mamluks", 2)
    m.item("CAF", "golden-horde", "caravan", 3, wine=1)
    m.turn(2, 6).begin(TradePhase()).do("choose-trader:caravan:3:1", "sell-cube:wine")
    assert m.asked() == ("mamluks", "deal-made")
    assert m.told("sale-agreed")[1]["florins"] == 100


@rule("6.FLOW.01", "0.COMP.07", "B.PROSELYTISM.1", "K.11.1")
def test_who_could_trade_with_more_florins_is_asked_all_the_same(match: Make) -> None:
    board = match().learn("byzantium", "proselytism").give("golden-horde", 11).mark("CAF", "byzantium")
    board.money("byzantium", 0).item("CON", "byzantium", "war-wagon")
    board.turn(2, 6).hush().begin(TradePhase())
    assert board.asked() == ("byzantium", "choose-trader")
    assert not [wish for wish in board.offered() if wish.startswith("borrow-card")]


@rule("6.SELL.01", "6.SELL.02")
def test_only_what_is_aboard_is_sold_and_all_of_it_where_there_are_several(match: Make) -> None:
    for cubes, wishes in ((1, ["sell-cube:salt"]), (2, ["sell-all:2", "sell-cube:salt"])):
        m = match()
        m.item("CAF", "golden-horde", "caravan", 3, salt=cubes)
        trading(m, "choose-trader:caravan:3:1")
        assert [wish for wish in m.offered() if wish.startswith("sell")] == wishes
        # What is not there is no good that the market has already.
        refusal = m.why_not("sell-cube:wine")
        assert refusal is None or refusal.key != "good-is-there"
