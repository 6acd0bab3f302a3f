"""B.BLUE.2, K.CARD.04 Traders where they do not belong, and wagons that trade."""

from collections.abc import Callable
from typing import Any

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.items import FREE
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.things import cargo_of
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.testing import example, rule
from tests.games.medioevo.conftest import ScriptedMatch
from tests.narrow import there

Make = Callable[..., ScriptedMatch]
WEST = "byzantium,mamluks,hungary,holy-roman-empire"


def trading(board: Any, *choices: str) -> Any:
    return board.turn(2, 6).hush().begin(TradePhase()).do(*choices)


@example("EX-074")
@rule("B.BLUE.2", "B.LOGISTICS.1", "B.LOGISTICS.2")
def test_ex_074_a_caravan_crosses_from_rome_to_panormum(match: Make) -> None:
    board = match(kingdoms=WEST).learn("byzantium", "logistics").points("byzantium", "blue", 1)
    slot = board.item("ROM", "byzantium", "caravan")
    trading(board, "choose-trader:caravan:1:1")
    assert there(board.why_not("trader-sails:TYR")).key == "not-offered"
    board.do("use-technology:logistics:caravan:1:1", "trader-sails:TYR")
    # It may not stay there, and a further step at sea would be another point.
    assert there(board.why_not("leave-trader")).rule == "B.BLUE.2"
    assert there(board.why_not("trader-sails:ION")).key == "not-offered"
    board.do("trader-goes:PNM")
    assert board.s.item_at[slot] == board.area("PNM")
    assert board.s.item_left[slot] == 6 - 2
    assert board.s.store[0] == 0
    assert "buy-cubes:1:grain:100" in board.offered()


@rule("B.BLUE.2", "B.LOGISTICS.3")
def test_a_caravan_goes_to_sea_only_if_it_can_come_ashore(match: Make) -> None:
    board = match(kingdoms=WEST).learn("byzantium", "logistics").points("byzantium", "blue", 1)
    slot = board.item("ROM", "byzantium", "caravan")
    board.s.item_left[slot] = 2
    trading(board, "choose-trader:caravan:1:1", "use-technology:logistics:caravan:1:1")
    board.s.item_left[slot] = 1
    board.s.refresh(board.ask())
    assert there(board.why_not("trader-sails:TYR")).key == "trader-lost-there"


@rule("B.BLUE.2", "B.LOGISTICS.2")
def test_a_ship_crosses_land(match: Make) -> None:
    board = match(kingdoms=WEST).learn("byzantium", "logistics").points("byzantium", "blue", 1)
    board.item("ROM", "byzantium", "merchant-ship")
    trading(board, "choose-trader:merchant-ship:1:1", "use-technology:logistics:merchant-ship:1:1")
    board.do("trader-goes:ANC")
    seas = [wish for wish in board.offered() if wish.startswith("trader-sails")]
    assert seas
    board.do(seas[0], "leave-trader")
    assert board.asked() == ("byzantium", "choose-trader")


@rule("B.BLUE.2", "B.LOGISTICS.1", "B.LOGISTICS.2")
def test_a_ship_crosses_land_that_has_no_coast(match: Make) -> None:
    board = match(kingdoms=WEST).learn("byzantium", "logistics").points("byzantium", "blue", 2)
    slot = board.item("GNO", "byzantium", "merchant-ship")
    board.s.item_left[slot] = 2
    drag = "use-technology:logistics:merchant-ship:1:1"
    trading(board, "choose-trader:merchant-ship:1:1", drag, "trader-goes:MIL")
    board.do(drag)
    assert there(board.why_not("leave-trader")).rule == "B.BLUE.2"
    board.do("trader-goes:VEN", "leave-trader")
    assert (board.s.item_at[slot], board.s.item_left[slot], board.s.store[0]) == (board.area("VEN"), 0, 0)


@rule("B.BLUE.2", "B.LOGISTICS.3")
def test_a_ship_goes_inland_only_with_the_points_to_come_out(match: Make) -> None:
    board = match(kingdoms=WEST).learn("byzantium", "logistics").points("byzantium", "blue", 2)
    slot = board.item("GNO", "byzantium", "merchant-ship")
    trading(board, "choose-trader:merchant-ship:1:1", "use-technology:logistics:merchant-ship:1:1")
    board.s.item_left[slot] = 1
    board.s.refresh(board.ask())
    assert there(board.why_not("trader-goes:MIL")).key == "trader-lost-there"


@rule("B.BLUE.2", "B.LOGISTICS.3")
def test_a_ship_that_nobody_pays_for_any_more_is_back_where_it_belongs(match: Make) -> None:
    board = match(kingdoms=WEST).learn("byzantium", "logistics").points("byzantium", "blue", 1)
    slot = board.item("GNO", "byzantium", "merchant-ship")
    trading(board, "choose-trader:merchant-ship:1:1", "use-technology:logistics:merchant-ship:1:1")
    board.do("trader-goes:MIL", "leave-trader")
    assert board.s.item_at[slot] == board.area("GNO")


