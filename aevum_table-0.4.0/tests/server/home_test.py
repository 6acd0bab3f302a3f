"""Where the user's data lies: in the system's own place, or where it has always been."""

from pathlib import Path

import pytest

from aevum import home


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A system that has such folders at a place of its own."""
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setattr(home, "user_data_path", lambda name, appauthor: tmp_path / "Library" / name)


def test_a_new_user_has_it_where_the_system_wants_it(tmp_path: Path) -> None:
    assert home.data_folder() == tmp_path / "Library" / "aevum"


def test_what_an_earlier_version_has_kept_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    former = tmp_path / ".local" / "share" / "aevum"
    former.mkdir(parents=True)
    assert home.data_folder() == former
    moved = tmp_path / "data" / "aevum"
    moved.mkdir(parents=True)
    monkeypatch.setenv("XDG_DATA_HOME", str(moved.parent))
    assert home.data_folder() == moved
