"""Records: game, version, tables, seed and the choices. Enough to rebuild the match, as text one can diff.

A record holds the seed, so only the host keeps it while the match runs.
"""

import hashlib
from typing import Any

import msgspec

from aevum.engine.refusal import BadData
from aevum.engine.saving import seed_from

FORMAT = 2
READ = (1, FORMAT)
"""The formats that are read: one without `fingerprint`, `program` and `moved` is of the first."""
DIGEST_EVERY = 16


class Era(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a match that was played under earlier rules than its end, and how it went on from there."""

    at: int
    """How many choices had been made when the match went over to the next rules."""
    version: str
    pack: str
    fingerprint: str
    program: str
    state: dict[str, Any]
    """The state at that moment, as the next rules read it."""


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """The text form of a match; `digests` maps a number of choices to the state's digest at that point.

    `version`, `pack`, `fingerprint` (of the tables) and `program` tell what it was played with: at its end,
    where `moved` tells of earlier rules.
    """

    format: int
    game: str
    version: str
    pack: str
    scenario: str
    options: dict[str, Any]
    seats: list[str]
    seed: str
    commitment: str
    choices: list[tuple[str, str]]
    digests: dict[str, str]
    finished: bool = False
    script: list[int] = []
    fingerprint: str = ""
    program: str = ""
    moved: list[Era] = []


def digest(data: dict[str, object]) -> str:
    """A short fingerprint of a state's data, the same on every machine."""
    return hashlib.blake2b(msgspec.json.encode(data, order="sorted"), digest_size=8).hexdigest()


def dump(record: Record) -> str:
    """One field a line, one choice a line."""
    lines = ["{"]
    fields = msgspec.to_builtins(record)
    for i, (name, value) in enumerate(fields.items()):
        comma = "," if i < len(fields) - 1 else ""
        if name == "choices" and value:
            rows = [f"    {_json(row)}" for row in value]
            lines += [f'  "{name}": [', ",\n".join(rows), f"  ]{comma}"]
        else:
            lines.append(f'  "{name}": {_json(value)}{comma}')
    lines.append("}")
    return "\n".join(lines) + "\n"


def load(text: str | bytes, where: str = "record") -> Record:
    """Read a record; BadData says in one sentence what does not fit and where."""
    try:
        record = msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as error:
        raise BadData(f"{where}: {error}") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadData(f"{where}: not a whole JSON document ({error})") from None
    if record.format not in READ:
        known = " and ".join(map(str, READ))
        raise BadData(f"{where}: format {record.format} is unknown; this program reads formats {known}")
    seed_from(record.seed, f"{where}.seed")
    for i, (seat, _) in enumerate(record.choices):
        if seat not in record.seats:
            raise BadData(f"{where}.choices[{i}]: there is no seat '{seat}'")
    counts = {str(n) for n in range(len(record.choices) + 1)}
    for count in record.digests:
        if count not in counts:
            raise BadData(f"{where}.digests['{count}']: the record has {len(record.choices)} choices")
    last = 0
    for i, era in enumerate(record.moved):
        if not last <= era.at <= len(record.choices):
            raise BadData(f"{where}.moved[{i}].at: expected {last} to {len(record.choices)}, found {era.at}")
        last = era.at
    return record


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
