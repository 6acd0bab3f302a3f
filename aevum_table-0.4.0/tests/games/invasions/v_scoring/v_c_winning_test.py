"""V.C Who wins, and when it is over."""

import pytest

from aevum.games.invasions.rules.ledger import book, score
from aevum.games.invasions.rules.scoring.end import end_match, is_last
from aevum.games.invasions.rules.setup.start import set_up
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.testing import rule


@pytest.fixture
def match() -> InvasionsState:
    return set_up("350", {}, 1)


def winner(s: InvasionsState) -> str:
    end_match(s)
    assert s.outcome is not None
    (seat,) = s.outcome.winners
    return s.seats[seat]


@rule("V.C.1", "V.B.4")
def test_points_of_all_nations_of_a_seat_add_up(match: InvasionsState) -> None:
    for nation, points in (("visigoths", 3), ("angles", 2), ("rome", 4)):
        score(match, NATIONS.index(nation), points, "objective", "V.B.1")
    book(match, 3, NATIONS.index("arabs"), 1)  # a raid
    assert match.points == [4, 0, 0, 6]
    assert winner(match) == "goth"
    assert match.outcome is not None
    assert match.outcome.args["tie"] == 0


@rule("V.C.2")
def test_the_match_ends_after_turn_12_or_with_islam_after_11(match: InvasionsState) -> None:
    match.world.turn = 11
    assert not is_last(match, 12)
    match.realm.happened = ["islam"]
    assert is_last(match, 12)
    match.world.turn = 10
    assert not is_last(match, 12)
    match.world.turn = 12
    match.realm.happened = []
    assert is_last(match, 12)


@rule("V.C.3")
def test_of_equals_the_last_turn_counts_twice(match: InvasionsState) -> None:
    match.points = [7, 7, 3, 7]
    match.realm.turn_points = [1, 2, 3, 4]
    assert winner(match) == "goth"
    assert match.outcome is not None
    assert match.outcome.args["tie"] == 1


@rule("V.C.4")
def test_then_the_order_of_players(match: InvasionsState) -> None:
    match.points = [5, 7, 7, 7]
    assert winner(match) == "hun"
