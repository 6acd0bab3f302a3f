"""Tables of the first program, which kept less: no last state, no fingerprint, a digest now and then."""

import json
from typing import Any

import pytest
from sqlalchemy import create_engine, update

from aevum.engine import Table
from aevum.games.invasions import GAME
from aevum.server.store.schema import CHOICES
from tests.server.rules.changes import between
from tests.server.rules.matches import as_of_the_first_program, edit, lay, random_match, row, server

COUNT, KEPT = 110, 96
SEATS = ("roman-hun", "persian-goth")
OVER = json.dumps({"winners": [0], "scores": [9, 4], "key": "victory", "args": {}})


@pytest.fixture(autouse=True)
def form_of_today(monkeypatch: pytest.MonkeyPatch) -> None:
    """The match is played here and said to be of the first program: its states are not in an old form."""
    monkeypatch.setattr(type(GAME), "modern", lambda self, data, version: data)


@pytest.fixture(scope="module")
def match() -> Table:
    return random_match(GAME, "duel-350", COUNT)


@pytest.fixture
def keys(database: str, match: Table) -> dict[str, str]:
    keys = lay(database, match)
    as_of_the_first_program(database)
    return keys


@pytest.fixture
def at_kept(match: Table, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What the table looked like after the last state that was kept, and in the end."""
    database = f"sqlite:///{tmp_path_factory.mktemp('true') / 'tables.db'}"
    with server(database, lay(database, match)) as page:
        return [page.at("GET", f"/at/{n}", 200, SEATS[0])["position"] for n in (KEPT, COUNT)]


@pytest.fixture
def another_end(match: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    between(monkeypatch, GAME, match.at(KEPT + 5))


def test_one_that_is_the_same_moves_up_and_is_played_on(
    database: str, keys: dict[str, str], at_kept: Any
) -> None:
    with server(database, keys) as page:
        moved = row(database)
        assert (moved.rules, moved.fingerprint, moved.eras) == (GAME.version, GAME.fingerprint(), "[]")
        assert page.update(SEATS[0])["position"] == at_kept[1]
        for n in range(COUNT + 1):
            assert "note" not in page.at("GET", f"/at/{n}", 200, SEATS[0])
        page.play(3, *SEATS)
    with server(database, keys) as page:
        assert page.update(SEATS[0])["choice"] == COUNT + 3


def test_one_whose_end_would_be_another_is_shown_as_it_stood(
    database: str, keys: dict[str, str], at_kept: Any, another_end: None
) -> None:
    with server(database, keys) as page:
        now = page.update(SEATS[0])
        assert now["position"] == at_kept[0]
        assert "version 1 of the rules" in now["problem"]
        assert f"after choice {KEPT}" in now["problem"]
        assert not now.keys() & {"ask", "initiatives", "orders", "undo"}
        assert now["choice"] == COUNT
        assert page.at("GET", "", 200)["problem"] == now["problem"]
        for n in range(COUNT + 1):
            shown = page.at("GET", f"/at/{n}", 200, SEATS[0])
            assert (shown["position"] is None) == (n > KEPT), n
            assert shown["note"]
        record = page.at("GET", "/record", 200, "host")
        assert (record["version"], record["fingerprint"], record["finished"]) == ("1", "", False)
        assert set(record["digests"]) == {str(n) for n in range(0, COUNT + 1, 16)}
    assert row(database).rules == "1"


def test_whoever_would_play_on_is_told_why_not(
    database: str, keys: dict[str, str], another_end: None
) -> None:
    with server(database, keys) as page:
        for seat in SEATS:
            assert page.choose(seat, "pass", status=409)["key"] == "rules-unkept"
            wish = {"seat": seat, "choice": "pass"}
            assert page.at("POST", "/why", 409, seat, json=wish)["key"] == "rules-unkept"
            for path in ("/undo", "/redo", "/branches"):
                assert page.at("POST", path, 409, seat)["key"] == "rules-unkept"
            assert page.at("GET", "/odds", 409, seat, params={"option": "x"})["key"] == "rules-unkept"
            assert page.at("GET", "/export", 200, seat)["version"] == "1"
        page.at("GET", "/log", 200, SEATS[0])
        page.at("GET", "/board", 200)
        assert page.update(SEATS[0])["choice"] == COUNT


def test_the_end_is_shown_where_it_is_true_though_nobody_can_play_on(
    database: str, keys: dict[str, str], at_kept: Any
) -> None:
    with create_engine(database).begin() as c:
        c.execute(update(CHOICES).where(CHOICES.c.n == 16).values(digest="another"))
    with server(database, keys) as page:
        now = page.update(SEATS[0])
        assert now["position"] == at_kept[1]
        assert "version 1 of the rules" in now["problem"]
        assert "after choice" not in now["problem"]
        assert "ask" not in now


def test_rules_that_are_the_same_in_name_only(
    database: str, keys: dict[str, str], at_kept: Any, another_end: None
) -> None:
    """A change that nobody gave a number: what was kept is believed, not the name."""
    edit(database, rules=GAME.version, fingerprint=GAME.fingerprint())
    with server(database, keys) as page:
        now = page.update(SEATS[0])
        assert now["position"] == at_kept[0]
        assert now["problem"].count(f"after choice {KEPT}") == 1
        assert page.choose(SEATS[0], "pass", status=409)["key"] == "match-uncertain"


def test_rules_that_break_on_it(
    database: str, keys: dict[str, str], at_kept: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    edit(database, rules=GAME.version, fingerprint=GAME.fingerprint())

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(GAME), "choose", broken)
    with server(database, keys) as page:
        assert page.update(SEATS[0])["position"] == at_kept[0]
        assert page.choose(SEATS[0], "pass", status=409)["key"] == "match-uncertain"


def test_a_state_that_nobody_can_read_any_more(
    database: str, keys: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    edit(database, outcome=OVER)

    def unread(*_: object) -> dict[str, object]:
        raise KeyError("tents")

    monkeypatch.setattr(type(GAME), "modern", unread)
    with server(database, keys) as page:
        assert page.at("GET", "/update", 409, SEATS[0])["key"] == "table-unreadable"
        (listed,) = page.ask("GET", "/api/tables", 200)
        assert listed["over"]
        page.at("DELETE", "", 204, "host")


def test_one_that_was_over_stays_over(
    database: str, keys: dict[str, str], at_kept: Any, another_end: None
) -> None:
    edit(database, outcome=OVER)
    with server(database, keys) as page:
        now = page.update(SEATS[0])
        assert now["over"]
        assert now["outcome"]
        assert now["position"] == at_kept[0]
        assert f"after choice {KEPT}" in now["problem"]
        assert not any(seat.get("asked") for seat in now["seats"])
        assert page.at("GET", "", 200)["over"]
        assert page.at("GET", "/record", 200, "host")["finished"]
        assert page.at("GET", "/upgrade", 200)["state"] == "same"
