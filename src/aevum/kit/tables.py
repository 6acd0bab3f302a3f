"""Tables that ship with a game: CSV files with a header row, read once."""

import csv
from importlib.resources import files

from aevum.engine.refusal import BadData


def rows(package: str, name: str) -> list[dict[str, str]]:
    """The rows of `data/<name>.csv` of a game's package.

    >>> rows("aevum.games.invasions", "battle-dice")[3]["name"]
    'w'
    """
    source = files(package).joinpath("data", f"{name}.csv")
    found = list(csv.DictReader(source.read_text(encoding="utf-8").splitlines()))
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
