"""Whole matches: the bots play them to the end, and know what they play for."""

from functools import partial
from random import Random

import pytest

from aevum.bots import arena
from aevum.bots.random_bot import RandomBot
from aevum.engine.ask import Option
from aevum.games.medioevo import GAME
from aevum.games.medioevo.bots import BOTS
from aevum.games.medioevo.bots.bot import Chancellor
from aevum.games.medioevo.rules.hidden import UNKNOWN
from aevum.games.medioevo.rules.state import MedioevoState

pytestmark = pytest.mark.slow

SEED = 1204


def played(name: str, seed: int = SEED) -> list[tuple[int, Option]]:
    taken: list[tuple[int, Option]] = []
    arena.play(GAME, "introduction", {}, seed, [BOTS[name]() for _ in range(3)], taken)
    return taken


@pytest.mark.parametrize("name", ["bot", "fast"])
def test_it_plays_a_short_match_to_the_end_and_again(name: str) -> None:
    first, again = ([(seat, option.id) for seat, option in played(name)] for _ in range(2))
    assert first
    assert first == again


@pytest.mark.parametrize("seat", range(4))
def test_it_beats_three_random_players(seat: int) -> None:
    players = [BOTS["fast"]() if at == seat else RandomBot() for at in range(4)]
    assert arena.play(GAME, "short", {"players": 4}, SEED, players, []).winners == [seat]


@pytest.mark.parametrize(
    "options",
    [
        {"players": 4, "kingdoms": "chosen", "terrain": True, "blood": True},
        {"players": 4, "teams": True, "deployment": True},
        {"players": 3, "auction": True, "defender-may-flee": True, "war-delay": 0},
    ],
)
def test_it_plays_the_variants(options: dict[str, object]) -> None:
    players = [BOTS["fast"]() for _ in range(4)]
    assert arena.play(GAME, "short", options, SEED, players, []).scores


def test_one_bot_may_play_all_seats_and_forgets_the_match_before() -> None:
    alone: list[tuple[int, Option]] = []
    after: list[tuple[int, Option]] = []
    player = BOTS["fast"]()
    for taken in (alone, after):
        arena.play(GAME, "introduction", {}, SEED, [player] * 3, taken)
    assert [option.id for _, option in alone] == [option.id for _, option in after]


def test_nobody_goes_bankrupt() -> None:
    s = GAME.start("short", {"players": 3}, SEED)
    assert isinstance(s, MedioevoState)
    s.log = []
    players = [BOTS["fast"]() for _ in range(3)]
    rng = Random(SEED)
    while s.outcome is None:
        ask = next(ask for ask in GAME.asks(s) if ask.answer is None)
        option = players[ask.seat].choose(ask, partial(GAME.view, s, ask.seat), rng)
        assert ask.find(option) is option
        GAME.choose(s, ask.seat, option, ask.version)
    told = [event.key for event in s.log]
    assert "bankrupt" not in told
    assert "route-finished" in told
    assert "conquered" in told
    assert not any(s.loans)


def test_a_lone_answer_needs_no_look() -> None:
    s = GAME.start("short", {"players": 3}, SEED)
    ask = GAME.asks(s)[0].copy()
    ask.options = ask.options[:1]
    assert Chancellor().choose(ask, lambda: pytest.fail("it looked"), Random(1)) is ask.options[0]


def test_it_sees_the_board_and_leaves_unseen_what_is_hidden() -> None:
    s = GAME.start("short", {"players": 3}, SEED)
    assert isinstance(s, MedioevoState)
    seat = GAME.asks(s)[0].seat
    found = GAME.sight(GAME.view(s, seat))
    assert isinstance(found, MedioevoState)
    assert found.lord == s.lord
    assert found.armies == s.armies
    assert found.money[seat] == s.money[seat]
    assert [found.money[other] for other in range(3) if other != seat] == [UNKNOWN, UNKNOWN]
    assert UNKNOWN in found.objective
