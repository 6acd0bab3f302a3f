"""Which cubes are sold together (6.SELL.01)."""

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.diplomacy.pacts import fee
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.market import colours, sellable
from aevum.games.medioevo.rules.money import too_dear
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import GOODS, NOBODY
from aevum.games.medioevo.rules.things import cargo_of
from aevum.games.medioevo.rules.trade import sums
from aevum.games.medioevo.rules.trade.prices import USUAL
from aevum.games.medioevo.rules.trade.routes_state import finishes
from aevum.games.medioevo.rules.trade.sale import Sale
from aevum.games.medioevo.rules.words import where


def for_sale(s: MedioevoState, slot: int) -> list[int]:
    """6.SELL.02: by good the cubes aboard whose colour is not there yet."""
    place = s.item_at[slot]
    cubes = cargo_of(s, slot)
    fit = sellable(colours(cubes), s.market[place], LAND.good[place])
    return [cubes[good] if fit >> good & 1 else 0 for good in range(len(GOODS))]


def no_fee(s: MedioevoState, seat: int, slot: int, cubes: int) -> Refusal | None:
    """C.PACT.16: who cannot pay what the pact asks for a sale, with what it brings, does not sell."""
    place = s.item_at[slot]
    lord = s.lord[place]
    due = fee(s, lord, seat) if lord not in (NOBODY, seat) else 0
    if due == 0:
        return None
    gain = sums.proceeds(s, place, cubes, USUAL, not finishes(s, slot), 0, 0, 0)
    return too_dear(s, seat, due - gain, "C.PACT.04")


class Selling(Frame[MedioevoState]):
    """Cubes are put together one by one, of those `left` to choose from; then they are sold."""

    def __init__(
        self, seat: int = 0, slot: int = 0, left: list[int] | None = None, good: int = -1, price: int = USUAL
    ) -> None:
        super().__init__()
        self.seat = seat
        self.slot = slot
        self.left: list[int] = left if left is not None else []
        self.cubes: list[int] = [0] * len(GOODS)
        self.price = price
        if good != NOBODY:
            self._take(good)

    def _take(self, good: int) -> None:
        self.left[good] -= 1
        self.cubes[good] += 1

    def run(self, s: MedioevoState) -> None:
        told: dict[str, object] = {"count": sum(self.cubes), **where(s.item_at[self.slot])}
        s.ask(self.seat, "sell-together", "6.SELL.01", told)

    def candidates(self, s: MedioevoState, ask: Ask) -> list[Option]:
        found = [
            Option("sell-more", {"good": GOODS[good]}, "6.SELL.01")
            for good in range(len(GOODS))
            if self.left[good] > 0
        ]
        if sum(self.cubes) > 0:
            found.append(Option("sell-these", {"count": sum(self.cubes)}, "6.SELL.01"))
        return found

    def check(self, s: MedioevoState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "sell-more" or self.price != USUAL:
            return None
        return no_fee(s, self.seat, self.slot, sum(self.cubes))

    def answer(self, s: MedioevoState, ask: Ask, option: Option) -> None:
        if option.key == "sell-more":
            self._take(GOODS.index(str(option.args["good"])))
            return
        s.pop()
        sale = Sale(self.seat, self.slot, s.item_at[self.slot], self.cubes, self.price)
        sale.sheltered = self.price != USUAL
        s.push(sale)
