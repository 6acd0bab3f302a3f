"""6.BUY, 6.SELL, 6.GMKT, B.YELL What cubes cost and pay."""

import pytest

from aevum.games.medioevo.rules.buildings import CITY, NO_BUILDING, TOWN, VILLAGE
from aevum.games.medioevo.rules.technologies import technology, use
from aevum.games.medioevo.rules.trade.prices import (
    bought,
    haggled,
    may_haggle,
    movement,
    sold,
    sold_on_route,
)
from aevum.games.medioevo.rules.transports import CARAVAN, MOVEMENT
from aevum.testing import example, rule


@rule("6.MOVE.02", "6.MOVE.06")
def test_a_round_trip_takes_six_movement_points() -> None:
    assert movement(3, 2, 1) == MOVEMENT[CARAVAN][1]
    assert bought(1) == 100


@rule("6.BUY.07")
def test_two_cubes_at_rome() -> None:
    assert (bought(2), movement(0, 1, 0)) == (200, 1)


@rule("6.GMKT.02", "6.GMKT.05")
def test_a_cube_sold_where_two_cubes_lie() -> None:
    assert sold(1, 2, 0, NO_BUILDING) == 140
    assert sold(3, 2, 0, NO_BUILDING) == 420  # M05: for each cube


def test_a_cube_sold_where_there_is_no_market() -> None:
    assert sold(2, 0, 0, NO_BUILDING) == 200  # 6.SELL.01


@rule("6.GMKT.04")
def test_the_sale_that_finishes_a_route_has_no_bonus_of_the_market_unless_a_power_allows_it() -> None:
    assert sold_on_route(2, 5, False, 1, 0, NO_BUILDING) == 300
    assert sold_on_route(2, 5, False, 0, 0, NO_BUILDING) == 200
    assert sold_on_route(2, 5, True, 1, 0, NO_BUILDING) == 500


@rule("6.ROUTE.07")
def test_a_trade_point_is_fifty_florins_for_every_cube_of_the_sale() -> None:
    assert sold_on_route(3, 0, False, 2, 0, NO_BUILDING) == 600
    assert sold_on_route(3, 0, False, 2, 1, CITY) == 700


@example("EX-078")
def test_ex_078_trade_in_a_village() -> None:
    assert sold(2, 0, 2, VILLAGE) == 250
    assert use(technology("trade"), 2) == 2


@pytest.mark.parametrize(("civil", "more"), [(NO_BUILDING, 0), (VILLAGE, 25), (TOWN, 50), (CITY, 100)])
def test_trade_goes_by_the_building(civil: int, more: int) -> None:
    assert sold(1, 0, 1, civil) == 100 + more  # B.YELL.1


@example("EX-026")
def test_ex_026_a_cube_in_a_town_pays_fifty_more() -> None:
    assert sold(1, 0, 1, TOWN) - sold(1, 0, 0, TOWN) == 50


@example("EX-079")
def test_ex_079_market_lowers_a_price_but_never_to_nothing() -> None:
    assert haggled(bought(2), 3, False) == 50
    assert may_haggle(bought(2), 3, False)
    assert not may_haggle(bought(2), 4, False)
    assert haggled(200, 2, True) == 300
    assert use(technology("market"), 3) == 3
