"""What changed in the rules: reading the list, and what is new since a version."""

from pathlib import Path

import pytest

from aevum.engine import BadData, registry
from aevum.kit import changes as module
from aevum.kit.changes import Change, changes, read_changes, since
from aevum.kit.clauses import known_games

HEADER = "version,clauses,text\n"


def toy(folder: Path, rows: str, header: str = HEADER) -> Path:
    data = folder / "data"
    data.mkdir()
    (data / "clauses.csv").write_text("id,kind,text\nV.A.1,flow,One.\nV.A.2,limit,Two.\n", encoding="utf-8")
    (data / "chapters.csv").write_text("id,title\nV,Start\nV.A,Setting up\n", encoding="utf-8")
    (data / "rules-changes.csv").write_text(header + rows, encoding="utf-8")
    return folder


def test_reading_a_list(tmp_path: Path) -> None:
    home = toy(tmp_path, '2,,The first.\n3,V.A.1 V.A.2,"One, two."\n3,V.A.2,Three.\n10,,Ten.\n')
    assert read_changes("toy", home) == [
        Change("2", (), "The first."),
        Change("3", ("V.A.1", "V.A.2"), "One, two."),
        Change("3", ("V.A.2",), "Three."),
        Change("10", (), "Ten."),
    ]


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ("2,V.A.3,Text.\n", "line 2: clauses: 'V.A.3' is no clause of toy"),
        ("2,,Text.\ntwo,,Text.\n", "line 3: version: expected a whole number, found 'two'"),
        ("1.5,,Text.\n", "line 2: version: expected a whole number, found '1.5'"),
        ("-1,,Text.\n", "line 2: version: expected a whole number, found '-1'"),
        (",,Text.\n", "line 2: version: expected a whole number, found ''"),
        ("10,,Text.\n9,,Text.\n", "line 3: version 9 stands behind version 10"),
        ("2,, \n", "line 2: text: it is empty"),
        ("2,Text.\n", "line 2: the number of fields is not that of the header"),
        ('2,,"One\ntwo."\n2,,\n', "line 4: text: it is empty"),
    ],
)
def test_a_line_at_fault_is_named(tmp_path: Path, rows: str, sentence: str) -> None:
    with pytest.raises(BadData) as refused:
        read_changes("toy", toy(tmp_path, rows))
    assert str(refused.value) == f"rules-changes.csv, {sentence}"


@pytest.mark.parametrize("header", ["", "version,text\n", "version,text,clauses\n"])
def test_the_columns_are_these(tmp_path: Path, header: str) -> None:
    with pytest.raises(
        BadData, match=r"rules-changes\.csv, line 1: expected the columns version, clauses, text"
    ):
        read_changes("toy", toy(tmp_path, "", header))


def test_a_game_without_a_list_has_no_changes(tmp_path: Path) -> None:
    assert read_changes("toy", tmp_path) == []


def test_a_game_without_clauses_names_none(tmp_path: Path) -> None:
    home = toy(tmp_path, "2,,Text.\n")
    (home / "data" / "clauses.csv").unlink()
    assert read_changes("toy", home) == [Change("2", (), "Text.")]


def test_what_is_new_since_a_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = toy(tmp_path, "2,,Two.\n9,,Nine.\n9,,Nine again.\n10,,Ten.\n")
    monkeypatch.setattr(module, "folder", lambda game: home)
    assert [change.text for change in since("toy-of-changes", "0")] == [
        "Two.",
        "Nine.",
        "Nine again.",
        "Ten.",
    ]
    assert [change.text for change in since("toy-of-changes", "2")] == ["Nine.", "Nine again.", "Ten."]
    assert [change.text for change in since("toy-of-changes", "9")] == ["Ten."]
    assert since("toy-of-changes", "10") == []


def test_what_is_no_version_and_no_game() -> None:
    with pytest.raises(BadData, match="version of invasions: expected a whole number, found 'new'"):
        since("invasions", "new")
    with pytest.raises(BadData, match="there is no game 'chess'"):
        changes("chess")


@pytest.mark.parametrize("game", known_games())
def test_shipped_lists_end_with_the_present_version(game: str) -> None:
    found = changes(game)
    assert found[-1].version == registry.find(game).version
    for change in found:
        assert change.text == change.text.strip()
        assert change.text.endswith(".")
