"""The count of questions: which are trivial, and what is told of a match."""

import pytest

from aevum.engine import Option, Run, Step
from aevum.engine.form import Form, Line
from tools.questions.__main__ import main, told
from tools.questions.asked import Question, questions
from tools.questions.decided import as_proposed, decisions, filled_in, to_the_same_place
from tools.questions.kinds import OFTEN, STEPS, habits, kinds


def one(
    ask: str, answer: str, thing: str = "", options: int = 3, after: bool = True, seat: str = "empire"
) -> Question:
    return Question(seat, 1, ask, "", options, answer, thing, after)


def found(*match: Question, game: str = "charlemagne") -> list[str]:
    return kinds(game, match, habits([match]))


def test_a_further_step_of_a_march() -> None:
    steps = [one("operate", "move", "2819"), one("operate", "move", "2820"), one("operate", "halt")]
    assert found(*steps) == ["", "step", ""]
    assert found(steps[0], one("operate", "move", "2820", after=False)) == ["", ""]


def test_the_same_answer_for_another_piece() -> None:
    hired = [
        one("spend", "hire", f"{place}:AUS:{unit}:4")
        for place, unit in ((1, "militia"), (2, "militia"), (3, "fleet"))
    ]
    assert found(*hired, one("spend", "save")) == ["", "piece", "", ""]


def test_a_pass_where_nearly_all_pass() -> None:
    passes = [one("spear", "pass", after=False)] * 19
    assert set(found(*passes, one("spear", "play", "spear-of-longinus"))) == {"pass", ""}
    assert set(found(*passes[1:], *[one("spear", "play", "spear-of-longinus", after=False)] * 2)) == {""}


def test_a_single_sensible_answer() -> None:
    assert found(one("retreat", "go", options=1), one("retreat", "go", after=False)) == ["single", ""]
    always = [one("repair", "repair", str(n), after=False) for n in range(OFTEN)]
    assert set(found(*always)) == {"single"}
    assert set(found(*always[1:])) == {""}


def test_what_is_told() -> None:
    match = [
        one("operate", "move", "1"),
        one("operate", "move", "2"),
        one("spear", "play", seat="tribal"),
        one("x", "y"),
    ]
    rows = told("charlemagne", [match]).splitlines()
    assert rows[2] == "| empire | 3.0 | 33% | 0% | 0% | 0% | 33% |"
    assert rows[3] == "| tribal | 1.0 | 0% | 0% | 0% | 0% | 0% |"
    assert "| operate | 2 | 50% | move |" in rows


def test_a_match_of_bots() -> None:
    match = questions("medioevo", "introduction", 0, "fast", 3)
    assert {one.turn for one in match} == {0, 1, 2}  # 0: the set-up
    assert {one.seat for one in match} == {"byzantium", "mamluks", "golden-horde"}
    assert not match[0].after
    assert any(one.after for one in match)
    assert any(kinds("medioevo", match, habits([match])))


def test_a_game_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["chess"])
    assert left.value.code == 2
    assert "chess" in capsys.readouterr().err


def chosen(*answers: str, seat: str = "empire") -> list[Question]:
    """Each as `question answer`, the first after somebody else's."""
    found = []
    for n, words in enumerate(answers):
        ask, choice = words.split(" ")
        key, _, thing = choice.partition(":")
        found.append(Question(seat, 1, ask, "", 3, key, thing, n > 0, choice))
    return found


MARCH = Run("march", {}, [Step("take:1", "operations"), Step("move:7", "operate"), Step("move:9", "operate")])


@pytest.mark.parametrize(
    ("answers", "together"),
    [
        (["operations take:1", "operate move:7", "operate move:9", "operate halt"], 3),
        (["operations take:1", "operate move:7", "spear pass"], 2),
        (["operations take:1", "operate move:7", "operate move:8"], 0),
        (["operations take:2", "operate move:7", "operate move:9"], 0),
    ],
)
def test_a_run_goes_as_far_as_nothing_else_is_answered(answers: list[str], together: int) -> None:
    assert as_proposed(MARCH, chosen(*answers), 0) == together


@pytest.mark.parametrize(
    ("answers", "together"),
    [
        (["operations take:1", "operate move:5", "operate move:6", "operate move:9", "operate halt"], 4),
        (["operations take:1", "operate move:7", "operate move:8"], 0),
        (["operations take:2", "operate move:7", "operate move:9"], 0),
    ],
)
def test_another_way_to_the_same_place_is_the_same_decision(answers: list[str], together: int) -> None:
    assert to_the_same_place(STEPS["charlemagne"], MARCH, chosen(*answers), 0) == together


def test_a_form_takes_what_its_lines_and_its_purse_allow() -> None:
    lines = [Line(Option("hire", {"unit": "militia"}), 2, 5), Line(Option("hire", {"unit": "fleet"}), 1, 4)]
    form = Form("purchases", {}, "spend", lines, "save", purse=12)
    militia, fleet = "spend hire:militia", "spend hire:fleet"
    assert filled_in(form, chosen(militia, fleet, "spend save"), 0) == 3
    assert filled_in(form, chosen(militia, militia, fleet, "spend save"), 0) == 2  # 14 of 12
    assert filled_in(form, chosen(militia, "levy x", fleet), 0) == 1
    assert filled_in(form, chosen("spend build:burg", militia), 0) == 0


def test_a_line_with_a_question_of_its_own_takes_both() -> None:
    then = [Option("at", {"place": "Roma"}), Option("at", {"place": "Pavia"})]
    form = Form("levies", {}, "levy", [Line(Option("raise"), 2, then=then, then_ask="where")], "done")
    assert filled_in(form, chosen("levy raise", "where at:Pavia", "levy done"), 0) == 3
    assert filled_in(form, chosen("levy raise", "where at:Milan", "levy done"), 0) == 0


def test_the_decisions_of_a_match_are_its_questions() -> None:
    match = questions("invasions", "duel-350", 0, "fast", 1)[:60]
    made = decisions("invasions", "duel-350", 0, 1, match)
    assert sum(one.questions for one in made) == len(match)
    assert [one.first for one in made] == [sum(o.questions for o in made[:n]) for n in range(len(made))]
    assert any(one.how == "march" and one.questions > 1 for one in made)
    assert "decisions a turn" in told("invasions", [match], [made])
