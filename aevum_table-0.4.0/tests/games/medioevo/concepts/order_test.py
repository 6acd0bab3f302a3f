"""1.ORDER, 2.CARD Bids for turn order, and the dice of events."""

import pytest

from aevum.games.medioevo.rules.events.icons import ARMIES, BUILDINGS, GOODS_LOST, HALT, effect
from aevum.games.medioevo.rules.order import by_bids, tied_for_first


def test_the_highest_bid_comes_first_and_the_others_follow() -> None:
    assert by_bids([10, 50, 30], [0, 1, 2]) == [1, 2, 0]  # 1.ORDER.02


def test_ties_below_the_first_place_reverse_the_former_order() -> None:
    assert by_bids([0, 50, 0, 0], [3, 0, 1, 2]) == [1, 2, 0, 3]  # 1.ORDER.04, R-036


def test_who_ties_for_the_first_place_bids_again() -> None:
    assert tied_for_first([20, 5, 20]) == [0, 2]  # 1.ORDER.03
    assert tied_for_first([20, 5, 25]) == []
    # The second bids are added; a tie that stays reverses the former order.
    assert by_bids([25, 5, 25], [0, 1, 2]) == [2, 0, 1]


@pytest.mark.parametrize(
    ("icon", "found"),
    [
        (HALT, [1, 2, 0, 0, 0, 0]),
        (ARMIES, [1, 2, 3, 4, 0, 0]),
        (BUILDINGS, [1, 2, 3, 0, 0, 0]),
        (GOODS_LOST, [1, 2, 0, 0, 0, 0]),
    ],
)
def test_what_a_die_of_six_does(icon: int, found: list[int]) -> None:
    assert [effect(icon, die) for die in range(1, 7)] == found


def test_ex_007_yellow_takes_four_white_goes_free_and_blue_is_halted() -> None:
    assert (effect(ARMIES, 4), effect(HALT, 5), effect(HALT, 1)) == (4, 0, 1)
