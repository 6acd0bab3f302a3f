"""V.END The final scoring."""

import pytest

from aevum.games.medioevo.rules.scoring.awards import (
    MOSTS,
    jerusalem,
    learning,
    markets,
    monopolies,
    most,
    rome,
)
from aevum.games.medioevo.rules.scoring.final import debts, prisoners, ranking, tokens
from aevum.games.medioevo.rules.tables import BYZANTIUM, HUNGARY, MAMLUKS, NOBODY
from aevum.games.medioevo.rules.taxes.debts import net_worth
from aevum.testing import rule


@rule("V.END.02", "V.END.08")
@pytest.mark.parametrize("award", MOSTS)
def test_most_gives_three_and_a_tie_one_each(award: str) -> None:
    assert most(award, [1, 4, 2]) == [0, 3, 0]
    assert most(award, [4, 4, 2]) == [1, 1, 0]


@rule("V.END.02")
def test_who_has_nothing_has_not_the_most() -> None:
    assert most("castles", [0, 0, 0]) == [0, 0, 0]
    assert most("money", [-50, -550, -100]) == [0, 0, 0]


@rule("V.END.03")
def test_money_is_counted_less_debts_and_interest() -> None:
    assert most("money", [net_worth(1000, 1), net_worth(500, 0), net_worth(400, 0)]) == [0, 3, 0]


@rule("V.END.04")
def test_the_highest_great_market_under_control() -> None:
    best = markets([3, 5, 7, 2], [1, 0, NOBODY, 0], 3)
    assert best == [5, 3, 0]
    assert most("great-market", best) == [3, 0, 0]
    # Two of the highest in one hand are no tie.
    assert most("great-market", markets([5, 5, 4], [0, 0, 1], 2)) == [3, 0]
    assert most("great-market", markets([5, 5], [0, 1], 2)) == [1, 1]


@rule("V.END.05")
def test_the_highest_level_counts_then_how_many_of_it() -> None:
    one_four, many_threes = [4, 0, 0, 0, 0, 0], [3, 3, 3, 3, 3, 3]
    assert learning(one_four) > learning(many_threes)
    assert learning([3, 3, 0, 0, 0, 0]) > learning([3, 2, 2, 2, 2, 2])
    assert learning([3, 1, 0, 0, 0, 0]) == learning([0, 0, 0, 0, 2, 3])
    assert learning([0] * 6) == 0


@rule("V.END.06")
def test_rome() -> None:
    assert rome(1, 3) == [0, 3, 0]
    assert rome(NOBODY, 3) == [0, 0, 0]


@rule("V.END.07")
def test_jerusalem_is_no_award_for_the_mamluks() -> None:
    kingdoms = [BYZANTIUM, MAMLUKS, HUNGARY]
    assert jerusalem(2, kingdoms) == [0, 0, 3]
    assert jerusalem(1, kingdoms) == [0, 0, 0]
    assert jerusalem(NOBODY, kingdoms) == [0, 0, 0]


@rule("V.END.09")
def test_each_monopoly_gives_three() -> None:
    assert monopolies([[0, 0, 0], [1, 0], [0], [], [NOBODY, NOBODY], [1, NOBODY]], 2) == [6, 0]


@rule("V.END.10")
def test_prisoners() -> None:
    assert [prisoners(units) for units in (0, 1, 3, 4, 6, 7, 20)] == [0, -3, -3, -6, -6, -9, -9]


@rule("V.END.11")
def test_debts() -> None:
    assert [debts(loans) for loans in range(6)] == [0, -2, -4, -6, -9, -15]


@rule("V.END.12")
def test_objective_tokens() -> None:
    assert [tokens(count) for count in range(11)] == [0, 0, 1, 3, 5, 8, 11, 15, 20, 20, 20]


def test_ties_go_to_the_richest_and_then_to_the_earlier() -> None:
    # V.END.13, R-070
    assert ranking([20, 30, 30], [900, 100, 200], [0, 1, 2]) == [2, 1, 0]
    assert ranking([30, 30, 30], [100, 100, 100], [2, 0, 1]) == [2, 0, 1]
