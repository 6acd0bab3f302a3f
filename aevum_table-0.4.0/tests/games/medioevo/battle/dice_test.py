"""5.BATTLE What three dice are worth."""

import pytest

from aevum.games.medioevo.rules.battle.dice import (
    attack_value,
    casualty_value,
    halved,
    lowest,
    penalty,
    rolled,
    sacrificed,
)
from aevum.testing import example, rule


@rule("5.BATTLE.08")
def test_the_highest_die_is_the_attack_value() -> None:
    assert rolled([2, 6, 5]) == 6


@example("EX-032")
@rule("5.BATTLE.09", "5.BATTLE.20")
@pytest.mark.parametrize(("dice", "value"), [([3, 3, 3], 27), ([5, 5, 4], 25), ([2, 2, 5], 5)])
def test_ex_032_equal_dice_are_multiplied_if_that_makes_more(dice: list[int], value: int) -> None:
    assert rolled(dice) == value
    assert rolled(dice[::-1]) == value


@rule("5.BATTLE.09")
def test_a_pair_of_ones_is_no_critical_roll() -> None:
    assert rolled([1, 1, 1]) == 1


@rule("5.BATTLE.10")
def test_the_lowest_die_is_the_casualty_value() -> None:
    assert lowest([4, 2, 7]) == 2


@example("EX-033")
@rule("5.BATTLE.21")
def test_ex_033_the_third_of_four_has_two_less() -> None:
    assert penalty(4, 2) == -2


@rule("5.BATTLE.11")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_first_has_no_penalty_and_the_last_three(players: int) -> None:
    assert (penalty(players, 0), penalty(players, players - 1)) == (0, -3)


@rule("5.BATTLE.11")
def test_the_penalty_comes_after_criticals() -> None:
    # 5 x 5 - 3, and not 2 x 2
    assert attack_value([1, 5, 5], -3, 0, False) == 22


@rule("5.BATTLE.11")
def test_halving_is_last_and_rounds_up() -> None:
    assert attack_value([1, 4, 7], -2, 4, True) == 5
    assert halved(8) == 4


@rule("5.BATTLE.11")
def test_no_attack_value_is_below_nothing_and_additions_come_first() -> None:
    assert attack_value([1, 1, 1], -3, 0, False) == 0
    assert attack_value([1, 2, 2], -3, 4, False) == 5


@example("EX-035")
@rule("5.LI.01", "5.LI.03")
def test_a_light_infantry_given_up_adds_four() -> None:
    assert attack_value([1, 5, 7], penalty(4, 0), sacrificed(1), False) == 11
    assert sacrificed(3) == 12


@rule("5.HI.01")
def test_heavy_infantry_lowers_casualties_down_to_none() -> None:
    assert casualty_value(3, 0, 2, 0) == 1
    assert casualty_value(1, 0, 4, 0) == 0


@rule("5.FLEE.03")
def test_flight_raises_casualties_before_heavy_infantry_lowers_them() -> None:
    assert casualty_value(1, 3, 0, 0) == 4
    assert casualty_value(1, 1, 3, 0) == 0


@example("EX-068")
def test_ex_068_a_die_lowered_to_a_pair() -> None:
    assert (rolled([2, 4, 5]), rolled([2, 4, 4])) == (5, 16)
