"""What a seat sees of cards: its own; of others how many; and nothing that the deck decides."""

from random import Random
from typing import Any

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.dice import UNTOLD
from aevum.games.invasions.rules.events.step import EventCards
from aevum.games.invasions.rules.hands.deck import EVENTS, PRIVATE
from aevum.games.invasions.rules.realm.realm import IN_DECK
from aevum.testing import rule
from tests.games.invasions.x_events.conftest import GiveBattle, Match

SEATS = ("roman", "hun", "persian", "goth")
HANDS = [1, 2, 0, 3]


def dealt(m: Any, rng: Random, own: list[int], seat: int) -> Any:
    """Hands of fixed sizes: the seat's own cards, and others at random."""
    loose = [card for card in range(len(EVENTS)) if PRIVATE[card] and card not in own]
    rng.shuffle(loose)
    at = [IN_DECK] * len(EVENTS)
    for holder, size in enumerate(HANDS):
        for i in range(size):
            at[own[i] if holder == seat else loose.pop()] = holder
    m.realm.event_at = at
    m.realm.hand = list(HANDS)
    return m


@pytest.mark.parametrize("seat", range(4))
def test_states_that_differ_only_in_what_is_hidden_look_alike(
    match: Match, battle: GiveBattle, seat: int
) -> None:
    rng = Random(seat)
    own = rng.sample([card for card in range(len(EVENTS)) if PRIVATE[card]], HANDS[seat])
    seen = []
    for _ in range(12):
        m = battle(dealt(match(), rng, own, seat))
        shown = m.table.view(SEATS[seat]).to_json()
        while m.ask().key == "battle-events":
            asker = m.ask().seat
            GAME.choose(m.table.state, asker, "pass")
        seen.append((shown, m.table.view(SEATS[seat]).to_json()))
    assert all(views == seen[0] for views in seen)


@pytest.mark.parametrize("seat", range(4))
def test_what_is_imagined_fits_the_view(match: Match, seat: int) -> None:
    m = dealt(match(), Random(7), list(range(HANDS[seat])), seat)
    view = m.table.view(SEATS[seat])
    hands = set()
    for seed in range(20):
        imagined: Any = GAME.imagine(view, Random(seed))
        GAME.check(imagined)
        assert [imagined.realm.event_at.count(n) for n in range(4)] == HANDS
        assert GAME.view(imagined, view.seat).to_json() == view.to_json()
        hands.add(tuple(imagined.realm.event_at))
    assert len(hands) > 10


@rule("X.B.4")
def test_a_private_card_is_told_to_its_owner_only(match: Match) -> None:
    m = match(dice=[1, 1, 1, 1]).begin(EventCards())
    for n, event in enumerate(m.events("own-event")):
        assert [event.seen_by(seat) for seat in range(4)] == [seat == n for seat in range(4)]
    assert len(m.events("own-event")) == 4
    assert all(event.seen_by(3) for event in m.events("keeps-event"))
    # The number drawn would tell even the drawer how many of the other cards are still in the deck.
    assert {event.to for event in m.events("draws-event")} == {UNTOLD}
