"""Having a record judged or told by the installed program that it was made with."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from aevum.engine import registry
from aevum.engine.game import BASE
from aevum.engine.record import Record
from aevum.engine.refusal import BadData
from aevum.engine.replay import made_with
from aevum.parts import PACK_VARIABLE
from aevum.versions.installed import Installed, environment, find
from aevum.versions.judging import ELSEWHERE, SAME


def program_for(record: Record) -> Installed | None:
    """The installed program with just the rules and tables of a record, where this one has others."""
    if record.game in registry.names() and made_with(registry.find(record.game), record):
        return None
    there = find(record.game, record.version, record.fingerprint, _pack(record))
    # Were its manifest wrong, it would start itself for ever.
    return None if there is not None and there.folder.resolve() == Path(sys.prefix).resolve() else there


def run(there: Installed, record: Record, words: list[str]) -> int:
    """Its exit code; it writes where this program would have written."""
    sys.stdout.flush()
    return _start(there, record, words, None).returncode


def verify(there: Installed, record: Record, words: list[str]) -> tuple[dict[str, Any], int]:
    """The JSON object that `verify` prints there, as it is to be read here, and the exit code."""
    done = _start(there, record, words, subprocess.PIPE)
    try:
        told = json.loads(done.stdout)
        for item in (told, *told.setdefault("earlier", [])):
            if item.setdefault("rules", SAME) is not None:
                item["rules"] = ELSEWHERE
    except (ValueError, AttributeError, TypeError):
        raise silent(there) from None
    return told, done.returncode


def silent(there: Installed) -> BadData:
    return BadData(f"aevum {there.program.program} does not tell what it found, as 'verify --json' should")


def _pack(record: Record) -> str:
    return os.environ.get(PACK_VARIABLE, "") if record.pack != BASE else ""


def _start(
    there: Installed, record: Record, words: list[str], out: int | None
) -> subprocess.CompletedProcess[str]:
    words = there.command("aevum.cli", *words)
    try:
        return subprocess.run(words, env=environment(_pack(record)), stdout=out, text=True, check=False)
    except OSError as error:
        raise BadData(f"aevum {there.program.program} cannot be started ({error.strerror})") from None
