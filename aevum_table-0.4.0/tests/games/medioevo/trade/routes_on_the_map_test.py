"""6.ROUTE, B.YELL.4 Trade routes at the table."""

from collections.abc import Callable
from typing import Any

from aevum.games.medioevo.rules import deeds
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.taxes.elimination import eliminate
from aevum.games.medioevo.rules.trade.laying import free_settlements
from aevum.games.medioevo.rules.trade.phase import TradePhase
from aevum.games.medioevo.rules.trade.routes_state import UNCLAIMED, done
from aevum.games.medioevo.rules.uses.registry import POWERS
from aevum.testing import example, rule
from tests.games.medioevo.conftest import ScriptedMatch
from tests.games.medioevo.uses.pause import Pause
from tests.narrow import there

Make = Callable[..., ScriptedMatch]
BLUE = 2
"""The seat of the Golden Horde."""


def trading(board: Any, *choices: str) -> Any:
    return board.turn(2, 6).hush().begin(TradePhase()).do("choose-trader:caravan:3:1", *choices)


def on_the_way(board: Any, here: str, steps: str, turned: int = 0, **cubes: int) -> int:
    """A caravan of the Golden Horde on a route from Kiev."""
    slot = board.item(here, "golden-horde", "caravan", 3, **cubes)
    board.s.route_from[BLUE] = board.area("KIE")
    board.s.route_steps[BLUE] = [board.area(step) for step in steps.split()]
    board.s.route_done[BLUE] = turned
    board.s.route_item[BLUE] = slot
    return int(slot)


@rule("6.ROUTE.01", "6.ROUTE.02", "6.ROUTE.03")
def test_a_route_is_opened_at_a_purchase_step_by_step(match: Make) -> None:
    board = match()
    slot = board.item("KIE", "golden-horde", "caravan", 3)
    trading(board, "buy-cubes:1:slaves:100")
    assert board.asked() == ("golden-horde", "open-route")
    board.do("open-route")
    assert board.asked() == ("golden-horde", "route-steps")
    assert there(board.why_not("route-step:KIE")).key == "not-offered"
    board.do("route-step:CAF")
    assert there(board.why_not("route-step:CAF")).key == "not-offered"
    assert there(board.why_not("route-step:GEO")).key == "not-offered"
    board.do("route-step:SAR", "route-step:TRE")
    assert not [wish for wish in board.offered() if wish.startswith("close-route")]
    board.do("route-step:ANT", "close-route:4:2")
    assert board.s.route_item[BLUE] == slot
    assert board.s.route_steps[BLUE] == [board.area(step) for step in ["CAF", "SAR", "TRE", "ANT"]]
    assert done(board.s, BLUE) == [False] * 4


@rule("6.ROUTE.02")
def test_a_route_has_eight_steps_at_most(match: Make) -> None:
    board = match()
    board.item("KIE", "golden-horde", "caravan", 3)
    trading(board, "buy-cubes:1:slaves:100", "open-route")
    closed = []
    for step in ["CAF", "SAR", "TRE", "ANT", "CON", "NIC", "TAN", "BOL"]:
        closed += [wish for wish in board.offered() if wish.startswith("close-route")]
        board.do(f"route-step:{step}")
    assert closed == ["close-route:4:2", "close-route:6:4"]
    assert len(board.s.route_steps[BLUE]) == 8


@rule("6.ROUTE.03")
def test_the_owner_chooses_which_transport_takes_it(match: Make) -> None:
    board = match()
    board.item("KIE", "golden-horde", "caravan", 3)
    other = board.item("SAR", "golden-horde", "caravan", 1)
    trading(board, "buy-cubes:1:slaves:100", "open-route")
    for step in ["CAF", "SAR", "TRE", "ANT"]:
        board.do(f"route-step:{step}")
    board.do("close-route:4:2", "route-transport:caravan:1:2")
    assert board.s.route_item[BLUE] == other


@rule("6.ROUTE.10")
def test_one_route_at_a_time(match: Make) -> None:
    board = match()
    on_the_way(board, "KIE", "CAF SAR TRE ANT")
    trading(board, "buy-cubes:1:slaves:100")
    assert board.asked() == ("golden-horde", "trader-acts")


@rule("6.ROUTE.05")
def test_steps_are_done_in_any_order_on_coming_there(match: Make) -> None:
    board = match()
    on_the_way(board, "TAN", "CAF SAR TRE ANT")
    trading(board, "trader-goes:SAR")
    assert done(board.s, BLUE) == [False, True, False, False]
    board.do("trader-goes:GEO", "trader-goes:TRE")
    assert done(board.s, BLUE) == [False, True, True, False]


