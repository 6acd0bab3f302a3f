"""Migrations of a database that holds tables: all of them or none, and nothing is lost on the way."""

import shutil
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect, text

from aevum.server.store import opening
from aevum.server.store.opening import open_store
from aevum.server.store.schema import ChoiceRow, TableRow

pytestmark = pytest.mark.every_database

NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "9000"
down_revision = "{last}"

def upgrade():
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("more", sa.Text, nullable=False, server_default=""))
    {then}
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("headline", new_column_name="summary", existing_type=sa.Text)
"""


@pytest.fixture
def kept(database: str) -> str:
    """A database with one table in it, of one choice and one state."""
    store = open_store(database)
    row = TableRow("t1", "invasions", "2", "base", "nisibis", "{}", "{}", "{}", "{}", "{}", "[]", "", "", "")
    store.create(row, [ChoiceRow(1, "attacker", "pass", False, False, "", "[]")], {0: b"state"})
    store.close()
    return database


def later(folder: Path, monkeypatch: pytest.MonkeyPatch, then: str) -> None:
    """A later program, whose last migration does this in the middle."""
    last = max(path.name[1:5] for path in (opening.MIGRATIONS / "versions").glob("v[0-9]*.py"))
    shutil.copytree(opening.MIGRATIONS, folder / "migrations")
    (folder / "migrations" / "versions" / "v9000_next.py").write_text(NEXT.format(last=last, then=then))
    monkeypatch.setattr(opening, "MIGRATIONS", folder / "migrations")


def found(database: str) -> tuple[set[str], list[int]]:
    """The columns of the tables, and how many rows there are of what belongs to them."""
    engine = create_engine(database)
    with engine.connect() as c:
        counts = [
            c.execute(text(f"SELECT count(*) FROM {name}")).scalar_one()
            for name in ("tables", "choices", "states")
        ]
        columns = {column["name"] for column in inspect(c).get_columns("tables")}
    engine.dispose()
    return columns, counts


def test_a_table_that_is_copied_keeps_what_belongs_to_it(
    kept: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later(tmp_path, monkeypatch, "pass")
    store = open_store(kept)
    columns, counts = found(kept)
    assert {"more", "summary"} <= columns
    assert counts == [1, 1, 1]
    # Nobody reads rows by these names here, but they still go together.
    store.remove("t1")
    assert found(kept)[1] == [0, 0, 0]
    store.close()


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    kept: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = found(kept)
    with monkeypatch.context() as broken:
        later(tmp_path, broken, "raise OSError('pulled the plug')")
        with pytest.raises(Exception, match="pulled the plug"):
            open_store(kept)
    assert found(kept) == before
    open_store(kept).close()
