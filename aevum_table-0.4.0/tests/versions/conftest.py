import shutil
from pathlib import Path

import pytest

from aevum.versions import adding


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's data folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture(scope="module")
def pristine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("environment") / "pristine"
    adding.make_environment(folder)
    return folder


@pytest.fixture
def quick(pristine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Environments are copies of one, for making each would take seconds."""

    def copied(folder: Path) -> None:
        shutil.copytree(pristine, folder, symlinks=True, dirs_exist_ok=True)

    monkeypatch.setattr(adding, "make_environment", copied)
