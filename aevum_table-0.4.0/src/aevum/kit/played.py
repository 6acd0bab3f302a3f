"""A procedure of the rules played by itself, to check odds against."""

from collections.abc import Callable
from typing import Any, TypeVar

from aevum.engine.ask import Ask, Option
from aevum.engine.event import Event
from aevum.engine.game import Game
from aevum.engine.outcome import Outcome
from aevum.engine.state import Frame, State

S = TypeVar("S", bound=State)


class _Done(Frame[State]):
    """Lies below the procedure: when it is over, so is the match."""

    def run(self, s: State) -> None:
        s.outcome = Outcome([], [0] * len(s.seats), "")


def play(game: Game, s: S, frame: Frame[Any], seed: int, answer: Callable[[S, Ask], Option | str]) -> S:
    """Once, on a copy, with these answers to every question; what happened is in its log."""
    new = s.copy()
    assert isinstance(new, type(s))
    told: list[Event] = []
    new.log = told
    new.seed = seed
    new.push(_Done())
    new.push(frame.copy())
    game.advance(new)
    while new.outcome is None:
        ask = new.live()[0]
        game.choose(new, ask.seat, answer(new, ask), ask.version)
    return new
