"""Cubes are bought (6.BUY)."""

from typing import ClassVar

from aevum.engine.event import Modifier
from aevum.games.medioevo.rules.money import pay
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import GOODS
from aevum.games.medioevo.rules.things import cargo_of, set_cargo
from aevum.games.medioevo.rules.trade import sums
from aevum.games.medioevo.rules.trade.deals import Deal
from aevum.games.medioevo.rules.trade.laying import OpenRoute
from aevum.games.medioevo.rules.trade.routes_state import has_route


class Purchase(Deal):
    """6.BUY.05; `price` is that of a card that buys (K.CARD.07)."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "settle", "route")

    def total(self, s: MedioevoState, items: list[Modifier] | None = None) -> int:
        return sums.cost(sum(self.cubes), self.price, self.haggling, items)

    def run(self, s: MedioevoState) -> None:
        match self.step:
            case "begin":
                self.next(s)
                self.begin(s)
                self.open_moment(s, "purchase-agreed")
            case "settle":
                self.next(s)
                if self.void:
                    s.pop()
                elif s.money[self.seat] < self.total(s):
                    # Points bought meanwhile have taken the florins, or Market has raised the price.
                    s.tell("deal-unpaid", self.told(s), "6.BUY.05")
                    s.pop()
                else:
                    self._settle(s)
            case _:
                s.pop()
                # 6.ROUTE.01, 6.ROUTE.10
                if not has_route(s, self.seat):
                    s.push(OpenRoute(self.seat, self.slot, self.area))

    def _settle(self, s: MedioevoState) -> None:
        items: list[Modifier] = []
        florins = self.total(s, items)
        pay(s, self.seat, florins)
        aboard = cargo_of(s, self.slot)
        set_cargo(s, self.slot, [aboard[good] + self.cubes[good] for good in range(len(GOODS))])
        s.tell("cubes-bought", {**self.told(s), "florins": florins}, "6.BUY.05", modifiers=items)
