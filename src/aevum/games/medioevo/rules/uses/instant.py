"""What may be done while something is half done, a battle above all (D.DEBT.01, 5.MISC.01, 5.MISC.02)."""

from typing import Final

from aevum.engine.ask import Option
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES, MOMENTS, POWER
from aevum.games.medioevo.rules.uses.offer import offers
from aevum.games.medioevo.rules.uses.registry import POWERS

INSTANT: Final = ("instant",)
"""The moment of cards and technologies that change no battle, so that they may cut into any [M124]."""
MAKE_READY: Final = "make-ready"


def revivals(s: MedioevoState, seat: int, serves: tuple[str, ...], afford: bool) -> list[Option]:
    """K.CARD.17: a Bard makes a card ready that would then be of use at this very moment."""
    found: list[Option] = []
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