@rule("6.ROUTE.10")
def test_another_transport_does_no_step(match: Make) -> None:
    board = match()
    board.item("TAN", "golden-horde", "caravan", 3)
    on_the_way(board, "KIE", "CAF SAR TRE ANT")
    trading(board, "trader-goes:SAR")
    assert done(board.s, BLUE) == [False] * 4


@rule("6.ROUTE.04", "6.ROUTE.07", "6.ROUTE.08", "6.ROUTE.11", "V.GAIN.10")
def test_a_finished_route_is_worth_two_honour_points(match: Make) -> None:
    board = match()
    on_the_way(board, "ANT", "CAF SAR TRE ANT", 0b111, slaves=1)
    trading(board, "sell-cube:slaves")
    assert board.asked() == ("golden-horde", "spend-trade-points")
    assert board.offered() == [f"spend-trade-points:{points}:{2 - points}" for points in range(3)]
    board.do("spend-trade-points:2:0")
    assert board.honour("golden-horde") == 2
    assert board.florins("golden-horde") == 1700
    assert board.s.route_steps[BLUE] == []
    assert deeds.values(board.s, BLUE, deeds.ROUTE) == [4]
    assert board.told("route-finished") == (
        "6.ROUTE.08",
        {"seat": "golden-horde", "place": "ANT", "count": 4},
    )


@rule("6.ROUTE.07", "6.GMKT.04")
def test_trade_points_on_florins_are_for_every_cube_and_without_the_market(match: Make) -> None:
    board = match().market("ANT", "wine", "salt")
    on_the_way(board, "ANT", "CAF SAR TRE ANT", 0b111, slaves=2)
    trading(board, "sell-all:2", "spend-trade-points:1:1")
    assert board.honour("golden-horde") == 1
    assert board.florins("golden-horde") == 1900
    assert board.modifiers("cubes-sold") == [(200, "6.SELL.01"), (100, "6.ROUTE.07")]


@rule("6.GMKT.04", "K.CARD.26", "K.64.1")
def test_camel_64_a_finished_route_gets_the_bonus_of_the_market_too(match: Make) -> None:
    board = match().market("ANT", "wine", "salt").give("golden-horde", 64)
    on_the_way(board, "ANT", "CAF SAR TRE ANT", 0b111, slaves=2)
    board.turn(2, 6).begin(TradePhase()).do(
        "choose-trader:caravan:3:1", "sell-all:2", "spend-trade-points:1:1"
    )
    assert board.asked() == ("golden-horde", "deal-made")
    board.do("use-card:64")
    assert board.florins("golden-horde") == 1980


@rule("K.CARD.26", "K.64.1")
def test_camel_64_serves_only_a_sale_that_finishes_a_route(match: Make) -> None:
    board = match().market("ANT", "wine", "salt").give("golden-horde", 64)
    board.item("ANT", "golden-horde", "caravan", 3, slaves=2)
    board.turn(2, 6).begin(TradePhase()).do("choose-trader:caravan:3:1", "sell-all:2")
    assert board.asked() == ("golden-horde", "trader-acts")


@rule("K.CARD.26", "K.CARD.07", "K.64.1")
def test_camel_64_adds_nothing_to_a_merchants_price(match: Make) -> None:
    board = match().market("ANT", "wine", "salt").give("golden-horde", 20, 64)
    on_the_way(board, "ANT", "CAF SAR TRE ANT", 0b111, slaves=1)
    board.turn(2, 6).begin(TradePhase()).do("choose-trader:caravan:3:1", "use-card:20:caravan:3:1")
    board.do("spend-trade-points:1:1")
    assert board.asked() == ("golden-horde", "trader-acts")
    assert (board.florins("golden-horde"), board.honour("golden-horde")) == (1600 + 50 + 50, 1)


@rule("6.ROUTE.04", "6.ROUTE.09")
def test_who_sells_before_all_is_done_or_elsewhere_gives_it_up(match: Make) -> None:
    for here, turned in (("ANT", 0b011), ("TRE", 0b111)):
        board = match()
        on_the_way(board, here, "CAF SAR TRE ANT", turned, slaves=1)
        trading(board, "sell-cube:slaves")
        assert board.s.route_steps[BLUE] == []
        assert board.honour("golden-horde") == 0


@rule("6.ROUTE.10")
def test_a_sale_by_another_transport_leaves_it_alone(match: Make) -> None:
    board = match()
    board.item("ANT", "golden-horde", "caravan", 3, slaves=1)
    on_the_way(board, "KIE", "CAF SAR TRE ANT", 0b111)
    trading(board, "sell-cube:slaves")
    assert len(board.s.route_steps[BLUE]) == 4
    assert board.honour("golden-horde") == 0


