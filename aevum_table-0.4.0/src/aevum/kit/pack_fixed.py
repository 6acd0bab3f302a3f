"""What the rules of a game ask of a table, by the laws that its `fixed.csv` names.

A row there tells the table, the law, the columns it is about (`key`), for `holds` the names it asks for, with
semicolons between, and why the rules ask for it.
"""

from collections.abc import Callable
from typing import Final

from aevum.engine.refusal import BadData

Rows = list[dict[str, str]]


def same_rows(law: dict[str, str], ours: Rows, rows: Rows) -> None:
    """The rows are those of our table, each once, in any order."""
    wanted, found = _keys(law, ours), _keys(law, rows)
    for at, key in enumerate(found):
        if key not in wanted:
            raise BadData(f"{_line(law, at)}: there is no {law['key']} '{key}': {law['why']}")
        if found.index(key) < at:
            before = found.index(key) + 2
            raise BadData(f"{_line(law, at)}: {law['key']} '{key}' stands in line {before} already")
    for key in wanted:
        if key not in found:
            raise BadData(f"{law['table']}.csv: the row of the {law['key']} '{key}' is missing: {law['why']}")


def known_values(law: dict[str, str], ours: Rows, rows: Rows) -> None:
    """What stands in these columns stands together in our table too."""
    known = set(_keys(law, ours))
    for at, key in enumerate(_keys(law, rows)):
        if key not in known:
            told = f"'{key}' for {law['key']}: {law['why']}"
            raise BadData(f"{_line(law, at)}: the rules do not know {told}")


def holds_names(law: dict[str, str], ours: Rows, rows: Rows) -> None:
    """Among others, rows of these names."""
    found = _keys(law, rows)
    for name in law["names"].split("; "):
        if name not in found:
            raise BadData(f"{law['table']}.csv: there is no {law['key']} '{name}': {law['why']}")


LAWS: Final[dict[str, Callable[[dict[str, str], Rows, Rows], None]]] = {
    "rows": same_rows,
    "values": known_values,
    "holds": holds_names,
}


def _keys(law: dict[str, str], rows: Rows) -> list[str]:
    columns = law["key"].split()
    return [" ".join([row[column] for column in columns]) for row in rows]


def _line(law: dict[str, str], at: int) -> str:
    return f"{law['table']}.csv, line {at + 2}"
