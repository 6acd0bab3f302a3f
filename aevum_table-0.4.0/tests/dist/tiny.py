"""The smallest project that is packed as ours is: our settings, and a package of one line."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def licence_files() -> list[Path]:
    return [path for pattern in PROJECT["license-files"] for path in sorted(ROOT.glob(pattern))]


def make(folder: Path, page: bool) -> Path:
    wanted = [ROOT / name for name in ("pyproject.toml", "setup.py", "README.md")]
    for path in [*wanted, *licence_files()]:
        target = folder / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    (folder / "src/aevum/__init__.py").write_text('__version__ = "9.9.9"\n', encoding="utf-8")
    if page:
        shown = folder / "src/aevum/server/page"
        shown.mkdir(parents=True)
        (shown / "index.html").write_text("<title>a page</title>\n", encoding="utf-8")
    return folder


def build(folder: Path, what: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """`what`: wheel, sdist or editable, as a build tool would have it made, into `out`."""
    (folder / "out").mkdir(exist_ok=True)
    return run(folder, f"b.build_{what}('out')", **settings)


def needs(folder: Path, **settings: str) -> str:
    """What a build tool is told to install before it builds a wheel."""
    return run(folder, "print('needs', b.get_requires_for_build_wheel())", **settings).stdout


def run(folder: Path, code: str, **settings: str) -> subprocess.CompletedProcess[str]:
    left_out = ("AEVUM_PAGE", "AEVUM_COMPILED")
    inherited = {name: value for name, value in os.environ.items() if name not in left_out}
    return subprocess.run(
        [sys.executable, "-c", f"import setuptools.build_meta as b; {code}"],
        cwd=folder,
        env={**inherited, **settings},
        capture_output=True,
        text=True,
        check=False,
    )


def built(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / "out").iterdir())
