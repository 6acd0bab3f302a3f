"""0.SETUP, 5.MOVE Transports of the set-up, and what transports hold."""

import pytest

from aevum.games.medioevo.rules.loading import load
from aevum.games.medioevo.rules.start import FLORINS, HONOUR, may_stand, transports_allowed
from aevum.games.medioevo.rules.transports import (
    BOMBARD,
    CAPACITY,
    CARAVAN,
    CATAPULT,
    ENGINE_MOVEMENT,
    GALLEY,
    MERCHANT_SHIP,
    MOVEMENT,
    WAGON,
)
from aevum.testing import example, rule


@example("EX-005")
@rule("0.SETUP.02", "0.SETUP.18")
@pytest.mark.parametrize(
    ("chosen", "allowed"),
    [
        ([(GALLEY, 1), (CARAVAN, 1)], True),
        ([(MERCHANT_SHIP, 2)], True),
        ([(CARAVAN, 2), (WAGON, 1)], False),
        ([(WAGON, 1)], False),
    ],
)
def test_ex_005_two_levels_of_transports(chosen: list[tuple[int, int]], allowed: bool) -> None:
    assert transports_allowed(chosen, True) == allowed


@example("EX-005")
@rule("0.SETUP.10")
def test_ex_005_no_ships_for_a_kingdom_without_a_port() -> None:
    assert not transports_allowed([(GALLEY, 1), (CARAVAN, 1)], False)
    assert not transports_allowed([(MERCHANT_SHIP, 2)], False)
    assert transports_allowed([(WAGON, 1), (CARAVAN, 1)], False)


@rule("0.SETUP.09")
def test_ships_stand_in_a_port_at_home() -> None:
    assert may_stand(GALLEY, True, True)
    assert not may_stand(MERCHANT_SHIP, True, False)
    assert may_stand(WAGON, True, False)
    assert not may_stand(WAGON, False, True)


def test_money_and_honour_at_the_start() -> None:
    assert (FLORINS, HONOUR) == (1600, 10)


@example("EX-028")
@rule("5.MOVE.13")
@pytest.mark.parametrize("kind", [WAGON, GALLEY])
def test_ex_028_capacity_and_movement_of_military_transports(kind: int) -> None:
    assert CAPACITY[kind][1:] == [3, 6, 9]
    assert MOVEMENT[kind][1:] == [6, 7, 8]


@rule("6.MOVE.01")
@pytest.mark.parametrize("kind", [CARAVAN, MERCHANT_SHIP])
def test_capacity_and_movement_of_trade_transports(kind: int) -> None:
    assert CAPACITY[kind][1:] == [2, 4, 6]
    assert MOVEMENT[kind][1:] == [6, 7, 8]


@rule("5.MOVE.14")
def test_siege_engines_have_four_movement_points() -> None:
    assert [ENGINE_MOVEMENT[level] for level in range(CATAPULT, BOMBARD + 1)] == [4, 4, 4]


@example("EX-029")
@rule("5.MOVE.16", "5.MOVE.17")
def test_ex_029_a_galley_takes_wagons_engines_and_units() -> None:
    assert load(3, 1, 1) == 5
    assert CAPACITY[GALLEY][2] - load(3, 1, 1) == 1
