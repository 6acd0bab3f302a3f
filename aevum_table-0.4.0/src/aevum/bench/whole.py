"""Whole matches by random players: how fast they go, and whether they slow down towards the end."""

from __future__ import annotations

from random import Random
from time import perf_counter

from aevum.engine import Game, State
from aevum.games.invasions.rules.state import InvasionsState

MATCH = "350"
FIRST, LAST = 1, 12


class Pace:
    """What whole matches took: decisions, seconds, and by turn the seconds and the options offered."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.of_turn: dict[int, list[float]] = {}

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    def per_option(self, turn: int) -> float:
        """Seconds for one option that was offered in a turn."""
        seconds, options = self.of_turn[turn]
        return seconds / options


def measure(game: Game, matches: int, seed: int) -> tuple[Pace, list[State]]:
    """Plays matches to the end; some states on the way, to copy."""
    pace = Pace()
    some: list[State] = []
    for number in range(matches):
        rng = Random(seed * 1000 + number)
        start = last = perf_counter()
        s = game.start(MATCH, {}, seed * 1000 + number)
        assert isinstance(s, InvasionsState)
        while s.outcome is None:
            ask = s.live()[0]
            turn = s.world.turn
            offered = len(ask.options)
            game.choose(s, ask.seat, rng.choice(ask.options), ask.version)
            pace.decisions += 1
            now = perf_counter()
            spent = pace.of_turn.setdefault(turn, [0.0, 0.0])
            spent[0] += now - last
            spent[1] += offered
            last = now
            if pace.decisions % 40 == 0 and s.outcome is None:
                some.append(s.copy())
                last = perf_counter()
        pace.seconds += perf_counter() - start
    return pace, some


def slowdown(pace: Pace) -> float | None:
    """Cost of an option in the last turn as a multiple of the first; None where no match came so far."""
    if LAST not in pace.of_turn:
        return None
    return pace.per_option(LAST) / pace.per_option(FIRST)