@rule("6.ROUTE.09")
def test_one_may_give_it_up_on_purpose(match: Make) -> None:
    board = match()
    on_the_way(board, "KIE", "CAF SAR TRE ANT")
    trading(board, "drop-route")
    assert board.s.route_steps[BLUE] == []
    assert "drop-route" not in board.offered()


@example("EX-081")
@rule("B.YELL.4", "6.ROUTE.06", "B.GUILDS.1")
def test_ex_081_guilds_complete_the_steps_that_are_missing(match: Make) -> None:
    board = match().learn("golden-horde", "guilds").points("golden-horde", "yellow", 4)
    on_the_way(board, "CIL", "CAF SAR TRE CON NIC ANT", 0b111, slaves=1)
    trading(board, "trader-goes:ANT")
    assert done(board.s, BLUE)[:5] == [True] * 3 + [False] * 2
    assert "use-technology:guilds:ANT" not in board.offered()
    board.do("use-technology:guilds:CON", "use-technology:guilds:NIC")
    assert board.s.store[BLUE * 6 + 1] == 0
    board.do("sell-cube:slaves")
    assert board.offered() == [f"spend-trade-points:{points}:{4 - points}" for points in range(5)]
    board.do("spend-trade-points:4:0")
    assert board.honour("golden-horde") == 4


@rule("6.ROUTE.10")
def test_a_route_ends_with_its_transport(match: Make) -> None:
    board = match().put("GEO", "barbarians", "archer")
    on_the_way(board, "SAR", "CAF SAR TRE ANT", 0b010)
    trading(board, "trader-goes:GEO")
    assert board.s.route_steps[BLUE] == []
    assert len(board.events("route-given-up")) == 1


@rule("K.CARD.11", "K.30.1", "K.30.2")
def test_salesman_30_keeps_the_route_for_another_transport(match: Make) -> None:
    board = match().put("GEO", "barbarians", "archer").give("golden-horde", 30)
    on_the_way(board, "SAR", "CAF SAR TRE ANT", 0b010)
    other = board.item("CAF", "golden-horde", "caravan")
    board.turn(2, 6).begin(TradePhase()).do("choose-trader:caravan:3:1", "trader-goes:GEO")
    assert board.asked() == ("golden-horde", "transport-lost")
    board.do("use-card:30", "take-over-route:caravan:1:2")
    assert board.s.route_item[BLUE] == other
    assert done(board.s, BLUE) == [False, True, False, False]
    assert board.told("route-taken-over") == ("K.CARD.11", {"seat": "golden-horde"})


@rule("K.CARD.11", "K.30.1")
def test_salesman_30_what_was_lost_in_another_phase_is_asked_before_trade(match: Make) -> None:
    board = match().give("golden-horde", 30)
    on_the_way(board, "SAR", "CAF SAR TRE ANT", 0b010)
    board.s.route_item[BLUE] = -1
    board.turn(2, 6).begin(TradePhase())
    assert board.asked() == ("golden-horde", "transport-lost")
    board.do("pass")
    assert board.s.route_steps[BLUE] == []


@rule("K.CARD.11", "K.31.1")
def test_salesman_31_lays_the_markers_anew_with_the_side_they_have(match: Make) -> None:
    board = match().give("golden-horde", 31)
    on_the_way(board, "KIE", "CAF SAR TRE ANT", 0b001)
    trading(board, "use-card:31")
    assert board.offered() == ["lift-marker:CAF", "lift-marker:SAR", "lift-marker:TRE", "markers-stay"]
    board.do("lift-marker:CAF")
    assert there(board.why_not("lay-marker:KIE")).key == "not-offered"
    assert there(board.why_not("lay-marker:ANT")).key == "not-offered"
    board.do("lay-marker:CON")
    # Each once, and never the destination.
    assert board.offered() == ["lift-marker:SAR", "lift-marker:TRE", "markers-stay"]
    board.do("lift-marker:TRE", "lay-marker:CAF", "markers-stay")
    assert board.asked() == ("golden-horde", "trader-acts")
    assert board.s.route_steps[BLUE] == [board.area(step) for step in ["CON", "SAR", "CAF", "ANT"]]
    assert done(board.s, BLUE) == [True, False, False, False]


