"""0.GEN.05, 6.BUY.05: trade that ends at once, and deals that come to nothing."""

from collections.abc import Callable
from typing import Any

from aevum.games.medioevo.rules.things import cargo_of
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.testing import rule

Make = Callable[..., Any]


@rule("0.GEN.05", "6.ROUTE.08")
def test_a_route_that_reaches_the_limit_of_honour_ends_the_phase(match: Make) -> None:
    board = match(**{"honour-limit": 11})
    slot = board.item("ANT", "golden-horde", "caravan", 3, wine=1)
    board.item("SAR", "mamluks", "caravan", 1)
    board.s.route_from[2] = board.area("KIE")
    board.s.route_steps[2] = [board.area(step) for step in ("CAF", "SAR", "TRE", "ANT")]
    board.s.route_done[2] = 0b0111
    board.s.route_item[2] = slot
    board.s.order = [2, 0, 1, 3]
    board.turn(2, 6).hush().begin(TradePhase()).do("choose-trader:caravan:3:1", "sell-cube:wine")
    board.do("spend-trade-points:2:0")
    assert board.done()
    assert board.s.over
    assert board.s.active == -1
    assert [event.args["seat"] for event in board.events("route-finished")] == ["golden-horde"]


@rule("6.BUY.05", "6.ROUTE.01")
def test_a_purchase_that_nobody_pays_for_opens_no_route(match: Make) -> None:
    board = match().learn("hungary", "market").points("hungary", "yellow", 4).money("byzantium", 240)
    board.item("THE", "byzantium", "caravan", 3)
    board.turn(2, 6).begin(TradePhase()).do("choose-trader:caravan:3:1", "buy-cubes:2:grain:200")
    board.do("use-technology:market:raise:1", "pass")
    assert board.events("deal-unpaid")
    assert board.asked() == ("byzantium", "trader-acts")


@rule("6.BUY.05", "6.ROUTE.01", "K.CARD.01", "K.02.1")
def test_a_purchase_that_a_bishop_forbids_opens_no_route(match: Make) -> None:
    board = match().give("hungary", 2)
    slot = board.item("THE", "byzantium", "caravan", 3)
    board.turn(2, 6).begin(TradePhase()).do("choose-trader:caravan:3:1", "buy-cubes:2:grain:200")
    assert board.asked() == ("hungary", "deal-made")
    board.do("use-card:2")
    while board.asked()[0] == "hungary":
        board.do(board.offered()[0])
    assert board.asked() == ("byzantium", "trader-acts")
    assert (board.florins("byzantium"), sum(cargo_of(board.s, slot))) == (1600, 0)


@rule("K.CARD.26", "6.BUY.05", "K.64.1")
def test_a_camel_for_both_bonuses_is_of_no_use_to_who_buys(match: Make) -> None:
    board = match().give("byzantium", 64).market("THE", "salt")
    board.item("THE", "byzantium", "caravan", 3)
    board.turn(2, 6).begin(TradePhase()).do("choose-trader:caravan:3:1", "buy-cubes:2:grain:200")
    assert board.asked() == ("byzantium", "open-route")
