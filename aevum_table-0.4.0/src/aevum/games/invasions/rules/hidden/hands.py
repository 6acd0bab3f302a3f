"""What a seat may know of cards: its own hand, what lies open, and how many the others keep."""

from random import Random

from aevum.engine.codec import ints
from aevum.games.invasions.rules.diplomacy.deck import KIND
from aevum.games.invasions.rules.hands.deck import EVENTS, PRIVATE
from aevum.games.invasions.rules.realm.realm import IN_DECK, UNSEEN


def hide_cards(realm: dict[str, object], world: dict[str, object], seat: int) -> None:
    """Cards of the deck and of other hands look all alike; an onlooker has seat -1 and no hand."""
    events = [_seen(at, 0 <= at == seat) for at in ints(realm, "event_at", "realm")]
    realm["event_at"] = _in_order(events, [EVENTS.index(key) for key in EVENTS])
    seats = ints(world, "seat", "world")
    cards = [_seen(at, at >= 0 and 0 <= seats[at] == seat) for at in ints(realm, "diplomacy_at", "realm")]
    realm["diplomacy_at"] = _in_order(cards, KIND)


def deal_unseen(realm: dict[str, object], rng: Random) -> None:
    """Hands as full as everybody sees them, from the cards that are not accounted for."""
    private = _private(len(ints(realm, "event_at", "realm")))
    events = ints(realm, "event_at", "realm")
    realm["event_at"] = _dealt(events, ints(realm, "hand", "realm"), private, rng)
    cards = ints(realm, "diplomacy_at", "realm")
    realm["diplomacy_at"] = _dealt(cards, ints(realm, "held", "realm"), list(range(len(cards))), rng)


def _seen(at: int, own: bool) -> int:
    return at if own or at < IN_DECK else UNSEEN


def _in_order(cards: list[int], names: list[int]) -> list[int]:
    """Which of several like cards somebody has is not to be seen, only how many."""
    piles: dict[int, list[int]] = {}
    for name, at in zip(names, cards, strict=True):
        piles.setdefault(name, []).append(at)
    for pile in piles.values():
        pile.sort()
    return [piles[name].pop() for name in names]


def _dealt(cards: list[int], hands: list[int], kept: list[int], rng: Random) -> list[int]:
    """`kept`: the cards that hands may hold; the others of the deck stay there."""
    loose = [card for card in kept if cards[card] == UNSEEN]
    rng.shuffle(loose)
    new = [IN_DECK if at == UNSEEN else at for at in cards]
    for holder, size in enumerate(hands):
        for _ in range(size - cards.count(holder)):
            new[loose.pop()] = holder
    return new


def _private(count: int) -> list[int]:
    """X.B.4: only private events stay in hands."""
    return [card for card in range(count) if PRIVATE[card]]
