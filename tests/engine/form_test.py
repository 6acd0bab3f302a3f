"""Forms: filled in they are runs, and nothing beyond their bounds is filled in."""

import json

import pytest

from aevum.engine import BadData, Form, Line, Option, Refusal

HORSE, LEGION = Option("buy", {"unit": "horse"}, "C.4"), Option("buy", {"unit": "legion"}, "C.4")


def purchases(**bounds: int) -> Form:
    lines = [Line(HORSE, most=2, cost=4), Line(LEGION, most=3, cost=5, usual=1, rolls=True)]
    lost = [Refusal("gold-is-lost", {"gold": 3}, "C.5")]
    return Form("purchases", {"place": "Petra"}, "purchase", lines, "done", coin="gold", lost=lost, **bounds)


def test_each_line_taken_is_an_answer_to_the_same_question_and_the_end_comes_last() -> None:
    run = purchases().filled([(0, 0), (0, 0), (1, 0)])
    assert run.id == "buy:horse+buy:horse+buy:legion+done"
    assert {step.ask for step in run.steps} == {"purchase"}
    assert [step.rolls for step in run.steps] == [False, False, True, False]


def test_nothing_may_be_all() -> None:
    assert purchases().filled([]).id == "done"


def test_a_question_that_ends_by_itself_has_no_end() -> None:
    assert Form("losses", {}, "loss", [Line(HORSE)], least=1).filled([(0, 0)]).id == "buy:horse"


def test_what_is_asked_next_is_answered_at_once() -> None:
    where = [Option("station", {"place": name}) for name in ("Petra", "Dura")]
    form = Form("purchases", {}, "purchase", [Line(HORSE, most=2, then=where, then_ask="deploy")], "done")
    run = form.filled([(0, 1), (0, 0)])
    assert run.id == "buy:horse+station:Dura+buy:horse+station:Petra+done"
    assert [step.ask for step in run.steps] == ["purchase", "deploy", "purchase", "deploy", "purchase"]
    with pytest.raises(BadData, match=r"^purchases: buy:horse has further answers 0 to 1, not 2"):
        form.filled([(0, 2)])


@pytest.mark.parametrize(
    ("taken", "bounds", "words"),
    [
        ([2], {}, "there is no line 2, only 0 to 1"),
        ([-1], {}, "there is no line -1, only 0 to 1"),
        ([0, 0, 0], {}, "buy:horse may be taken 2 times at most"),
        ([0, 0, 1], {"purse": 12}, "13 is more than the 12 there are"),
        ([1], {"least": 2}, "2 to 5 are to be taken, not 1"),
        ([0, 0, 1, 1], {"most": 3}, "0 to 3 are to be taken, not 4"),
    ],
)
def test_beyond_its_bounds_it_is_refused(taken: list[int], bounds: dict[str, int], words: str) -> None:
    with pytest.raises(BadData, match=f"^purchases: {words}"):
        purchases(**bounds).filled([(number, 0) for number in taken])


def test_up_to_its_bounds_it_is_not() -> None:
    assert len(purchases(purse=13, least=3, most=3).filled([(0, 0), (0, 0), (1, 0)]).steps) == 4


def test_as_it_goes_over_the_wire() -> None:
    told = json.loads(json.dumps(purchases(purse=12).to_json()))
    bounds = {"most": 3, "cost": 5, "usual": 1, "rolls": True, "then": [], "then_ask": ""}
    assert told["lines"][1] == {**LEGION.to_json(), **bounds}
    assert (told["least"], told["most"], told["purse"], told["coin"]) == (0, 5, 12, "gold")
    assert told["lost"] == [{"key": "gold-is-lost", "args": {"gold": 3}, "rule": "C.5"}]
