"""Changing the folder of versions, so that a stop at any moment leaves nothing half done."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from aevum.engine.refusal import BadData
from aevum.versions.installed import versions_folder

HALF = ".half-"


@contextmanager
def alone() -> Iterator[Path]:
    """The folder of all versions, with nobody else at work in it and without what a killed one left."""
    home = versions_folder()
    try:
        home.mkdir(parents=True, exist_ok=True)
        lock = (home / ".lock").open("w")
    except OSError as error:
        raise BadData(f"{home}: cannot be written ({error.strerror})") from None
    with lock:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise BadData(f"{home}: another 'aevum versions' is at work there") from None
        for left in home.glob(f"{HALF}*"):
            shutil.rmtree(left, ignore_errors=True)
        yield home


@contextmanager
def a_half(home: Path) -> Iterator[Path]:
    """A folder for what is not to be seen before it is whole; it is gone in the end, whatever happens."""
    half = None
    try:
        half = Path(tempfile.mkdtemp(prefix=HALF, dir=home))
        yield half
    except OSError as error:
        raise BadData(f"{home}: cannot be written ({error.strerror})") from None
    finally:
        if half is not None:
            shutil.rmtree(half, ignore_errors=True)
