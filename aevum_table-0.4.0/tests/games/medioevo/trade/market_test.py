"""6.SELL, 6.CUBE, 6.GMKT, 6.ROUTE What may be sold and added, and trade routes."""

from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.market import addable, colour, colours, sellable, serves, value
from aevum.games.medioevo.rules.tables import GOODS, NOBODY
from aevum.games.medioevo.rules.trade.routes import POINTS, finished, honour, splits
from aevum.games.medioevo.rules.transports import CARAVAN, MERCHANT_SHIP
from aevum.testing import example, rule

SLAVES = GOODS.index("slaves")
SPICES = GOODS.index("spices")
GRAIN = GOODS.index("grain")
FURS = GOODS.index("furs")


def of(*goods: int) -> int:
    return sum(colour(good) for good in goods)


@rule("6.SELL.02", "6.GMKT.03")
def test_what_is_there_cannot_be_sold() -> None:
    # At Saraj spices are printed and a cube of slaves lies.
    assert sellable(of(SLAVES), of(SLAVES), SPICES) == 0
    assert sellable(of(SPICES, GRAIN), of(SLAVES), SPICES) == of(GRAIN)
    # At Trebizond lie two others.
    assert sellable(of(SLAVES), of(SPICES, GRAIN), FURS) == of(SLAVES)


@rule("6.CUBE.02")
def test_no_cube_is_added_of_a_colour_that_is_there() -> None:
    assert addable(of(SLAVES), of(SLAVES), SPICES) == 0
    assert addable(of(SPICES), 0, SPICES) == 0
    assert addable(of(SLAVES), of(SPICES, GRAIN), FURS) == of(SLAVES)


@rule("6.GMKT.01")
def test_the_value_of_a_market_is_its_cubes_at_most_seven() -> None:
    assert value(of(SPICES, GRAIN)) == 2
    market = 0
    for good in range(len(GOODS)):
        market |= addable(colour(good), market, FURS)
    assert value(market) == 7


def test_colours_of_cubes() -> None:
    assert colours([0, 2, 0, 1, 0, 0, 0, 0]) == of(1, 3)
    assert colour(NOBODY) == 0


def test_ships_trade_in_ports_and_caravans_in_any_settlement() -> None:
    assert serves(CARAVAN, True, False)  # 6.BUY.05, R-100
    assert serves(MERCHANT_SHIP, True, True)
    assert not serves(MERCHANT_SHIP, True, False)
    assert not serves(CARAVAN, False, True)


@rule("6.ROUTE.06")
def test_trade_points_by_length() -> None:
    assert POINTS == {4: 2, 6: 4, 8: 6}


def numbers(text: str) -> list[int]:
    return [LAND.number(name) for name in text.split()]


@rule("6.ROUTE.11", "V.GAIN.10")
def test_a_route_of_four_steps_is_worth_two_honour_points() -> None:
    steps = numbers("CAF SAR TRE ANT")
    assert not finished(steps, [True, True, False, False], steps[-1])
    assert not finished(steps, [True, True, True, False], steps[0])
    assert finished(steps, [True, True, True, False], steps[-1])
    assert honour(POINTS[len(steps)]) == 2


@rule("6.ROUTE.07")
def test_trade_points_may_be_split() -> None:
    assert splits(4) == [(0, 2), (1, 1), (2, 0)]
    assert len(splits(8)) == 7


@example("EX-081")
def test_ex_081_a_route_of_six_steps_gives_four_points() -> None:
    steps = numbers("CAF SAR TRE ANT ROM ALE")
    done = [True, True, True, False, False, False]
    assert not finished(steps, done, steps[-1])
    done[3] = done[4] = True  # with Guilds
    assert finished(steps, done, steps[-1])
    assert POINTS[len(steps)] == 4
