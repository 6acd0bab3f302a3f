"""Changes of rules, in the middle of a test."""

from typing import Any

import pytest

from aevum.engine import Game, State


def between(monkeypatch: pytest.MonkeyPatch, game: Game, first: State, last: State) -> None:
    """Between these two moments every choice does and tells something more than it did; in whatever game."""
    real = type(game).choose

    def choose(self: Game, s: State, *args: Any) -> None:
        real(self, s, *args)
        if first.asked <= s.asked < last.asked:
            s.revealed += 1
            s.tell("rules-moved", {"from": "0", "to": "0"})

    monkeypatch.setattr(type(game), "choose", choose)
