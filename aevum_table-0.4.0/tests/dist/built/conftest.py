"""What `make dist` has built, and an environment in which there is nothing but its wheel."""

import os
import subprocess
import venv
from pathlib import Path

import pytest

from aevum import __version__

DIST = Path(__file__).parents[3] / "dist"


def there(name: str) -> Path:
    """By its very name: those of earlier versions may be kept beside it."""
    path = DIST / name
    assert path.is_file(), f"{path} is not there: make dist builds it"
    return path


@pytest.fixture(scope="session")
def wheel() -> Path:
    return there(f"aevum_table-{__version__}-py3-none-any.whl")


@pytest.fixture(scope="session")
def sdist() -> Path:
    return there(f"aevum_table-{__version__}.tar.gz")


@pytest.fixture(scope="session")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of its programs. As somebody makes it who has only pip."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, with_pip=True, symlinks=os.name != "nt")
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run([programs / "python", "-m", "pip", "install", "-qq", wheel], check=True, cwd=folder)
    return programs
