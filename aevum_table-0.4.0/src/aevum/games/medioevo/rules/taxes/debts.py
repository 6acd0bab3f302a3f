"""Loans and interest (D.DEBT)."""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.medioevo.rules.tables import PACKAGE, parameter
from aevum.kit.tables import rows, whole

LOAN: Final = parameter("loan")
MOST: Final = parameter("debt-most") // LOAN
_LOANS_A_TURN: Final = parameter("loans-a-turn")
_REPAYMENTS_A_TURN: Final = parameter("repayments-a-turn")
_MISSED: Final = parameter("missed-interests")
_PERCENT: Final = parameter("interest-percent")
FINAL: Final[dict[int, int]] = {
    whole(row, "loans", "debts.csv"): whole(row, "points", "debts.csv") for row in rows(PACKAGE, "debts")
}
"""V.END.11: honour points by loans."""
for _loans in range(MOST + 1):
    if _loans not in FINAL:
        raise BadData(f"debts.csv: there is no row for {_loans} loans, though {MOST} may be taken")


def debt(loans: int) -> int:
    return LOAN * loans


def interest(loans: int) -> int:
    """D.DEBT.02, 3.TAX.13: for loans of earlier turns."""
    return debt(loans) * _PERCENT // 100


def may_borrow(loans: int, taken: int) -> bool:
    """D.DEBT.01, D.DEBT.04: with so many loans, and so many of them taken in this turn."""
    return loans < MOST and taken < _LOANS_A_TURN


def may_repay(loans: int, repaid: int, money: int) -> bool:
    """D.DEBT.03, R-105"""
    return loans > 0 and repaid < _REPAYMENTS_A_TURN and money >= LOAN


def net_worth(money: int, loans: int, arrears: int = 0) -> int:
    """D.DEBT.05: money less all loans and a turn's interest, and less what was missed (D.BANK.01)."""
    return money - debt(loans) - interest(loans) - arrears


def out_of_the_game(missed: int) -> bool:
    """D.BANK.05: interest not paid so many times in a row."""
    return missed >= _MISSED
