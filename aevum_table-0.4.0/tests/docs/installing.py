"""The package of the tutorial, installed beside this program as pip does it, without a network."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import aevum
from tests.docs.pages import ROOT

PROJECT = ROOT / "examples" / "frozen-river"
GAME = "frozen-river"
ME, BOT = "vandals", "alans"
RAW = re.compile(r"[⟦⟧{}]|\b(vandals|alans|too-late-to-wait|omen-gone|frozen-river|[a-z]+-[a-z]+(-[a-z]+)*:)")
"""What nobody who plays it should read."""


def installed(folder: Path) -> dict[str, str]:
    """The environment in which it is found."""
    skipped = shutil.ignore_patterns("__pycache__", "build", "*.egg-info")
    shutil.copytree(PROJECT, folder / "project", ignore=skipped)
    words = ["install", "-qq", "--no-index", "--no-build-isolation", "--no-deps", "--no-compile"]
    subprocess.run(
        [sys.executable, "-m", "pip", *words, "--target", folder / "site", folder / "project"], check=True
    )
    program = Path(aevum.__file__).parents[1]
    own = {"PYTHONPATH": f"{folder / 'site'}{os.pathsep}{program}", "XDG_DATA_HOME": str(folder / "data")}
    return {**os.environ, **own}
