"""Missed interest is owed until it is paid; who owes it is bankrupt until the money is there (D.BANK.01)."""

from typing import Final

from aevum.engine.ask import Option
from aevum.games.medioevo.rules.money import pay
from aevum.games.medioevo.rules.phases import TAXES
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.taxes.bankruptcy import Bankruptcy
from aevum.games.medioevo.rules.taxes.interest import collecting, late_due, settled, share_out

PAY_ARREARS: Final = "pay-arrears"
ARREARS_KEYS: tuple[str, ...] = (PAY_ARREARS, "raise-florins")


def arrears_options(s: MedioevoState, seat: int) -> list[Option]:
    """What is owed may be paid at any time; who cannot may turn own things into florins [M123]."""
    if s.arrears[seat] == 0 or _raising(s, seat):
        return []
    owed = late_due(s, seat)
    if s.money[seat] >= owed:
        return [Option(PAY_ARREARS, {"florins": owed}, "D.BANK.01")]
    return [Option("raise-florins", {"florins": owed}, "D.BANK.02")]


def _raising(s: MedioevoState, seat: int) -> bool:
    """Whether the seat is at it, or interest is being collected from it: then all is paid together."""
    for frame in s.frames:
        if isinstance(frame, Bankruptcy) and frame.seat == seat:
            return True
    return collecting(s, seat)


def settle_arrears(s: MedioevoState, seat: int, option: Option) -> None:
    """Late is not in time: the row of missed interests goes on (D.BANK.05) [M123]."""
    if option.key == "raise-florins":
        s.push(Bankruptcy(seat, late_due(s, seat)))
        return
    florins = late_due(s, seat)
    settled(s, seat)
    pay(s, seat, florins)
    s.arrears[seat] = 0
    s.tell("arrears-paid", {"seat": s.seats[seat], "florins": florins}, "D.BANK.01")
    if s.phase == TAXES:
        share_out(s, seat, florins)
