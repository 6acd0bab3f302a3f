"""The laws that a table of a pack is held against: those that our own table of the same name keeps.

They are not a list of rules that somebody has to keep: a column that holds numbers, or names of another
table, holds such in a pack as well, and a first column whose values all differ has none twice. Only what
the rules themselves ask of a table is written down, in `fixed.csv` of the game (`pack_fixed`).
"""

import csv
from pathlib import Path

from aevum.engine.refusal import BadData
from aevum.kit.pack_fixed import LAWS, Rows
from aevum.kit.pack_rows import tables_of

RECONSTRUCTED = "reconstructed"
SOURCES = ("rulebook", "public", RECONSTRUCTED)
"""What a source begins with: the printed rules, something else that is public, our own work."""
SOURCE = "source"
REASONS = ("reason", "note")
FIXED = "fixed.csv"
MARK = "\ufeff"
NAMES = {
    "nation": ("nations", "nation"),
    "unit": ("units", "unit"),
    "province": ("provinces", "province"),
    "Area": ("areas", "area"),
    "sea": ("seas", "sea"),
    "leader": ("leaders", "leader"),
    "region": ("regions", "region"),
    "burg": ("burgs", "burg"),
    "place": ("places", "place"),
    "kingdom": ("kingdoms", "kingdom"),
    "good": ("goods", "good"),
    "technology": ("technologies", "technology"),
}
"""Things that tables name, and the table and column that list them, for a game that has them."""


def text_of(path: Path) -> str:
    """What a file of a pack says; BadData where it is no plain text."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadData(f"{path.name}: it is no text in UTF-8") from None
    if text.startswith(MARK):
        raise BadData(f"{path.name}: it begins with a byte order mark; save it as plain UTF-8")
    return text


def read(path: Path) -> Rows:
    """A table whose rows are as long as its header; BadData names the line that is not."""
    found = list(csv.DictReader(text_of(path).splitlines()))
    for line, row in enumerate(found, start=2):
        if None in row or None in row.values():
            raise BadData(f"{path.name}, line {line}: the number of fields is not that of the header")
    return found


class Laws:
    """Of one game, for a pack: `ours` are the game's own files by name, `mine` those of the pack."""

    def __init__(self, ours: dict[str, Path], mine: dict[str, Path], home: Path) -> None:
        self.ours = ours
        self.mine = mine
        self.known = {what: _names(ours, {}, at) for what, at in NAMES.items()}
        self.allowed = {what: _names(ours, mine, at) for what, at in NAMES.items()}
        path = home / FIXED
        self.fixed: Rows = read(path) if path.is_file() else []

    def check_left(self, path: Path) -> None:
        """A table of ours that the pack leaves in place may name something that the pack has no more."""
        try:
            self.check(path)
        except BadData as error:
            raise BadData(f"our {error}, so the pack needs this table too") from None

    def check(self, path: Path) -> None:
        """BadData where a table lacks what ours has, or names what is nowhere."""
        name, ours, rows = path.name, read(self.ours[path.name]), read(path)
        if not rows:
            raise BadData(f"{name}: the table is empty")
        for column in ours[0]:
            if column not in rows[0]:
                raise BadData(f"{name}, line 1: the column '{column}' is missing")
        for column in rows[0]:
            if column not in ours[0]:
                raise BadData(f"{name}, line 1: there is no column '{column}'")
        self._check_rows(name, ours, rows)
        self._check_whole(name, name, ours, rows)

    def check_added(self, path: Path) -> None:
        """BadData where rows that are added do not fit the tables that they are for."""
        tables = tables_of(path.name)
        for table in tables:
            if table not in self.ours:
                raise BadData(f"{path.name}: there is no table {table}")
        rows = read(path)
        if not rows:
            raise BadData(f"{path.name}: it has no row")
        known = {column for table in tables for column in read(self.ours[table])[0]}
        for column in rows[0]:
            if column not in known:
                raise BadData(f"{path.name}, line 1: there is no column '{column}' in {', '.join(tables)}")
        for table in tables:
            ours = read(self.ours[table])
            added = [{column: row.get(column, "") for column in ours[0]} for row in rows]
            self._check_rows(path.name, ours, added)
            before = read(self.mine.get(table, self.ours[table]))
            self._check_whole(f"{path.name} below {table}", table, ours, [*before, *added])

    def _check_rows(self, name: str, ours: Rows, rows: Rows) -> None:
        kinds = {column: _kind([row[column] for row in ours], self.known) for column in ours[0]}
        for line, row in enumerate(rows, start=2):
            for column, value in row.items():
                fault = _fault(value, kinds[column], self.allowed) or _source_fault(column, row)
                if fault:
                    raise BadData(f"{name}, line {line}: {column}: {fault}")

    def _check_whole(self, name: str, table: str, ours: Rows, rows: Rows) -> None:
        for law in self.fixed:
            if f"{law['table']}.csv" == table:
                LAWS[law["law"]](law, ours, rows)
        _once(name, ours, rows)


def _names(ours: dict[str, Path], mine: dict[str, Path], at: tuple[str, str]) -> set[str]:
    """What a table lists, the rows that are added to it among them."""
    name = f"{at[0]}.csv"
    path = mine.get(name, ours.get(name))
    listing = [path] if path is not None else []
    listing += [further for file, further in mine.items() if name in tables_of(file)]
    return {row[at[1]] for found in listing for row in read(found) if row.get(at[1])}


def _once(name: str, ours: Rows, rows: Rows) -> None:
    column = next(iter(ours[0]))
    if len({row[column] for row in ours}) < len(ours):
        return
    seen: dict[str, int] = {}
    for line, row in enumerate(rows, start=2):
        if row[column] in seen:
            where = f"{name}, line {line}: {column}"
            raise BadData(f"{where}: '{row[column]}' stands in line {seen[row[column]]} already")
        seen[row[column]] = line


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
