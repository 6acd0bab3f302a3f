"""Cards that an Infiltrator keeps from being made ready (K.CARD.05)."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.state import MedioevoState


def hold_back(s: MedioevoState, seat: int, card: int) -> None:
    effects.put(s, effects.HELD, seat, card, s.turn)


def is_held(s: MedioevoState, card: int) -> bool:
    """Whether it stays turned when this turn ends."""
    for effect in effects.every(s, effects.HELD):
        if effect.subject == card and effect.detail == s.turn:
            return True
    return False


def was_used(s: MedioevoState, card: int) -> bool:
    """Whether a turned card was turned in this turn, and not held back since the one before (K.CARD.17)."""
    for effect in effects.every(s, effects.HELD):
        if effect.subject == card and effect.detail < s.turn:
            return False
    return s.turned[card] > 0
