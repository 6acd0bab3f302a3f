"""5.NAVAL Galleys in battle."""

import pytest

from aevum.games.medioevo.rules.battle.naval import BARBARIAN_GALLEY, galley_bonus, may_fire, sinks
from aevum.testing import example, rule


@example("EX-043")
@rule("5.NAVAL.03", "5.NAVAL.10")
def test_the_higher_sum_of_levels_adds_the_difference() -> None:
    yellow, blue = [1, 1, 1], [2, 2]
    assert (galley_bonus(yellow, blue), galley_bonus(blue, yellow)) == (0, 1)


@rule("5.NAVAL.03")
def test_a_barbarian_galley_counts_one() -> None:
    assert galley_bonus([3], [BARBARIAN_GALLEY]) == 2


@rule("5.NAVAL.04", "5.NAVAL.09")
@pytest.mark.parametrize(
    ("galley", "engines", "fire"),
    [
        (2, [1, 1], True),
        (2, [2], True),
        (2, [1, 2], False),
        (3, [1, 2], True),
        (3, [3], True),
        (3, [2, 2], False),
        (1, [2], False),
    ],
)
@example("EX-042")
def test_engines_that_a_galley_can_fire(galley: int, engines: list[int], fire: bool) -> None:
    assert may_fire(engines, galley) == fire


@rule("5.NAVAL.07")
def test_an_empty_galley_sinks_on_one_to_three() -> None:
    assert [roll for roll in range(1, 9) if sinks(roll)] == [1, 2, 3]
