"""Taxes and upkeep (3): the level, income, interest, upkeep, one seat after the other (R-047, R-051)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.event import Modifier
from aevum.games.medioevo.rules.deeds import TAXES, record
from aevum.games.medioevo.rules.menus import Menu
from aevum.games.medioevo.rules.money import receive
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.taxes.due import income_of, taxed, upkeep_of
from aevum.games.medioevo.rules.taxes.income import LEVELS
from aevum.games.medioevo.rules.taxes.interest import Interest, interest_due
from aevum.games.medioevo.rules.taxes.paying import Upkeep


class TaxPhase(Menu):
    """`at` is the place in turn order of the seat whose turn it is.

    The level is asked for in a menu, so that a loan may be paid back before it bears interest (D.DEBT.03).
    """

    steps: ClassVar[tuple[str, ...]] = ("level", "income", "interest", "upkeep", "next")

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        self.order: list[int] = []
        """As it was when the phase began: a seat may leave the game in it."""

    def run(self, s: MedioevoState) -> None:
        if not self.order:
            self.order = s.order[:]
        if self.at == len(self.order) or s.over:
            s.pop()
            return
        seat = self.order[self.at]
        s.active = seat
        match self.step:
            case "level":
                due = upkeep_of(s, seat) + interest_due(s, seat)
                told: dict[str, object] = {"count": taxed(s, seat), "florins": due}
                s.ask(seat, "tax-level", "3.TAX.01", told, guarded=True)
            case "income":
                self.next(s)
                self._income(s, seat)
            case "interest":
                self.next(s)
                s.push(Interest(seat))
            case "upkeep":
                self.next(s)
                if not s.out[seat]:
                    s.push(Upkeep(seat))
            case _:
                self.at += 1
                self.step = "level"

    def entries(self, s: MedioevoState, ask: Ask) -> list[Option]:
        return [Option("tax", {"florins": level}, "3.TAX.01") for level in LEVELS]

    def act(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        s.tax[ask.seat] = int(str(option.args["florins"]))
        s.tell("tax-level", {"seat": s.seats[ask.seat], **option.args}, "3.TAX.01")
        self.next(s)

    def _income(self, s: MedioevoState, seat: int) -> None:
        items: list[Modifier] = []
        florins = income_of(s, seat, items)
        receive(s, seat, florins)
        record(s, seat, TAXES, florins)
        s.tell("income", {"seat": s.seats[seat], "florins": florins}, "3.TAX.02", modifiers=items)
