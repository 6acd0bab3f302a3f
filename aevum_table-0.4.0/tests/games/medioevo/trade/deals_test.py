"""6.BUY, 6.SELL, B.YELL.1, B.YELL.2 Deals at the table."""

from collections.abc import Callable
from typing import Any

from aevum.games.medioevo.rules import deeds
from aevum.games.medioevo.rules.tables import GOODS
from aevum.games.medioevo.rules.terms import COMMERCE
from aevum.games.medioevo.rules.things import cargo_of
from aevum.games.medioevo.rules.trade.bargains import least_cost
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.games.medioevo.rules.turn import Match
from aevum.testing import example, rule
from tests.games.medioevo.conftest import ScriptedMatch
from tests.narrow import there

Make = Callable[..., ScriptedMatch]
WEST = "byzantium,hungary,holy-roman-empire,mamluks"
PACT = [1, COMMERCE, 1, 0, 0, 0, 50, 0]
"""Byzantium trades with the Mamluks for 50 florins a sale."""


def trading(board: Any, *choices: str) -> Any:
    return board.turn(2, 6).hush().begin(TradePhase()).do("choose-trader:caravan:3:1", *choices)


def answering(board: Any, *choices: str) -> Any:
    """Moments are open."""
    return board.turn(2, 6).begin(TradePhase()).do("choose-trader:caravan:3:1", *choices)


@example("EX-055")
@rule("6.BUY.01", "6.BUY.02", "6.BUY.05", "6.BUY.06", "6.BUY.07")
def test_only_the_printed_good_and_no_more_than_fits(match: Make) -> None:
    board = match(kingdoms="byzantium,hungary,holy-roman-empire,mamluks")
    board.item("NAP", "byzantium", "caravan", 3, wine=3)
    trading(board, "trader-goes:ROM")
    assert board.s.item_left[0] == 7
    buys = [wish for wish in board.offered() if wish.startswith("buy")]
    assert buys == ["buy-cubes:1:grain:100", "buy-cubes:2:grain:200", "buy-cubes:3:grain:300"]
    board.do("buy-cubes:2:grain:200", "no-route")
    assert board.florins("byzantium") == 1400
    assert board.s.item_left[0] == 6
    assert cargo_of(board.s, 0)[GOODS.index("grain")] == 2


@rule("6.BUY.05")
def test_what_is_too_dear_and_where_nobody_trades(match: Make) -> None:
    board = match().money("golden-horde", 150)
    board.item("TAN", "golden-horde", "caravan", 3)
    trading(board)
    assert there(board.why_not("buy-cubes:2:furs:200")).key == "too-dear"
    board.do("trader-goes:DON")
    assert [wish for wish in board.offered() if wish.startswith(("buy", "sell"))] == []


@rule("6.BUY.05")
def test_the_last_florin_buys_a_cube(match: Make) -> None:
    board = match().money("byzantium", 100)
    slot = board.item("THE", "byzantium", "caravan", 3)
    trading(board, "buy-cubes:1:grain:100")
    assert (board.florins("byzantium"), sum(cargo_of(board.s, slot))) == (0, 1)


@rule("6.BUY.05")
def test_a_ship_trades_in_ports_only(match: Make) -> None:
    board = match()
    board.item("CON", "byzantium", "merchant-ship", 3)
    board.turn(2, 6).hush().begin(TradePhase()).do("choose-trader:merchant-ship:3:1")
    assert "buy-cubes:1:textiles:100" in board.offered()
    board.do("trader-sails:BSW")
    assert [wish for wish in board.offered() if wish.startswith("buy")] == []
    assert board.told("trader-sailed") == (
        "6.MOVE.02",
        {"seat": "byzantium", "item": "merchant-ship", "level": 3, "slot": 1, "sea": "BSW"},
    )


@rule("6.BUY.03")
def test_no_trade_beside_armies_at_war(match: Make) -> None:
    board = match().put("CAF", "hungary", "archer").put("CAF", "mamluks", "archer").war("hungary", "mamluks")
    board.item("CAF", "golden-horde", "caravan", 3)
    trading(board)
    assert there(board.why_not("buy-cubes:1:slaves:100")).rule == "6.BUY.03"
    board = match().put("CAF", "hungary", "archer").war("hungary", "golden-horde")
    board.item("CAF", "golden-horde", "caravan", 3)
    trading(board)
    assert there(board.why_not("buy-cubes:1:slaves:100")).rule == "6.BUY.03"


