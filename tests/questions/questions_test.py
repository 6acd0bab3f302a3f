"""The count of questions: which are trivial, and what is told of a match."""

import pytest

from tools.questions.__main__ import main, told
from tools.questions.asked import Question, questions
from tools.questions.kinds import OFTEN, habits, kinds


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
