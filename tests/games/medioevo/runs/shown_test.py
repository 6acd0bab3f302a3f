"""Proposals at the terminal and over HTTP, in words."""

import io
from collections.abc import Callable

import pytest

from aevum.server.show.runs import form_info, run_info
from aevum.terminal.paint import make_console
from aevum.terminal.players import Players
from aevum.terminal.session import Session
from aevum.words import Words
from tests.games.medioevo.conftest import ScriptedMatch
from tests.games.medioevo.runs.laid import at

Maker = Callable[..., ScriptedMatch]


def test_go_and_run_at_the_terminal(
    match: Maker, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    m = match().put("CON", "byzantium", "archer", 2)
    m.item("CON", "byzantium", "war-wagon")
    table = at(m, "combat")
    players = Players("medioevo", table.seats, dict.fromkeys(table.seats, "me"))
    monkeypatch.setattr("sys.stdin", io.StringIO("run tarnovo\ngo the\nquit\n"))
    monkeypatch.setenv("COLUMNS", "200")
    Session(table, Words("en", "medioevo", table.seats), players, make_console()).run()
    shown = capsys.readouterr().out
    assert "2 units from Constantinople to Tarnovo" in shown
    assert "In Tarnovo, which nobody holds, the horde of the turn appears" in shown
    made = [choice for _, choice in table.choices]
    assert made == ["set-out-from:CON", "take-all", "go-to:ADR", "go-to:THE", "halt"]


def test_over_http(match: Maker) -> None:
    m = match().put("CON", "byzantium", "archer", 2)
    m.item("CON", "byzantium", "war-wagon")
    table = at(m, "combat")
    words = Words("en", "medioevo", table.seats)
    infos = {info.id: info for info in [run_info(run, words) for run in table.runs("byzantium")]}
    info = infos["set-out-from:CON+take-all+go-to:ADR+go-to:BUL"]
    assert info.words.startswith("2 units from Constantinople to Tarnovo")
    assert [stop.rule for stop in info.stops] == ["5.MOVE.10"]
    (form,) = [form_info(form, words) for form in at(match(), "purchases").forms("byzantium")]
    assert form.words == "What is bought in this turn (units: 3 at most)"
