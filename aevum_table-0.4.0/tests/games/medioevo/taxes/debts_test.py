"""2.REB, D.DEBT Rebellions and debts."""

from aevum.games.medioevo.rules.events.rebellions import honour_lost, rebellions, weakest
from aevum.games.medioevo.rules.taxes.debts import (
    debt,
    interest,
    may_borrow,
    may_repay,
    net_worth,
    out_of_the_game,
)
from aevum.kit.tables import rows
from aevum.testing import example, rule


@rule("2.REB.02")
def test_a_rebellion_for_each_level_above_what_is_tolerated() -> None:
    assert [rebellions(level, 30) for level in (10, 30, 40, 50)] == [0, 0, 1, 2]


@rule("2.REB.03", "2.REB.06", "V.LOSS.05")
def test_ex_011_rebels_at_home_make_new_ones_cost_honour() -> None:
    count = rebellions(50, 30)
    assert (count, honour_lost(count, True)) == (2, -2)
    assert honour_lost(count, False) == 0


def test_rebels_rise_where_fewest_units_stand() -> None:
    assert weakest([2, 0, 1, 0]) == [1, 3]  # 2.REB.04
    assert weakest([2, 3]) == [0]
    assert weakest([]) == []


@rule("D.DEBT.02")
def test_interest_is_a_tenth() -> None:
    assert [interest(loans) for loans in range(6)] == [0, 50, 100, 150, 200, 250]
    table = [(int(row["debt"]), int(row["interest"])) for row in rows("aevum.games.medioevo", "debts")]
    assert table == [(debt(loans), interest(loans)) for loans in range(6)]


@rule("D.DEBT.04")
def test_nobody_has_more_than_five_loans() -> None:
    assert may_borrow(4, 0)
    assert not may_borrow(5, 0)


@rule("D.DEBT.06")
def test_a_sequence_of_loans() -> None:
    assert may_borrow(0, 0)
    assert not may_borrow(1, 1)
    assert interest(1) == 50
    assert may_borrow(1, 0)
    assert interest(2) == 100


def test_one_repayment_a_turn_of_exactly_a_loan() -> None:
    assert may_repay(1, 0, 500)  # D.DEBT.03
    assert not may_repay(1, 0, 499)
    assert not may_repay(2, 1, 1000)
    assert not may_repay(0, 0, 1000)


@example("EX-060")
@rule("D.DEBT.05")
def test_net_worth() -> None:
    assert (net_worth(1000, 1), net_worth(1000, 0), net_worth(0, 2)) == (450, 1000, -1100)


def test_two_missed_payments_in_a_row_end_the_game_for_a_player() -> None:
    assert (out_of_the_game(1), out_of_the_game(2)) == (False, True)  # D.BANK.05
