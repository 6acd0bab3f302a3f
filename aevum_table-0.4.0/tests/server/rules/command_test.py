"""`aevum upgrade`"""

import json
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, inspect, text, update

from aevum.server.store.opening import MIGRATIONS, open_store
from aevum.server.store.schema import CHOICES
from tests.seated import Run, run
from tests.server.rules.matches import lay, long_match, row
from tests.tiny import Caravans

__all__ = ["run"]
NOTHING = "Nothing to do: no running table is of other rules.\n"


def two(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is the same under the newer rules, and one that is not."""
    for name in ("same", "other"):
        lay(database, long_match(20), id=name)
    with create_engine(database).begin() as c:
        c.execute(update(CHOICES).where(CHOICES.c.table_id == "other", CHOICES.c.n == 20).values(digest="x"))
    monkeypatch.setattr(Caravans, "version", "2")


def path_of(database: str) -> Path:
    return Path(database.removeprefix("sqlite:///"))


def of_the_first_program(database: str) -> None:
    """Back to the schema that it knew."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with create_engine(database).begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")


@pytest.mark.every_database
def test_tables_move_up(run: Run, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    two(database, monkeypatch)
    code, out, err = run("upgrade", "--database", database)
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        "Done:",
        "     1  the same under these rules",
        "     1  would be told otherwise: their people decide",
    ]
    assert (row(database, "same").rules, row(database, "other").rules) == ("2", "1")
    assert run("upgrade", "--database", database) == (0, NOTHING, "")


def test_as_json(run: Run, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    two(database, monkeypatch)
    found = {"same": 1, "other": 1, "stuck": 0, "away": 0}
    code, out, err = run("upgrade", "--database", database, "--check", "--json")
    assert (code, err, json.loads(out)) == (0, "", {"checked_only": True, **found})
    assert json.loads(run("upgrade", "--database", database, "--json")[1]) == {"checked_only": False, **found}


@pytest.mark.every_database
def test_only_looking_changes_nothing(run: Run, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    two(database, monkeypatch)
    before = [row(database, "same"), row(database, "other")]
    code, out, _ = run("upgrade", "--database", database, "--check")
    assert code == 0
    assert out.startswith("Only looked:\n     1  the same")
    assert [row(database, "same"), row(database, "other")] == before


@pytest.mark.every_database
def test_only_looking_at_a_database_of_the_first_program(
    run: Run, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    two(database, monkeypatch)
    of_the_first_program(database)
    before = {column["name"] for column in inspect(create_engine(database)).get_columns("tables")}
    assert "eras" not in before
    code, out, err = run("upgrade", "--database", database, "--check", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["same"] == 1
    after = inspect(create_engine(database))
    assert {column["name"] for column in after.get_columns("tables")} == before
    with create_engine(database).connect() as c:
        assert c.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == "0001"
    assert json.loads(run("upgrade", "--database", database, "--json")[1])["same"] == 1
    assert (row(database, "same").rules, row(database, "same").begun) == ("2", "1")


def test_not_a_byte_is_written(
    run: Run, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even the journal that a server would use."""
    two(database, monkeypatch)
    copy = tmp_path / "copied" / "tables.db"
    copy.parent.mkdir()
    with sqlite3.connect(path_of(database)) as c:
        c.execute(f"VACUUM INTO '{copy}'")
    before = copy.read_bytes()
    assert run("upgrade", "--database", f"sqlite:///{copy}", "--check")[1].startswith("Only looked")
    assert copy.read_bytes() == before
    assert list(copy.parent.iterdir()) == [copy]


def test_a_database_that_is_not_there(run: Run, database: str, data: Path) -> None:
    assert run("upgrade", "--database", database, "--check") == (0, NOTHING, "")
    assert not path_of(database).exists()
    assert run("upgrade", "--check") == (0, NOTHING, "")
    assert not data.exists()
    assert run("upgrade", "--database", database) == (0, NOTHING, "")
    assert path_of(database).exists()
    assert run("upgrade") == (0, NOTHING, "")
    assert (data / "tables.db").exists()


def test_one_that_is_empty(run: Run, database: str) -> None:
    path_of(database).touch()
    assert run("upgrade", "--database", database, "--check") == (0, NOTHING, "")
    assert path_of(database).read_bytes() == b""
    open_store(database).close()
    assert run("upgrade", "--database", database, "--check") == (0, NOTHING, "")
    assert run("upgrade", "--database", database) == (0, NOTHING, "")


@pytest.mark.every_database
@pytest.mark.parametrize("words", [(), ("--check",), ("--json",)])
def test_one_of_a_later_program(run: Run, database: str, words: tuple[str, ...]) -> None:
    open_store(database).close()
    with create_engine(database).begin() as c:
        c.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    code, out, err = run("upgrade", "--database", database, *words)
    assert (code, out) == (2, "")
    assert "a later program has written it (revision 9999" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("address", ["nonsense", "sqlite:////proc/none/tables.db"])
def test_one_that_cannot_be_opened(run: Run, address: str) -> None:
    code, out, err = run("upgrade", "--database", address)
    assert (code, out) == (2, "")
    assert err.startswith("aevum upgrade: --database: ")
    assert err.count("\n") == 1


def test_a_file_that_is_no_database(run: Run, database: str) -> None:
    path_of(database).write_text("a letter to Palmyra" * 99)
    for words in ((), ("--check",)):
        code, out, err = run("upgrade", "--database", database, *words)
        assert (code, out) == (2, "")
        assert "cannot be opened: file is not a database" in err
    assert path_of(database).read_text() == "a letter to Palmyra" * 99


def test_a_pack_that_is_none(run: Run, database: str, tmp_path: Path) -> None:
    (tmp_path / "my pack").mkdir()
    for folder, said in (("none", "there is no folder"), ("my pack", "is no name for a pack")):
        code, out, err = run("--pack", str(tmp_path / folder), "upgrade", "--database", database)
        assert (code, out) == (2, "")
        assert said in err
        assert err.count("\n") == 1
