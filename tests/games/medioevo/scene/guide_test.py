"""What a beginner is told: a hint with every question, and the guide of the first match."""

from aevum.games.medioevo import GAME
from aevum.games.medioevo.lobby import FIRST
from aevum.kit.clauses import load
from aevum.scene.source import guide
from aevum.testing.word_files import game_file
from aevum.words import Words

LONGEST = 60


def ids(kind: str) -> set[str]:
    file = game_file("en", GAME.name)
    assert file is not None
    return {id.removeprefix(kind) for id in file.ids if id.startswith(kind)}


def test_every_question_has_a_hint() -> None:
    assert len(ids("ask-")) > 90
    assert ids("ask-") == ids("hint-")


def test_the_guide_explains_questions_of_the_game(words: Words) -> None:
    tips = guide(GAME.name, FIRST, words)
    assert {key for tip in tips for key in tip.asks} <= ids("ask-")
    assert {tip.moment for tip in tips} == {None, "start", "wait", "contest", "over"}


def test_tips_are_short_and_each_has_a_name_of_its_own(words: Words) -> None:
    tips = guide(GAME.name, FIRST, words)
    assert len({tip.id for tip in tips}) == len(tips)
    assert [tip.id for tip in tips if len(tip.text.split()) > LONGEST or tip.title in ("", tip.id)] == []


def test_a_tip_names_a_rule_that_there_is(words: Words) -> None:
    book = load(GAME.name)
    known = {section.id for section in book.sections} | set(book.by_id) | set(book.titles)
    assert {tip.rule for tip in guide(GAME.name, FIRST, words)} - {""} <= known
