"""`go PLACE` and `run` at the prompt: whole marches, and why not."""

import io
from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from aevum.bots import find
from aevum.engine import Form, Game, Line, State, Table, registry
from aevum.games.invasions.scenarios import Invasions
from aevum.terminal.paint import make_console
from aevum.terminal.players import Players
from aevum.terminal.session import Session
from aevum.words import Words
from tests.seated import Run
from tests.terminal.table_test import PLAY, after

GAME, SCENARIO = "invasions", "frontiers-375"
Play = Callable[..., tuple[str, Table]]


def stacks(seat: str) -> Table:
    """A match in which this seat is asked which of its stacks moves next."""
    table = Table(registry.find(GAME), SCENARIO, {}, seed=3)
    bot, rng = find(GAME, "fast"), Random(1)
    while True:
        ask = next(ask for ask in table.asks() if ask.answer is None)
        name = table.seats[ask.seat]
        if ask.key == "stacks" and name == seat:
            return table
        table.choose(name, bot.choose(ask, partial(table.view, name), rng))


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Types this as one who moves stacks: what is shown, and the table."""

    def call(*typed: str, seat: str = "roman", table: Table | None = None) -> tuple[str, Table]:
        table = table if table is not None else stacks(seat)
        players = Players(GAME, table.seats, {one: "me" if one == seat else "fast" for one in table.seats})
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        monkeypatch.setenv("COLUMNS", "200")
        Session(table, table_words(table), players, make_console()).run()
        return capsys.readouterr().out, table

    return call


def only(table: Table, seat: str = "roman") -> str:
    """A place to which one stack alone can go, in several steps that nothing stops."""
    runs = table.runs(seat)
    goals = [str(run.args["to"]) for run in runs]
    return next(
        str(run.args["to"])
        for run in runs
        if goals.count(str(run.args["to"])) == 1 and len(run.steps) > 2 and not run.stops
    )


def test_go_takes_the_stack_there_step_by_step(play: Play) -> None:
    table = stacks("roman")
    place, count = only(table), len(table.choices)
    out, table = play(f"go {place.upper()}", "quit", table=table)
    made = [choice for _, choice in table.choices[count:]]
    assert made[0].startswith("march:")
    assert f"go:{place}" in made
    assert "Stopped" not in out
    assert f"march from {made[0].partition(':')[2]}" in out or "marches from" in out


def test_what_went_as_one_goes_back_as_one(play: Play) -> None:
    table = stacks("roman")
    count = len(table.choices)
    out, table = play(f"go {only(table)}", "u", "quit", table=table)
    assert len(table.choices) == count
    assert "Taken back." in out


def test_why_not_in_words_with_the_rule(play: Play) -> None:
    out, _ = play("go Utopia", "go", "go volga", "quit")
    assert after(out, "go Utopia")[0] == "Not now: Nothing that is asked now leads to Utopia."
    assert "did you mean" in after(out, "go Utopia")[1]
    assert after(out, "go") == ["Say where to: go PLACE."]
    (why,) = after(out, "go volga")
    assert why.startswith("Not now: ")
    assert why.endswith("]")


def test_a_slip_gets_a_hint_and_a_beginning_is_enough(play: Play) -> None:
    table = stacks("roman")
    place, count = only(table), len(table.choices)
    slip = place[:-1] + "qq"
    out, _ = play(f"go {slip}", "quit", table=table)
    assert any(place in line for line in after(out, f"go {slip}"))
    assert len(table.choices) == count


def test_where_several_can_go_one_is_picked_from_the_list(play: Play) -> None:
    table = stacks("roman")
    goals = [str(run.args["to"]) for run in table.runs("roman")]
    place = next(goal for goal in goals if goals.count(goal) > 1)
    there = [run for run in table.runs("roman") if run.args["to"] == place]
    count = len(table.choices)
    out, table = play(f"go {place}", "run 2", "quit", table=table)
    lines = after(out, f"go {place}")
    assert lines[-1] == "Several can go there: take one by its number with “run N”."
    assert f"from {there[0].args['from']}" in lines[0] or f"in {there[0].args['from']}" in lines[0]
    assert table.choices[count] == ("roman", there[1].steps[0].choice)


def test_run_lists_what_is_proposed_and_takes_a_number(play: Play) -> None:
    table = stacks("hun")
    count, runs = len(table.choices), table.runs("hun")
    out, table = play("run", "run 99", "run 1", "run 1", "quit", seat="hun", table=table)
    assert after(out, "run")[0].startswith("   1  ")
    assert after(out, "run 99")[0].startswith("There is no number 99 in the last list")
    assert table.choices[count] == ("hun", runs[0].steps[0].choice)
    assert "There is no number 1 in the last list, or it is no longer true" in out


def test_a_word_picks_from_a_long_list(play: Play) -> None:
    out, _ = play("run", "run africa", "run utopia", "quit")
    assert "more; “run WORD” lists those" in "\n".join(after(out, "run"))
    assert after(out, "run africa")
    assert all("Africa" in line for line in after(out, "run africa") if line.startswith("   "))
    assert after(out, "run utopia") == ["Nothing that is proposed has “utopia” in it."]


def test_what_may_stop_it_is_listed_and_what_did_is_told(play: Play) -> None:
    table = stacks("persian")
    runs = [run for run in table.runs("persian") if any(stop.key == "may-intercept" for stop in run.stops)]
    word, choice = str(runs[0].args["to"]), runs[0].steps[0].choice
    listed = [run for run in table.runs("persian") if word in table_words(table).run(run)]
    number = 1 + [run.id for run in listed].index(runs[0].id)
    out, table = play(f"run {word}", f"run {number}", "quit", seat="persian", table=table)
    assert any("may be intercepted" in line for line in after(out, f"run {word}"))
    assert ("persian", choice) in table.choices
    assert f"Stopped after {len(runs[0].steps) - 1} of {len(runs[0].steps)} choices." in out
    assert "is asked first." in out


def table_words(table: Table) -> Words:
    return Words("en", GAME, table.seats)


def test_a_game_that_proposes_nothing_says_so(run: Run) -> None:
    _, out, _ = run(*PLAY, typed="run\ngo Petra\nquit\n")
    assert after(out, "run") == ["Nothing is proposed for this question; choose one of its answers."]
    assert after(out, "go Petra") == ["Not now: Nothing that is asked now leads to Petra."]


def offers_what_stands(self: Game, s: State, seat: int) -> list[Form]:
    ask = s.ask_of(seat)
    assert ask is not None
    lines = [Line(option, usual=int(n == 0)) for n, option in enumerate(ask.options) if option.key == "march"]
    return [Form("stacks", {}, ask.key, lines, least=1, most=1)]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("fill 0", "stacks: 1 to 1 are to be taken, not 0"),
        ("fill 1x2", "may be taken 1 times at most"),
        ("fill 99", "fill: '99' is no line; expected 1 to"),
        ("fill one", "fill: 'one' is no line"),
        ("fill", "twice and the third at a place"),
    ],
)
def test_a_form_that_is_not_filled_in_as_it_allows_changes_nothing(
    play: Play, typed: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Invasions, "forms", offers_what_stands)
    table = stacks("roman")
    count = len(table.choices)
    out, table = play(typed, "quit", table=table)
    assert said in out
    assert len(table.choices) == count


@pytest.mark.parametrize("typed", ["fill 1", "fill usual"])
def test_fill_takes_lines_of_the_form(play: Play, typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Invasions, "forms", offers_what_stands)
    table = stacks("roman")
    count = len(table.choices)
    _, table = play(typed, "quit", table=table)
    assert [choice.partition(":")[0] for _, choice in table.choices[count:]] == ["march"]


def test_a_question_without_a_form_says_so(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Invasions, "forms", lambda self, s, seat: [])
    out, _ = play("fill", "quit")
    assert "This question has no form" in out
