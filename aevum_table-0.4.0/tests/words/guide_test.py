"""What a beginner is told: a hint with every question, and the guide of the first match."""

import pytest

from aevum.engine import registry
from aevum.kit.clauses import load
from aevum.scene.guide import Tip
from aevum.scene.lobby import lobby
from aevum.scene.source import guide
from aevum.testing.word_files import game_file
from aevum.words import Words

LONGEST = 60
"""Words of a tip."""

pytestmark = pytest.mark.parametrize("game", ["invasions", "charlemagne", "medioevo"])


def first(game: str) -> str:
    return lobby(game).first


def tips(game: str) -> list[Tip]:
    found = guide(game, first(game), Words("en", game))
    assert len(found) > 10
    return found


def ids(game: str, kind: str) -> set[str]:
    file = game_file("en", game)
    assert file is not None
    return {id.removeprefix(kind) for id in file.ids if id.startswith(kind)}


def test_every_question_has_a_hint(game: str) -> None:
    assert len(ids(game, "ask-")) > 40
    assert ids(game, "ask-") == ids(game, "hint-")


def test_the_guide_explains_questions_of_the_game(game: str) -> None:
    assert {key for tip in tips(game) for key in tip.asks} <= ids(game, "ask-")
    assert {tip.moment for tip in tips(game)} == {None, "start", "wait", "contest", "over"}
    assert all(bool(tip.asks) != bool(tip.moment) for tip in tips(game))


def test_tips_are_short_and_each_has_a_name_of_its_own(game: str) -> None:
    assert len({tip.id for tip in tips(game)}) == len(tips(game))
    too_long = [tip.id for tip in tips(game) if len(tip.text.split()) > LONGEST]
    assert too_long == [tip.id for tip in tips(game) if tip.title in ("", tip.id)] == []


def test_a_tip_names_a_rule_that_there_is(game: str) -> None:
    book = load(game)
    known = {section.id for section in book.sections} | set(book.by_id) | set(book.titles)
    named = {tip.rule for tip in tips(game)} - {""}
    assert named
    assert named <= known


def test_other_scenarios_have_no_guide(game: str) -> None:
    words = Words("en", game)
    guided = [name for name in registry.find(game).scenarios() if guide(game, name, words)]
    assert guided == [first(game)]
