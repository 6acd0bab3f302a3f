"""Reading and writing tables. Every method is one transaction.

All of it runs in one thread of its own, in the order it was asked for: SQLite has one writer anyway, and the
event loop never waits for a disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from msgspec import to_builtins
from sqlalchemy import Engine, delete, insert, select, update

from aevum.server.store.schema import CHOICES, STATES, TABLES, ChoiceRow, TableRow

if TYPE_CHECKING:
    from sqlalchemy import Connection

P = ParamSpec("P")
T = TypeVar("T")


class Gone(Exception):  # noqa: N818 - an answer, not a fault
    """There is no such table in the store."""


class Moved(Exception):  # noqa: N818 - as above
    """Another server on the same database has changed the table since."""


class Store:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, "store")

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do it in the store's thread; once begun it ends, even if whoever waits has gone."""
        loop = asyncio.get_running_loop()
        return await asyncio.shield(loop.run_in_executor(self._thread, lambda: work(*args, **kwargs)))

    def close(self) -> None:
        self._thread.shutdown()
        self.engine.dispose()

    def create(self, row: TableRow, choices: Sequence[ChoiceRow], states: dict[int, bytes]) -> None:
        with self.engine.begin() as c:
            c.execute(insert(TABLES), [to_builtins(row)])
            _add(c, row.id, choices, states)

    def tables(self) -> list[TableRow]:
        """The one played last first."""
        with self.engine.connect() as c:
            found = c.execute(select(TABLES).order_by(TABLES.c.touched.desc(), TABLES.c.id))
            return [TableRow(**row) for row in found.mappings()]

    def table(self, id: str) -> TableRow:
        with self.engine.connect() as c:
            row = c.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
            if row is None:
                raise Gone(id)
            return TableRow(**row)

    def choices(self, id: str) -> list[ChoiceRow]:
        columns = [column for column in CHOICES.c if column.name != "table_id"]
        with self.engine.connect() as c:
            wanted = select(*columns).where(CHOICES.c.table_id == id).order_by(CHOICES.c.n)
            return [ChoiceRow(**row) for row in c.execute(wanted).mappings()]

    def state(self, id: str, most: int) -> tuple[int, bytes]:
        """The last state kept of the first `most` choices."""
        wanted = (
            select(STATES.c.n, STATES.c.state)
            .where(STATES.c.table_id == id, STATES.c.n <= most)
            .order_by(STATES.c.n.desc())
            .limit(1)
        )
        with self.engine.connect() as c:
            row = c.execute(wanted).first()
            if row is None:
                raise Gone(id)
            return row.n, row.state

    def add(
        self, id: str, was: int, choices: Sequence[ChoiceRow], states: dict[int, bytes], **table: str | int
    ) -> None:
        """Choices that were made at version `was`, with what has changed in the table's own row."""
        with self.engine.begin() as c:
            _change(c, id, was, table)
            _add(c, id, choices, states)

    def cut(self, id: str, was: int, count: int, **table: str | int) -> None:
        """Keep only the first `count` choices."""
        with self.engine.begin() as c:
            _change(c, id, was, table)
            for kept in (CHOICES, STATES):
                c.execute(delete(kept).where(kept.c.table_id == id, kept.c.n > count))

    def change(self, id: str, was: int, **table: str | int) -> None:
        with self.engine.begin() as c:
            _change(c, id, was, table)

    def remove(self, id: str) -> None:
        with self.engine.begin() as c:
            for kept in (CHOICES, STATES):
                c.execute(delete(kept).where(kept.c.table_id == id))
            c.execute(delete(TABLES).where(TABLES.c.id == id))


def _change(c: Connection, id: str, was: int, table: dict[str, str | int]) -> None:
    wanted = update(TABLES).where(TABLES.c.id == id, TABLES.c.version == was).values(**table)
    if c.execute(wanted).rowcount != 1:
        there = c.execute(select(TABLES.c.id).where(TABLES.c.id == id)).first()
        raise Moved(id) if there is not None else Gone(id)


def _add(c: Connection, id: str, choices: Sequence[ChoiceRow], states: dict[int, bytes]) -> None:
    if choices:
        c.execute(insert(CHOICES), [{"table_id": id, **to_builtins(choice)} for choice in choices])
    if states:
        c.execute(insert(STATES), [{"table_id": id, "n": n, "state": s} for n, s in states.items()])
