"""Of the 72 cards none is without a use: in some position it changes something, and everybody hears of it."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.games.invasions import GAME
from aevum.games.invasions.rules.events.public import PublicEvent
from aevum.games.invasions.rules.events.strategic import play_strategic, strategic
from aevum.games.invasions.rules.hands.deck import (
    BATTLE,
    CALAMITY,
    EVENTS,
    NEEDS,
    REACTION,
    SEA,
    SIEGE,
    STRATEGIC,
    TRIGGER,
)
from aevum.games.invasions.rules.hands.window import (
    CalamityEvents,
    EventWindow,
    FlightEvents,
    SeaEvents,
    SiegeEvents,
    open_window,
)
from aevum.games.invasions.rules.realm.realm import DISCARDED
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.stored import world_json
from aevum.testing import rule
from tests.games.invasions.x_events.conftest import GiveBattle, Hold, Match, Resolve

CARDS = [f"{card + 1}-{key}" for card, key in enumerate(EVENTS)]
WINDOWS: dict[str, Callable[[], EventWindow]] = {
    SIEGE: SiegeEvents,
    REACTION: FlightEvents,
    SEA: SeaEvents,
    CALAMITY: lambda: CalamityEvents(NATIONS.index("rome"), "famine"),
}


SWAYS = "plays-event sways-battle"
CHANCE = ("event-dice", "revolt-selector", "revolt-area")
TOLD = {
    "alliance": "plays-event league-made",
    "arms-factories": "plays-event all-repaired",
    "assassination": "plays-event attempt-check attempt-succeeds",
    "bagaudae": "event-hits revolt-rises",
    "barbarian-coalition": "plays-event league-made",
    "bishops-plea": "plays-event",
    "caravan": "caravans-rich",
    "city-growth": "plays-event city-grows",
    "city-walls": "plays-event city-walled",
    "comet": "event-hits ages",
    "court-intrigue": "plays-event ages",
    "debased-coinage": "plays-event pays-gold",
    "deception": "plays-event",
    "earthquake": "event-hits walls-fall",
    "expert-navigation": "plays-event",
    "famine": "event-strikes lost-to-event",
    "forced-march": "plays-event forced-march",
    "golden-age": "plays-event decline-falls",
    "great-migration": "plays-event sets-out",
    "heresy": "event-hits heresy-rises",
    "hoarded-gold": "plays-event earns-gold",
    "imperial-reform": "plays-event decline-falls",
    "law-code": "plays-event ages",
    "locusts": "event-hits pays-gold",
    "night-march": "plays-event",
    "omens": "plays-event calamity-averted",
    "opened-gates": "plays-event",
    "plague": "event-strikes lost-to-event",
    "pool": "events-shuffled",
    "provisions": "plays-event",
    "reaction": "plays-event",
    "renaissance": "plays-event decline-falls",
    "revolt": "event-hits revolt-rises",
    "rich-harvest": "event-hits earns-gold",
    "sedition": "plays-event ruler-idle",
    "shortage": "event-hits pays-gold",
    "siege-engines": "plays-event",
    "storm": "plays-event",
    "tax-riots": "event-hits event-hits pays-gold pays-gold",
    "tidal-wave": "event-strikes lost-to-event",
    "treason": "plays-event alliance-ends",
    "volunteers": "plays-event volunteers-come",
    "wise-minister": "plays-event wise-minister",
}
"""What everybody hears of it; a card that sways a battle always tells that."""


def facts(m: Any) -> tuple[object, ...]:
    """Everything that a card may change, apart from where the card is."""
    realm = m.realm.to_json()
    for name in ("hand", "event_at"):
        del realm[name]
    stocks = [side.stock for side in m.table.state.fight.sides] if m.table.state.fight_now else []
    return world_json(m.world), realm, stocks


def play_public(m: Any, card: int, resolve: Resolve) -> bool:
    m.realm.event_at = [DISCARDED] * len(EVENTS)
    before, lying = facts(m), m.realm.event_at
    resolve(m, PublicEvent(card, 0))
    return facts(m) != before or m.realm.event_at != lying


def play_between(m: Any, card: int, hold: Hold, resolve: Resolve) -> bool:
    s = m.table.state
    for seat in range(4):
        hold(m, seat, EVENTS[card])
        options = strategic(s, seat, 0)
        if options:
            before = facts(m)
            s.script = [2] if EVENTS[card] == "assassination" else []
            play_strategic(s, seat, options[0])
            resolve(m, s.frames.pop())
            return facts(m) != before
        m.realm.event_at = [-1] * len(EVENTS)
        m.realm.hand = [0] * 4
    return False


def play_in_a_window(m: Any, card: int, battle: GiveBattle, grounds: dict[str, int]) -> bool:
    s = m.table.state
    if TRIGGER[card] == BATTLE:
        ground = "sea" if "sea" in NEEDS[card] else "forest" if "rough" in NEEDS[card] else "plain"
        battle(m, grounds[ground], combat=1)
    else:
        if TRIGGER[card] == SIEGE:
            battle(m, grounds["plain"])
        window = WINDOWS[TRIGGER[card]]()
        if hasattr(window, "nation"):
            window.nation = NATIONS.index("rome")
        open_window(s, window, [0])
        GAME.advance(s)
    before = facts(m)
    ask = m.ask()
    s.frames[-1].answer(s, ask, ask.options[0])
    return facts(m) != before


@rule("X.B.3")
@pytest.mark.parametrize("name", CARDS)
def test_it_can_be_played_and_does_something(
    name: str, match: Match, hold: Hold, battle: GiveBattle, resolve: Resolve, grounds: dict[str, int]
) -> None:
    card = CARDS.index(name)
    m = match()
    if TRIGGER[card] == STRATEGIC:
        assert play_between(m, card, hold, resolve)
    elif TRIGGER[card] == "public":
        assert play_public(m, card, resolve)
    else:
        assert play_in_a_window(hold(m, 0, EVENTS[card]), card, battle, grounds)
    told = [event.key for event in m.table.log if event.key not in CHANCE]
    expected = SWAYS if TRIGGER[card] == BATTLE else TOLD[EVENTS[card]]
    assert told[-len(expected.split()) :] == expected.split()
