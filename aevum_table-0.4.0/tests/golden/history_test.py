"""A line that was once in a list is missed when it is gone, whichever way it went."""

import subprocess
from pathlib import Path

import pytest

from tools.release.history import HistoryError, is_shallow, lost_lines


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "repo").mkdir()
    found = tmp_path / "repo" / "list.csv"
    try:
        git(found, "init", "-q", "-b", "main")
    except OSError:
        pytest.skip("git is not installed")
    keep(found, "game\none\n")
    keep(found, "game\none\ntwo\n")
    return found


def git(file: Path, *words: str) -> None:
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *who, *words], cwd=file.parent, capture_output=True, check=True)


def keep(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    git(file, "add", "-A")
    git(file, "commit", "-q", "-m", "Change the list")


def test_lines_that_are_only_added_are_all_there(file: Path) -> None:
    assert lost_lines(file) == []
    file.write_text("game\none\ntwo\nthree\n", encoding="utf-8")
    assert lost_lines(file) == []
    assert not is_shallow(file.parent)


def test_a_line_that_is_removed_or_changed_is_missed(file: Path) -> None:
    file.write_text("game\ntwo\n", encoding="utf-8")
    assert lost_lines(file) == ["one"], "before anything is committed"
    keep(file, "game\n1\ntwo\n")
    keep(file, "game\n1\ntwo\nthree\n")
    assert lost_lines(file) == ["one"]


def test_a_list_that_is_gone_is_missed(file: Path) -> None:
    git(file, "rm", "-q", file.name)
    git(file, "commit", "-q", "-m", "Remove the list")
    assert sorted(lost_lines(file)) == ["game", "one", "two"]


def test_a_line_that_a_merge_dropped_is_missed(file: Path) -> None:
    git(file, "checkout", "-q", "-b", "other")
    keep(file, "game\none\ntwo\nthree\n")
    git(file, "checkout", "-q", "main")
    (file.parent / "more").write_text("")
    keep(file, "game\none\ntwo\n")
    git(file, "merge", "-q", "-s", "ours", "-m", "Merge", "other")
    assert lost_lines(file) == ["three"]


def test_a_shallow_clone_knows_what_it_has(file: Path) -> None:
    clone = file.parent.parent / "clone"
    git(file, "clone", "-q", "--depth", "1", f"file://{file.parent}", str(clone))
    assert is_shallow(clone)
    assert lost_lines(clone / file.name) == []


def test_without_git_there_is_no_history(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    (tmp_path / "list.csv").write_text("game\n", encoding="utf-8")
    with pytest.raises(HistoryError):
        lost_lines(tmp_path / "list.csv")
    monkeypatch.setenv("PATH", "")
    with pytest.raises(HistoryError):
        is_shallow(tmp_path)
