"""What the database holds, read past all versions of the program."""

import json
from typing import Any, NamedTuple

from sqlalchemy import create_engine, text

Json = Any


class Choice(NamedTuple):
    seat: str
    choice: str
    forced: bool
    events: list[Json]


class Kept:
    def __init__(self, database: str) -> None:
        self._engine = create_engine(database)

    def close(self) -> None:
        self._engine.dispose()

    def choices(self, table: str) -> list[Choice]:
        wanted = "SELECT seat, choice, forced, events FROM choices WHERE table_id = :id ORDER BY n"
        return [
            Choice(row.seat, row.choice, bool(row.forced), json.loads(row.events))
            for row in self._rows(wanted, id=table)
        ]

    def prelude(self, table: str) -> list[Json]:
        (row,) = self._rows("SELECT prelude FROM tables WHERE id = :id", id=table)
        found: list[Json] = json.loads(row.prelude)
        return found

    def rules(self) -> dict[str, str]:
        """By table, the version of its rules."""
        return {row.id: row.rules for row in self._rows("SELECT id, rules FROM tables")}

    def looked_through(self) -> int:
        """How many running tables have been held against newer rules."""
        (row,) = self._rows(
            "SELECT count(*) AS n FROM tables WHERE outcome = '' AND (upgrade != '' OR rules != begun)"
        )
        count: int = row.n
        return count

    def revision(self) -> str:
        (row,) = self._rows("SELECT version_num FROM alembic_version")
        number: str = row.version_num
        return number

    def _rows(self, wanted: str, **values: object) -> list[Any]:
        with self._engine.connect() as c:
            return list(c.execute(text(wanted), values).all())
