"""What a seat may not know: others' florins (0.COMP.07), objectives (4.CARD.05), secret pacts (C.PACT.01)."""

from random import Random
from typing import Final

from aevum.engine.codec import a_dict, an_int, ints
from aevum.games.medioevo.rules.bidding.unknown import least_money
from aevum.games.medioevo.rules.diplomacy.unknown import hide_pacts
from aevum.games.medioevo.rules.events.cards import in_play
from aevum.games.medioevo.rules.events.unknown import on_offer
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.objectives.table import OBJECTIVES
from aevum.games.medioevo.rules.position import CARDS, DECK
from aevum.games.medioevo.rules.purchases.unknown import fill_purchases, hide_purchases, looked_at
from aevum.games.medioevo.rules.setup.unknown import fill_hands, hide_hands, known_cards
from aevum.games.medioevo.rules.start import FLORINS
from aevum.games.medioevo.rules.tables import NOBODY

UNKNOWN: Final = -1
"""What a view shows of a hidden number."""


def hide(data: dict[str, object], seat: int) -> None:
    own = a_dict(data, "own", "state")
    own["money"] = [
        florins if player == seat else UNKNOWN for player, florins in enumerate(ints(own, "money", "own"))
    ]
    seen = ints(own, "seen", "own")
    own["objective"] = [
        aim if seat >= 0 and seen[card] >> seat & 1 else UNKNOWN
        for card, aim in enumerate(ints(own, "objective", "own"))
    ]
    own["seen"] = [bits >> seat & 1 if seat >= 0 else 0 for bits in seen]
    own["deck"] = [UNKNOWN] * len(ints(own, "deck", "own"))
    own["event_deck"] = [UNKNOWN] * len(ints(own, "event_deck", "own"))
    hide_pacts(data, seat)
    hide_hands(data, seat)
    hide_purchases(data, seat)


def fill(data: dict[str, object], seat: int, rng: Random) -> None:
    """Florins, backs of cards and decks as they may be."""
    own = a_dict(data, "own", "state")
    florins = ints(own, "money", "own")
    shown = least_money(data, len(florins))
    own["money"] = [
        max(shown[player], rng.randrange(FLORINS)) if sum_of == UNKNOWN else sum_of
        for player, sum_of in enumerate(florins)
    ]
    aims = ints(own, "objective", "own")
    free = [aim for aim in range(len(OBJECTIVES)) if aim not in aims]
    rng.shuffle(free)
    own["objective"] = [free.pop() if aim == UNKNOWN else aim for aim in aims]
    own["seen"] = [bit << seat if seat >= 0 else 0 for bit in ints(own, "seen", "own")]
    holder = ints(own, "holder", "own")
    known = known_cards(data) + looked_at(data)
    deck = [card for card in range(CARDS) if holder[card] == DECK and card not in known]
    rng.shuffle(deck)
    fill_hands(data, deck, rng)
    fill_purchases(data, deck, rng)
    own["deck"] = deck[: len(ints(own, "deck", "own"))]
    used = ints(own, "event_pile", "own")
    now = an_int(own, "event", "own")
    kingdoms = ints(own, "kingdoms", "own")
    here = in_play(LAND.active(kingdoms)) if NOBODY not in kingdoms else []
    out = [now, *used, *on_offer(data)]
    events = [card for card in here if card not in out]
    rng.shuffle(events)
    own["event_deck"] = events[: len(ints(own, "event_deck", "own"))]
