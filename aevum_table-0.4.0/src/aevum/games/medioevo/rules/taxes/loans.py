"""Loans are taken and paid back, each once a turn, at any time (D.DEBT)."""

from typing import Final

from aevum.engine.ask import Option
from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules.deeds import DEBT_FREE, record
from aevum.games.medioevo.rules.money import pay, receive
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.taxes.debts import LOAN, MOST, debt, may_borrow, may_repay

BORROW: Final = "borrow"
LOAN_KEYS: tuple[str, ...] = (BORROW, "repay")
LOANS: Final = [f"{key}:{LOAN}" for key in LOAN_KEYS]
"""The options by their ids: the sum is always the same."""


def loan_options(s: MedioevoState, seat: int) -> list[Option]:
    found: list[Option] = []
    if may_borrow(s.loans[seat], s.borrowed[seat]):
        found.append(Option(BORROW, {"florins": LOAN}, "D.DEBT.01"))
    if may_repay(s.loans[seat], s.repaid[seat], s.money[seat]):
        found.append(Option("repay", {"florins": LOAN}, "D.DEBT.03"))
    return found


def no_loan(s: MedioevoState, seat: int, key: str) -> Refusal | None:
    """Why none of `loan_options` has this key."""
    if key == BORROW:
        if may_borrow(s.loans[seat], s.borrowed[seat]):
            return None
        if s.loans[seat] >= MOST:
            return Refusal("owes-the-most", {"florins": debt(MOST)}, "D.DEBT.04")
        return Refusal("borrowed-already", {}, "D.DEBT.01")
    if may_repay(s.loans[seat], s.repaid[seat], s.money[seat]):
        return None
    if s.loans[seat] == 0:
        return Refusal("owes-nothing", {}, "D.DEBT.03")
    if s.money[seat] < LOAN:
        return Refusal("too-dear", {"florins": LOAN}, "D.DEBT.03")
    return Refusal("repaid-already", {}, "D.DEBT.03")


def take_loan(s: MedioevoState, seat: int, option: Option) -> None:
    told: dict[str, object] = {"seat": s.seats[seat], "florins": LOAN}
    if option.key == BORROW:
        borrow(s, seat)
        return
    pay(s, seat, LOAN)
    s.loans[seat] -= 1
    s.repaid[seat] += 1
    s.tell("repaid", {**told, "loans": s.loans[seat]}, "D.DEBT.03")
    if s.loans[seat] == 0:
        record(s, seat, DEBT_FREE, s.most_owed[seat])


def borrow(s: MedioevoState, seat: int) -> None:
    """D.DEBT.01"""
    receive(s, seat, LOAN)
    s.loans[seat] += 1
    s.borrowed[seat] += 1
    s.most_owed[seat] = max(s.most_owed[seat], s.loans[seat])
    s.tell("borrowed", {"seat": s.seats[seat], "florins": LOAN, "loans": s.loans[seat]}, "D.DEBT.01")


def old_loans(s: MedioevoState, seat: int) -> int:
    """Loans of earlier turns, which bear interest (D.DEBT.02, R-105).

    Who borrows and pays back in one turn has paid the new loan back: else nobody would ever pay interest for
    the first one [M116].
    """
    return s.loans[seat] - max(0, s.borrowed[seat] - s.repaid[seat])
