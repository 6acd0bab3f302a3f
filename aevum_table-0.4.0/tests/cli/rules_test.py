"""The command `aevum rules`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from aevum.cli import rules
from aevum.engine import registry
from aevum.kit.changes import Change, changes
from aevum.kit.clauses import known_games, load

COUNTS = {"clauses", "tested", "cited", "deferred", "missing", "not_applicable"}


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    rules.add(parser.add_subparsers())
    args = parser.parse_args(["rules", *words])
    result: int = rules.run(args)
    return result


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "games" / "invasions"
    folder.mkdir(parents=True)
    (folder / "a_test.py").write_text('@rule("XX.Ex.1")\ndef test_a(): ...\n', encoding="utf-8")
    return tmp_path


def test_a_section_is_printed_under_its_titles(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("invasions", "XX.B") == 0
    out = capsys.readouterr().out
    lines = [line.strip() for line in out.splitlines() if line.strip()]
    assert lines[:2] == ["XX. Combat", "XX.B Battle dice"]
    assert [line.split()[0] for line in lines[2:] if line.startswith("XX.")] == ["XX.B.1", "XX.B.2", "XX.B.3"]
    assert "Each sword is one hit" in out


def test_the_whole_book_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("invasions") == 0
    out = capsys.readouterr().out
    assert all(f" {id} " in out for id in load("invasions").by_id)


def test_json_of_one_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("invasions", "xx.b.3", "--json") == 0
    clause = load("invasions").by_id["XX.B.3"]
    assert json.loads(capsys.readouterr().out) == {
        "game": "invasions",
        "sections": [
            {
                "id": "XX.B",
                "title": "Battle dice",
                "clauses": [{"id": "XX.B.3", "kind": clause.kind, "text": clause.text}],
            }
        ],
    }


def test_coverage_as_json(tests: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("invasions", "--coverage", "--json", "--tests", str(tests)) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == COUNTS | {"by_chapter", "missing_clauses", "note"}
    assert len(found["missing_clauses"]) == found["missing"] > 0
    assert found["clauses"] == len(load("invasions").by_id)
    assert found["tested"] == found["by_chapter"]["XX"]["tested"] == 1
    assert found["note"] == ""
    for name in COUNTS:
        assert found[name] == sum(chapter[name] for chapter in found["by_chapter"].values())


def test_coverage_of_a_section_has_its_rows(tests: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("invasions", "XX.Ex", "--coverage", "--json", "--tests", str(tests)) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["clauses"], found["tested"], list(found["by_chapter"])) == (5, 1, ["XX"])
    assert found["rows"][0]["status"] == "tested"
    assert found["rows"][0]["tests"] == [f"{tests / 'games' / 'invasions' / 'a_test.py'}:2"]


def test_coverage_as_tables(tests: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("invasions", "--coverage", "--tests", str(tests)) == 0
    rows = {line.split()[0]: line.split() for line in capsys.readouterr().out.splitlines() if line.strip()}
    assert rows["XX"][1:4] == ["Combat", "101", "1"]
    assert rows["all"][1:3] == [str(len(load("invasions").by_id)), "1"]
    assert rows["Missing:"][1].endswith(",")
    assert run("invasions", "XX.Ex", "--coverage", "--tests", str(tests)) == 0
    out = capsys.readouterr().out
    assert "clauses 5, tested 1" in out
    assert [line.split()[2] for line in out.splitlines() if line.strip().startswith("XX.Ex.1 ")] == ["tested"]


@pytest.mark.parametrize("game", known_games())
def test_changes_as_json(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(game, "--changes", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["version"]) == (game, registry.find(game).version)
    listed = [(change["version"], tuple(change["clauses"]), change["text"]) for change in found["changes"]]
    assert listed == [(change.version, change.clauses, change.text) for change in changes(game)]
    assert listed


def test_changes_as_a_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    told = [Change("2", (), "The first."), Change("3", ("XX.F.1", "XX.F.2"), "Swords are sharper.")]
    monkeypatch.setattr(rules, "changes", lambda game: told)
    assert run("invasions", "--changes") == 0
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert f"invasions, version {registry.find('invasions').version}" in lines
    assert {"2 The first.", "3 Swords are sharper. XX.F.1 XX.F.2"} <= set(lines)


def test_missing_tests_are_admitted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("invasions", "--coverage", "--tests", str(tmp_path)) == 0
    assert "no clause counts as tested" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no game 'chess' with a clause list; known are: "),
        (["invasions", "XX.Q"], "invasions has no section 'XX.Q'; near it are "),
        (["invasions", "--coverage", "--tests", "/no/such/folder"], "There is no folder of tests at "),
        (["invasions", "--tests", "."], "--tests has a meaning only together with --coverage."),
        (["chess", "--changes"], "There is no game 'chess' with a clause list; known are: "),
        (["invasions", "XX.F", "--changes"], "--changes tells of all rules: give it without a section"),
        (["invasions", "--changes", "--coverage"], "--changes tells of all rules: give it without"),
    ],
)
def test_errors_are_one_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*words) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"aevum rules: {sentence}")
    assert captured.err.count("\n") == 1
