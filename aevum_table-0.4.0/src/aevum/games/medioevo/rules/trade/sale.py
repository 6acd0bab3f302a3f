"""Cubes are sold (6.SELL)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.event import Modifier
from aevum.games.medioevo.rules import deeds
from aevum.games.medioevo.rules.diplomacy.pacts import fee
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.market import colours
from aevum.games.medioevo.rules.money import pay, receive
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import GOODS, NOBODY
from aevum.games.medioevo.rules.things import cargo_of, set_cargo
from aevum.games.medioevo.rules.trade import sums
from aevum.games.medioevo.rules.trade.cubes import AddCube
from aevum.games.medioevo.rules.trade.deals import Deal
from aevum.games.medioevo.rules.trade.prices import USUAL
from aevum.games.medioevo.rules.trade.routes import splits
from aevum.games.medioevo.rules.trade.routes_state import finish, finishes, give_up, on_route


class Sale(Deal):
    """6.SELL.01"""

    steps: ClassVar[tuple[str, ...]] = ("begin", "split", "agree", "settle")

    def __init__(
        self, seat: int = 0, slot: int = 0, area: int = 0, cubes: list[int] | None = None, price: int = USUAL
    ) -> None:
        super().__init__(seat, slot, area, cubes, price)
        self.points = [0, 0]
        """Trade points of a finished route, spent on honour points and on florins (6.ROUTE.07)."""

    def total(self, s: MedioevoState, items: list[Modifier] | None = None) -> int:
        market = self.both or not self.finishing  # 6.GMKT.04
        count = sum(self.cubes)
        florins = self.points[1]
        return sums.proceeds(
            s, self.area, count, self.price, market, florins, self.raised, self.haggling, items
        )

    def run(self, s: MedioevoState) -> None:
        match self.step:
            case "begin":
                self.next(s)
                self.begin(s)
                self.finishing = finishes(s, self.slot)
            case "split":
                if not self.finishing:
                    self.next(s)
                    return
                s.ask(self.seat, "spend-trade-points", "6.ROUTE.07", {"count": sum(self.cubes)})
            case "agree":
                self.next(s)
                self.open_moment(s, "sale-agreed")
            case _:
                s.pop()
                if not self.void:
                    self._settle(s)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        ways = splits(len(s.route_steps[self.seat]))
        return [
            Option("spend-trade-points", {"points": honour, "florins": florins}, "6.ROUTE.07")
            for honour, florins in ways
        ]

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        self.points = list(splits(len(s.route_steps[self.seat]))[ask.options.index(option)])
        self.next(s)

    def _settle(self, s: MedioevoState) -> None:
        items: list[Modifier] = []
        florins = self.total(s, items)
        receive(s, self.seat, florins)
        aboard = cargo_of(s, self.slot)
        set_cargo(s, self.slot, [aboard[good] - self.cubes[good] for good in range(len(GOODS))])
        told = {**self.told(s), "florins": florins}
        at_sea = LAND.is_sea(self.area)
        s.tell("cubes-sold-at-sea" if at_sea else "cubes-sold", told, "6.SELL.01", modifiers=items)
        deeds.record(s, self.seat, deeds.SALES, florins)
        if not LAND.is_sea(self.area):
            if LAND.settlement[self.area]:
                deeds.record(s, self.seat, deeds.SOLD_IN, self.area)
            self._fee(s)
            s.push(AddCube(self.seat, self.area, colours(self.cubes)))  # 6.CUBE.01
        if self.finishing:
            finish(s, self.seat, self.points[0])
        elif on_route(s, self.slot):
            give_up(s, self.seat, "6.ROUTE.09")

    def _fee(self, s: MedioevoState) -> None:
        """C.PACT.16: to whom the settlement belongs, by the commercial pact."""
        lord = s.lord[self.area]
        florins = min(fee(s, lord, self.seat), s.money[self.seat]) if lord not in (NOBODY, self.seat) else 0
        if florins:
            pay(s, self.seat, florins)
            receive(s, lord, florins)
            told: dict[str, object] = {"seat": s.seats[self.seat], "other_seat": s.seats[lord]}
            s.tell("fee-paid", {**told, "florins": florins}, "C.PACT.04")