@rule("K.CARD.11", "K.31.1", "K.GEN.01")
def test_salesman_31_may_do_so_at_any_moment(match: Make) -> None:
    board = match().give("golden-horde", 31)
    on_the_way(board, "KIE", "CAF SAR TRE ANT", 0b001)
    board.turn(2, 3).begin(Pause())
    board.initiate("golden-horde", "use-card:31")
    assert board.asked() == ("golden-horde", "lift-marker")
    board.do("lift-marker:TRE", "lay-marker:CON", "markers-stay")
    assert board.asked()[1] != "lift-marker"
    assert board.s.route_steps[BLUE] == [board.area(step) for step in ["CAF", "SAR", "CON", "ANT"]]
    assert board.told("marker-moved") == (
        "K.CARD.11",
        {"seat": "golden-horde", "from_place": "TRE", "place": "CON"},
    )


@rule("K.CARD.11", "K.31.1")
def test_salesman_31_markers_may_change_places(match: Make) -> None:
    board = match().give("golden-horde", 31)
    on_the_way(board, "KIE", "CAF SAR TRE ANT", 0b001)
    trading(board, "use-card:31", "lift-marker:CAF", "lay-marker:SAR")
    # The one that lay there is in the hand now, and goes where there is room.
    assert board.ask().args["place"] == "SAR"
    assert there(board.why_not("lay-marker:SAR")).key == "not-offered"
    board.do("lay-marker:CAF")
    assert board.offered() == ["lift-marker:TRE", "markers-stay"]
    board.do("markers-stay")
    assert board.asked() == ("golden-horde", "trader-acts")
    assert board.s.route_steps[BLUE] == [board.area(step) for step in ["SAR", "CAF", "TRE", "ANT"]]
    assert done(board.s, BLUE) == [True, False, False, False]


@rule("6.ROUTE.10")
def test_the_route_of_who_is_out_of_the_game_is_cleared_away(match: Make) -> None:
    board = match()
    on_the_way(board, "SAR", "CAF SAR TRE ANT", 0b010)
    board.s.route_item[BLUE] = UNCLAIMED
    eliminate(board.s, BLUE)
    assert board.turn(2, 6).hush().begin(TradePhase()).done()
    assert board.s.route_steps[BLUE] == []


@rule("K.CARD.11", "K.30.1")
def test_salesman_30_is_of_no_use_to_whose_transport_is_there(match: Make) -> None:
    board = match()
    on_the_way(board, "SAR", "CAF SAR TRE ANT", 0b010)
    assert POWERS[29].uses(board.s, BLUE, 29) == []
    board.s.route_item[BLUE] = -1
    assert POWERS[29].uses(board.s, BLUE, 29) == [[]]
    board.s.route_item[BLUE] = UNCLAIMED
    assert POWERS[29].uses(board.s, BLUE, 29) == []


@rule("6.ROUTE.02", "0.KING.05")
def test_on_a_smaller_map_routes_keep_to_what_is_in_play(match: Make) -> None:
    board = match(kingdoms="byzantium,mamluks,golden-horde")
    free = free_settlements(board.s, [])
    assert 0 < len(free) < len(LAND.settlements)
    assert all(board.s.open[place] for place in free)


@rule("K.CARD.11", "K.31.1")
def test_salesman_31_lays_each_marker_once(match: Make) -> None:
    board = match().give("golden-horde", 31)
    on_the_way(board, "KIE", "CAF SAR TRE ANT")
    trading(board, "use-card:31")
    for old, new in (("CAF", "BOL"), ("SAR", "CON"), ("TRE", "NIC")):
        board.do(f"lift-marker:{old}", f"lay-marker:{new}")
    assert board.asked() == ("golden-horde", "trader-acts")
    assert board.s.route_steps[BLUE] == [board.area(step) for step in ["BOL", "CON", "NIC", "ANT"]]


@rule("6.ROUTE.10", "5.MISC.03")
def test_a_route_ends_at_once_when_its_owner_takes_the_transport_off_the_board(match: Make) -> None:
    board = match()
    on_the_way(board, "SAR", "CAF SAR TRE ANT")
    board.item("KIE", "golden-horde", "caravan")
    board.turn(2, 6).hush().begin(TradePhase()).do("choose-trader:caravan:1:2", "remove-pieces")
    board.do("scrap:SAR:caravan:3:1", "keep-the-rest", "leave-trader")
    assert board.s.route_steps[BLUE] == []
    assert board.told("route-given-up") == ("6.ROUTE.10", {"seat": "golden-horde"})
    assert board.asked() == ("golden-horde", "choose-trader")


@rule("6.ROUTE.09")
def test_it_may_be_given_up_before_a_transport_is_chosen(match: Make) -> None:
    board = match()
    on_the_way(board, "SAR", "CAF SAR TRE ANT")
    board.turn(2, 6).hush().begin(TradePhase()).do("drop-route")
    assert board.s.route_steps[BLUE] == []
    assert board.told("route-given-up") == ("6.ROUTE.09", {"seat": "golden-horde"})
    assert "drop-route" not in board.offered()
