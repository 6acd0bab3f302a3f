"""6.SELL, 6.CUBE, 6.GMKT, 6.ROUTE Journeys that take two turns."""

from collections.abc import Callable
from typing import Any

from aevum.games.medioevo.rules.ending.phase import EndPhase
from aevum.games.medioevo.rules.tables import GOODS
from aevum.games.medioevo.rules.things import cargo_of
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.games.medioevo.rules.trade.routes_state import done
from aevum.testing import example, rule
from tests.games.medioevo.conftest import ScriptedMatch
from tests.narrow import there

Make = Callable[..., ScriptedMatch]
BLUE = "golden-horde"
YELLOW = "mamluks"


def trading(board: Any, turn: int) -> Any:
    """Blue's caravan of level I is about to go."""
    return board.turn(turn, 6).hush().begin(TradePhase()).do("choose-trader:caravan:1:1")


def goes(board: Any, way: str) -> None:
    board.do(*[f"trader-goes:{step}" for step in way.split()])


def turn_ends(board: Any, turn: int) -> None:
    board.do("leave-trader", "end-trade")
    assert board.turn(turn, 7).begin(EndPhase()).done()


def market(board: Any, place: str) -> list[str]:
    cubes = board.s.market[board.area(place)]
    return [good for number, good in enumerate(GOODS) if cubes >> number & 1]


@example("EX-056")
@rule("6.SELL.02", "6.CUBE.01", "6.CUBE.02", "6.GMKT.02", "6.GMKT.05")
def test_a_cube_that_saraj_has_is_sold_at_trebizond(match: Make) -> None:
    board = match().market("SAR", "slaves").market("TRE", "spices", "grain")
    slot = board.item("CAF", BLUE, "caravan")
    trading(board, 2).do("buy-cubes:1:slaves:100", "no-route")
    assert (board.florins(BLUE), board.s.item_left[slot]) == (1500, 5)
    goes(board, "TAU TAN SAR")
    assert there(board.why_not("sell-cube:slaves")).rule == "6.SELL.02"
    goes(board, "GEO TRE")
    # Leaving Saraj adds nothing to its one green cube.
    assert market(board, "SAR") == ["slaves"]
    assert "SAR" not in [event.args["place"] for event in board.events("cube-added")]
    assert board.s.item_left[slot] == 0
    assert there(board.why_not("sell-cube:slaves")).key == "trader-tired"
    turn_ends(board, 2)
    trading(board, 3).do("sell-cube:slaves")
    assert board.modifiers("cubes-sold") == [(100, "6.SELL.01"), (40, "6.GMKT.02")]
    assert (board.florins(BLUE), board.s.item_left[slot]) == (1500 + 140, 5)
    assert market(board, "TRE") == ["grain", "slaves", "spices"]
    assert sum(cargo_of(board.s, slot)) == 0


@example("EX-057")
@rule("6.ROUTE.02", "6.ROUTE.04", "6.ROUTE.05", "6.ROUTE.07", "6.ROUTE.08", "6.ROUTE.11", "6.MOVE.03")
def test_a_route_of_four_steps_past_an_army_and_through_barbarian_land(match: Make) -> None:
    board = match().put("SIV", YELLOW, "cavalry")
    slot = board.item("KIE", BLUE, "caravan")
    blue = board.seat(BLUE)
    # The goods come from a fifth settlement.
    trading(board, 2).do("buy-cubes:1:slaves:100", "open-route")
    board.do("route-step:CAF", "route-step:SAR", "route-step:TRE", "route-step:ANT", "close-route:4:2")
    assert board.s.route_steps[blue] == [board.area(step) for step in ("CAF", "SAR", "TRE", "ANT")]
    goes(board, "TAU CAF TAU TAN SAR")
    assert done(board.s, blue) == [True, True, False, False]
    board.do(f"offer-pact:{YELLOW}", f"term:non-belligerence:{BLUE}", "send-offer", "accept")
    turn_ends(board, 2)
    trading(board, 3)
    goes(board, "GEO TRE")
    # Edict is not needed where no barbarians stand (M06).
    assert board.events("horde-appears") == []
    assert done(board.s, blue) == [True, True, True, False]
    goes(board, "SIV")
    assert board.asked() == (YELLOW, "trader-comes")
    board.do("let-pass")
    goes(board, "CIL ANT")
    board.do("sell-cube:slaves")
    assert board.asked() == (BLUE, "spend-trade-points")
    board.do("spend-trade-points:2:0")
    assert (board.honour(BLUE), board.florins(BLUE)) == (2, 1500 + 100)
    assert (board.s.route_steps[blue], board.s.item_left[slot]) == ([], 0)
