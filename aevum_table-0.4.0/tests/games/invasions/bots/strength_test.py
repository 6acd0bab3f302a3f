"""The marshal beats random players, from every seat. `docs/bots.md` tells how often."""

import pytest

from aevum import bots
from aevum.bots import arena
from aevum.games.invasions import GAME

pytestmark = pytest.mark.slow

SEED = 375


def won(seat: int, seats: int, options: dict[str, object]) -> bool:
    players = [bots.find(GAME.name, "bot" if i == seat else "random") for i in range(seats)]
    outcome = arena.play(GAME, "frontiers-375", options, SEED, players, [])
    return seat in outcome.winners


@pytest.mark.parametrize("seat", range(2))
def test_it_beats_a_random_player(seat: int) -> None:
    assert won(seat, 2, {"seats": 2})


@pytest.mark.parametrize("seat", range(4))
def test_it_beats_three_random_players(seat: int) -> None:
    assert won(seat, 4, {})
