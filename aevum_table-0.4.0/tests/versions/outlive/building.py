"""Two versions of the program: the first from the tree as it is, the second from a changed copy of it."""

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from dataclasses import dataclass
from pathlib import Path

from tests.versions.outlive.second import SECOND_PAGE, make_second

ROOT = Path(__file__).parents[3]
NEEDED = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "LICENSES", "docs/credits.md")
FIRST_PAGE = "the page of the first version"


@dataclass(frozen=True)
class Programs:
    first: Path
    """The Python that runs it."""
    second: Path
    wheel: Path
    """Of the first, for whoever wants to put it beside the second."""


def build(folder: Path) -> Programs:
    first, second = folder / "first", folder / "second"
    for place, page in ((first, FIRST_PAGE), (second, SECOND_PAGE)):
        _copy(place)
        (place / "src/aevum/server/page").mkdir()
        (place / "src/aevum/server/page/index.html").write_text(f"<title>{page}</title>\n")
    make_second(second / "src" / "aevum")
    return Programs(Path(sys.executable), _environment(folder / "environment", second / "src"), _wheel(first))


def _copy(to: Path) -> None:
    left_out = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
    shutil.copytree(ROOT / "src", to / "src", ignore=left_out)
    shutil.rmtree(to / "src/aevum/server/page", ignore_errors=True)
    (to / "docs").mkdir()
    for name in NEEDED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, to / name)


def _wheel(place: Path) -> Path:
    """Plain Python, for compiling takes minutes and changes nothing."""
    options = ("-qq", "--no-deps", "--no-build-isolation", "-w", "dist")
    command = [sys.executable, "-m", "pip", "wheel", *options, "."]
    subprocess.run(command, cwd=place, env={**os.environ, "AEVUM_COMPILED": "0"}, check=True)
    (wheel,) = (place / "dist").glob("*.whl")
    return wheel


def _environment(folder: Path, sources: Path) -> Path:
    """An environment in which `aevum` is these sources, and all else is what this one has."""
    venv.create(folder, symlinks=True)
    (packages,) = folder.glob("lib/python3*/site-packages")
    (packages / "second.pth").write_text(f"{sources}\n{sysconfig.get_path('purelib')}\n")
    return folder / "bin" / "python"


def put_beside(programs: Programs, data: Path) -> None:
    """As a user of the second version would do it; pip fetches what the first depends on."""
    command = [str(programs.second), "-m", "aevum.cli", "versions", "add", str(programs.wheel)]
    done = subprocess.run(
        command, env={**os.environ, "XDG_DATA_HOME": str(data)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
