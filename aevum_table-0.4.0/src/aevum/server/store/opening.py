"""Opening a database: where it is, how SQLite is set, and the migrations that bring it up to date."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alembic.migration import MigrationContext
from alembic.util.exc import CommandError
from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.pool import StaticPool

from aevum.engine.refusal import BadData
from aevum.home import data_folder
from aevum.server.store.store import Store

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

MIGRATIONS = Path(__file__).parent / "migrations"


def own_file() -> Path:
    """Where the matches of this user are kept."""
    return data_folder() / "tables.db"


def open_store(address: str = "", migrate: bool = True) -> Store:
    """The store at a database's address (empty: the user's own file), up to date; or as it is, for whoever
    only wants to look."""
    if not address:
        address = f"sqlite:///{own_file()}"
    try:
        url = make_url(address)
        if url.get_backend_name() == "sqlite" and url.database:
            if migrate:
                Path(url.database).absolute().parent.mkdir(parents=True, exist_ok=True)
            elif not Path(url.database).exists():
                # SQLite would make the file.
                url = make_url("sqlite://")
        engine = create_engine(url, **_in_memory(url))
        if url.get_backend_name() == "sqlite":
            event.listen(engine, "connect", _set_sqlite if migrate else _only_look)
        _refuse_later(engine)
        if migrate:
            upgrade(engine)
    except (ArgumentError, CommandError, NoSuchModuleError, ImportError) as error:
        raise BadData(f"--database: {address!r} cannot be opened: {_first_line(error)}") from None
    except (DBAPIError, OSError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise BadData(f"--database: {address!r} cannot be opened: {_first_line(cause)}") from None
    return Store(engine)


def upgrade(engine: Engine) -> None:
    """Run the migrations that this database has not seen."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with _at_once(engine) as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


@contextmanager
def _at_once(engine: Engine) -> Iterator[Connection]:
    """All migrations or none. Python's driver begins no transaction for a change of SQLite's schema, so
    it is begun by hand; and a table that is copied is dropped for a moment, which must not take with it what
    belongs to its rows."""
    with engine.connect() as connection:
        if connection.dialect.name != "sqlite":
            with connection.begin():
                yield connection
            return
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            yield connection
            connection.commit()
        finally:
            connection.rollback()
            connection.exec_driver_sql("PRAGMA foreign_keys=ON")


def _refuse_later(engine: Engine) -> None:
    """A later program has been here, whose migrations this one has not."""
    with engine.connect() as connection:
        there = MigrationContext.configure(connection).get_current_revision()
    known = {path.name[1:5] for path in (MIGRATIONS / "versions").glob("v[0-9]*.py")}
    if there is not None and there not in known:
        raise CommandError(f"a later program has written it (revision {there}; this one knows {max(known)})")


def _in_memory(url: URL) -> dict[str, Any]:
    """Every connection to SQLite's memory would be a database of its own, so there is only one."""
    if url.get_backend_name() != "sqlite" or url.database not in (None, "", ":memory:"):
        return {}
    return {"poolclass": StaticPool, "connect_args": {"check_same_thread": False}}


def _set_sqlite(connection: Any, _: object) -> None:
    """WAL: readers do not wait for the writer. FULL: what is acknowledged survives the loss of power."""
    if isinstance(connection, sqlite3.Connection):
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA busy_timeout=5000")


def _only_look(connection: Any, _: object) -> None:
    """Another journal would be written into the file."""
    if isinstance(connection, sqlite3.Connection):
        connection.execute("PRAGMA busy_timeout=5000")
        connection.execute("PRAGMA query_only=ON")


def _first_line(error: object) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
