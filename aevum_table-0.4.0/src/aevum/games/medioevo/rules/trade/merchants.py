"""Merchants: cubes change hands where they otherwise do not (K.CARD.07)."""

from typing import ClassVar, Final

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.market import colours, value
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import GOODS, NOBODY
from aevum.games.medioevo.rules.things import cargo_of
from aevum.games.medioevo.rules.trade.bargains import least_cost
from aevum.games.medioevo.rules.trade.buying import Purchase
from aevum.games.medioevo.rules.trade.grounds import in_supply, no_deal, no_trade, too_tired
from aevum.games.medioevo.rules.trade.journey import room
from aevum.games.medioevo.rules.trade.routes_state import traders
from aevum.games.medioevo.rules.trade.sale import Sale
from aevum.games.medioevo.rules.trade.selling import Selling
from aevum.games.medioevo.rules.uses.cards import AMOUNT, MOST
from aevum.games.medioevo.rules.uses.figures import sold_to_barbarians
from aevum.games.medioevo.rules.uses.registry import Power
from aevum.games.medioevo.rules.words import item_words, slot_of

ITEM: Final[tuple[str, ...]] = ("item", "level", "slot")
_SLOT: Final = ITEM.index("slot")
_GOOD: Final = len(ITEM)


def _named(s: MedioevoState, slot: int) -> list[str]:
    return [str(word) for word in item_words(s, slot).values()]


def _one(good: int) -> list[int]:
    cubes = [0] * len(GOODS)
    cubes[good] = 1
    return cubes


class SellToBarbarians(Power):
    """Merchant 19, R-108: one cube a turn in barbarian land without barbarians."""

    __slots__ = ()

    names: ClassVar[tuple[str, ...]] = (*ITEM, "good")

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        found: list[list[str]] = []
        if effects.has(s, effects.SOLD_ABROAD, seat, 0):
            return found
        for slot in traders(s, seat):
            area = s.item_at[slot]
            if LAND.is_sea(area) or s.lord[area] != NOBODY or s.count(area, BARBARIANS) > 0:
                continue
            if no_trade(s, seat, area) is not None or too_tired(s, slot) is not None:
                continue
            for good, cubes in enumerate(cargo_of(s, slot)):
                if cubes > 0:
                    found.append([*_named(s, slot), GOODS[good]])
        return found

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        slot = slot_of(seat, targets[_SLOT])
        effects.put(s, effects.SOLD_ABROAD, seat)
        price = sold_to_barbarians(value(colours(cargo_of(s, slot))))
        s.push(Sale(seat, slot, s.item_at[slot], _one(GOODS.index(targets[_GOOD])), price))


class SellAnywhere(Power):
    """Merchant 20: any cubes, at sea too, whatever forbids it."""

    __slots__ = ()

    names: ClassVar[tuple[str, ...]] = ITEM

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        found: list[list[str]] = []
        for slot in traders(s, seat):
            area = s.item_at[slot]
            abroad = LAND.is_sea(area) or s.lord[area] != seat
            if abroad and sum(cargo_of(s, slot)) > 0 and too_tired(s, slot) is None:
                found.append(_named(s, slot))
        return found

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        slot = slot_of(seat, targets[_SLOT])
        s.push(Selling(seat, slot, cargo_of(s, slot), NOBODY, AMOUNT[card]))


class BuyAnything(Power):
    """Merchant 21: a cube of a good that is not printed there; its price is due with the deal."""

    __slots__ = ()

    names: ClassVar[tuple[str, ...]] = (*ITEM, "good")

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        found: list[list[str]] = []
        if s.money[seat] < least_cost(s, seat, AMOUNT[card]):
            return found
        for slot in traders(s, seat):
            if no_deal(s, seat, slot) is not None or room(s, slot) < MOST[card]:
                continue
            for good in range(len(GOODS)):
                if good != LAND.good[s.item_at[slot]] and in_supply(s, good) > 0:
                    found.append([*_named(s, slot), GOODS[good]])
        return found

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        slot = slot_of(seat, targets[_SLOT])
        s.push(Purchase(seat, slot, s.item_at[slot], _one(GOODS.index(targets[_GOOD])), AMOUNT[card]))
