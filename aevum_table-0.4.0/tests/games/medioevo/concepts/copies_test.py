"""Positions that are copied, as for a forecast, and that come from a save."""

from collections.abc import Callable

import pytest

from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.state import MedioevoState
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


def another(value: object) -> object:
    """Something that no new position holds there."""
    if isinstance(value, str):
        return f"{value}!"
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, dict):
        return {**value, 7: [1] * 7}
    assert isinstance(value, list)
    return [*value, 7]


@pytest.mark.parametrize("field", [*MedioevoState.fields, "armies", "moved", "seat_of", "open"])
def test_a_copy_holds_all_that_the_position_holds(match: Maker, field: str) -> None:
    s = match().s
    there = another(getattr(s, field))
    setattr(s, field, there)
    assert getattr(s.copy(), field) == there


def test_what_is_done_with_a_copy_leaves_the_position_as_it_is(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer", 2).learn("hungary", "market")
    before = GAME.to_json(m.s)
    copied = m.s.copy()
    assert isinstance(copied, MedioevoState)
    copied.remove(m.area("CON"), 0, 1)
    copied.mark(m.area("BUL"), 1)
    copied.money[0] -= 10
    copied.levels[0] += 1
    assert GAME.to_json(m.s) == before != GAME.to_json(copied)


def test_a_save_brings_back_armies_who_has_moved_and_whose_kingdoms_they_are(match: Maker) -> None:
    m = match().put("BUL", "byzantium", "archer", 2).put("ROM", "hungary", "captain-2")
    m.s.set_spent(m.area("BUL"), 0, [0, 1, 0, 0, 0, 0, 0])
    read = GAME.from_json(GAME.to_json(m.s))
    assert isinstance(read, MedioevoState)
    assert (read.armies, read.moved) == (m.s.armies, m.s.moved)
    assert (read.seat_of, read.open) == (m.s.seat_of, m.s.open)
