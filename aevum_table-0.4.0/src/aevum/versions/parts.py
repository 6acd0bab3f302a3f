"""The parts of a match that went over to other rules on its way, each judged by its own."""

from __future__ import annotations

import tempfile
from pathlib import Path

import msgspec
from msgspec.structs import astuple, replace

from aevum.engine.game import Game
from aevum.engine.record import Record, dump
from aevum.versions.elsewhere import program_for, silent, verify
from aevum.versions.installed import Installed
from aevum.versions.judging import judge
from aevum.versions.telling import made


class Part(msgspec.Struct):
    """Choices that were made under the same rules."""

    first: int
    last: int
    version: str
    fingerprint: str
    program: str
    made: str
    """With what, in words."""


class Judged(Part):
    rules: str | None = None
    """As of a whole record: whose rules judged it, None where nobody here has them."""
    divergence: str | None = None


class Told(msgspec.Struct):
    """What `verify --json` says, as far as it matters here."""

    rules: str | None
    divergence: str | None = None
    earlier: list[Judged] = []


def begun(record: Record) -> int:
    """How many choices were made under earlier rules than those of the end."""
    return record.moved[-1].at if record.moved else 0


def before(record: Record) -> list[Record]:
    """All parts but the last that hold any choices, each as a record of its own."""
    found = []
    for i, era in enumerate(record.moved):
        if era.at == (record.moved[i - 1].at if i else 0):
            continue
        # A digest after the very last choice is of the last rules.
        digests = {
            count: told
            for count, told in record.digests.items()
            if int(count) < era.at or int(count) == era.at < len(record.choices)
        }
        found.append(
            replace(
                record,
                version=era.version,
                pack=era.pack,
                fingerprint=era.fingerprint,
                program=era.program,
                choices=record.choices[: era.at],
                digests=digests,
                finished=False,
                moved=record.moved[:i],
            )
        )
    return found


def part(record: Record) -> Part:
    """The last part of a record."""
    own = (record.version, record.fingerprint, record.program)
    return Part(begun(record) + 1, len(record.choices), *own, made(record))


def judged(game: Game, record: Record) -> list[Judged]:
    """The earlier parts of a record, each as far as anybody here can judge it."""
    found: list[Judged] = []
    for earlier in reversed(before(record)):
        item = Judged(*astuple(part(earlier)))
        found.append(item)
        there = program_for(earlier)
        if there is not None:
            told = _verified(there, earlier)
            item.rules, item.divergence = told.rules, told.divergence
            # What was before that, it has judged as well.
            found += reversed(told.earlier)
            break
        verdict = judge(game, earlier)
        item.rules, item.divergence = verdict.rules, verdict.divergence
    return found[::-1]


def _verified(there: Installed, record: Record) -> Told:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "record.json")
        path.write_text(dump(record), encoding="utf-8")
        told, _ = verify(there, record, ["verify", str(path), "--json"])
    try:
        return msgspec.convert(told, Told)
    except msgspec.ValidationError:
        raise silent(there) from None
