"""Coverage: what counts as a mark, what counts as a citation, and what follows from both."""

from __future__ import annotations

from pathlib import Path

import pytest

from aevum.kit.clauses import Clause, ClauseError, Clauses, known_games, load
from aevum.kit.coverage import Coverage, coverage, measure, read_citations, read_marks

KINDS = {
    "XX.0.1": "flow",
    "XX.F.1": "flow",
    "XX.F.2": "modifier",
    "XX.F.12": "limit",
    "XX.Ex.1": "example",
    "V.A.1": "definition",
    "V.A.2": "data",
}
TITLES = {
    "XX": "Combat",
    "XX.0": "Order",
    "XX.F": "Pool",
    "XX.Ex": "Examples",
    "V": "Start",
    "V.A": "Setting up",
}


def toy(exempt: dict[str, str] | None = None) -> Clauses:
    return Clauses("toy", [Clause(id, kind, "Text.") for id, kind in KINDS.items()], TITLES, exempt or {})


def tree(root: Path, files: dict[str, str]) -> Path:
    root.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def marks(tmp_path: Path, text: str) -> set[str]:
    return set(read_marks(tree(tmp_path, {"pool_test.py": text}), toy()))


def status(found: Coverage) -> dict[str, str]:
    return {row.id: row.status for row in found.rows}


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ('@rule("XX.F.1")\ndef test_a(): ...', {"XX.F.1"}),
        ('@rule("XX.F.1", "XX.F.12")\nasync def test_a(): ...', {"XX.F.1", "XX.F.12"}),
        ('@testing.rule("XX.0.1")\ndef test_a(): ...', {"XX.0.1"}),
        (
            '@rule("XX.F.1")\nclass TestA:\n    @rule("XX.F.2")\n    def test_a(self): ...',
            {"XX.F.1", "XX.F.2"},
        ),
        ('@rule("XX.F.1")\nclass TestA(Battery): ...', {"XX.F.1"}),
        ('pytestmark = rule("XX.Ex.1")\ndef test_a(): ...', {"XX.Ex.1"}),
        ('pytestmark = [pytest.mark.slow, rule("XX.Ex.1")]\ndef test_a(): ...', {"XX.Ex.1"}),
        (
            '@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("V.A.1"))])\ndef test_a(n): ...',
            {"V.A.1"},
        ),
        # No test runs, so nothing is proven.
        ('@rule("XX.F.1")\ndef helper(): ...', set()),
        ('@rule("XX.F.1")\nclass TestA:\n    def helper(self): ...', set()),
        ('pytestmark = rule("XX.F.1")', set()),
        ('# @rule("XX.F.1")\ndef test_a(): "XX.F.1"', set()),
        ('@pytest.mark.skip\n@rule("XX.F.1")\ndef test_a(): ...', set()),
        ('@rule("XX.F.1")\n@pytest.mark.xfail(reason="later")\ndef test_a(): ...', set()),
        ('@pytest.mark.skip("no")\nclass TestA:\n    @rule("XX.F.1")\n    def test_a(self): ...', set()),
        ('pytestmark = pytest.mark.skip\n@rule("XX.F.1")\ndef test_a(): ...', set()),
        ('@pytest.mark.skipif(slow)\n@rule("XX.F.1")\ndef test_a(): ...', {"XX.F.1"}),
    ],
)
def test_marks(tmp_path: Path, text: str, ids: set[str]) -> None:
    assert marks(tmp_path, text) == ids


