"""Add a card, add a people, add a rule: what the pages say is what lies in examples/, and it works."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import aevum
from aevum.parts import PACK_VARIABLE
from tests.docs.pages import DOCS, ROOT, Quoted, quoted, write

EXAMPLES = {"add-a-card.md": "miller", "add-a-people.md": "rugians"}
PROGRAM = Path(aevum.__file__).parent


def run(folder: Path, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    own = {name: value for name, value in os.environ.items() if name != PACK_VARIABLE}
    return subprocess.run(
        [sys.executable, "-m", *words],
        cwd=folder,
        env={**own, **settings},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("page", sorted(path.name for path in DOCS.glob("*.md")))
def test_a_page_quotes_a_file_as_it_is(page: str) -> None:
    for block in quoted(page):
        if (ROOT / block.path).is_file() and block.kind != "diff":
            assert block.text in (ROOT / block.path).read_text(encoding="utf-8"), block.path


@pytest.mark.parametrize("page", EXAMPLES)
def test_all_of_an_example_is_on_its_page(page: str) -> None:
    name = EXAMPLES[page]
    there = {path for path in (ROOT / "examples" / name).iterdir() if path.is_file()}
    told = {ROOT / block.path: block.text for block in quoted(page)}
    assert set(told) == {*there, ROOT / "examples" / f"{name}_test.py"}
    assert all(text == path.read_text(encoding="utf-8") for path, text in told.items())


def test_a_card_is_one_row_one_class_one_word_file_and_one_test_file() -> None:
    table, module, words, test = quoted("add-a-card.md")
    assert len(table.text.splitlines()) == 2, "the columns, and the row"
    assert module.text.count("\nclass ") == 1
    assert (Path(words.path).suffix, Path(test.path).name) == (".ftl", "miller_test.py")


@pytest.mark.slow
@pytest.mark.parametrize("name", EXAMPLES.values())
def test_an_example_passes_its_own_tests(name: str) -> None:
    words = ("pytest", "-q", "-p", "no:cacheprovider", f"examples/{name}_test.py")
    done = run(ROOT, *words, AEVUM_PACK=f"examples/{name}")
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name"), [("medioevo", "miller"), ("invasions", "rugians")])
def test_an_example_is_a_sound_pack(game: str, name: str) -> None:
    done = run(ROOT, "aevum", "data", game, "--check", f"examples/{name}")
    assert (done.returncode, done.stderr) == (0, "")
    assert "files are sound" in done.stdout


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of the program and of the tests that the page adds to; the test is there already."""
    folder = tmp_path_factory.mktemp("rule")
    skipped = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(PROGRAM, folder / "src" / "aevum", ignore=skipped)
    shutil.copytree(ROOT / "tests/games/charlemagne", folder / "tests/games/charlemagne", ignore=skipped)
    for shared in (ROOT / "tests/games").glob("*.py"):
        shutil.copy(shared, folder / "tests/games")
    shutil.copy(ROOT / "pyproject.toml", folder)
    write(rule_test(), folder)
    return folder


def rule_test() -> Quoted:
    (found,) = [block for block in quoted("add-a-rule.md") if block.kind == "python"]
    return found


def tried(folder: Path) -> subprocess.CompletedProcess[str]:
    words = ("pytest", "-q", "-p", "no:cacheprovider", "tests/games/charlemagne/pillage")
    return run(folder, *words, PYTHONPATH=str(folder / "src"))


@pytest.mark.slow
def test_the_rule_is_added_and_played(copy: Path) -> None:
    before = tried(copy)
    assert before.returncode == 1, before.stdout
    assert "2 failed" in before.stdout, before.stdout
    assert "rome_test.py::test_the_empire_does_not_pillage_rome[neutral]" in before.stdout
    for block in quoted("add-a-rule.md"):
        if block.kind == "diff":
            write(block, copy)
    after = tried(copy)
    assert after.returncode == 0, after.stdout
    source = {"PYTHONPATH": str(copy / "src")}
    assert (
        "The Empire does not pillage Rome"
        in run(copy, "aevum", "rules", "charlemagne", "15.5", **source).stdout
    )
    assert "15.5" in run(copy, "aevum", "rules", "charlemagne", "--changes", **source).stdout
    played = run(copy, "aevum", "sim", "charlemagne", "--scenario", "lombard-war", "--games", "1", **source)
    assert played.returncode == 0, played.stderr
