"""Who may do something at any time is let in while others choose."""

import io
from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from aevum.bots import find
from aevum.engine import Table, registry
from aevum.terminal.paint import make_console
from aevum.terminal.players import Players
from aevum.terminal.session import Session
from aevum.words import Words
from tests.terminal.table_test import after

GAME, SCENARIO = "medioevo", "introduction"
Play = Callable[..., tuple[str, str, Table]]


def first_purchase() -> tuple[Table, str]:
    """A match whose first player buys, and who that is: the others choose after that."""
    table = Table(registry.find(GAME), SCENARIO, {}, seed=1)
    bot, rng = find(GAME, "fast"), Random(1)
    while True:
        ask = next(ask for ask in table.asks() if ask.answer is None)
        seat = table.seats[ask.seat]
        if ask.key == "buy":
            return table, seat
        table.choose(seat, bot.choose(ask, partial(table.view, seat), rng))


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Types this as the one who buys first: who that is, what is shown, and the table."""

    def call(*typed: str) -> tuple[str, str, Table]:
        table, seat = first_purchase()
        players = Players(GAME, table.seats, {one: "me" if one == seat else "fast" for one in table.seats})
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        monkeypatch.setenv("COLUMNS", "200")
        Session(table, Words("en", GAME, table.seats), players, make_console()).run()
        return seat, capsys.readouterr().out, table

    return call


def wars(seat: str, table: Table) -> list[str]:
    """The declarations of war that this seat has made."""
    return [choice for one, choice in table.choices if one == seat and choice.startswith("declare-war")]


def test_others_are_not_waited_for_unless_wanted(play: Play) -> None:
    _, out, _ = play("done-buying")
    assert "to choose." not in out
    assert out.count("“stop” lets you in") == 1


def test_a_loan_and_a_war_while_another_buys(play: Play) -> None:
    seat, out, table = play("stop", "done-buying", "1", "declare-war:byzantium")
    shown = after(out, "done-buying")
    assert shown[1].startswith("Mamluk Sultanate is to choose.")
    assert shown[3].startswith("   1  Borrow 500 florins")
    assert ((seat, "borrow:500") in table.choices, wars(seat, table)) == (True, ["declare-war:byzantium"])


def test_the_list_is_shown_when_it_is_new_or_wanted(play: Play) -> None:
    _, out, _ = play("stop", "done-buying", "", "list")
    first, second, third = (part.partition("›")[0] for part in out.split("to choose.")[1:4])
    assert "Declare war" in first
    assert "Declare war" not in second
    assert "Declare war" in third


def test_one_goes_on_until_the_next_question(play: Play) -> None:
    _, out, table = play("stop", "done-buying", "go")
    assert out.count("to choose.") == 1
    assert len(table.choices) > len(first_purchase()[0].choices) + 5
    _, out, _ = play("stop", "done-buying", "go", "pass-combat")
    assert out.count("to choose.") == 2


def test_stop_again_ends_it(play: Play) -> None:
    _, out, _ = play("stop", "done-buying", "stop")
    assert out.count("to choose.") == 1
    assert after(out, "stop")[0].startswith("From now on you may cut in")
    assert "You are not let in any more" in out


def test_commands_work_there_too(play: Play) -> None:
    seat, out, table = play("stop", "done-buying", "99", "why hire:CON", "log 1", "quit")
    assert after(out, "99")[0].startswith("There is no answer 99")
    assert after(out, "why hire:CON")[0].startswith("Not now: ")
    assert len(after(out, "log 1")) == 1
    assert wars(seat, table) == []
