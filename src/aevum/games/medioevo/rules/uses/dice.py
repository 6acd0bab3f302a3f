"""Dice that cards throw."""

from typing import Final

from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES, DIE

_HALF: Final = 2


def throw_of_three(s: MedioevoState, seat: int, card: int, rule: str) -> int:
    """R-106: the die of a card, as one of twice as many sides, halved and rounded up."""
    told: dict[str, object] = {"seat": s.seats[seat], "card": CARD_NAMES[card]}
    die = s.roll("card-die", _HALF * DIE[card], 1, rule, None, told)[0]
    return (die + 1) // _HALF
