"""The same of catanatron, a fast simulator of another board game. It is a development dependency only."""

from __future__ import annotations

from importlib import import_module
from random import Random
from time import perf_counter
from typing import Any


def installed() -> bool:
    try:
        import_module("catanatron")
    except ImportError:
        return False
    return True


def _game(seed: int) -> Any:
    peer = import_module("catanatron")
    colours = list(peer.Color)
    return peer.Game([peer.RandomPlayer(colour) for colour in colours], seed=seed)


def decisions_per_second(matches: int, seed: int) -> float:
    """Random play, the generation of all playable actions included, as its own loop does it."""
    decisions, seconds = 0, 0.0
    rng = Random(seed)
    for _ in range(matches):
        start = perf_counter()
        game = _game(rng.randrange(1, 1 << 30))
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        seconds += perf_counter() - start
    return decisions / seconds


def copy_seconds(rounds: int, seed: int) -> float:
    """Copies of games in their middle."""
    game = _game(seed)
    copies: list[Any] = []
    while game.winning_color() is None and len(copies) < 100:
        for _ in range(5):
            game.play_tick()
        copies.append(game.copy())
    start = perf_counter()
    for _ in range(rounds):
        for one in copies:
            one.copy()
    return (perf_counter() - start) / (rounds * len(copies))
