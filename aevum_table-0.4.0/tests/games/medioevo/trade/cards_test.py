"""K.CARD.01, K.CARD.07, B.YELL.3 Bishop 2, Merchants, Control."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.things import cargo_of
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.games.medioevo.rules.uses.bishops import bless
from aevum.testing import example, rule
from tests.games.medioevo.conftest import ScriptedMatch
from tests.narrow import there

Make = Callable[..., ScriptedMatch]
ALL_FOUR = {"wine": 1, "salt": 1, "grain": 1, "furs": 1}


def trading(board: Any, *choices: str) -> Any:
    return board.turn(2, 6).hush().begin(TradePhase()).do("choose-trader:caravan:3:1", *choices)


@rule("K.CARD.01", "K.02.1")
def test_bishop_2_forbids_trade_in_a_settlement(match: Make) -> None:
    board = match().give("hungary", 2)
    board.item("CAF", "golden-horde", "caravan", 3)
    trading(board)
    board.initiate("hungary", "use-card:2").do("bless-place:CAF")
    assert there(board.why_not("buy-cubes:1:slaves:100")).key == "trade-forbidden"


@rule("K.CARD.01", "K.02.2")
def test_bishop_2_stops_a_deal_which_has_spent_its_movement(match: Make) -> None:
    board = match().give("hungary", 2)
    slot = board.item("CAF", "golden-horde", "caravan", 3, wine=1)
    board.turn(2, 6).begin(TradePhase()).do("choose-trader:caravan:3:1", "sell-cube:wine")
    assert board.asked() == ("hungary", "deal-made")
    assert board.offered() == ["use-card:2", "pass"]
    board.do("use-card:2")
    assert board.florins("golden-horde") == 1600
    assert sum(cargo_of(board.s, slot)) == 1
    assert board.s.item_left[slot] == 7
    assert board.told("deal-stopped") == ("K.CARD.01", {"seat": "golden-horde", "place": "CAF"})


@rule("K.CARD.01", "K.02.3")
def test_bishop_2_never_works_in_one_territory_in_two_turns_running(match: Make) -> None:
    board = match().give("golden-horde", 2)
    board.item("CAF", "golden-horde", "caravan", 3)
    bless(board.s, 0, effects.NO_TRADE, board.area("SAR"))
    bless(board.s, 0, effects.NO_MOVEMENT, board.area("CAF"))  # another Bishop's word [M102]
    effects.end_of_turn(board.s)
    trading(board).do("use-card:2")
    assert "bless-place:CAF" in board.offered()
    assert "bless-place:GEO" in board.offered()  # a Merchant may sell in open country too
    assert "bless-place:SAR" not in board.offered()


@example("EX-066")
@rule("K.CARD.07", "K.19.1", "K.19.3")
def test_ex_066_merchant_19_sells_a_cube_in_barbarian_land(match: Make) -> None:
    board = match().give("golden-horde", 19)
    slot = board.item("GEO", "golden-horde", "caravan", 3, **ALL_FOUR)
    trading(board, "use-card:19:caravan:3:1:wine")
    assert board.florins("golden-horde") == 1900
    assert sum(cargo_of(board.s, slot)) == 3
    assert board.s.item_left[slot] == 7


@example("EX-066")
@rule("K.CARD.07", "K.19.3")
def test_ex_066_merchant_19_gets_nothing_for_a_single_colour(match: Make) -> None:
    board = match().give("golden-horde", 19)
    slot = board.item("GEO", "golden-horde", "caravan", 3, wine=4)
    trading(board, "use-card:19:caravan:3:1:wine")
    assert board.florins("golden-horde") == 1600
    assert sum(cargo_of(board.s, slot)) == 3


@rule("K.CARD.07", "K.19.2")
def test_merchant_19_needs_land_without_barbarians_and_without_a_lord(match: Make) -> None:
    for place, horde in (("GEO", 1), ("SAR", 0)):
        board = match().give("golden-horde", 19)
        if horde:
            board.put(place, "barbarians", "archer")
        board.item(place, "golden-horde", "caravan", 3, **ALL_FOUR)
        trading(board)
        assert "use-card:19:caravan:3:1:wine" not in board.offered()


@example("EX-067")
@rule("K.CARD.07", "K.CARD.01", "K.20.1")
def test_ex_067_merchant_20_sells_whatever_forbids_it(match: Make) -> None:
    # The colour is there, there is no settlement, a Bishop forbids it.
    for place in ("CAF", "GEO", "TRE"):
        board = match().give("golden-horde", 20).give("hungary", 2).market("CAF", "wine")
        board.item(place, "golden-horde", "caravan", 3, wine=2, salt=1)
        trading(board).initiate("hungary", "use-card:2").do("bless-place:TRE")
        assert "sell-cube:wine" not in board.offered()
        board.do("use-card:20:caravan:3:1")
        assert board.offered() == ["sell-more:salt", "sell-more:wine"]
        board.do("sell-more:wine", "sell-more:wine", "sell-these:2")
        assert board.florins("golden-horde") == 1700


@rule("K.CARD.07", "6.MOVE.02", "K.20.1")
def test_merchants_need_a_movement_point(match: Make) -> None:
    board = match().give("golden-horde", 19, 20)
    slot = board.item("GEO", "golden-horde", "caravan", 3, wine=2)
    trading(board)
    assert {"use-card:19:caravan:3:1:wine", "use-card:20:caravan:3:1"} <= set(board.offered())
    board.s.item_left[slot] = 0
    board.s.refresh(board.ask())
    assert not [wish for wish in board.offered() if wish.startswith("use-card")]


@rule("K.CARD.07", "K.CARD.01", "K.02.1")
def test_merchant_19_keeps_to_what_a_bishop_says(match: Make) -> None:
    board = match().give("golden-horde", 19)
    board.item("GEO", "golden-horde", "caravan", 3, wine=2)
    bless(board.s, 0, effects.NO_TRADE, board.area("GEO"))
    trading(board)
    assert not [wish for wish in board.offered() if wish.startswith("use-card")]


@rule("K.CARD.07", "K.20.2")
def test_merchant_20_sells_nothing_at_home(match: Make) -> None:
    board = match().give("golden-horde", 20)
    board.item("SAR", "golden-horde", "caravan", 3, wine=2)
    trading(board)
    assert "use-card:20:caravan:3:1" not in board.offered()


@rule("K.CARD.07", "K.20.1")
def test_merchant_20_no_bishop_stops_the_sale(match: Make) -> None:
    board = match().give("golden-horde", 20).give("hungary", 2)
    board.item("CAF", "golden-horde", "caravan", 3, wine=1)
    board.turn(2, 6).begin(TradePhase()).do("choose-trader:caravan:3:1", "use-card:20:caravan:3:1")
    assert board.florins("golden-horde") == 1650


@rule("K.CARD.07", "K.21.1")
def test_merchant_21_buys_a_cube_that_is_not_there_for_150(match: Make) -> None:
    board = match().give("golden-horde", 21)
    slot = board.item("CAF", "golden-horde", "caravan", 3)
    trading(board)
    assert "use-card:21:caravan:3:1:slaves" not in board.offered()
    board.do("use-card:21:caravan:3:1:wine")
    assert board.asked() == ("golden-horde", "open-route")
    board.do("no-route")
    assert board.florins("golden-horde") == 1450
    assert sum(cargo_of(board.s, slot)) == 1
    assert board.events("cubes-bought")[-1].args["florins"] == 150


@rule("K.CARD.07", "K.21.1")
@pytest.mark.parametrize(("place", "wine", "fits"), [("GEO", 0, False), ("CAF", 5, True), ("CAF", 6, False)])
def test_merchant_21_needs_a_market_and_room(match: Make, place: str, wine: int, fits: bool) -> None:
    board = match().give("golden-horde", 21)
    board.item(place, "golden-horde", "caravan", 3, wine=wine)
    trading(board)
    assert ("use-card:21:caravan:3:1:salt" in board.offered()) == fits


@rule("K.CARD.07", "0.COMP.09", "K.21.1")
@pytest.mark.parametrize("carried", [11, 12])
def test_merchant_21_needs_a_cube_in_the_supply(match: Make, carried: int) -> None:
    board = match(**{"cubes-per-colour": 12}).give("golden-horde", 21)
    board.item("CAF", "golden-horde", "caravan", 3)
    board.item("BUD", "hungary", "caravan", 3, wine=6)
    board.item("BUD", "hungary", "caravan", 3, wine=carried - 6)
    trading(board)
    assert ("use-card:21:caravan:3:1:wine" in board.offered()) == (carried < 12)
    assert "use-card:21:caravan:3:1:salt" in board.offered()


def control(board: Any) -> list[str]:
    return [wish for wish in board.offered() if wish.startswith("use-technology:control")]


@example("EX-080")
@rule("B.YELL.3", "6.GMKT.02", "B.CONTROL.1")
def test_ex_080_control_moves_cubes_to_a_neighbouring_settlement(match: Make) -> None:
    board = match(kingdoms="byzantium,mamluks,hungary,holy-roman-empire")
    board.learn("byzantium", "control").points("byzantium", "yellow", 2).mark("ROM", "byzantium")
    board.mark("PNM", "byzantium").market("PNM", "wine", "salt", "furs", "spices")
    board.item("PNM", "byzantium", "merchant-ship", 3)
    board.item("ROM", "byzantium", "caravan", 3, weapons=1)
    board.turn(2, 6).hush().begin(TradePhase())
    board.do("use-technology:control:wine:PNM:ROM", "use-technology:control:salt:PNM:ROM")
    assert board.s.market[board.area("ROM")].bit_count() == 2
    assert board.s.market[board.area("PNM")].bit_count() == 2
    assert board.s.store[1] == 0
    # The market of Rome pays more now.
    board.do("choose-trader:caravan:3:2", "sell-cube:weapons")
    assert board.florins("byzantium") == 1600 + 100 + 2 * 20
    assert board.told("cube-sent") == (
        "B.YELL.3",
        {"seat": "byzantium", "good": "salt", "from_place": "PNM", "place": "ROM"},
    )


@rule("B.YELL.3", "B.CONTROL.2", "B.CONTROL.3")
def test_control_needs_one_of_the_two_and_a_transport_at_the_market(match: Make) -> None:
    board = match().learn("golden-horde", "control").points("golden-horde", "yellow", 2)
    board.market("CAF", "wine").market("TAN", "salt")
    board.item("CAF", "golden-horde", "caravan", 3)
    trading(board)
    # Tana is home and near, its good is furs; Trebizond is near but nobody's; at Tana is no transport.
    assert control(board) == ["use-technology:control:wine:CAF:SAR", "use-technology:control:wine:CAF:TAN"]


@rule("K.CARD.01", "K.02.2")
def test_bishop_2_stops_a_purchase_by_a_card_too(match: Make) -> None:
    board = match().give("golden-horde", 21).give("hungary", 2)
    slot = board.item("CAF", "golden-horde", "caravan", 3)
    board.turn(2, 6).begin(TradePhase()).do("choose-trader:caravan:3:1", "use-card:21:caravan:3:1:wine")
    board.do("use-card:2")
    assert sum(cargo_of(board.s, slot)) == 0
    assert board.florins("golden-horde") == 1600


@rule("K.21.1", "K.49.1")
def test_the_price_of_merchant_21_is_paid_for_the_cube_and_not_for_the_card(match: Make) -> None:
    board = match().give("golden-horde", 21).give("hungary", 49)
    slot = board.item("CAF", "golden-horde", "caravan", 3)
    board.turn(2, 6).begin(TradePhase()).do("choose-trader:caravan:3:1", "use-card:21:caravan:3:1:wine")
    assert board.asked() == ("hungary", "card-turned")
    board.do("use-card:49")
    assert sum(cargo_of(board.s, slot)) == 0
    assert board.florins("golden-horde") == 1600
    assert board.s.item_left[slot] == 8


@rule("K.21.1", "B.MARKET.1")
def test_who_can_lower_the_price_of_merchant_21_needs_only_the_rest(match: Make) -> None:
    board = match().give("golden-horde", 21).money("golden-horde", 149)
    board.item("CAF", "golden-horde", "caravan", 3)
    trading(board)
    assert not [wish for wish in board.offered() if wish.startswith("use-card:21")]
    board.learn("golden-horde", "market").points("golden-horde", "yellow")
    trading(board)
    assert "use-card:21:caravan:3:1:wine" in board.offered()


@rule("K.CARD.07", "K.CARD.17", "K.19.4")
def test_merchant_19_sells_one_cube_a_turn_though_a_bard_makes_him_ready(match: Make) -> None:
    board = match().give("golden-horde", 19, 44)
    board.item("GEO", "golden-horde", "caravan", 3, **ALL_FOUR)
    trading(board, "use-card:19:caravan:3:1:wine", "use-card:44:19")
    assert board.s.turned[18] == 0
    assert board.florins("golden-horde") == 1900
    assert "use-card:19:caravan:3:1:salt" not in board.offered()


@rule("K.CARD.07", "B.YELL.2", "B.MARKET.1")
def test_market_lowers_the_price_of_merchant_21_as_of_any_purchase(match: Make) -> None:
    board = (
        match().give("golden-horde", 21).learn("golden-horde", "market").points("golden-horde", "yellow", 3)
    )
    slot = board.item("CAF", "golden-horde", "caravan", 3)
    board.turn(2, 6).begin(TradePhase()).do("choose-trader:caravan:3:1", "use-card:21:caravan:3:1:wine")
    # Two steps at most: it never becomes nothing.
    assert board.offered() == ["use-technology:market:lower:1", "use-technology:market:lower:2", "pass"]
    board.do("use-technology:market:lower:2")
    assert board.florins("golden-horde") == 1600 - 50
    assert sum(cargo_of(board.s, slot)) == 1
    assert board.events("cubes-bought")[-1].args["florins"] == 50


@rule("K.CARD.07", "K.19.2", "K.20.1", "K.21.1")
def test_merchants_serve_whichever_caravan_stands_right(match: Make) -> None:
    """Laden ones at home, at sea and in barbarian land, and an empty one at home."""
    board = match().give("golden-horde", 19, 20, 21)
    board.item("TAN", "golden-horde", "caravan", 1, wine=1)
    board.item("BSE", "golden-horde", "merchant-ship", 1, salt=1)
    board.item("GEO", "golden-horde", "caravan", 1, furs=1)
    board.item("SAR", "golden-horde", "caravan", 1)
    board.turn(2, 6).hush().begin(TradePhase()).do("choose-trader:caravan:1:1")
    uses = [wish for wish in board.offered() if wish.startswith("use-card")]
    assert [wish for wish in uses if ":19:" in wish] == ["use-card:19:caravan:1:3:furs"]
    assert [wish for wish in uses if ":20:" in wish] == [
        "use-card:20:merchant-ship:1:2",
        "use-card:20:caravan:1:3",
    ]
    assert {wish.split(":")[4] for wish in uses if ":21:" in wish} == {"1", "4"}
