"""The Event deck (2.CARD.01)."""

from typing import Final

from aevum.games.medioevo.rules.events.cards import EVENTS, TOLERATED, in_play
from aevum.games.medioevo.rules.shuffling import shuffled
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY, parameter

_LEAST: Final = parameter("event-deck-least")


def new_deck(s: MedioevoState) -> list[int]:
    return in_play(s.open)


def draw_event(s: MedioevoState) -> None:
    """2.CARD.01: a card is drawn; one is always left, whose back can be read [M02]."""
    if s.event != NOBODY:
        s.event_pile.append(s.event)
        s.event = NOBODY
    if len(s.event_deck) < _LEAST:
        s.event_deck = shuffled(s, [*s.event_deck, *s.event_pile], "event-deck-shuffled", "2.CARD.01")
        s.event_pile = []
    s.event = s.event_deck.pop()
    s.revealed += 1
    s.tell("event-drawn", {"title": EVENTS[s.event], "region": EVENTS[s.event]}, "2.CARD.01")


def tolerated(s: MedioevoState) -> int:
    """2.REB.01, 2.REB.07: what the back of the next card shows."""
    return TOLERATED[s.event_deck[-1]]
