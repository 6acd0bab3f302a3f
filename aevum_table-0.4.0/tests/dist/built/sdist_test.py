"""The sdist can be worked on like a clone, and holds what a wheel is built from."""

import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

NEEDED = (
    *("pyproject.toml", "setup.py", "Makefile", "README.md", "LICENSE", "LICENSES/bundled.md", "requirements.lock"),
    *("releases.csv", "docs/architecture.md", "tools/dist/licences.py", "web/package-lock.json", "web/src/main.ts"),
    *("src/aevum/server/page/index.html", "src/aevum/py.typed", "tests/conftest.py", ".ci/run"),
    *("examples/miller/medioevo.py", "examples/frozen-river/pyproject.toml"),
)


@pytest.fixture(scope="module")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (inside,) = folder.iterdir()
    return inside


def test_it_is_whole_and_holds_nothing_built(unpacked: Path) -> None:
    assert [name for name in NEEDED if not (unpacked / name).is_file()] == []
    assert not (unpacked / "web/node_modules").exists()
    assert [*unpacked.rglob("*.so"), *unpacked.rglob("*.pyc")] == []


def test_its_tests_run(unpacked: Path) -> None:
    """With the libraries at hand, without fetching any."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "tests/engine"],
        cwd=unpacked,
        env={**os.environ, "PYTHONPATH": "src", "PIP_NO_INDEX": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
