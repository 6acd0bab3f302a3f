"""Technology points: from the store of the phase, from cards, from tokens, or for florins (4.TECH.06)."""

from typing import Final

from aevum.games.medioevo.rules.layout import of_branch
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import BRANCHES, RELIGION
from aevum.games.medioevo.rules.technologies import owns, technology
from aevum.games.medioevo.rules.uses.cards import AMOUNT, CARD_COLOURS, CARD_POINTS, POWER

COLOURS: Final = len(BRANCHES)
ANY_POINTS: Final = "any-points"
"""The ability of the Pirate: points of whatever colour (K.CARD.23)."""
MONASTICISM: Final = technology("monasticism")


def levels_of(s: MedioevoState, seat: int) -> list[int]:
    """By branch the highest technology of a seat."""
    return s.levels[seat * COLOURS : (seat + 1) * COLOURS]


def has(s: MedioevoState, seat: int, number: int) -> bool:
    """Whether a seat owns a technology (4.TECH.04)."""
    return owns(number, levels_of(s, seat))


def serving(s: MedioevoState, seat: int, colour: int) -> list[int]:
    """The colours of points that pay for one: itself, and purple by Monasticism (B.PURP.2)."""
    if colour != RELIGION and has(s, seat, MONASTICISM):
        return [colour, RELIGION]
    return [colour]


def ready_cards(s: MedioevoState, seat: int) -> list[int]:
    return [card for card in range(len(s.holder)) if s.holder[card] == seat and not s.turned[card]]


def reach(s: MedioevoState, seat: int, colour: int) -> int:
    """The points of a colour that a seat can have now without florins. All of it is open to everybody."""
    total = 0
    colours = serving(s, seat, colour)
    for serves in colours:
        at = of_branch(seat, serves)
        total += s.store[at] + s.tokens[at] - s.flipped[at]
    for card in ready_cards(s, seat):
        if POWER[card] == ANY_POINTS:
            total += AMOUNT[card]
            continue
        for serves in colours:
            if serves in CARD_COLOURS[card]:
                total += CARD_POINTS[card]
                break
    return total
