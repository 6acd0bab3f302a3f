"""`aevum verify`"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from aevum.engine import EngineFault, Table, dump
from tests.seated import Run
from tests.tiny import GAME
from tests.tiny.road import Journey


@pytest.fixture
def record(tmp_path: Path) -> Path:
    table = Table(GAME, "spring", seed=7)
    while not table.over:
        ask = next(ask for ask in table.asks() if ask.answer is None)
        table.choose(table.seats[ask.seat], ask.options[-1 if ask.seat == 0 else 0])
    path = tmp_path / "match.json"
    path.write_text(dump(table.record()))
    return path


def changed(path: Path, change: Callable[[dict[str, Any]], object]) -> str:
    data = json.loads(path.read_text())
    change(data)
    path.write_text(json.dumps(data))
    return str(path)


def shorten(data: dict[str, Any]) -> None:
    data["choices"].pop()
    data["digests"] = {}


def test_a_true_record(run: Run, record: Path) -> None:
    code, out, err = run("verify", str(record))
    assert (code, err) == (0, "")
    assert out.startswith(f"{record}: true (caravans, spring, finished; ")


def test_a_true_record_as_json(run: Run, record: Path) -> None:
    code, out, _ = run("verify", str(record), "--json")
    report = json.loads(out)
    assert code == 0
    assert (report["ok"], report["divergence"], report["finished"]) == (True, None, True)
    assert report["choices"] > 0
    assert report["digests"] >= 2


def test_a_record_of_other_rules_is_true_where_these_tell_the_same(run: Run, record: Path) -> None:
    path = changed(record, lambda d: d.update(version="0"))
    code, out, err = run("verify", path)
    assert (code, err) == (0, "")
    assert out.startswith(f"{path}: true (caravans, spring, finished")


@pytest.mark.parametrize(
    ("change", "divergence"),
    [
        (lambda d: d.update(seed="8"), "record.commitment: it is not the hash of the record's seed"),
        (lambda d: d.update(finished=False), "record.finished: says False, but the match is over"),
        (shorten, "record.finished: says True, but the match is not over"),
        (
            lambda d: d["choices"][1].__setitem__(1, "bid:99"),
            "record.choices[1]: Petra cannot choose 'bid:99' there",
        ),
        (lambda d: d["choices"][0].__setitem__(1, "bid:1"), "record."),
        (lambda d: d["digests"].update({"0": "00"}), "record.digests['0']: after 0 choices"),
        (lambda d: d.update(scenario="winter"), "scenario: there is no 'winter'"),
    ],
)
def test_a_false_record(
    run: Run, record: Path, change: Callable[[dict[str, Any]], object], divergence: str
) -> None:
    path = changed(record, change)
    code, out, err = run("verify", path)
    assert (code, out) == (2, "")
    assert err.startswith(f"aevum verify: {path}: {divergence}")
    assert err.count("\n") == 1
    code, out, _ = run("verify", path, "--json")
    report = json.loads(out)
    assert (code, report["ok"]) == (2, False)
    assert report["divergence"].startswith(divergence)


def test_rules_that_break_are_told_as_a_divergence(
    run: Run, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Journey, s: object) -> None:
        raise EngineFault("a dead end")

    monkeypatch.setattr(Journey, "run", broken)
    code, _, err = run("verify", str(record))
    assert code == 1
    assert "after 2 choices the rules broke: EngineFault: a dead end" in err


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "cannot be read (No such file or directory)"),
        ("", "not a whole JSON document"),
        ('{"format": 1', "not a whole JSON document"),
        ("[]", "Expected `object`, got `array`"),
        ('{"format": 1}', "missing required field `game`"),
    ],
)
def test_what_cannot_be_read(run: Run, tmp_path: Path, content: str | None, sentence: str) -> None:
    path = tmp_path / "bad.json"
    if content is not None:
        path.write_text(content)
    code, out, err = run("verify", str(path))
    assert (code, out) == (2, "")
    assert err.startswith(f"aevum verify: {path}: ")
    assert sentence in err
    assert err.count("\n") == 1


def test_a_game_that_is_not_installed(run: Run, record: Path) -> None:
    path = changed(record, lambda d: d.update(game="chess"))
    assert run("verify", path) == (2, "", "aevum verify: there is no game 'chess'; installed: caravans\n")


def test_a_folder_is_no_record(run: Run, tmp_path: Path) -> None:
    assert run("verify", str(tmp_path))[2] == f"aevum verify: {tmp_path}: cannot be read (Is a directory)\n"
