"""Tables that ship with a game: CSV files with a header row, read once.

A pack (docs/packs.md) is a folder whose files take the place of ours of the same name, or add rows to ours. A
process has one, chosen before a game is loaded; a server runs tables of another in a process of its own.
"""

import csv
import hashlib
import json
import os
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

from aevum.engine.game import BASE
from aevum.engine.refusal import BadData
from aevum.kit.pack_rows import with_rows
from aevum.kit.pack_rules import module_text
from aevum.parts import PACK_VARIABLE

WORDS = ("chapters.csv", "clauses.csv", "deferred.csv", "not-applicable.csv", "rules-changes.csv")
"""Files of a game's data that tell of its rules, and that no rule reads."""
PROVENANCE = ("source", "reason", "note")
"""Columns that tell where a figure comes from: a better reason is no other rule."""


def pack_name() -> str:
    """The pack that this process plays with, by the name of its folder."""
    pack = os.environ.get(PACK_VARIABLE, "")
    return Path(pack).absolute().name if pack else BASE


def fingerprint(package: str) -> str:
    """Of all figures that the rules of a game read here, its own and the pack's: the same figures, the same
    print, whichever way they are written down."""
    return _fingerprint(package, os.environ.get(PACK_VARIABLE, ""))


@cache
def _fingerprint(package: str, pack: str) -> str:
    """Once for a process: its games do not read their tables again either."""
    return fingerprint_with(package, pack)


def fingerprint_with(package: str, pack: str) -> str:
    """As it would be with this pack folder now (empty: with none)."""
    names = sorted(item.name for item in files(package).joinpath("data").iterdir())
    told = hashlib.blake2b(digest_size=16)
    for name in names:
        if name in WORDS or not name.endswith((".csv", ".toml")):
            continue
        try:
            text = _text_with(package, name, pack)
            figures = _without_provenance(tomllib.loads(text)) if name.endswith(".toml") else _figures(text)
        except (tomllib.TOMLDecodeError, csv.Error, UnicodeError) as error:
            raise BadData(f"{name}: it cannot be read ({error})") from None
        told.update(json.dumps([name, figures], sort_keys=True, default=str).encode())
    told.update(module_text(package, pack).encode())
    return told.hexdigest()


def _figures(text: str) -> object:
    lines = [line for line in csv.reader(text.splitlines()) if line]
    header = lines[0] if lines else []
    kept = [n for n, name in enumerate(header) if not _is_provenance(name)]
    return [[line[n] for n in kept if n < len(line)] for line in lines]


def _without_provenance(value: object) -> object:
    if isinstance(value, dict):
        return {name: _without_provenance(item) for name, item in value.items() if not _is_provenance(name)}
    return [_without_provenance(item) for item in value] if isinstance(value, list) else value


def _is_provenance(name: str) -> bool:
    return name in PROVENANCE or name.endswith("_source")


def data_text(package: str, file: str) -> str:
    """The text of a file of a game's data: of the pack where it has one, else of ours."""
    return _text_with(package, file, os.environ.get(PACK_VARIABLE, ""))


def _text_with(package: str, file: str, pack: str) -> str:
    if not pack:
        return files(package).joinpath("data", file).read_text(encoding="utf-8")
    own = Path(pack, file)
    ours = files(package).joinpath("data", file)
    return with_rows((own if own.is_file() else ours).read_text(encoding="utf-8"), file, pack)


def rows(package: str, name: str) -> list[dict[str, str]]:
    """The rows of `data/<name>.csv` of a game's package.

    >>> rows("aevum.games.invasions", "battle-dice")[3]["name"]
    'w'
    """
    found = list(csv.DictReader(data_text(package, f"{name}.csv").splitlines()))
    for number, row in enumerate(found, start=2):
        if None in row or None in row.values():
            raise BadData(f"{name}.csv, line {number}: the number of fields is not that of the header")
    return found


def whole(row: dict[str, str], column: str, where: str) -> int:
    """A whole number of a row; BadData names the table and the field at fault."""
    try:
        return int(row[column])
    except ValueError:
        raise BadData(f"{where}: {column} should be a whole number, found '{row[column]}'") from None


def index(names: Sequence[str], name: str, where: str) -> int:
    """Where a name of a table stands in a list; BadData says what was expected.

    >>> index(("land", "sea"), "sea", "places.csv")
    1
    """
    for number, known in enumerate(names):
        if known == name:
            return number
    raise BadData(f"{where}: '{name}' is none of {', '.join(names)}")


class Figures:
    """The single figures of a game: its `parameters.csv`, with the columns `parameter` and `value`."""

    def __init__(self, package: str) -> None:
        self._rows = {row["parameter"]: row for row in rows(package, "parameters")}

    def __getitem__(self, name: str) -> int:
        if name not in self._rows:
            raise BadData(f"parameters.csv: there is no row '{name}'")
        return whole(self._rows[name], "value", f"parameters.csv, {name}")
