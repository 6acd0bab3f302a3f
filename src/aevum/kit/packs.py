"""The tables of a game: where their figures come from, and whether a pack of other ones can take their place.

A pack is not checked against a list of rules that somebody has to keep, but against our own tables: a column
that holds numbers, or names of another table, holds such in a pack as well.
"""

from __future__ import annotations

import csv
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from aevum.engine.refusal import BadData
from aevum.kit.changes import changes
from aevum.kit.tables import PACK_VARIABLE, WORDS
from aevum.parts import folder

RULEBOOK, PUBLIC, RECONSTRUCTED = SOURCES = ("rulebook", "public", "reconstructed")
"""What a source begins with: the printed rules, something else that is public, our own work."""
SOURCE = "source"
REASONS = ("reason", "note")
NAMES = {
    "nation": ("nations", "nation"),
    "unit": ("units", "unit"),
    "province": ("provinces", "province"),
    "Area": ("areas", "area"),
    "sea": ("seas", "sea"),
    "leader": ("leaders", "leader"),
    "region": ("regions", "region"),
    "burg": ("burgs", "burg"),
}
"""Things that tables name, and the table and column that list them, for a game that has them."""

Rows = list[dict[str, str]]


@dataclass(frozen=True)
class Counted:
    """A file of data: how many rows, and how many of each source; no figures where no source is told."""

    file: str
    rows: int
    sources: dict[str, int]


def counted(game: str) -> list[Counted]:
    return [_count(path) for path in files_of(game)]


def files_of(game: str) -> list[Path]:
    """The tables and set-ups that ship with a game, by name."""
    home = folder(game)
    if home is None:
        raise BadData(f"there is no game '{game}'")
    data = Path(str(home)) / "data"
    return sorted(path for path in data.glob("*.*") if path.suffix in (".csv", ".toml"))


def _count(path: Path) -> Counted:
    if path.suffix == ".toml":
        told = list(_told(tomllib.loads(path.read_text(encoding="utf-8"))))
        total = len(told)
    else:
        rows = read(path)
        told = [row[SOURCE] for row in rows if SOURCE in row]
        total = len(rows)
    return Counted(
        path.name, total, {name: sum(s.startswith(name) for s in told) for name in SOURCES if told}
    )


def _told(data: dict[str, object]) -> Iterator[str]:
    """Every source of a set-up, of whatever part of it."""
    for key, value in data.items():
        if isinstance(value, dict):
            yield from _told(value)
        elif key == SOURCE and isinstance(value, str):
            yield value


def read(path: Path) -> Rows:
    """A table whose rows are as long as its header; BadData names the line that is not."""
    text = path.read_text(encoding="utf-8-sig")
    found = list(csv.DictReader(text.splitlines()))
    for line, row in enumerate(found, start=2):
        if None in row or None in row.values():
            raise BadData(f"{path.name}, line {line}: the number of fields is not that of the header")
    return found


def check(game: str, pack: Path | None = None) -> list[str]:
    """The files that were checked: a pack's, or all of ours. BadData names file, line and field at fault."""
    ours = {path.name: path for path in files_of(game)}
    mine = dict(ours)
    if pack is not None:
        if not pack.is_dir():
            raise BadData(f"there is no folder '{pack}'")
        mine = {path.name: path for path in sorted(pack.iterdir()) if path.is_file()}
        for name in mine:
            if name not in ours:
                raise BadData(f"{name}: {game} has no table of this name; 'aevum data {game}' lists them")
            if name in WORDS:
                raise BadData(f"{name}: it tells of the rules, and a pack has other figures, not other rules")
    else:
        changes(game)
    known = {what: _names(ours, {}, at) for what, at in NAMES.items()}
    allowed = {what: _names(ours, mine, at) for what, at in NAMES.items()}
    for name, path in mine.items():
        if path.suffix == ".csv":
            _check_table(name, read(ours[name]), read(path), known, allowed)
    _try(game, pack)
    return sorted(mine)


def _names(ours: dict[str, Path], mine: dict[str, Path], at: tuple[str, str]) -> set[str]:
    name = f"{at[0]}.csv"
    path = mine.get(name, ours.get(name))
    return {row[at[1]] for row in read(path) if at[1] in row} if path is not None else set()


def _check_table(
    name: str, ours: Rows, rows: Rows, known: dict[str, set[str]], allowed: dict[str, set[str]]
) -> None:
    if not rows:
        raise BadData(f"{name}: the table is empty")
    missing = [column for column in ours[0] if column not in rows[0]]
    strange = [column for column in rows[0] if column not in ours[0]]
    if missing or strange:
        fault = f"the column '{missing[0]}' is missing" if missing else f"there is no column '{strange[0]}'"
        raise BadData(f"{name}, line 1: {fault}")
    kinds = {column: _kind([row[column] for row in ours], known) for column in ours[0]}
    for line, row in enumerate(rows, start=2):
        for column, value in row.items():
            fault = _fault(value, kinds[column], allowed) or _source_fault(column, row)
            if fault:
                raise BadData(f"{name}, line {line}: {column}: {fault}")


def _kind(values: list[str], known: dict[str, set[str]]) -> tuple[str, bool]:
    """What a column of ours holds, and whether a field may be empty."""
    full = {value for value in values if value}
    empty = "" in values
    if full and all(_number(value) for value in full):
        return "number", empty
    for what, names in known.items():
        if len(full) > 1 and full <= names:
            return what, empty
    return "text", True


def _number(value: str) -> bool:
    return value.lstrip("-").replace(".", "", 1).isdecimal()


def _fault(value: str, kind: tuple[str, bool], allowed: dict[str, set[str]]) -> str:
    what, empty = kind
    if not value:
        return "" if empty else "it is empty"
    if what == "number" and not _number(value):
        return f"expected a number, found '{value}'"
    if what in allowed and value not in allowed[what]:
        return f"there is no {what} '{value}'"
    return ""


def _source_fault(column: str, row: dict[str, str]) -> str:
    """Every figure says where it comes from, and our own why it is as it is."""
    if column != SOURCE:
        return ""
    if not row[SOURCE].startswith(SOURCES):
        return f"expected one that begins with {', '.join(SOURCES)}, found '{row[SOURCE]}'"
    told = [row[name] for name in REASONS if name in row]
    if row[SOURCE] == RECONSTRUCTED and told and not any(told):
        return "what is reconstructed needs a reason"
    return ""


def _try(game: str, pack: Path | None) -> None:
    """Load the game with the pack, in a process of its own, and set up everything that it can play."""
    environment = {name: value for name, value in os.environ.items() if name != PACK_VARIABLE}
    if pack is not None:
        environment[PACK_VARIABLE] = str(pack)
    done = subprocess.run(
        [sys.executable, "-c", _TRIAL, game], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        lines = (done.stdout or done.stderr).strip().splitlines()
        raise BadData(lines[-1] if lines else f"the game cannot be loaded (exit code {done.returncode})")


_TRIAL = """
import sys
from aevum.engine.refusal import BadData
try:
    from aevum.engine import registry
    game = registry.find(sys.argv[1])
    for scenario in game.scenarios():
        game.setup(scenario, {}, 1, game.pack())
except BadData as error:
    sys.exit(print(error) or 2)
except Exception as error:
    sys.exit(print(f"the tables do not fit together: {type(error).__name__}: {error}") or 2)
"""