@rule("B.BLUE.2", "B.LOGISTICS.1")
def test_a_ship_at_sea_crosses_a_coast_without_a_harbour(match: Make) -> None:
    board = match().learn("byzantium", "logistics").points("byzantium", "blue", 1)
    slot = board.item("AEG", "byzantium", "merchant-ship")
    trading(board, "choose-trader:merchant-ship:1:1")
    assert there(board.why_not("trader-goes:ADR")).key == "not-offered"
    board.do("use-technology:logistics:merchant-ship:1:1", "trader-goes:ADR")
    assert there(board.why_not("leave-trader")).rule == "B.BLUE.2"
    board.do("trader-sails:BSW", "leave-trader")
    assert (board.s.item_at[slot], board.s.store[0]) == (board.area("BSW"), 0)


@rule("B.BLUE.2", "B.LOGISTICS.3")
def test_what_cannot_go_on_from_there_is_back_where_it_belongs(match: Make) -> None:
    board = match(kingdoms=WEST).learn("byzantium", "logistics").points("byzantium", "blue", 1)
    slot = board.item("ROM", "byzantium", "caravan")
    trading(board, "choose-trader:caravan:1:1", "use-technology:logistics:caravan:1:1", "trader-sails:TYR")
    board.s.item_left[slot] = 0
    board.s.refresh(board.ask())
    board.do("leave-trader")
    assert board.s.item_at[slot] == board.area("ROM")
    assert len(board.events("turned-back")) == 1


@rule("B.BLUE.2", "K.CARD.01", "B.LOGISTICS.3")
def test_no_trader_strays_to_where_a_bishop_would_hold_it(match: Make) -> None:
    board = match(kingdoms=WEST).learn("byzantium", "logistics").points("byzantium", "blue", 1)
    board.item("ROM", "byzantium", "merchant-ship")
    effects.put(board.s, effects.NO_MOVEMENT, 1, board.area("ANC"))
    trading(board, "choose-trader:merchant-ship:1:1", "use-technology:logistics:merchant-ship:1:1")
    assert there(board.why_not("trader-goes:ANC")).key == "trader-lost-there"


@rule("K.CARD.04", "K.11.2")
def test_scientist_11_a_war_wagon_trades_as_a_caravan_of_its_level(match: Make) -> None:
    board = match().give("golden-horde", 11)
    slot = board.item("CAF", "golden-horde", "war-wagon", 2)
    trading(board)
    assert board.asked() == ("golden-horde", "choose-trader")
    board.do("use-card:11:war-wagon:2:1", "choose-trader:war-wagon:2:1")
    buys = [wish for wish in board.offered() if wish.startswith("buy")]
    assert buys[-1] == "buy-cubes:4:slaves:400"
    board.do("buy-cubes:4:slaves:400", "no-route")
    assert sum(cargo_of(board.s, slot)) == 4


@rule("6.FLOW.01")
def test_a_war_wagon_alone_does_not_trade(match: Make) -> None:
    board = match()
    board.item("CAF", "golden-horde", "war-wagon", 2)
    assert trading(board).done()


@rule("B.BLUE.2", "5.CONQ.06", "B.LOGISTICS.3")
def test_a_ship_that_is_caught_inland_cannot_be_kept(match: Make) -> None:
    board = match(kingdoms=WEST).learn("byzantium", "logistics").points("byzantium", "blue", 1)
    board.put("ANC", "hungary", "archer").war("hungary", "byzantium", 1)
    slot = board.item("ROM", "byzantium", "merchant-ship")
    trading(board, "choose-trader:merchant-ship:1:1", "use-technology:logistics:merchant-ship:1:1")
    board.do("trader-goes:ANC")
    assert board.s.item_at[slot] == FREE
    assert len(board.events("transport-plundered")) == 1


@rule("B.BLUE.2", "B.LOGISTICS.1")
def test_a_ship_goes_overland_into_a_port_though_a_bishop_holds_it_there(match: Make) -> None:
    board = match().learn("byzantium", "logistics").points("byzantium", "blue", 2)
    slot = board.item("THE", "byzantium", "merchant-ship")
    effects.put(board.s, effects.NO_MOVEMENT, 1, board.area("CON"))
    logistics = "use-technology:logistics:merchant-ship:1:1"
    trading(board, "choose-trader:merchant-ship:1:1", logistics, "trader-goes:ADR")
    board.do(logistics, "trader-goes:CON", "leave-trader")
    assert board.s.item_at[slot] == board.area("CON")


@rule("K.11.2", "K.55.1", "K.56.1", "B.LOGISTICS.2")
def test_scientist_11_such_a_war_wagon_is_a_caravan_for_cards_and_technologies_too(match: Make) -> None:
    board = match().give("golden-horde", 11, 55, 56).learn("golden-horde", "logistics")
    slot = board.item("CAF", "golden-horde", "war-wagon", 2)
    trading(board).do("use-card:11:war-wagon:2:1", "choose-trader:war-wagon:2:1")
    offered = board.offered()
    assert {"use-card:55:war-wagon:2:1", "use-card:56"} <= set(offered)
    assert "use-technology:logistics:war-wagon:2:1" in offered
    board.do("use-technology:logistics:war-wagon:2:1", "buy-points:100", "trader-sails:BSN")
    assert LAND.names[board.s.item_at[slot]] == "BSN"
