"""Reading and writing tables in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins
from msgspec.json import decode, encode
from sqlalchemy import Engine, Update, bindparam, delete, func, insert, inspect, select, update

from aevum.server.players import GUEST, OPEN
from aevum.server.store.keeping import Gone, Keeping, Moved, Taken
from aevum.server.store.schema import CHOICES, STATES, TABLES, ChoiceRow, TableRow

if TYPE_CHECKING:
    from sqlalchemy import Column, Connection, Table

    from aevum.server.upgrading.match import Carried, Written


class Store(Keeping):
    def __init__(self, engine: Engine) -> None:
        super().__init__()
        self.engine = engine

    def close(self) -> None:
        self.engine.dispose()

    def create(self, row: TableRow, choices: Sequence[ChoiceRow], states: dict[int, bytes]) -> None:
        with self.engine.begin() as c:
            c.execute(insert(TABLES), [to_builtins(row)])
            _add(c, row.id, choices, states)

    def tables(self) -> list[TableRow]:
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
            # By place and not by name, for there are thousands of them: `ChoiceRow` has the columns' order.
            return [ChoiceRow(*row) for row in c.execute(wanted)]

    def state(self, id: str, most: int) -> tuple[int, bytes]:
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
        self,
        id: str,
        was: int,
        choices: Sequence[ChoiceRow],
        states: dict[int, bytes],
        forget: int = -1,
        **table: str | int,
    ) -> None:
        with self.engine.begin() as c:
            _change(c, id, was, table)
            c.execute(delete(STATES).where(STATES.c.table_id == id, STATES.c.n == forget))
            _add(c, id, choices, states)

    def cut(self, id: str, was: int, count: int, state: bytes, **table: str | int) -> None:
        with self.engine.begin() as c:
            _change(c, id, was, table)
            c.execute(delete(CHOICES).where(CHOICES.c.table_id == id, CHOICES.c.n > count))
            c.execute(delete(STATES).where(STATES.c.table_id == id, STATES.c.n >= count))
            _add(c, id, [], {count: state})

    def sit(self, id: str, was: int, seat: str, key: str) -> None:
        """Who may is decided here, whichever program asks."""
        with self.engine.begin() as c:
            row = c.execute(select(TABLES).where(TABLES.c.id == id)).first()
            if row is None:
                raise Gone(id)
            players, keys = decode(row.players), decode(row.keys)
            if players.get(seat) != OPEN:
                raise Taken(seat)
            texts = {"players": _json({**players, seat: GUEST}), "keys": _json({**keys, seat: key})}
            _change(c, id, was, {**texts, "version": was + 1})

    def imagined(self, id: str) -> None:
        """It is in this process, where it is found anyway."""

    def change(self, id: str, was: int, **table: str | int) -> None:
        with self.engine.begin() as c:
            _change(c, id, was, table)

    # Going over to other rules

    def running(self) -> list[TableRow]:
        """The tables whose match is not over; of an older database, as far as it tells."""
        if not inspect(self.engine).has_table("tables"):
            return []
        there = {column["name"] for column in inspect(self.engine).get_columns("tables")}
        columns = [column for column in TABLES.c if column.name in there]
        with self.engine.connect() as c:
            found = c.execute(select(*columns).where(TABLES.c.outcome == "").order_by(TABLES.c.id))
            return [TableRow(**row) for row in found.mappings()]

    def states(self, id: str, first: int) -> dict[int, bytes]:
        """All that are kept, from that after `first` choices on."""
        wanted = select(STATES.c.n, STATES.c.state).where(STATES.c.table_id == id, STATES.c.n >= first)
        with self.engine.connect() as c:
            return {row.n: row.state for row in c.execute(wanted)}

    def count(self, id: str) -> int:
        """How many choices were made at a table."""
        wanted = select(func.count()).select_from(CHOICES).where(CHOICES.c.table_id == id)
        with self.engine.connect() as c:
            return c.execute(wanted).scalar_one()

    def settle(self, id: str, was: int, written: Written | None, begun: int, **table: str | int) -> None:
        """What was found out about a table; the same match in another form where states have one now."""
        with self.engine.begin() as c:
            if written is not None and not begun:
                table["digest"] = written.digests[0]
            _change(c, id, was, table)
            if written is not None:
                digests = [{"at": n, "told": d} for n, d in enumerate(written.digests[1:], begun + 1)]
                _rewrite(c, CHOICES, id, CHOICES.c.digest, digests)
                states = [{"at": n, "told": state} for n, state in written.states.items()]
                _rewrite(c, STATES, id, STATES.c.state, states)

    def move(self, id: str, was: int, carried: Carried, **table: str | int) -> None:
        """From here on other rules hold. The last choice before cannot be taken back, and tells of it."""
        n = carried.onward
        with self.engine.begin() as c:
            row = c.execute(select(TABLES).where(TABLES.c.id == id)).first()
            last = c.execute(select(CHOICES).where(CHOICES.c.table_id == id, CHOICES.c.n == n)).first()
            if row is None:
                raise Gone(id)
            told = _json([*decode(last.events if last else row.prelude), *decode(carried.events)])
            if last is None:
                table["prelude"] = told
            _change(c, id, was, table)
            # Its digest stays that of the rules before, which made it.
            c.execute(_choice(id, n).values(events=told, final=True))
            c.execute(delete(CHOICES).where(CHOICES.c.table_id == id, CHOICES.c.n > n))
            c.execute(delete(STATES).where(STATES.c.table_id == id, STATES.c.n >= n))
            _add(c, id, [], {n: carried.state})

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


def _choice(id: str, n: int) -> Update:
    return update(CHOICES).where(CHOICES.c.table_id == id, CHOICES.c.n == n)


def _add(c: Connection, id: str, choices: Sequence[ChoiceRow], states: dict[int, bytes]) -> None:
    if choices:
        c.execute(insert(CHOICES), [{"table_id": id, **to_builtins(choice)} for choice in choices])
    if states:
        c.execute(insert(STATES), [{"table_id": id, "n": n, "state": s} for n, s in states.items()])


def _rewrite(c: Connection, kept: Table, id: str, column: Column[Any], new: list[dict[str, Any]]) -> None:
    """One column of rows of a table, by their numbers (`at`)."""
    rows = update(kept).where(kept.c.table_id == id, kept.c.n == bindparam("at"))
    if new:
        c.execute(rows.values({column: bindparam("told")}), new)


def _json(value: object) -> str:
    return encode(value).decode()
