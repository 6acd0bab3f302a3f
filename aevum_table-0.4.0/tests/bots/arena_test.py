"""Matches between bots."""

from collections.abc import Callable
from random import Random

import pytest

from aevum.bots import Bot, arena, find
from aevum.bots.stand_in import NotOffered
from aevum.engine import Ask, BadData, Option, Outcome, Refused, View, load, rebuild, replay
from tests.tiny import GAME


class Stranger(Bot):
    """Plays by the rules for a while."""

    def __init__(self) -> None:
        self.bids = 4

    def choose(self, ask: Ask, look: Callable[[], View], rng: Random) -> Option:
        self.bids -= ask.key == "bid"
        return Option("cheat") if ask.key == "bid" and self.bids <= 0 else ask.options[0]


class Looker(Bot):
    def choose(self, ask: Ask, look: Callable[[], View], rng: Random) -> Option:
        view = look()
        assert view.seat == ask.seat
        assert view.ask is not None
        assert [o.id for o in view.ask.options] == [o.id for o in ask.options]
        return rng.choice(ask.options)


def randoms(count: int) -> list[Bot]:
    return [find(GAME.name, "random") for _ in range(count)]


def test_all_matches_end_and_are_counted() -> None:
    heard = []
    tally = arena.run(GAME, "spring", {}, 5, randoms(3), 30, after_each=lambda: heard.append(1))
    assert tally.games == len(heard) == 30
    assert tally.failures == []
    assert list(tally.wins) == ["Palmyra", "Petra", "Dura"]
    # Victories may be shared.
    assert sum(tally.wins.values()) + tally.draws >= 30
    assert tally.decisions > 30
    assert tally.decisions_per_second == tally.decisions / tally.seconds


def test_the_same_seed_gives_the_same_matches() -> None:
    first, second = (arena.run(GAME, "year", {}, 11, randoms(3), 10) for _ in range(2))
    assert (first.wins, first.draws, first.decisions) == (second.wins, second.draws, second.decisions)


def test_the_first_match_of_a_run_has_the_seed_of_the_run() -> None:
    assert arena.seeds(7, 3)[0] == 7
    assert arena.seeds(7, 3) == arena.seeds(7, 5)[:3]
    assert len(set(arena.seeds(7, 100))) == 100


def test_a_bot_may_look_at_what_its_seat_may_know() -> None:
    taken: list[tuple[int, Option]] = []
    outcome = arena.play(GAME, "spring", {"seats": 2}, 3, [Looker(), Looker()], taken)
    assert isinstance(outcome, Outcome)
    assert taken


def test_a_match_of_the_arena_is_one_of_the_table() -> None:
    taken: list[tuple[int, Option]] = []
    outcome = arena.play(GAME, "spring", {}, 3, randoms(3), taken)
    record = load(arena.record(GAME, "spring", {}, 3, taken))
    record.finished = True
    table = rebuild(GAME, record)
    assert table.state.outcome is not None
    assert table.state.outcome.to_json() == outcome.to_json()


def test_where_a_bot_fails_the_match_goes_on_and_tells_of_it() -> None:
    tally = arena.run(GAME, "year", {}, 5, [Stranger(), *randoms(2)], 2)
    assert (tally.games, tally.failures, len(tally.played)) == (2, [], 2)
    first, second = tally.faulted
    assert (first.seed, first.seat, first.stumbles.count) == (5, "Palmyra", 1)
    assert second.stumbles.count > 1
    assert first.stumbles.faults[0].error.endswith("NotOffered: cheat is no answer to 'bid'")
    *_, table = replay(GAME, load(first.record))
    assert len(table.choices) == first.stumbles.at
    assert 0 in {ask.seat for ask in table.asks()}


def test_a_match_that_must_be_the_bots_own_breaks_with_it() -> None:
    with pytest.raises(NotOffered, match="cheat is no answer"):
        arena.play(GAME, "year", {}, 5, [Stranger(), *randoms(2)], [])


def test_an_endless_match_is_a_failure() -> None:
    tally = arena.run(GAME, "year", {}, 5, randoms(3), 1, limit=4)
    assert tally.decisions == 4
    assert tally.failures[0].error == "EngineFault: the match is not over after 4 decisions"


def test_a_setup_without_sense_is_no_failure_of_a_match() -> None:
    with pytest.raises(BadData, match="no 'winter'"):
        arena.run(GAME, "winter", {}, 5, randoms(3), 1)
    with pytest.raises(Refused):
        arena.run(GAME, "spring", {"seats": 9}, 5, randoms(3), 1)


def test_shared_victories_and_draws() -> None:
    tally = arena.Tally(["a", "b"])
    for winners in ([0], [0, 1], []):
        tally.count(Outcome(winners, [], "x"))
    assert (tally.wins, tally.draws) == ({"a": 2, "b": 1}, 1)
    assert tally.decisions_per_second == 0
