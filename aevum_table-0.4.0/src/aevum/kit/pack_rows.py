"""Rows that a pack adds to tables instead of writing them anew.

`leaders+.csv` of a pack holds rows more for `leaders.csv`; a file whose name joins several tables,
`cards+card-points+objectives.csv`, gives each of its rows to all of them. A table takes the columns that are
its own, and what the row does not tell is empty.
"""

import csv
import io
from pathlib import Path

from aevum.engine.refusal import BadData

ADDING = "+"


def tables_of(name: str) -> list[str]:
    """The tables that a file of a pack adds to; none where it takes the place of one.

    >>> tables_of("cards+card-points.csv"), tables_of("leaders+.csv"), tables_of("leaders.csv")
    (['cards.csv', 'card-points.csv'], ['leaders.csv'], [])
    """
    if ADDING not in name or not name.endswith(".csv"):
        return []
    return [f"{part}.csv" for part in name.removesuffix(".csv").split(ADDING) if part]


def adding_to(table: str, pack: str) -> list[Path]:
    """The files of a pack folder that add rows to a table, by name."""
    return sorted(path for path in Path(pack).glob(f"*{ADDING}*.csv") if table in tables_of(path.name))


def with_rows(text: str, table: str, pack: str) -> str:
    """The text of a table and below it the rows that the pack adds."""
    further = adding_to(table, pack)
    if not further:
        return text
    out = io.StringIO()
    header = next(csv.reader(text.splitlines()))
    writer = csv.DictWriter(out, header, restval="", extrasaction="ignore", lineterminator="\n")
    for path in further:
        rows = list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
        for number, row in enumerate(rows, start=2):
            if None in row or None in row.values():
                raise BadData(f"{path.name}, line {number}: the number of fields is not that of the header")
        writer.writerows(rows)
    return f"{text.rstrip()}\n{out.getvalue()}"
