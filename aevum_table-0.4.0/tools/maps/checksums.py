"""SHA-256 of what is built and checked in: `checksums.txt`, one line a file, as sha256sum writes them."""

from __future__ import annotations

import hashlib
from pathlib import Path

from tools.maps.settings import HERE, ROOT

FILE = HERE / "checksums.txt"


def read() -> dict[str, str]:
    """The checksum of each file, by its path from the root of the project."""
    if not FILE.exists():
        return {}
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return {path: digest for digest, path in (line.split("  ", 1) for line in lines)}


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def note(*paths: Path) -> None:
    """Write the checksums of these files anew, and keep those of others."""
    known = read() | {path.relative_to(ROOT).as_posix(): digest(path) for path in paths}
    kept = {path: value for path, value in known.items() if (ROOT / path).exists()}
    FILE.write_text("".join(f"{value}  {path}\n" for path, value in sorted(kept.items())), encoding="utf-8")
