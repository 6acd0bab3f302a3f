"""Where tables are played: found out once for all of the same rules, and again when that may have changed."""

from collections import Counter
from typing import Any

import pytest
from sqlalchemy import create_engine, insert, select

from aevum import __version__
from aevum.server import house
from aevum.server.homes import HERE, Home, Homes
from aevum.server.store.schema import TABLES
from tests.server.rules.matches import edit, lay, server, tolls

pytestmark = pytest.mark.usefixtures("tiny")


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often it was found out where tables of a version of the rules are played."""
    real, count = Homes.of, Counter[str]()

    def of(self: Homes, row: Any) -> Home:
        count[row.rules] += 1
        return real(self, row)

    monkeypatch.setattr(Homes, "of", of)
    return count


def many(database: str, **values: Any) -> None:
    """A hundred more of the only table."""
    with create_engine(database).begin() as c:
        one = dict(c.execute(select(TABLES)).mappings().one())
        c.execute(insert(TABLES), [{**one, **values, "id": f"{n:010}"} for n in range(100)])


def test_a_list_of_many_tables_looks_once_for_each_kind(database: str, looks: Counter[str]) -> None:
    keys = lay(database, tolls())
    many(database, outcome='{"winners":[],"scores":[],"key":"draw","args":{}}', rules="0")
    with server(database, keys) as page:
        assert len(page.ask("GET", "/api/tables", 200)) == 101
        assert looks == {"0": 1, "1": 1}
        page.ask("GET", "/api/tables", 200)
        assert looks == {"0": 1, "1": 1}


def test_names_of_children_that_nobody_needs_cost_nothing(database: str, looks: Counter[str]) -> None:
    keys = lay(database, tolls())
    many(database, rules="0", outcome='{"winners":[],"scores":[],"key":"draw","args":{}}')
    with server(database, keys) as page:
        for n in range(20):
            for path in ("", "/", "/assets/x.js", "/api/games", "/schema"):
                page.ask("GET", f"/v/9.9.{n}{path}", 404)
        page.ask("GET", f"/v/{__version__}/assets/x.js", 404)
        assert not looks


def test_a_table_that_nobody_can_play_is_looked_for_again(
    database: str, looks: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = lay(database, tolls())
    with server(database, keys) as page:
        edit(database, rules="0")
        assert page.choose("Palmyra", "bid:0", status=409)["key"] == "rules-gone"
        page.update("Palmyra")
        assert looks == {"0": 1}
        monkeypatch.setattr(house, "LOOK_AGAIN", 0.0)
        page.update("Palmyra")
        assert looks["0"] > 1
        # As if a program had been installed that has them.
        monkeypatch.setattr(Homes, "of", lambda self, row: HERE)
        page.play(1, "Palmyra", "Petra", "Dura", "Bostra")
        assert not page.update("Palmyra").get("problem")
