"""Interest, and what becomes of those who cannot pay it (3.TAX.10, 3.TAX.13, D.DEBT.02, D.BANK)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.menus import Menu
from aevum.games.medioevo.rules.money import pay, receive
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.taxes.bankruptcy import Bankruptcy
from aevum.games.medioevo.rules.taxes.debts import interest, may_borrow, out_of_the_game
from aevum.games.medioevo.rules.taxes.elimination import eliminate
from aevum.games.medioevo.rules.taxes.loans import old_loans
from aevum.games.medioevo.rules.uses.moments import InterestDue, announce


def interest_due(s: MedioevoState, seat: int) -> int:
    """D.DEBT.02 and what was missed before (D.BANK.01), less what the Magnate takes off (K.CARD.14)."""
    return max(0, interest(old_loans(s, seat)) + s.arrears[seat] - _less(s, seat))


def late_due(s: MedioevoState, seat: int) -> int:
    """The same of missed interest that is paid by itself."""
    return max(0, s.arrears[seat] - _less(s, seat))


def _less(s: MedioevoState, seat: int) -> int:
    return sum([effect.subject for effect in effects.every(s, effects.LESS_INTEREST) if effect.seat == seat])


def collecting(s: MedioevoState, seat: int) -> bool:
    """Whether interest is being collected from a seat."""
    return any(isinstance(frame, Interest) and frame.seat == seat for frame in s.frames)


def settled(s: MedioevoState, seat: int) -> None:
    """K.CARD.14: interest was paid or missed, and what a Magnate took off it is used up."""
    s.effects = [row for row in s.effects if row.code != effects.LESS_INTEREST or row.seat != seat]


def share_out(s: MedioevoState, seat: int, florins: int) -> None:
    """K.CARD.14: a seat has paid interest in the tax phase, of which a Magnate takes half."""
    effects.put(s, effects.INTEREST_PAID, seat, florins)
    for effect in effects.every(s, effects.INTEREST_SHARE):
        magnate = effect.seat
        if magnate != seat and not s.out[magnate]:
            share = florins * effect.subject // 100
            receive(s, magnate, share)
            s.tell("interest-shared", {"seat": s.seats[magnate], "florins": share}, "K.CARD.14")


def short(s: MedioevoState, seat: int) -> bool:
    """3.TAX.10: whether a seat has not the interest, but may borrow: then it is not bankrupt."""
    return s.money[seat] < interest_due(s, seat) and may_borrow(s.loans[seat], s.borrowed[seat])


class Shortage(Menu):
    """The interest must be paid, by a loan or by what else brings florins at any time [M110]."""

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def run(self, s: MedioevoState) -> None:
        if not short(s, self.seat):
            s.pop()
            return
        told: dict[str, object] = {"florins": interest_due(s, self.seat)}
        s.ask(self.seat, "interest-short", "3.TAX.10", told, guarded=True)

    def entries(self, s: MedioevoState, ask: Ask) -> list[Option]:
        """A loan is among what may be done at any time (D.DEBT.01), and ends it. A pact that came between may
        have brought the florins, or have taken the last loan."""
        return [] if short(s, self.seat) else [Option("settle-interest", None, "3.TAX.10")]

    def act(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        """`run` finds that the want is over."""


class Interest(Frame[MedioevoState]):
    steps: ClassVar[tuple[str, ...]] = ("announce", "pay", "bankrupt")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def run(self, s: MedioevoState) -> None:
        due = interest_due(s, self.seat)
        match self.step:
            case "announce":
                if due == 0:
                    s.missed[self.seat] = 0
                    s.pop()
                    return
                self.next(s)
                announce(s, InterestDue(s.from_active()))
            case "pay":
                if short(s, self.seat):
                    s.push(Shortage(self.seat))
                    return
                self.next(s)
                if s.money[self.seat] < due:
                    s.tell("bankrupt", {"seat": s.seats[self.seat], "florins": due}, "D.BANK.01")
                    s.push(Bankruptcy(self.seat, due))
            case _:
                s.pop()
                settled(s, self.seat)
                if s.money[self.seat] >= due:
                    self._paid(s, due)
                else:
                    self._missed(s, due)

    def _paid(self, s: MedioevoState, due: int) -> None:
        pay(s, self.seat, due)
        s.missed[self.seat] = 0
        s.arrears[self.seat] = 0
        s.tell("interest-paid", {"seat": s.seats[self.seat], "florins": due}, "D.DEBT.02")
        share_out(s, self.seat, due)

    def _missed(self, s: MedioevoState, due: int) -> None:
        """D.BANK.01: it stays owed, and comes on top of the next; D.BANK.05: but for once only."""
        s.missed[self.seat] += 1
        s.arrears[self.seat] = due
        s.tell("interest-missed", {"seat": s.seats[self.seat], "florins": due}, "D.BANK.01")
        if out_of_the_game(s.missed[self.seat]):
            eliminate(s, self.seat)
