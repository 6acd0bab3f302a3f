"""What ready cards of neighbours would add to a seat's points, by Proselytism (B.PURP.3)."""

from typing import Final

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import RELIGION
from aevum.games.medioevo.rules.technologies import POINTS, technology
from aevum.games.medioevo.rules.uses.cards import AMOUNT, CARD_COLOURS, CARD_POINTS, POWER
from aevum.games.medioevo.rules.uses.nearby import neighbours_of
from aevum.games.medioevo.rules.uses.points import ANY_POINTS, has, reach, serving

PROSELYTISM: Final = technology("proselytism")
_NO_SEATS: Final[list[int]] = []


def lenders_to(s: MedioevoState, seat: int) -> list[int]:
    """B.PURP.3, R-109: whose ready cards a seat may use, each card once a turn."""
    return neighbours_of(s, seat) if has(s, seat, PROSELYTISM) else _NO_SEATS


def lendable(s: MedioevoState, seat: int, colour: int) -> list[int]:
    """B.PURP.3: ready cards of neighbours that were not used in this turn and give more than they take."""
    least = POINTS[PROSELYTISM] + 1 if colour == RELIGION else 1
    lenders = lenders_to(s, seat)
    return [
        card
        for card in range(len(s.holder))
        if s.holder[card] in lenders
        and not s.turned[card]
        and given(card) >= least
        and not effects.has(s, effects.PREACHED, seat, card)
    ]


def given(card: int) -> int:
    """The points of a card, be they its ability (K.CARD.23)."""
    return AMOUNT[card] if POWER[card] == ANY_POINTS else CARD_POINTS[card]


def within_reach(s: MedioevoState, seat: int, colour: int) -> int:
    """`points.reach`, and what neighbours' cards give for the purple points that the seat can have."""
    own = reach(s, seat, colour)
    if not has(s, seat, PROSELYTISM):
        return own
    colours = serving(s, seat, colour)
    # A purple point that would have served itself is one less.
    cost = POINTS[PROSELYTISM] if RELIGION in colours else 0
    gains: list[int] = []
    for card in lendable(s, seat, colour):
        if POWER[card] == ANY_POINTS or any(serves in CARD_COLOURS[card] for serves in colours):
            gains.append(given(card) - cost)
    purple = reach(s, seat, RELIGION) // POINTS[PROSELYTISM]
    return own + sum(sorted(gains, reverse=True)[:purple])