@rule("6.BUY.04", "C.PACT.04")
def test_no_trade_in_settlements_of_others_without_a_pact(match: Make) -> None:
    board = match()
    board.item("ALE", "byzantium", "caravan", 3, wine=1)
    trading(board)
    assert there(board.why_not("buy-cubes:1:spices:100")).rule == "6.BUY.04"
    assert there(board.why_not("sell-cube:wine")).key == "no-commercial-pact"
    board = match()
    board.item("ALE", "byzantium", "caravan", 3, wine=1)
    board.s.terms = [PACT]
    trading(board, "buy-cubes:1:spices:100", "no-route", "sell-cube:wine")
    # C.PACT.16: the fee is for sales.
    assert board.florins("mamluks") == 1650
    assert board.florins("byzantium") == 1550


@rule("W.TEAM.01", "C.PACT.04")
def test_a_team_mate_asks_for_no_fee(match: Make) -> None:
    board = match(teams=True)
    board.item("SAR", "byzantium", "caravan", 3, wine=1)
    assert board.lord("SAR") == "golden-horde"
    trading(board, "sell-cube:wine")
    assert board.events("fee-paid") == []
    assert (board.florins("byzantium"), board.florins("golden-horde")) == (1700, 1600)


def test_who_cannot_pay_the_fee_does_not_sell(match: Make) -> None:
    board = match().money("byzantium", 20)
    board.item("ALE", "byzantium", "caravan", 3, wine=1)
    board.s.terms = [[*PACT[:6], 150, 0]]
    trading(board)
    assert there(board.why_not("sell-cube:wine")).rule == "C.PACT.04"


@rule("C.PACT.16", "6.GMKT.02")
def test_what_the_sale_brings_pays_the_fee(match: Make) -> None:
    board = match().money("byzantium", 20).market("ALE", "salt", "furs")
    board.item("ALE", "byzantium", "caravan", 3, wine=1)
    board.s.terms = [[*PACT[:6], 150, 0]]
    trading(board, "sell-cube:wine")
    assert (board.florins("byzantium"), board.florins("mamluks")) == (20 + 140 - 150, 1750)


@rule("C.PACT.16", "6.SELL.01")
def test_as_many_cubes_go_together_as_the_fee_takes(match: Make) -> None:
    board = match().money("byzantium", 20)
    board.item("ALE", "byzantium", "caravan", 3, wine=3)
    board.s.terms = [[*PACT[:6], 150, 0]]
    trading(board, "sell-cube:wine")
    # One alone would not pay it, so the second went with it without a question.
    assert board.offered() == ["sell-more:wine", "sell-these:2"]
    board.do("sell-these:2")
    assert (board.florins("byzantium"), board.florins("mamluks")) == (20 + 200 - 150, 1750)
    assert board.told("fee-paid") == (
        "C.PACT.04",
        {"seat": "byzantium", "other_seat": "mamluks", "florins": 150},
    )


@rule("6.SELL.01", "6.CUBE.01")
def test_cubes_of_several_colours_go_together_and_one_colour_is_added(match: Make) -> None:
    board = match()
    slot = board.item("CAF", "golden-horde", "caravan", 3, wine=2, salt=1, slaves=1)
    trading(board, "sell-cube:wine")
    assert board.asked() == ("golden-horde", "sell-together")
    assert board.offered() == ["sell-more:salt", "sell-more:wine", "sell-these:1"]
    board.do("sell-more:wine", "sell-more:salt")
    assert board.asked() == ("golden-horde", "add-cube")
    assert board.florins("golden-horde") == 1900
    board.do("add-cube:wine")
    assert sum(cargo_of(board.s, slot)) == 1
    assert board.s.item_left[slot] == 7
    assert deeds.values(board.s, 2, deeds.SALES) == [300]
    assert deeds.values(board.s, 2, deeds.SOLD_IN) == [board.area("CAF")]


@rule("6.SELL.02")
def test_the_printed_good_is_not_sold(match: Make) -> None:
    board = match()
    board.item("CAF", "golden-horde", "caravan", 3, slaves=2)
    trading(board)
    assert there(board.why_not("sell-cube:slaves")).rule == "6.SELL.02"


@rule("6.GMKT.02", "6.GMKT.05")
def test_the_great_market_of_trebizond(match: Make) -> None:
    board = match().market("TRE", "spices", "grain")
    board.item("TRE", "golden-horde", "caravan", 3, slaves=1)
    trading(board, "sell-cube:slaves")
    assert board.florins("golden-horde") == 1740
    assert board.modifiers("cubes-sold") == [(100, "6.SELL.01"), (40, "6.GMKT.02")]
    assert board.events("cube-added")[-1].args["good"] == "slaves"


