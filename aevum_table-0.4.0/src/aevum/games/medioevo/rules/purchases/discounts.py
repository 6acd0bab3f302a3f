"""Cards that make purchases cheaper (K.CARD.10, K.CARD.12)."""

from typing import Final

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.memory import Effect
from aevum.games.medioevo.rules.purchases.prices import UNIT_PRICE
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.cards import AMOUNT, POWER, of_power

HALF_PRICE: Final = "half-price-building"
_PERCENT: Final = 100
_BUY_BACK: Final = of_power("buy-back", AMOUNT)


def _share(florins: int, percent: int) -> int:
    """Rounded up."""
    return -(-florins * percent // _PERCENT)


def discounted(card: int, florins: int) -> int:
    """K.CARD.12: what a building costs with an Architect, never less than nothing."""
    if POWER[card] == HALF_PRICE:
        return _share(florins, AMOUNT[card])
    return max(0, florins - AMOUNT[card])


def waiting_architect(s: MedioevoState, seat: int) -> int:
    """The card whose discount the next building of a seat gets, or NOBODY."""
    for effect in s.effects:
        if effect.code == effects.DISCOUNT and effect.seat == seat:
            return effect.subject
    return NOBODY


def building_price(s: MedioevoState, seat: int, florins: int) -> int:
    card = waiting_architect(s, seat)
    return florins if card == NOBODY else discounted(card, florins)


def use_up(s: MedioevoState, seat: int) -> None:
    """The Architect has served."""
    card = waiting_architect(s, seat)
    if card != NOBODY:
        effects.take_away(s, effects.DISCOUNT, seat, card)


def _old_losses(s: MedioevoState) -> list[Effect]:
    """Those of the turn before: what is lost in this one, be it to rebels, waits for the next [M91]."""
    return [effect for effect in effects.every(s, effects.BUY_BACK) if effect.detail < s.turn]


def lost_units(s: MedioevoState, seat: int, piece: int) -> int:
    """How many of a piece may be bought back (K.CARD.10)."""
    return len([loss for loss in _old_losses(s) if loss.seat == seat and loss.subject == piece])


def buy_back_price(piece: int) -> int:
    """R-108: half, rounded up."""
    return _share(UNIT_PRICE[piece], _BUY_BACK)


def forget_one(s: MedioevoState, seat: int, piece: int) -> None:
    """One of the lost units has come back."""
    for loss in _old_losses(s):
        if loss.seat == seat and loss.subject == piece:
            s.effects.remove(loss)
            return


def forget_losses(s: MedioevoState) -> None:
    """Whatever could be bought back in this phase, and was not, never will be."""
    old = _old_losses(s)
    s.effects = [effect for effect in s.effects if effect not in old]
