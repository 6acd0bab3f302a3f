"""What a seat knows while cards are chosen and bids are made (0.SETUP.12, 0.COMP.07)."""

from collections.abc import Callable
from random import Random
from typing import Any

from aevum.engine import Table
from aevum.engine.state import Frame
from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.bidding.phase import TurnOrderPhase
from aevum.games.medioevo.rules.events.cards import EVENTS, in_play
from aevum.games.medioevo.rules.events.savior import PickEvent
from aevum.games.medioevo.rules.setup.first_cards import FirstCards
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]
Tables = Callable[..., Table]


def runs(m: ScriptedMatch, frame: Frame[Any]) -> None:
    """A procedure alone, as only frames of the game can be saved."""
    m.s.frames = [frame]
    GAME.advance(m.s)


def imagined(s: MedioevoState, seat: int, seed: int) -> MedioevoState:
    """A state as the seat may think of it, which keeps all laws."""
    found = GAME.imagine(GAME.view(s, seat), Random(seed))
    GAME.check(found)
    assert isinstance(found, MedioevoState)
    return found


@rule("0.SETUP.12")
def test_who_chooses_a_card_knows_the_own_three_alone(table: Tables) -> None:
    t = table("introduction")
    while t.asks()[0].key != "keep-card":
        ask = next(ask for ask in t.asks() if ask.answer is None)
        t.choose(t.seats[ask.seat], ask.options[0].id)
    s = t.at(len(t.choices))
    assert isinstance(s, MedioevoState)
    real = s.frames[-1]
    assert isinstance(real, FirstCards)
    hands: list[list[int]] = []
    for seed in range(8):
        thought = imagined(s, 1, seed)
        frame = thought.frames[-1]
        assert isinstance(frame, FirstCards)
        assert frame.hand(1) == real.hand(1)
        assert len({*frame.dealt, *thought.deck}) == len(frame.dealt) + len(thought.deck)
        hands.append(frame.hand(0))
    assert len({tuple(hand) for hand in hands}) > 1


@rule("0.COMP.07", "1.ORDER.03")
def test_who_has_shown_a_bid_has_at_least_that_money(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,hungary").turn(2, 1)
    runs(m, TurnOrderPhase())
    for seat in range(3):
        GAME.choose(m.s, seat, "bid:1590" if seat < 2 else "bid:0")
    for seed in range(8):
        assert imagined(m.s, 0, seed).money[1] >= 1590


@rule("2.CARD.02")
def test_event_decks_are_thought_of_with_cards_of_this_map(match: Maker) -> None:
    m = match(kingdoms="byzantium,mamluks,golden-horde").turn(2, 2)
    there = in_play(m.s.open)
    m.s.event, m.s.event_deck = there[0], there[4:]
    runs(m, PickEvent(0, there[1:4]))
    for seed in range(8):
        thought = imagined(m.s, 2, seed)
        assert sorted(thought.event_deck) == there[4:]
    assert len(there) < len(EVENTS)


@rule("2.CARD.01", "0.SETUP.01")
def test_nobody_sees_the_decks(match: Maker) -> None:
    m = match()
    m.s.event_deck = [1, 2, 3]
    for seat in (-1, 0, 1):
        own = GAME.view(m.s, seat).data["own"]
        assert isinstance(own, dict)
        assert own["event_deck"] == [-1, -1, -1]
        assert set(own["deck"]) == {-1}