@example("EX-078")
@rule("B.YELL.1", "B.TECH.01", "6.SELL.03", "B.TRADE.1")
def test_ex_078_trade_raises_cubes_where_a_village_stands(match: Make) -> None:
    board = match(kingdoms=WEST).learn("byzantium", "trade").points("byzantium", "yellow", 2)
    board.mark("ROM", "byzantium").build("ROM", "byzantium", "village")
    board.item("ROM", "byzantium", "caravan", 3, weapons=2)
    answering(board, "sell-all:2")
    assert board.asked() == ("byzantium", "deal-made")
    assert board.offered() == ["use-technology:trade:1", "use-technology:trade:2", "pass"]
    board.do("use-technology:trade:2")
    assert board.modifiers("cubes-sold") == [(200, "6.SELL.01"), (50, "B.YELL.1")]
    assert board.florins("byzantium") == 1600 + 250
    assert board.s.store[1] == 0


@example("EX-014")
@rule("B.YELL.1", "B.TECH.01", "B.TRADE.2")
def test_each_cube_that_is_raised_by_trade_takes_a_point(match: Make) -> None:
    for raised in (1, 2):
        board = match().learn("byzantium", "trade").points("byzantium", "yellow", 2)
        board.build("CON", "byzantium", "village").item("CON", "byzantium", "caravan", 3, weapons=2)
        answering(board, "sell-all:2", f"use-technology:trade:{raised}")
        while board.asked()[1] == "deal-made":
            board.do("pass")
        assert board.florins("byzantium") == 1600 + 200 + raised * 25
        assert board.s.store[1] == 2 - raised


@example("EX-026")
@rule("B.YELL.1", "B.TECH.03", "4.CARD.11", "B.TRADE.1")
def test_ex_026_the_crossbowman_pays_for_a_cube_in_a_town(match: Make) -> None:
    board = match().learn("mamluks", "trade").build("ALE", "mamluks", "town").give("mamluks", 8)
    board.item("ALE", "mamluks", "caravan", 3, weapons=1)
    answering(board, "sell-cube:weapons", "use-technology:trade:1")
    assert board.asked() == ("mamluks", "pay-points")
    board.do("turn-card:8:yellow")
    assert board.florins("mamluks") == 1600 + 150
    assert board.modifiers("cubes-sold") == [(100, "6.SELL.01"), (50, "B.YELL.1")]
    assert board.s.turned[7] == 1
    assert (board.s.store[1 * 6 + 1], sum(board.s.store)) == (1, 1)
    frame = Match()
    frame.step = "end"
    board.begin(frame)
    assert sum(board.s.store) == 0


@rule("B.YELL.1", "B.TRADE.1")
def test_trade_needs_a_civil_building(match: Make) -> None:
    board = match().learn("byzantium", "trade").points("byzantium", "yellow", 2)
    board.item("CON", "byzantium", "caravan", 3, weapons=2)
    answering(board, "sell-all:2")
    assert board.florins("byzantium") == 1800


@example("EX-079")
@rule("B.YELL.2", "B.MARKET.1", "B.MARKET.2")
def test_ex_079_market_lowers_the_price_of_a_purchase(match: Make) -> None:
    board = match(kingdoms=WEST).learn("byzantium", "market").points("byzantium", "yellow", 4)
    board.item("ROM", "byzantium", "caravan", 3)
    answering(board, "buy-cubes:2:grain:200")
    # Never to nothing.
    assert board.offered() == [*(f"use-technology:market:lower:{count}" for count in (1, 2, 3)), "pass"]
    board.do("use-technology:market:lower:3", "no-route")
    assert board.florins("byzantium") == 1600 - 50
    assert board.modifiers("cubes-bought") == [(200, "6.BUY.05"), (-150, "B.YELL.2")]
    assert board.s.store[1] == 1
    assert board.told("purchase-agreed") == (
        "6.SELL.03",
        {"seat": "byzantium", "count": 2, "goods": ["grain"], "place": "ROM", "florins": 200},
    )


@rule("B.YELL.2", "B.MARKET.1")
def test_market_raises_a_sale(match: Make) -> None:
    board = match().learn("byzantium", "market").points("byzantium", "yellow", 1)
    board.item("THE", "byzantium", "caravan", 3, wine=1)
    answering(board, "sell-cube:wine", "use-technology:market:raise:1", "pass")
    assert board.florins("byzantium") == 1750


def test_a_purchase_that_cannot_be_paid_any_more_comes_to_nothing(match: Make) -> None:
    board = match().learn("byzantium", "market").money("byzantium", 200)
    slot = board.item("THE", "byzantium", "caravan", 3)
    answering(board, "buy-cubes:2:grain:200", "use-technology:market:lower:1", "buy-points:100", "pass")
    assert board.florins("byzantium") == 100
    assert sum(cargo_of(board.s, slot)) == 0
    assert board.s.item_left[slot] == 7


