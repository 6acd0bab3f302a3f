"""A database full of running tables: a few matches that were really played, each of them many times."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

from msgspec.structs import replace
from sqlalchemy import delete, insert, literal, select

from aevum.engine import registry
from aevum.engine.record import digest
from aevum.server import making
from aevum.server.room import KEEP_EVERY
from aevum.server.store.schema import CHOICES, STATES, TABLES
from tools.release.goldens import Goldens, read_record

if TYPE_CHECKING:
    from aevum.engine import Table
    from aevum.server.store.store import Store

MATCHES = {"invasions": "350", "charlemagne": "771", "medioevo": "long"}
FIRST = "1"
"""The version of the rules that the tables are said to be of."""


def played(game: str, choices: int, every_digest: bool) -> Table:
    """The beginning of a golden match."""
    goldens = Goldens(game, registry.find(game).version)
    whole = read_record(goldens.folder / f"{MATCHES[game]}.json")
    digests = {n: told for n, told in whole.digests.items() if int(n) <= choices}
    table = making.from_record(
        replace(whole, choices=whole.choices[:choices], digests=digests, finished=False)
    )
    if every_digest:
        for n in range(choices + 1):
            table.digests[str(n)] = digest(table.game.to_json(table.at(n)))
    return table


def fill(store: Store, tables: int, choices: int, every_digest: bool) -> None:
    """As the first program kept them, which had neither the last state nor the tables' fingerprint; with
    `every_digest`, as this one does."""
    games = list(MATCHES)[:tables]
    for game in games:
        table = played(game, choices, every_digest)
        row = making.row_of(game, table, dict.fromkeys(table.seats, "person"), {})
        row.rules, row.begun = FIRST, FIRST
        if not every_digest:
            row.fingerprint = row.program = ""
        store.create(row, *making.rows_of(table))
    with store.engine.begin() as c:
        if not every_digest:
            c.execute(delete(STATES).where(STATES.c.n % KEEP_EVERY != 0))
        for n, game in zip(range(tables - len(games)), cycle(games), strict=False):
            for kept in (TABLES, CHOICES, STATES):
                id, *others = kept.c
                copied = select(literal(f"{n:010}"), *others).where(id == game)
                c.execute(insert(kept).from_select([id, *others], copied))
