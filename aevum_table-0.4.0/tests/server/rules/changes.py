"""Changes of rules, in the middle of a test."""

from typing import Any

import pytest

from aevum.engine import Game, Refusal, State
from tests import tiny
from tests.tiny import Caravans
from tests.tiny.cards import Market
from tests.tiny.road import Round, Toll


def between(monkeypatch: pytest.MonkeyPatch, game: Game, first: State, last: State | None = None) -> None:
    """From one moment to the other every choice does and tells something more; in whatever game."""
    real = type(game).choose

    def choose(self: Game, s: State, *args: Any) -> None:
        real(self, s, *args)
        if first.asked <= s.asked and (last is None or s.asked < last.asked):
            s.revealed += 1
            s.tell("rules-moved", {"from": "0", "to": "0"})

    monkeypatch.setattr(type(game), "choose", choose)


class Bazaar(Market):
    def __init__(self) -> None:
        super().__init__()
        self.tents = 7


def another_form(monkeypatch: pytest.MonkeyPatch, version: int = 2) -> None:
    """From this version on the states of the tiny game hold something more."""

    def modern(self: Caravans, data: dict[str, Any], written: str) -> dict[str, Any]:
        return data if int(written) >= version else {**data, "own": {**data["own"], "tents": 7}}

    monkeypatch.setattr(Caravans, "blank", lambda self: Bazaar())
    monkeypatch.setattr(Caravans, "modern", modern)


def peace_for(monkeypatch: pytest.MonkeyPatch, house: int) -> None:
    """A house that may demand no toll any more."""
    real = tiny.no_claim

    def no_claim(s: State, seat: int, other: int) -> Refusal | None:
        return real(s, seat, other) or (Refusal("once-a-round", rule="C.3.2") if seat == house else None)

    monkeypatch.setattr(tiny, "no_claim", no_claim)


def dearer_tolls(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has to be fought for a toll gets a coin from the bank."""
    real = Toll.answer

    def answer(self: Toll, s: Any, ask: Any, option: Any) -> None:
        real(self, s, ask, option)
        if option.key == "fight":
            s.bank -= 1
            s.gold[self.claimant] += 1
            s.tell("bids", {"bids": [1]}, "C.3.9")

    monkeypatch.setattr(Toll, "answer", answer)


def other_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the second round on cards are dealt from the other end of the deck."""
    real = Round.run

    def run(self: Round, s: Any) -> None:
        if self.step == "deal" and s.round > 1:
            s.deck.reverse()
        real(self, s)

    monkeypatch.setattr(Round, "run", run)