@rule("B.YELL.2", "B.MARKET.1", "B.MARKET.2", "B.MARKET.3")
def test_market_changes_the_deals_of_others_either_way(match: Make) -> None:
    board = match().learn("hungary", "market").points("hungary", "yellow", 4)
    board.item("THE", "byzantium", "caravan", 3, wine=1)
    answering(board, "sell-cube:wine")
    assert board.asked() == ("hungary", "deal-made")
    # Never to nothing.
    assert board.offered() == ["use-technology:market:lower:1", "use-technology:market:raise:1", "pass"]
    board.do("use-technology:market:lower:1")
    assert board.offered() == ["use-technology:market:raise:1", "pass"]
    board.do("pass")
    assert board.florins("byzantium") == 1650
    assert board.modifiers("cubes-sold") == [(100, "6.SELL.01"), (-50, "B.YELL.2")]


@rule("B.YELL.2", "B.MARKET.2")
def test_who_cannot_pay_for_two_steps_down_may_still_go_one_up(match: Make) -> None:
    board = match().learn("hungary", "market").points("hungary", "yellow").money("hungary", 0)
    board.item("THE", "byzantium", "caravan", 3)
    answering(board, "buy-cubes:2:grain:200")
    assert board.offered() == ["use-technology:market:lower:1", "use-technology:market:raise:1", "pass"]


@rule("B.YELL.2", "6.BUY.05", "B.MARKET.3")
def test_market_may_make_a_purchase_of_another_too_dear(match: Make) -> None:
    board = match().learn("hungary", "market").points("hungary", "yellow", 4).money("byzantium", 240)
    slot = board.item("THE", "byzantium", "caravan", 3)
    answering(board, "buy-cubes:2:grain:200", "use-technology:market:raise:1", "pass")
    assert board.events("deal-unpaid")
    assert (board.florins("byzantium"), sum(cargo_of(board.s, slot))) == (240, 0)


@rule("B.YELL.1", "B.TRADE.1", "B.TRADE.3")
def test_trade_raises_the_sales_of_others_too(match: Make) -> None:
    board = match().learn("hungary", "trade").points("hungary", "yellow", 1)
    board.build("CON", "byzantium", "city").item("CON", "byzantium", "caravan", 3, weapons=1)
    answering(board, "sell-cube:weapons", "use-technology:trade:1")
    assert board.florins("byzantium") == 1600 + 100 + 100
    assert board.s.store[3 * 6 + 1] == 0


@rule("B.YELL.1", "B.YELL.2", "B.MARKET.3")
def test_who_would_change_no_deal_is_asked_by_standing_order_no_more(match: Make) -> None:
    board = match().learn("hungary", "market").points("hungary", "yellow", 4)
    board.item("THE", "byzantium", "caravan", 3, wine=1)
    board.s.orders = ["hungary:deal-made"]
    answering(board, "sell-cube:wine")
    assert board.asked() == ("byzantium", "trader-acts")


@rule("B.YELL.2", "6.BUY.05", "B.MARKET.1")
def test_who_can_haggle_may_buy_for_less_than_the_usual_price(match: Make) -> None:
    board = match(kingdoms="byzantium,hungary,holy-roman-empire,mamluks").money("byzantium", 60)
    board.item("ROM", "byzantium", "caravan", 3)
    board.learn("byzantium", "market").token("byzantium", "yellow", 3)
    answering(board)
    assert there(board.why_not("buy-cubes:3:grain:300")).key == "too-dear"
    board.do("buy-cubes:2:grain:200", "use-technology:market:lower:3", "flip-token:yellow")
    board.do(*["flip-token:yellow"] * 2)
    while board.asked()[1] == "deal-made":
        board.do("pass")
    board.do("no-route")
    assert board.florins("byzantium") == 10


@rule("K.CARD.07", "4.CARD.13", "K.20.1")
def test_a_sale_in_open_country_is_none_in_a_settlement(match: Make) -> None:
    board = match().give("byzantium", 20)
    board.item("EDI", "byzantium", "caravan", 3, wine=1)
    trading(board, "use-card:20:caravan:3:1")
    assert board.florins("byzantium") == 1650
    assert deeds.values(board.s, 0, deeds.SOLD_IN) == []


@rule("B.YELL.2", "B.PURP.4", "B.TEMPORAL.1")
def test_the_market_of_a_neighbour_lowers_prices_for_who_has_the_purple_points(match: Make) -> None:
    board = (
        match().learn("byzantium", "temporal-power").learn("golden-horde", "market").mark("CAF", "byzantium")
    )
    board.token("byzantium", "yellow", 3)
    assert least_cost(board.s, 0, 200) == 200
    board.token("byzantium", "purple", 2)
    assert least_cost(board.s, 0, 200) == 50
