"""This program and the installed ones as a table, or as data.

`used` tells how many tables are played by which rules, where that is known.
"""

from __future__ import annotations

from msgspec import to_builtins
from rich import box
from rich.console import Console
from rich.table import Table

from aevum.versions.installed import Installed
from aevum.versions.needed import Used, tables
from aevum.versions.own import Program
from aevum.versions.telling import SHORT

FREE = "free to remove"


def report(own: Program, others: list[Installed], used: Used | None = None) -> dict[str, object]:
    counts = [None if used is None else tables(item, own, others, used) for item in others]
    items = [{**told(item), "tables": count} for item, count in zip(others, counts, strict=True)]
    return {**to_builtins(own), "installed": items}


def told(item: Installed) -> dict[str, object]:
    return {**to_builtins(item.program), "folder": str(item.folder), "wheel": item.wheel}


def show(own: Program, others: list[Installed], used: Used | None = None) -> None:
    table = Table(box=box.SIMPLE)
    for name in ("program", "game", "rules", "figures"):
        table.add_column(name, no_wrap=True)
    if used is not None:
        table.add_column("tables", justify="right")
        table.add_column("", no_wrap=True)
    _rows(table, own, "(this one)", "", used)
    for item in others:
        free = used is not None and tables(item, own, others, used) == 0
        _rows(table, item.program, "", FREE if free else "", used)
    Console().print(table)
    if not others:
        print("No other version is installed; 'aevum versions add WHEEL' adds one.")


def _rows(table: Table, program: Program, which: str, note: str, used: Used | None) -> None:
    name = f"{program.program} {which}".rstrip()
    for game, rules in sorted(program.games.items()):
        row = [name, game, rules.version, rules.fingerprint[:SHORT]]
        if used is not None:
            count = used.get((game, rules.version, rules.fingerprint), 0)
            row += [str(count), note]
        table.add_row(*row)
        name = note = ""
