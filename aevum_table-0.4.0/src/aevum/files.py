"""Records on disk: whatever goes wrong is said in one sentence."""

from __future__ import annotations

import os
from pathlib import Path

from aevum.engine.record import Record, load
from aevum.engine.refusal import BadData


def read_record(path: str) -> Record:
    try:
        content = Path(path).read_bytes()
    except OSError as error:
        raise BadData(f"{path}: cannot be read ({error.strerror})") from None
    return load(content, path)


def write_text(path: str, text: str) -> None:
    """Whole or not at all: a match of ten hours must not be lost to a full disk."""
    half = Path(f"{path}.part")
    try:
        half.write_text(text, encoding="utf-8")
        os.replace(half, path)
    except OSError as error:
        half.unlink(missing_ok=True)
        raise BadData(f"{path}: cannot be written ({error.strerror})") from None
