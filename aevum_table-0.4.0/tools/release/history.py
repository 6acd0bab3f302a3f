"""Whether a file to which lines are only added was kept that way, as git remembers it."""

from __future__ import annotations

import subprocess
from pathlib import Path


class HistoryError(Exception):
    """There is no git, or no checkout of it, here."""


def lost_lines(file: Path) -> list[str]:
    """The lines that the file held in some commit and does not hold now."""
    now = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    lost: dict[str, None] = {}
    # Whole files and not differences: a merge may drop a line without showing one.
    for blob in _blobs(file):
        then = _git(file.parent, "cat-file", "blob", blob).splitlines()
        lost.update(dict.fromkeys(line for line in then if line not in now))
    return list(lost)


def is_shallow(folder: Path) -> bool:
    return _git(folder, "rev-parse", "--is-shallow-repository").strip() == "true"


def _blobs(file: Path) -> set[str]:
    """All contents that the file ever had, by git's names for them."""
    words = ("log", "--full-history", "-m", "--raw", "--no-abbrev", "--format=", "--", file.name)
    changes = [line.split() for line in _git(file.parent, *words).splitlines() if line.startswith(":")]
    return {name for change in changes for name in change[2:4] if name.strip("0")}


def _git(folder: Path, *words: str) -> str:
    try:
        done = subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise HistoryError(str(error)) from None
    return done.stdout
