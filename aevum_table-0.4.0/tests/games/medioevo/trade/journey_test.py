"""6.FLOW, 6.MOVE, 6.CUBE Trade transports on their way."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.medioevo.rules.things import cargo_of
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.games.medioevo.rules.transports import CAPACITY, CARAVAN, MERCHANT_SHIP, MOVEMENT
from aevum.testing import example, rule
from tests.games.medioevo.conftest import ScriptedMatch
from tests.narrow import there

Make = Callable[..., ScriptedMatch]


def trading(board: Any) -> Any:
    """The trade phase begins, and nobody answers anything."""
    return board.turn(2, 6).hush().begin(TradePhase())


@rule("6.MOVE.01")
@pytest.mark.parametrize("kind", [CARAVAN, MERCHANT_SHIP])
def test_capacity_and_movement_by_level(kind: int) -> None:
    assert CAPACITY[kind][1:] == [2, 4, 6]
    assert MOVEMENT[kind][1:] == [6, 7, 8]


@example("EX-053")
@rule("6.FLOW.01", "6.MOVE.06", "6.BUY.05", "6.SELL.01")
def test_a_round_trip_from_caffa_to_saraj(match: Make) -> None:
    board = match()
    slot = board.item("CAF", "golden-horde", "caravan")
    trading(board)
    assert board.asked() == ("golden-horde", "choose-trader")
    board.do("choose-trader:caravan:1:1", "buy-cubes:1:slaves:100", "no-route")
    assert (board.florins("golden-horde"), board.s.item_left[slot]) == (1500, 5)
    board.do("trader-goes:TAU", "trader-goes:TAN", "trader-goes:SAR")
    assert board.s.item_left[slot] == 2
    board.do("sell-cube:slaves")
    assert (board.florins("golden-horde"), board.s.item_left[slot]) == (1600, 1)
    board.do("buy-cubes:1:spices:100", "no-route")
    assert board.s.item_left[slot] == 0
    why = there(board.why_not("trader-goes:GEO"))
    assert (why.key, why.rule) == ("trader-tired", "6.MOVE.02")
    assert there(board.why_not("buy-cubes:1:spices:100")).key == "trader-tired"
    board.do("leave-trader")
    assert there(board.why_not("choose-trader:caravan:1:1")).key == "trader-rests"
    assert board.do("end-trade").done()


@rule("6.FLOW.01")
def test_seats_trade_in_turn_order_and_transports_by_turns(match: Make) -> None:
    board = match()
    board.item("CAF", "golden-horde", "caravan")
    board.item("ALE", "mamluks", "caravan")
    board.item("CAI", "mamluks", "caravan", 2)
    board.s.order = [2, 1, 0, 3]
    trading(board)
    assert board.asked()[0] == "golden-horde"
    board.do("end-trade")
    assert board.asked()[0] == "mamluks"
    board.do("choose-trader:caravan:1:1", "trader-goes:CAI", "leave-trader", "choose-trader:caravan:2:2")
    board.do("trader-goes:SIN", "leave-trader", "choose-trader:caravan:1:1", "trader-goes:SIN")
    assert there(board.why_not("trader-goes:ACR")).key == "not-offered"
    board.do("leave-trader", "choose-trader:caravan:1:1", "leave-trader")
    # It was chosen and spent nothing.
    assert there(board.why_not("choose-trader:caravan:1:1")).key == "trader-rests"
    board.do("choose-trader:caravan:2:2", "trader-goes:CAI", "leave-trader")
    # Another has gone on, and it may follow.
    board.do("choose-trader:caravan:1:1", "trader-goes:CAI")


@rule("6.MOVE.03")
def test_traders_enter_barbarian_land_and_call_up_no_horde(match: Make) -> None:
    board = match()
    slot = board.item("SAR", "golden-horde", "caravan")
    trading(board).do("choose-trader:caravan:1:1", "trader-goes:GEO", "trader-goes:TRE")
    assert board.lord("GEO") == ""
    assert board.at("GEO", "barbarians") == {}
    assert board.s.item_at[slot] == board.area("TRE")


@rule("5.MOVE.05")
def test_ships_leave_and_enter_by_ports(match: Make) -> None:
    board = match()
    slot = board.item("CON", "byzantium", "merchant-ship")
    trading(board).do("choose-trader:merchant-ship:1:1")
    assert there(board.why_not("trader-goes:ADR")).key == "not-offered"
    board.do("trader-sails:BSW")
    assert board.asked() == ("byzantium", "trader-at-sea")
    board.do("trader-sails:BSN", "trader-goes:CAF")
    assert board.s.item_left[slot] == 3
    assert "buy-cubes:2:slaves:200" in board.offered()


@rule("0.KING.05")
def test_nothing_leaves_the_map_of_the_match(match: Make) -> None:
    board = match(kingdoms="byzantium,mamluks,golden-horde")
    board.s.open[board.area("GEO")] = False
    board.item("SAR", "golden-horde", "caravan")
    trading(board).do("choose-trader:caravan:1:1")
    assert there(board.why_not("trader-goes:GEO")).key == "trader-off-the-map"


@rule("W.TERR.02")
def test_terrain_slows_caravans(match: Make) -> None:
    board = match(terrain=True)
    slot = board.item("ALE", "mamluks", "caravan")
    trading(board).do("choose-trader:caravan:1:1", "trader-goes:UEG")
    assert board.s.item_left[slot] < 5


@rule("K.CARD.01", "K.03.1", "K.03.2")
def test_a_bishop_holds_traders_and_stops_those_who_come(match: Make) -> None:
    board = match().give("hungary", 3)
    board.item("GEO", "golden-horde", "caravan", 1, slaves=1)
    trading(board).do("choose-trader:caravan:1:1").initiate("hungary", "use-card:3").do("bless-place:TRE")
    board.do("trader-goes:TRE")
    assert there(board.why_not("trader-goes:GEO")).key == "trader-held"
    # Movement is forbidden there, and trade is not.
    board.do("sell-cube:slaves")
    assert board.florins("golden-horde") == 1700


@rule("6.CUBE.01")
def test_a_cube_is_added_in_passing_of_a_colour_that_is_carried(match: Make) -> None:
    board = match()
    slot = board.item("DON", "golden-horde", "caravan", 3, slaves=1, salt=1)
    trading(board).do("choose-trader:caravan:3:1", "trader-goes:TAN", "trader-goes:SAR")
    # The owner chooses, and must.
    assert board.asked() == ("golden-horde", "add-cube")
    assert board.offered() == ["add-cube:salt", "add-cube:slaves"]
    board.do("add-cube:salt")
    assert board.s.market[board.area("TAN")] == 1 << 1
    assert cargo_of(board.s, slot)[1] == 1
    assert board.s.market[board.area("DON")] == 0


@rule("6.CUBE.01", "6.CUBE.02")
def test_nothing_is_added_where_the_only_colour_lies_already(match: Make) -> None:
    board = match().market("SAR", "slaves")
    board.item("SAR", "golden-horde", "caravan", 1, slaves=1)
    trading(board).do("choose-trader:caravan:1:1")
    assert there(board.why_not("sell-cube:slaves")).rule == "6.SELL.02"
    board.do("trader-goes:GEO", "trader-goes:TRE")
    assert board.events("cube-added") == []


@rule("0.COMP.09")
def test_cubes_run_out_by_an_option(match: Make) -> None:
    board = match(**{"cubes-per-colour": 12})
    board.market("ALE", "slaves").market("CAI", "slaves")
    board.item("ALE", "hungary", "caravan", 3, slaves=6)
    board.item("ALE", "hungary", "merchant-ship", 2, slaves=3)
    board.item("CAF", "golden-horde", "caravan", 3)
    trading(board).do("choose-trader:caravan:3:1")
    assert [wish for wish in board.offered() if wish.startswith("buy")] == ["buy-cubes:1:slaves:100"]
    board.do("buy-cubes:1:slaves:100", "no-route", "trader-goes:TAU", "trader-goes:TAN", "trader-goes:SAR")
    assert board.events("cube-added") == []


@rule("5.MOVE.08", "6.MOVE.02")
def test_a_caravan_leaves_an_own_castle_for_nothing_once_a_turn(match: Make) -> None:
    board = match().build("ALE", "mamluks", "castle").build("CAI", "mamluks", "castle")
    slot = board.item("ALE", "mamluks", "caravan")
    board.s.item_left[slot] = 0
    trading(board).do("choose-trader:caravan:1:1", "trader-goes:CAI", "trader-goes:ALE")
    assert board.s.item_at[slot] == board.area("ALE")
    why = there(board.why_not("trader-goes:CAI"))
    assert (why.key, why.rule) == ("trader-tired", "6.MOVE.02")
    board.do("leave-trader")
    assert there(board.why_not("choose-trader:caravan:1:1")).key == "trader-rests"


@rule("5.MOVE.08", "6.MOVE.02")
def test_a_castle_of_others_or_a_ship_saves_a_trader_nothing(match: Make) -> None:
    board = match().build("ALE", "mamluks", "castle")
    ship = board.item("ALE", "mamluks", "merchant-ship")
    trading(board).do("choose-trader:merchant-ship:1:1")
    sea = next(wish for wish in board.offered() if wish.startswith("trader-sails"))
    board.do(sea)
    assert board.s.item_left[ship] == 5
    board = match().build("ALE", "mamluks", "castle")
    caravan = board.item("ALE", "golden-horde", "caravan")
    trading(board).do("choose-trader:caravan:1:1", "trader-goes:CAI")
    assert board.s.item_left[caravan] == 5
