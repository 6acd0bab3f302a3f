"""Missed interest is owed until it is paid, and who owes it is bankrupt for so long (D.BANK.01)."""

from aevum.engine.ask import Option
from aevum.games.medioevo.rules.money import pay
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.taxes.bankruptcy import Bankruptcy
from aevum.games.medioevo.rules.taxes.interest import Interest

ARREARS_KEYS: tuple[str, ...] = ("pay-arrears", "raise-florins")


def arrears_options(s: MedioevoState, seat: int) -> list[Option]:
    """What is owed may be paid at any time, and until then own things may be turned into florins."""
    owed = s.arrears[seat]
    if owed == 0 or _raising(s, seat):
        return []
    found = [Option("raise-florins", {"florins": owed}, "D.BANK.02")]
    if s.money[seat] >= owed:
        found.append(Option("pay-arrears", {"florins": owed}, "D.BANK.01"))
    return found


def _raising(s: MedioevoState, seat: int) -> bool:
    """Whether the seat is at it, or interest is being collected from it: then all is paid together."""
    for frame in s.frames:
        if isinstance(frame, Bankruptcy) and frame.seat == seat:
            return True
        if isinstance(frame, Interest) and frame.seat == seat:
            return True
    return False


def settle_arrears(s: MedioevoState, seat: int, option: Option) -> None:
    """Late is not in time: the row of missed interests goes on (D.BANK.05) [M123]."""
    if option.key == "raise-florins":
        s.push(Bankruptcy(seat, s.arrears[seat]))
        return
    florins = s.arrears[seat]
    pay(s, seat, florins)
    s.arrears[seat] = 0
    s.tell("arrears-paid", {"seat": s.seats[seat], "florins": florins}, "D.BANK.01")
