"""Upkeep is paid, or what costs it is given up (3.TAX.07, 3.TAX.08, 3.TAX.09)."""

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules.giving_up import cannot_go, give_up, things_of
from aevum.games.medioevo.rules.menus import Menu
from aevum.games.medioevo.rules.money import pay, too_dear
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.taxes.due import upkeep_of


class Upkeep(Menu):
    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def run(self, s: MedioevoState) -> None:
        due = upkeep_of(s, self.seat)
        if due == 0:
            s.pop()
            return
        s.ask(self.seat, "upkeep", "3.TAX.07", {"florins": due}, guarded=True)

    def entries(self, s: MedioevoState, ask: Ask) -> list[Option]:
        due = upkeep_of(s, self.seat)
        return [*things_of(s, self.seat, "3.TAX.08"), Option("pay-upkeep", {"florins": due}, "3.TAX.07")]

    def refuse(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "pay-upkeep":
            return too_dear(s, self.seat, upkeep_of(s, self.seat), "3.TAX.09")
        return cannot_go(s, self.seat, option)

    def act(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key != "pay-upkeep":
            give_up(s, self.seat, option)
            return
        due = upkeep_of(s, self.seat)
        pay(s, self.seat, due)
        s.tell("upkeep-paid", {"seat": s.seats[self.seat], "florins": due}, "3.TAX.07")
        s.pop()
