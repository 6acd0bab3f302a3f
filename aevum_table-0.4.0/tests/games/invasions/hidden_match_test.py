"""Whole matches: what a seat sees never hangs on the hands, decks and markers that it may not see."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.hands.deck import EVENTS, PRIVATE
from aevum.games.invasions.rules.realm.realm import IN_DECK
from aevum.testing import rule

pytestmark = pytest.mark.slow

CHOICES = 700
SHARE = 0.1
"""Of the states that are looked at."""
UNASKED = 0.15
"""How often somebody does something unasked, where there is anything."""


def known(s: Any, seat: int) -> str:
    return json.dumps(GAME.view(s, seat).to_json(), sort_keys=True)


def scattered(places: list[int], movable: list[int], rng: Random) -> list[int]:
    values = [places[card] for card in movable]
    rng.shuffle(values)
    new = places[:]
    for card, value in zip(movable, values, strict=True):
        new[card] = value
    return new


def redealt(s: Any, seat: int, rng: Random, deck: bool) -> Any:
    """The same match with other cards in other hands (and in the decks), and other markers face down."""
    s = s.copy()
    r, w = s.realm, s.world
    lowest = IN_DECK if deck else 0
    events = [c for c, at in enumerate(r.event_at) if PRIVATE[c] and at >= lowest and (at < 0 or at != seat)]
    r.event_at = scattered(r.event_at, events, rng)
    cards = [c for c, at in enumerate(r.diplomacy_at) if at >= lowest and (at < 0 or w.seat[at] != seat)]
    r.diplomacy_at = scattered(r.diplomacy_at, cards, rng)
    if deck:
        laid = [p for p, marker in enumerate(w.pillaged) if marker]
        loose = [w.pillaged[p] for p in laid] + s.pool
        rng.shuffle(loose)
        pillaged = w.pillaged[:]
        for p in laid:
            pillaged[p] = loose.pop()
        w.pillaged, s.pool = pillaged, sorted(loose)
    return GAME.from_json(GAME.to_json(s))


def states(seed: int) -> Iterator[tuple[Any, int, str]]:
    """States of a random match, each with the choice that comes next."""
    rng = Random(seed)
    s: Any = GAME.start("350", {}, seed)
    for _ in range(CHOICES):
        ask = s.live()[0]
        seat, wish = ask.seat, rng.choice(ask.options).id
        if rng.random() < UNASKED:
            other = rng.randrange(len(s.seats))
            found = [option for option in GAME.unasked(s, other) if option.key != "order"]
            if found:
                seat, wish = other, rng.choice(found).id
        if rng.random() < SHARE:
            yield s, seat, wish
        GAME.choose(s, seat, wish)


def story(s: Any, seat: int, wish: str, witness: int) -> tuple[str, list[object]]:
    """What a witness sees after a choice, and is told of it."""
    s = s.copy()
    s.log = []
    GAME.choose(s, seat, wish)
    return known(s, witness), [event.to_json() for event in s.log if event.seen_by(witness)]


@rule("X.B.4", "XXX.A.7", "XXIV.D.8")
@pytest.mark.parametrize("seed", range(1, 4))
def test_a_view_does_not_hang_on_what_is_hidden(seed: int) -> None:
    rng = Random(seed)
    hands = 0
    for s, _, _ in states(seed):
        for seat in range(-1, len(s.seats)):
            now = known(s, seat)
            other = redealt(s, seat, rng, deck=True)
            hands += other.realm.event_at != s.realm.event_at
            assert known(other, seat) == now, (seat, [type(frame).__name__ for frame in s.frames])
            imagined = GAME.imagine(GAME.view(s, seat), rng)
            assert known(imagined, seat) == now
            GAME.check(imagined)
            ask: Any = imagined.live()[0]
            GAME.choose(imagined, ask.seat, rng.choice(ask.options))
    assert hands > 30


@rule("X.B.4", "XXX.A.7")
@pytest.mark.parametrize("seed", range(4, 7))
def test_nor_do_what_others_do_without_a_card_and_what_is_told_of_it(seed: int) -> None:
    rng = Random(seed)
    compared = 0
    for s, chooser, wish in states(seed):
        for seat in range(len(s.seats)):
            other = redealt(s, seat, rng, deck=False)
            ask = other.ask_of(chooser)
            if ask is None or ask.find(wish) is None or (chooser != seat and shows_a_card(wish)):
                continue
            compared += other.realm.event_at != s.realm.event_at
            assert story(s, chooser, wish, seat) == story(other, chooser, wish, seat), wish
    assert compared > 10


def shows_a_card(wish: str) -> bool:
    key = wish.partition(":")[0]
    return key in ("envoys", "bribe") or any(name in wish for name in EVENTS)