def test_marks_only_in_test_files_and_with_their_place(tmp_path: Path) -> None:
    text = '\n@rule("XX.F.1")\ndef test_a(): ...\n'
    tests = tree(tmp_path, {"xx/pool_test.py": text, "xx/pool.py": text, "test_pool.py": text})
    assert read_marks(tests, toy()) == {"XX.F.1": [f"{tests / 'xx' / 'pool_test.py'}:3"]}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            '\n@rule("XX.F.1", "XX.F.3")\ndef test_a(): ...',
            r"pool_test.py, line 2: 'XX.F.3' is no clause of toy",
        ),
        ('\n\npytestmark = rule("XX.F")\n', r"pool_test.py, line 3: 'XX.F' is no clause of toy"),
        ("@rule(7)\ndef test_a(): ...", r"pool_test.py, line 1: 7 is no clause of toy"),
        ("@rule(ID)\ndef test_a(): ...", r"pool_test.py, line 1: .* written out"),
        ("@rule()\ndef test_a(): ...", r"pool_test.py, line 1: a rule mark names no clause"),
        ("x = 1\ndef test_a(: ...", r"pool_test.py, line 2: this is not Python"),
    ],
)
def test_wrong_marks_are_errors_with_file_and_line(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(ClauseError, match=message):
        marks(tmp_path, text)


@pytest.mark.parametrize(
    ("name", "text", "ids"),
    [
        ("rules/a.py", 'RULE = "XX.F.1"', {"XX.F.1"}),
        ("rules/a.py", "x = 1  # XX.F.2, XX.Ex.1: why", {"XX.F.2", "XX.Ex.1"}),
        ("rules/a.py", 'def f():\n    """As XX.0.1.\n\n    Also (V.A.1)."""', {"XX.0.1", "V.A.1"}),
        ("rules/a.py", 'x = f"{n} by XX.F.12"', {"XX.F.12"}),
        ("rules/a.py", "x = XX.F.y", set()),
        ("rules/a.py", 'x = "XX.F.1.2 aXX.F.2 XX.F.12b XX.F"', set()),
        ("data/units.csv", "name,rule\nlegion,XX.F.1; XX.F.2\n", {"XX.F.1", "XX.F.2"}),
        ("data/units.csv", "name,rules,note\nlegion,,XX.F.1\n", set()),
        ("data/units.toml", '[legion]\nrule = "XX.F.1"\nnote = "XX.F.2"\n', {"XX.F.1"}),
        ("data/units.toml", 'a = [{ rules = [\n  "XX.F.1",\n  "XX.F.2",\n] }]\n', {"XX.F.1", "XX.F.2"}),
        ("data/clauses.csv", "id,rule\nXX.F.1,XX.F.1\n", set()),
        ("notes.md", "XX.F.1", set()),
    ],
)
def test_citations(tmp_path: Path, name: str, text: str, ids: set[str]) -> None:
    assert set(read_citations(tree(tmp_path, {name: text}))) & set(KINDS) == ids


@pytest.mark.parametrize(
    ("name", "text", "line"),
    [
        ("a.py", '"""One.\n\nXX.F.1"""\n', 3),
        ("a.csv", "rule\nV.A.1\nXX.F.1\n", 3),
        ("a.toml", 'x = 1\nrule = "XX.F.1"', 2),
    ],
)
def test_citations_have_their_place(tmp_path: Path, name: str, text: str, line: int) -> None:
    assert read_citations(tree(tmp_path, {name: text}))["XX.F.1"] == [f"{tmp_path / name}:{line}"]


def test_status_needs_both_citation_and_mark_except_for_examples_and_definitions(tmp_path: Path) -> None:
    source = tree(tmp_path / "toy", {"a.py": "# XX.F.1 XX.F.2 V.A.1"})
    text = '@rule("XX.F.1", "XX.F.12", "XX.Ex.1", "V.A.1")\ndef test_a(): ...'
    tests = tree(
        tmp_path / "tests",
        {"games/toy/xx/a_test.py": text, "games/other/b_test.py": '@rule("?")\ndef test(): ...'},
    )
    clauses = toy({"V.A.2": "Only cardboard."})
    clauses.deferred = {"XX.F.12": "Needs the sea.", "XX.F.1": "Done already."}
    found = measure(clauses, source, tests)
    assert status(found) == {
        "XX.0.1": "missing",
        "XX.F.1": "tested",
        "XX.F.2": "cited",
        "XX.F.12": "deferred",
        "XX.Ex.1": "tested",
        "V.A.1": "tested",
        "V.A.2": "not_applicable",
    }
    assert found.as_dict() == {
        "clauses": 7, "tested": 3, "cited": 1, "deferred": 1, "missing": 1, "not_applicable": 1,
    }  # fmt: skip
    assert found.by_chapter["XX"].as_dict() == {
        "clauses": 5, "tested": 2, "cited": 1, "deferred": 1, "missing": 1, "not_applicable": 0,
    }  # fmt: skip
    assert found.by_chapter["V"].not_applicable == 1
    assert [row.reason for row in found.rows if row.reason] == ["Needs the sea.", "Only cardboard."]
    assert found.note == ""
    assert (found.ids("missing"), found.ids("cited")) == (["XX.0.1"], ["XX.F.2"])


def test_a_mark_without_a_citation_proves_nothing(tmp_path: Path) -> None:
    source = tree(tmp_path / "toy", {"a.py": "# XX.F.1"})
    text = '@rule("XX.F.1", "XX.F.12", "V.A.2")\ndef test_a(): ...'
    found = measure(toy(), source, tree(tmp_path / "tests", {"games/toy/a_test.py": text}))
    assert {"XX.F.12", "V.A.2"} <= set(found.ids("missing"))


def test_without_tests_the_result_says_so(tmp_path: Path) -> None:
    source = tree(tmp_path / "toy", {"a.py": "# XX.F.1"})
    found = measure(toy(), source, None)
    assert (found.tested, found.cited, found.missing) == (0, 1, 6)
    assert "No tests folder was found" in found.note
    other = measure(toy(), source, tree(tmp_path / "tests", {"games/other/a_test.py": ""}))
    assert "There is no folder" in other.note


def test_citations_of_no_clause_are_reported(tmp_path: Path) -> None:
    source = tree(tmp_path / "toy", {"a.py": "\n# XX.F.99, but not os.path.join or 1.2.3 or XX.F.1"})
    assert measure(toy(), source, None).strays == [f"{source / 'a.py'}:2: XX.F.99"]


def test_what_looks_like_a_clause_depends_on_the_clauses(tmp_path: Path) -> None:
    titles = {"13": "Battle", "13.2": "Terrain", "T2": "Events", "T2.1": "Plague"}
    listed = [Clause(id, "flow", "Text.") for id in ("13.1", "13.2.a", "T2.EV06", "T2.1.1")]
    text = "# 13.2.a, 13.2.z, 13.2, T2.EV06, T2.EV60, T2.1.1, T2.1, XX.F.1, 1.5, kit.hexes"
    source = tree(tmp_path / "toy", {"a.py": text})
    strays = measure(Clauses("toy", listed, titles, {}), source, None).strays
    assert strays == [f"{source / 'a.py'}:1: {id}" for id in ("13.2.z", "T2.EV60")]


@pytest.mark.parametrize("game", known_games())
def test_no_clause_of_a_shipped_game_is_missing(game: str) -> None:
    found = coverage(game, Path(__file__).parents[1])
    assert (found.ids("missing"), found.ids("cited"), found.ids("deferred"), found.strays) == ([], [], [], [])


def test_a_shipped_game(tmp_path: Path) -> None:
    text = '@rule("XX.Ex.1")\ndef test_a(): ...'
    found = coverage("invasions", tree(tmp_path, {"games/invasions/a_test.py": text}))
    assert status(found)["XX.Ex.1"] == "tested"
    assert found.clauses == sum(counts.clauses for counts in found.by_chapter.values())
    assert found.clauses == len(load("invasions").by_id)
    assert found.clauses == sum(list(found.as_dict().values())[1:])
    with pytest.raises(ClauseError, match="no folder of tests"):
        coverage("invasions", tmp_path / "nowhere")
    with pytest.raises(ClauseError, match="no game 'chess'"):
        coverage("chess", None)
