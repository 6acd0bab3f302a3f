"""Faults of bots, kept for whoever mends them: beside each a record that leads to the question.

Such a record holds the seed and all secrets of a match that may still be played. The files are the host's:
nobody else may read them, no seat is told of them, and there are never many.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from aevum.engine.record import Record, dump
from aevum.home import data_folder

if TYPE_CHECKING:
    from collections.abc import Sequence

    from aevum.bots.stand_in import Fault

KEPT = 60
"""Records in the folder; the oldest make room."""
OF_A_MATCH = 5
"""A bot that fails once may fail at every choice; the first faults of a match tell enough."""
LARGEST = 4_000_000
"""Characters of a record that is kept; a whole match has a tenth of it."""


def folder() -> Path:
    return data_folder() / "bot-faults"


def leading(record: Record, count: int) -> Record:
    """The record as it was after the first `count` choices."""
    record.choices = record.choices[:count]
    record.digests = {n: told for n, told in record.digests.items() if int(n) <= count}
    record.finished = False
    return record


def keep(record: Record, seat: str, faults: Sequence[Fault]) -> Path | None:
    """Keep the record and what is told of the faults over the question to the seat; None where it was not
    kept. It never raises: a full disk is no reason to stop a table either."""
    try:
        return _keep(record, seat, faults, folder())
    except OSError:
        return None


def write(record: Record, seat: str, faults: Sequence[Fault], where: Path) -> Path:
    """As `keep` does, in a folder that is somebody's own and has no bounds."""
    path = where / f"{_match(record)}{len(record.choices)}.json"
    _write(path, dump(record))
    _write(path.with_suffix(".txt"), _told(record, seat, faults))
    return path


def _keep(record: Record, seat: str, faults: Sequence[Fault], where: Path) -> Path | None:
    where.mkdir(mode=0o700, parents=True, exist_ok=True)
    alike = [kept.name for kept in where.glob("*.json") if kept.name.startswith(_match(record))]
    again = f"{_match(record)}{len(record.choices)}.json" in alike
    if (len(alike) >= OF_A_MATCH and not again) or len(dump(record)) > LARGEST:
        return None
    path = write(record, seat, faults, where)
    for old in sorted(where.glob("*.json"), key=lambda kept: kept.stat().st_mtime_ns)[:-KEPT]:
        old.unlink(missing_ok=True)
        old.with_suffix(".txt").unlink(missing_ok=True)
    return path


def _match(record: Record) -> str:
    """How the names of a match's files begin: it can be told from others, and not its seed from it."""
    return f"{record.game}-{record.scenario}-{record.commitment[:12]}-"


def _told(record: Record, seat: str, faults: Sequence[Fault]) -> str:
    lines = [
        f"{record.game} {record.version}, {record.scenario}, program {record.program}",
        f"after {len(record.choices)} choices, the question to {seat}",
    ]
    for fault in faults:
        lines += ["", f"{fault.bot}: {fault.error}", fault.trace.rstrip()]
    return "\n".join(lines) + "\n"


def _write(path: Path, text: str) -> None:
    """Whole or not at all, and from the first byte on for nobody else to read."""
    half = path.with_name(f"{path.name}.part")
    half.unlink(missing_ok=True)
    try:
        with open(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as out:
            out.write(text)
        os.replace(half, path)
    except OSError:
        half.unlink(missing_ok=True)
        raise
