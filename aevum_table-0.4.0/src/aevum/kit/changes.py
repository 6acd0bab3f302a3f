"""What changed in a game's rules from version to version, for those whose match began under earlier ones.

`data/rules-changes.csv` (`version,clauses,text`): a sentence a row and the clauses it is about, the oldest
version first. No pack takes its place: what it changes is its own affair.
"""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable

from aevum.engine.refusal import BadData
from aevum.kit.clauses import read_clauses
from aevum.parts import folder

FILE = "rules-changes.csv"
COLUMNS = ["version", "clauses", "text"]


@dataclass(frozen=True)
class Change:
    """A line of the list: since which version, of which clauses, and what is different."""

    version: str
    clauses: tuple[str, ...]
    text: str


def changes(game: str) -> list[Change]:
    """All changes of a game, the oldest first; none for a game that keeps no list."""
    return list(_changes(game))


def since(game: str, version: str) -> list[Change]:
    """What is new to a match that began under this version."""
    known = number(version, f"version of {game}")
    return [change for change in _changes(game) if int(change.version) > known]


def number(version: str, where: str) -> int:
    """Versions are compared as the whole numbers that they are."""
    if not (version.isascii() and version.isdecimal()):
        raise BadData(f"{where}: expected a whole number, found '{version}'")
    return int(version)


@cache
def _changes(game: str) -> tuple[Change, ...]:
    home = folder(game)
    if home is None:
        raise BadData(f"there is no game '{game}'")
    return tuple(read_changes(game, home))


def read_changes(game: str, home: Traversable) -> list[Change]:
    """Read the list in the package folder of a game; BadData names the line at fault."""
    data = home / "data"
    if not (data / FILE).is_file():
        return []
    known = set(read_clauses(game, home).by_id) if (data / "clauses.csv").is_file() else set()
    reader = csv.reader(io.StringIO((data / FILE).read_text(encoding="utf-8")))
    if next(reader, []) != COLUMNS:
        raise BadData(f"{FILE}, line 1: expected the columns {', '.join(COLUMNS)}")
    found: list[Change] = []
    for cells in reader:
        where = f"{FILE}, line {reader.line_num}"
        if len(cells) != len(COLUMNS):
            raise BadData(f"{where}: the number of fields is not that of the header")
        found.append(_change(cells, where, game, known))
        if len(found) > 1 and int(found[-1].version) < int(found[-2].version):
            raise BadData(f"{where}: version {found[-1].version} stands behind version {found[-2].version}")
    return found


def _change(cells: list[str], where: str, game: str, known: set[str]) -> Change:
    version, clauses, text = cells
    number(version, f"{where}: version")
    for id in clauses.split():
        if id not in known:
            raise BadData(f"{where}: clauses: '{id}' is no clause of {game}")
    if not text.strip():
        raise BadData(f"{where}: text: it is empty")
    return Change(version, tuple(clauses.split()), text)
