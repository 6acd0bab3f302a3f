"""What one trade transport does in its turn: moves, buys and sells, in any order (6.FLOW.01)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules.items import FREE
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.menus import Menu
from aevum.games.medioevo.rules.money import too_dear
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import GOODS, NOBODY
from aevum.games.medioevo.rules.things import cargo_of
from aevum.games.medioevo.rules.trade.bargains import least_cost
from aevum.games.medioevo.rules.trade.buying import Purchase
from aevum.games.medioevo.rules.trade.grounds import in_supply, no_deal, no_market
from aevum.games.medioevo.rules.trade.lost import RoutesLost
from aevum.games.medioevo.rules.trade.moving import astray, no_step, steps
from aevum.games.medioevo.rules.trade.prices import bought
from aevum.games.medioevo.rules.trade.routes_state import give_up, has_route, stranded, trades
from aevum.games.medioevo.rules.trade.sale import Sale
from aevum.games.medioevo.rules.trade.selling import Selling, for_sale, no_fee
from aevum.games.medioevo.rules.trade.travel import Travel, turn_back
from aevum.games.medioevo.rules.transports import CAPACITY, CARAVAN, WAGON
from aevum.games.medioevo.rules.uses.offer import offers
from aevum.games.medioevo.rules.words import item_words, where

IDLE: Final = 1
"""What the frame below finds in `s.result`: the transport has spent nothing."""
TRADE: Final[tuple[str, ...]] = ("trade", "movement")
"""What may be used on the way: Logistics and Explorers too."""


def room(s: MedioevoState, slot: int) -> int:
    """6.BUY.06: how many cubes more a transport can carry."""
    kind = s.item_kind[slot]
    return CAPACITY[CARAVAN if kind == WAGON else kind][s.item_level[slot]] - sum(cargo_of(s, slot))


class Journey(Menu):
    """`began` is what movement the transport had when it was chosen."""

    rests: ClassVar[bool] = False
    serves: ClassVar[tuple[str, ...]] = TRADE

    def __init__(self, seat: int = 0, slot: int = 0, began: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.slot = slot
        self.began = began
        self.haven = NOBODY
        """Where it last might have stayed, once it has moved (B.BLUE.2)."""

    def _here(self, s: MedioevoState) -> bool:
        return s.item_at[self.slot] != FREE and trades(s, self.slot)

    def run(self, s: MedioevoState) -> None:
        if s.over or not self._here(s):
            turn_back(s, self.slot, self.haven)
            s.pop()
            return
        area = s.item_at[self.slot]
        told = {**item_words(s, self.slot), "points": s.item_left[self.slot], **where(area)}
        at_sea = LAND.is_sea(area)
        s.ask(self.seat, "trader-at-sea" if at_sea else "trader-acts", "6.FLOW.01", told, guarded=True)

    def entries(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found: list[Option] = []
        if self._here(s):
            found.extend(offers(s, self.seat, TRADE, afford=True))
            found.extend(self._ways(s))
            found.extend(self._deals(s))
            if has_route(s, self.seat):
                found.append(Option("drop-route", None, "6.ROUTE.09"))
        found.append(Option("leave-trader", None, "6.FLOW.01"))
        return found

    def _ways(self, s: MedioevoState) -> list[Option]:
        return [
            Option("trader-sails" if LAND.is_sea(area) else "trader-goes", where(area), "6.MOVE.02")
            for area in steps(s, self.slot)
        ]

    def _deals(self, s: MedioevoState) -> list[Option]:
        found: list[Option] = []
        if no_market(s, self.slot) is not None:
            return found
        good = LAND.good[s.item_at[self.slot]]
        for count in range(1, min(room(s, self.slot), in_supply(s, good)) + 1):
            told: dict[str, object] = {"count": count, "good": GOODS[good], "florins": bought(count)}
            found.append(Option("buy-cubes", told, "6.BUY.05"))
        ready = for_sale(s, self.slot)
        if sum(ready) > 1:
            found.append(Option("sell-all", {"count": sum(ready)}, "6.SELL.01"))
        for good, cubes in enumerate(cargo_of(s, self.slot)):
            if cubes > 0:
                found.append(Option("sell-cube", {"good": GOODS[good]}, "6.SELL.01"))
        return found

    def refuse(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        match option.key:
            case "trader-goes" | "trader-sails":
                return no_step(s, self.slot, LAND.number(str(next(iter(option.args.values())))))
            case "buy-cubes":
                florins = least_cost(s, self.seat, bought(int(str(option.args["count"]))))
                return no_deal(s, self.seat, self.slot) or too_dear(s, self.seat, florins, "6.BUY.05")
            case "sell-cube":
                good = GOODS.index(str(option.args["good"]))
                if for_sale(s, self.slot)[good] == 0:
                    return Refusal("good-is-there", dict(option.args), "6.SELL.02")
                return self._no_sale(s)
            case "sell-all":
                return self._no_sale(s)
            case "leave-trader":
                return self._no_rest(s)
            case _:
                return None

    def _no_rest(self, s: MedioevoState) -> Refusal | None:
        """B.BLUE.2: not while it could go on from where it may not stay."""
        if not self._here(s) or not astray(s, self.slot):
            return None
        for area in steps(s, self.slot):
            if no_step(s, self.slot, area) is None:
                return Refusal("trader-astray", item_words(s, self.slot), "B.BLUE.2")
        return None

    def _no_sale(self, s: MedioevoState) -> Refusal | None:
        """Not even of all that could be sold there."""
        ready = sum(for_sale(s, self.slot))
        return no_deal(s, self.seat, self.slot) or no_fee(s, self.seat, self.slot, ready)

    def act(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        match option.key:
            case "trader-goes" | "trader-sails":
                if not astray(s, self.slot):
                    self.haven = s.item_at[self.slot]
                s.push(Travel(self.slot, LAND.number(str(next(iter(option.args.values()))))))
            case "buy-cubes":
                cubes = [0] * len(GOODS)
                count = option.args["count"]
                assert isinstance(count, int)
                cubes[GOODS.index(str(option.args["good"]))] = count
                s.push(Purchase(self.seat, self.slot, s.item_at[self.slot], cubes))
            case "sell-cube":
                good = GOODS.index(str(option.args["good"]))
                s.push(Selling(self.seat, self.slot, for_sale(s, self.slot), good))
            case "sell-all":
                s.push(Sale(self.seat, self.slot, s.item_at[self.slot], for_sale(s, self.slot)))
            case "drop-route":
                give_up(s, self.seat, "6.ROUTE.09")
            case _:
                idle = s.item_left[self.slot] == self.began and self.haven == NOBODY
                turn_back(s, self.slot, self.haven)
                s.pop(IDLE if idle else 0)
                if stranded(s):
                    s.push(RoutesLost())
