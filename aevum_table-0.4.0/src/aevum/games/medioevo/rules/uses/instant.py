"""What may be done while something is half done, a battle above all (D.DEBT.01, 5.MISC.01, 5.MISC.02)."""

from typing import Final

from aevum.engine.ask import Option
from aevum.games.medioevo.rules.position import DECK
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES, MOMENTS, POWER
from aevum.games.medioevo.rules.uses.lent import PROSELYTISM
from aevum.games.medioevo.rules.uses.offer import offers
from aevum.games.medioevo.rules.uses.points import has
from aevum.games.medioevo.rules.uses.registry import POWERS

INSTANT: Final = ("instant",)
"""The moment of cards and technologies that change no battle, so that they may cut into any [M124]."""
MAKE_READY: Final = "make-ready"
_BARDS: Final = [card for card, power in enumerate(POWER) if power == MAKE_READY]


def revivals(s: MedioevoState, seat: int, serves: tuple[str, ...], afford: bool) -> list[Option]:
    """K.CARD.17: a Bard makes a card ready that would then be of use at this very moment [M124]."""
    found: list[Option] = []
    ready = [s.holder[bard] for bard in _BARDS if s.holder[bard] != DECK and not s.turned[bard]]
    if seat not in ready and (not ready or not has(s, seat, PROSELYTISM)):
        return found  # asked at every moment, so without looking at all that cuts in
    for option in offers(s, seat, INSTANT, afford):
        if "other_card" in option.args:
            other = CARD_NAMES.index(str(option.args["other_card"]))
            if _would_serve(s, other, serves):
                found.append(option)
    return found


def _would_serve(s: MedioevoState, card: int, serves: tuple[str, ...]) -> bool:
    for moment in MOMENTS[card]:
        if moment in serves:
            return POWER[card] != MAKE_READY and len(POWERS[card].uses(s, s.holder[card], card)) > 0
    return False
