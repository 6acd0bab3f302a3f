"""What lies ready before anybody chooses: money, honour points, supplies, decks (0.SETUP)."""

from typing import Final

from aevum.games.medioevo.rules.events.deck import new_deck
from aevum.games.medioevo.rules.horde.muster import SUPPLY
from aevum.games.medioevo.rules.objectives.possible import possible
from aevum.games.medioevo.rules.objectives.table import OBJECTIVES
from aevum.games.medioevo.rules.position import CARDS
from aevum.games.medioevo.rules.settings import BLOOD, TOKENS_PER_COLOUR
from aevum.games.medioevo.rules.shuffling import shuffled
from aevum.games.medioevo.rules.start import FLORINS, HONOUR
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import BRANCHES, parameter

_BLOOD_MARKERS: Final = parameter("blood-markers")


def lay_out(s: MedioevoState) -> None:
    """0.SETUP.05, 0.SETUP.16, 0.COMP.03"""
    for seat in range(s.players()):
        s.money[seat] = FLORINS
        s.honour[seat] = HONOUR
    s.supply = list(SUPPLY)
    s.token_supply = [s.settings[TOKENS_PER_COLOUR]] * len(BRANCHES)  # 4.CARD.15
    s.blood_left = _BLOOD_MARKERS if s.settings[BLOOD] else 0


def shuffle_decks(s: MedioevoState) -> None:
    """0.SETUP.01: once the map is known, since both decks depend on it."""
    backs = shuffled(s, list(range(len(OBJECTIVES))), "backs-dealt", "0.SETUP.01")  # M17
    s.objective = backs[:CARDS]
    cards = [card for card in range(CARDS) if possible(s, s.objective[card])]
    s.deck = shuffled(s, cards, "empire-deck-shuffled", "0.SETUP.01")
    s.event_deck = shuffled(s, new_deck(s), "event-deck-shuffled", "0.SETUP.01")
