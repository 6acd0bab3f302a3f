import pytest
from hypothesis import given
from hypothesis import strategies as st

from aevum.engine import Table
from tests.engine.toys import Seal, Toy, start
from tests.tiny import GAME


def test_nothing_happens_until_the_last_answer_is_in() -> None:
    game, s = start(Seal)
    game.choose(s, 1, "take:3")
    assert (s.taken, s.outcome, s.revealed) == ([], None, 0)
    game.choose(s, 0, "take:3")
    assert (s.taken, s.revealed) == ([3, 3], 1)


def test_a_sealed_answer_may_be_changed_until_the_last_is_in() -> None:
    game, s = start(Seal)
    game.choose(s, 0, "take:1", 1)
    game.choose(s, 0, "take:2", 1)
    assert [ask.version for ask in game.asks(s)] == [1, 2]
    game.choose(s, 1, "take:1", 2)
    assert s.taken == [2, 1]


def test_nobody_else_sees_that_or_what_was_answered() -> None:
    game, s = start(Seal)
    before = [game.view(s, seat).to_json() for seat in (-1, 1)]
    game.choose(s, 0, "take:1")
    assert [game.view(s, seat).to_json() for seat in (-1, 1)] == before
    own = game.view(s, 0).ask
    assert own is not None
    assert own.answer is not None
    assert own.answer.id == "take:1"


BIDS = st.lists(st.integers(0, 5), min_size=4, max_size=4)


@given(BIDS, st.permutations(range(4)), st.lists(st.tuples(st.integers(0, 3), st.integers(0, 5)), max_size=5))
def test_neither_the_order_of_answers_nor_changes_of_mind_matter(
    bids: list[int], order: list[int], changes: list[tuple[int, int]]
) -> None:
    straight = Table(GAME, "spring", {"seats": 4}, seed=5)
    for seat, bid in enumerate(bids):
        straight.choose(straight.seats[seat], f"bid:{bid}")
    winding = Table(GAME, "spring", {"seats": 4}, seed=5)
    for seat, bid in changes:
        if seat != order[-1]:
            winding.choose(winding.seats[seat], f"bid:{bid}")
    for seat in order:
        winding.choose(winding.seats[seat], f"bid:{bids[seat]}")
    assert GAME.to_json(winding.state) == GAME.to_json(straight.state)
    assert [e.to_json() for e in winding.log] == [e.to_json() for e in straight.log]


@pytest.mark.parametrize("first", [0, 1])
def test_a_sealed_answer_survives_a_save(first: int) -> None:
    game = Toy(Seal)
    s = game.start("base", {}, 1)
    game.choose(s, first, "take:2")
    loaded = game.from_json(game.to_json(s))
    game.choose(loaded, 1 - first, "take:1")
    game.choose(s, 1 - first, "take:1")
    assert game.to_json(loaded) == game.to_json(s)
