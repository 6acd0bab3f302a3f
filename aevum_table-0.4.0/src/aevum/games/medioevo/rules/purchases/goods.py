"""All that may be bought, in one list (4.BUY.01)."""

from typing import Final

from aevum.engine.ask import Option
from aevum.engine.refusal import Refusal
from aevum.games.medioevo.rules.purchases import (
    constructing,
    drawing,
    equipping,
    hiring,
    learning,
    ordering,
    regaining,
)
from aevum.games.medioevo.rules.purchases.shopper import Shopper
from aevum.games.medioevo.rules.purchases.wares import Ware, unaffordable
from aevum.games.medioevo.rules.state import MedioevoState

RULES: Final[dict[str, str]] = {
    "learn": "4.TECH.01",
    "build": "4.BLD.04",
    "repair": "4.BLD.10",
    "equip": "4.TRN.02",
    "improve": "4.TRN.03",
    "hire": "4.ARM.01",
    "train-captain": "4.ARM.02",
    "ransom": "5.CAPT.07",
    "ransom-aside": "5.CAPT.07",
    "recall": "5.SURR.03",
    "buy-back": "K.CARD.10",
    "buy-card": "4.CARD.03",
    "order-building": "W.DEPL.01",
    "order-item": "W.DEPL.01",
    "order-unit": "W.DEPL.01",
}
"""By key of an option the rule that is named where money or a technology is missing."""


def goods(s: MedioevoState, shopper: Shopper, wishes: bool, hidden: bool) -> list[Ware]:
    """With `wishes` whatever one might think of; `hidden` where new things wait behind the screens."""
    found = learning.lessons(s, shopper, wishes)
    if hidden:
        found.extend(ordering.orders(s, shopper, wishes))
    found.extend(constructing.constructions(s, shopper, wishes, hidden))
    found.extend(constructing.repairs(s, shopper))
    if not hidden:
        found.extend(equipping.equipment(s, shopper, wishes))
    found.extend(equipping.improvements(s, shopper))
    if not hidden:
        found.extend(hiring.recruits(s, shopper, wishes))
    found.extend(hiring.promotions(s, shopper, wishes))
    found.extend(regaining.comebacks(s, shopper, wishes))
    found.append(drawing.new_card(s, shopper.seat))
    return found


def option_of(s: MedioevoState, ware: Ware) -> Option:
    match ware.key:
        case "learn":
            return learning.lesson_option(ware)
        case "build" | "order-building":
            return constructing.construction_option(ware)
        case "repair":
            return constructing.repair_option(ware)
        case "equip" | "improve" | "order-item":
            return equipping.item_option(s, ware)
        case "hire" | "train-captain" | "order-unit":
            return hiring.unit_option(ware)
        case "buy-card":
            return drawing.card_option(ware)
        case _:
            return regaining.comeback_option(s, ware)


def ware_of(s: MedioevoState, seat: int, option: Option) -> Ware:
    """What an option of `option_of` stands for."""
    match option.key:
        case "learn":
            return learning.lesson_of(option)
        case "build" | "order-building":
            return constructing.construction_of(s, seat, option)
        case "repair":
            return constructing.repair_of(option)
        case "equip" | "improve" | "order-item":
            return equipping.item_of(s, seat, option)
        case "hire" | "train-captain" | "order-unit":
            return hiring.unit_of(option)
        case "buy-card":
            return drawing.new_card(s, seat)
        case _:
            return regaining.comeback_of(s, option)


def designed(s: MedioevoState, seat: int, key: str, numbers: list[int]) -> Ware:
    """Something that takes a technology, as things stand now; `numbers` are those of the ware before."""
    kind, place, level, old, slot = numbers
    match key:
        case "build":
            return constructing.construction(s, seat, kind, level, place)
        case "equip":
            return equipping.new_item(kind, level, place)
        case "improve":
            return equipping.improvement(s, slot, level)
        case "train-captain":
            return hiring.promotion(old, kind, place)
        case _:
            return hiring.recruit(kind, place)


def unfit(s: MedioevoState, shopper: Shopper, ware: Ware) -> Refusal | None:
    """Why it cannot be had, whatever one pays."""
    match ware.key:
        case "learn":
            return learning.lesson_refusal(s, shopper, ware)
        case "build":
            return constructing.construction_refusal(s, ware)
        case "repair":
            return None
        case "equip" | "improve":
            return equipping.item_refusal(s, shopper, ware)
        case "hire" | "train-captain":
            return hiring.unit_refusal(s, shopper, ware)
        case "buy-card":
            return drawing.card_refusal(s, shopper.seat)
        case "order-building" | "order-item" | "order-unit":
            return ordering.order_refusal(s, shopper, ware)
        case _:
            return regaining.comeback_refusal(s, shopper, ware)


def refusal(s: MedioevoState, shopper: Shopper, ware: Ware) -> Refusal | None:
    return unfit(s, shopper, ware) or unaffordable(shopper, ware, RULES[ware.key])


def legal(s: MedioevoState, shopper: Shopper, ware: Ware) -> bool:
    """Whether nothing refuses it; what is found out fastest is looked at first."""
    if ware.florins > shopper.money:
        return False
    return unaffordable(shopper, ware, "") is None and unfit(s, shopper, ware) is None


def deliver(s: MedioevoState, seat: int, ware: Ware) -> None:
    """It is paid for: the seat has it. What waits for deployment goes behind the screen elsewhere."""
    match ware.key:
        case "learn":
            learning.learn(s, seat, ware)
        case "build":
            constructing.construct(s, seat, ware)
        case "repair":
            constructing.mend(s, seat, ware)
        case "equip":
            equipping.equip(s, seat, ware)
        case "improve":
            equipping.improve(s, seat, ware)
        case "hire":
            hiring.hire(s, seat, ware)
        case "train-captain":
            hiring.promote(s, seat, ware)
        case "buy-card":
            s.push(drawing.Drawing(seat))
        case _:
            regaining.come_back(s, seat, ware)
