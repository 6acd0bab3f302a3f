"""Tables that ship with a game: CSV files with a header row, read once.

A pack (docs/packs.md) is a folder whose files take the place of ours of the same name. It is chosen for the
whole process, before a game is loaded.
"""

import csv
import os
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from aevum.engine.refusal import BadData

PACK_VARIABLE = "AEVUM_PACK"
"""The environment variable that names the pack folder."""


def data_text(package: str, file: str) -> str:
    """The text of a file of a game's data: of the pack where it has one, else of ours."""
    pack = os.environ.get(PACK_VARIABLE, "")
    if pack:
        own = Path(pack, file)
        if own.is_file():
            return own.read_text(encoding="utf-8")
    return files(package).joinpath("data", file).read_text(encoding="utf-8")


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
