"""K.GEN.01: what cards do for a turn is of one card, one player and one thing."""

from collections.abc import Callable

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.testing import rule
from tests.games.medioevo.conftest import ScriptedMatch

Maker = Callable[..., ScriptedMatch]


def rows(s: MedioevoState) -> list[list[int]]:
    return [effect.row() for effect in s.effects]


@rule("K.GEN.01")
def test_an_effect_is_found_by_its_code_its_seat_and_its_subject(match: Maker) -> None:
    s = match().s
    effects.put(s, effects.NO_BATTLE, 1, 7)
    effects.put(s, effects.NO_TRADE, 2, 8, 5)
    assert effects.has(s, effects.NO_BATTLE, 1, 7)
    for code, seat, subject in (
        (effects.NO_TRADE, 1, 7),
        (effects.NO_BATTLE, 2, 7),
        (effects.NO_BATTLE, 1, 8),
    ):
        assert not effects.has(s, code, seat, subject)
        assert effects.of_seat(s, code, seat, subject) == []
    assert [effect.detail for effect in effects.of_seat(s, effects.NO_TRADE, 2, 8)] == [5]
    assert effects.holds(s, effects.NO_BATTLE, 7)
    assert not effects.holds(s, effects.NO_BATTLE, 8)
    assert [effect.seat for effect in effects.every(s, effects.NO_TRADE)] == [2]


@rule("K.GEN.01")
def test_only_that_effect_is_taken_away(match: Maker) -> None:
    s = match().s
    others = [(effects.NO_TRADE, 1, 7), (effects.NO_BATTLE, 2, 7), (effects.NO_BATTLE, 1, 8)]
    for code, seat, subject in [(effects.NO_BATTLE, 1, 7), *others]:
        effects.put(s, code, seat, subject)
    effects.take_away(s, effects.NO_BATTLE, 1, 7)
    assert rows(s) == [[code, seat, subject, 0] for code, seat, subject in others]


@rule("K.GEN.01")
def test_what_was_said_of_a_thing_goes_with_it(match: Maker) -> None:
    s = match().s
    of_slots = (effects.DUAL, effects.HAULED, effects.ENGINE_WAGON, effects.UNSEEN, effects.AFLOAT)
    for code in (*of_slots, effects.MACHINERY, effects.LEFT_CASTLE):
        effects.put(s, code, 0, 3)
        effects.put(s, code, 0, 4)
    effects.put(s, effects.NO_BATTLE, 0, 3)
    effects.forget_slot(s, 3)
    assert {effect.subject for effect in s.effects if effect.code != effects.NO_BATTLE} == {4}
    assert len(s.effects) == 7 + 1


@rule("K.GEN.01", "K.CARD.10", "K.CARD.05")
def test_only_what_is_for_the_next_turn_outlasts_this_one(match: Maker) -> None:
    m = match().turn(3)
    for code in (effects.NO_BATTLE, effects.BUY_BACK, effects.HELD, effects.BLESSED, effects.DUAL):
        for turn in (2, 3, 4):
            effects.put(m.s, code, 0, 0, turn)
    effects.end_of_turn(m.s)
    assert sorted({effect.code for effect in m.s.effects}) == sorted(
        [effects.BUY_BACK, effects.HELD, effects.BLESSED]
    )
    assert sorted({effect.detail for effect in m.s.effects}) == [3, 4]
