"""Tables when the rules change: the same ones move up, others are offered it, and go over when all agree."""

import json
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from aevum.engine import Record, Table
from aevum.engine.record import dump, load
from aevum.engine.replay import replay
from aevum.games.invasions import GAME as INVASIONS
from aevum.server.upgrading.finding import Finding, write
from tests.server.page import Page
from tests.server.rules.changes import another_form, between, dearer_tolls, peace_for
from tests.server.rules.matches import (
    ID,
    SEATS,
    as_of_the_first_program,
    edit,
    kept_states,
    lay,
    long_match,
    row,
    server,
    tolls,
)
from tests.tiny import GAME, Caravans

tiny = pytest.mark.usefixtures("tiny")
TOLLS = len(tolls().choices)


def newer(monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    monkeypatch.setattr(Caravans, "version", version)


def go_over(page: Page, *seats: str) -> Any:
    for seat in seats or SEATS:
        body = {"seat": seat, "answer": "move"}
        told = page.at("POST", "/upgrade", 200, seat, params={"seat": ""}, json=body)
    return told


def record_of(page: Page) -> Record:
    return load(json.dumps(page.at("GET", "/record", 200, "host")))


def eras(database: str) -> list[tuple[int, str]]:
    return [(era["at"], era["version"]) for era in json.loads(row(database).eras)]


@tiny
def test_the_same_match_moves_up_and_nobody_notices(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = lay(database, long_match(70))
    with server(database, keys) as page:
        before = [page.at("GET", f"/at/{n}", 200, "Petra") for n in range(71)]
        log = page.at("GET", "/log", 200, "Petra")
    newer(monkeypatch, "2")
    with server(database, keys) as page:
        now = row(database)
        assert (now.rules, now.begun, now.eras, now.upgrade) == ("2", "1", "[]", "")
        after = [page.at("GET", f"/at/{n}", 200, "Petra") for n in range(71)]
        for was, shown in zip(before, after, strict=True):
            assert {**was, "version": 0} == {**shown, "version": 0}
        assert page.at("GET", "/log", 200, "Petra") == log
        assert page.at("GET", "/upgrade", 200)["state"] == "same"
        page.play(1, *SEATS)
        assert record_of(page).version == "2"
        assert len(list(replay(GAME, record_of(page)))) == 72


@tiny
def test_the_same_match_in_another_form(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = lay(database, long_match(70))
    newer(monkeypatch, "2")
    another_form(monkeypatch)
    with server(database, keys) as page:
        assert (row(database).rules, row(database).eras) == ("2", "[]")
        assert set(kept_states(database)) == {0, 32, 64, 70}
        assert all(state["own"]["tents"] == 7 for state in kept_states(database).values())
        for n in range(71):
            assert "note" not in page.at("GET", f"/at/{n}", 200, "Petra")
        assert page.play(1, *SEATS)
        list(replay(GAME, record_of(page)))


@tiny
def test_another_match_is_offered_in_words(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = lay(database, tolls())
    newer(monkeypatch, "2")
    dearer_tolls(monkeypatch)
    with server(database, keys) as page:
        told = page.at("GET", "/upgrade", 200, "Dura")
        assert (told["state"], told["rules"], told["newest"]) == ("offered", "1", "2")
        assert told["words"].startswith(
            "Version 2 of the rules would tell this match otherwise than version 1"
        )
        assert (told["choice"], told["rule"], told["onward"], told["movable"]) == (8, "C.3.9", TOLLS, True)
        assert told["was"] == ["They fight over the toll."]
        assert told["now"] == ["They fight over the toll.", "The bids are 1."]
        assert [one["name"] for one in told["asked"]] == [f"House of {seat}" for seat in SEATS]
        assert not told.get("playable")
        assert "version 1 of the rules" in told["why"]
        assert page.ask("GET", "/api/tables", 200)[0]["upgrade"] == "offered"
        assert page.at("GET", "/at/8", 200, "Dura")["news"]
    before = row(database)
    with server(database, keys):
        assert row(database) == before, "what was found out is not looked for again"


@tiny
def test_a_game_that_is_gone(database: str) -> None:
    keys = lay(database, tolls())
    edit(database, game="chess")
    with server(database, keys) as page:
        (listed,) = page.ask("GET", "/api/tables", 200)
        assert (listed["game"], listed["scenario"]) == ("chess", "year")
        told = page.at("GET", "/upgrade", 200, "Petra")
        assert (told["state"], told.get("playable", False)) == ("same", False)
        assert "is not installed" in told["why"]
        assert "there is no game 'chess'" in page.at("GET", "/update", 409, "Petra")["words"]
        page.at("DELETE", "", 204, "host")


@tiny
def test_after_the_last_answer(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = lay(database, tolls())
    newer(monkeypatch, "2")
    dearer_tolls(monkeypatch)
    with server(database, keys) as page:
        before = row(database)
        known = page.update("Petra")
        log = page.at("GET", "/log", 200, "Petra")
        assert go_over(page)["state"] == "same"
        now = row(database)
        assert (now.rules, now.begun, now.upgrade, eras(database)) == ("2", "1", "", [(TOLLS, "1")])
        assert now.version == now.undone > before.version
        assert page.at("GET", "/log", 200, "Petra")[:-1] == log
        moved = page.update("Petra", version=known["version"], events=known["events"])
        assert moved["reset"]
        assert moved["news"][-1]["words"].startswith("From here on version 2 of the rules holds")
        assert moved["choice"] == TOLLS
        for seat in SEATS:
            assert page.at("POST", "/undo", 409, seat)["key"] in ("undo-other", "undo-final")
        assert page.at("POST", "/undo", 409, tolls().choices[-1][0])["key"] == "undo-final"
        assert page.at("POST", "/redo", 409, "Petra")["key"] == "redo-nothing"
        page.choose("Petra", "order:ambush:pass")
        page.at("POST", "/undo", 200, "Petra")
        assert page.update("Petra")["choice"] == TOLLS
        page.at("POST", "/redo", 200, "Petra")
        shown = [page.at("GET", f"/at/{n}", 200, "Petra") for n in range(TOLLS + 2)]
        for n, moment in enumerate(shown):
            untold = n in range(8, TOLLS)
            assert ("cannot" in moment.get("note", "") or "not kept" in moment.get("note", "")) == untold, n
            assert bool(moment.get("note")) == (n < TOLLS), n
        record = record_of(page)
        assert (record.version, [(era.at, era.version) for era in record.moved]) == ("2", [(TOLLS, "1")])
        assert [len(table.choices) for table in replay(GAME, record)] == [TOLLS, TOLLS + 1]
    with server(database, keys) as page:
        assert record_of(page) == record
        again = [page.at("GET", f"/at/{n}", 200, "Petra") for n in range(TOLLS + 2)]
        assert [moment.get("note") for moment in again] == [moment.get("note") for moment in shown]
        page.play(3, *SEATS)
        list(replay(GAME, record_of(page)))


@tiny
def test_whoever_looks_is_told_and_comes_back(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = lay(database, tolls())
    edit(database, upgrade=write(Finding("1", "", choice=8, onward=TOLLS)))
    with server(database, keys) as page:
        hello = {"seat": "Petra", "key": keys["Petra"]}
        with page.client.websocket_connect(f"/api/tables/{ID}/live") as socket:
            socket.send_json(hello)
            first = socket.receive_json()
            go_over(page)
            assert socket.receive_json()["key"] == "elsewhere"
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert closed.value.code == 4409
        with page.client.websocket_connect(f"/api/tables/{ID}/live") as socket:
            known = {"version": first["version"], "events": first["events"]}
            socket.send_json(hello | known)
            now = socket.receive_json()
        assert now["reset"]
        assert now["choice"] == TOLLS
        assert now["events"] == first["events"] + 1


@tiny
def test_a_table_goes_over_more_than_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = lay(database, tolls())
    newer(monkeypatch, "2")
    dearer_tolls(monkeypatch)
    with server(database, keys) as page:
        go_over(page)
        page.choose("Palmyra", "claim:Petra")
        page.choose("Petra", "fight")
        page.play(2, *SEATS)
    newer(monkeypatch, "3")
    peace_for(monkeypatch, 0)
    another_form(monkeypatch, 3)
    with server(database, keys) as page:
        told = page.at("GET", "/upgrade", 200, "Palmyra")
        assert (told["state"], told["choice"], told["rules"]) == ("offered", TOLLS + 1, "2")
        assert told["now"] == ["One toll a round is enough."]
        go_over(page)
        assert eras(database) == [(TOLLS, "1"), (TOLLS + 4, "2")]
        page.play(2, *SEATS)
        record = record_of(page)
        assert [era.at for era in record.moved] == [TOLLS, TOLLS + 4]
        assert "tents" not in record.moved[0].state["own"]
        assert record.moved[1].state["own"]["tents"] == 7
        assert len(list(replay(GAME, record))) == 3
        for n in (TOLLS, TOLLS + 4, TOLLS + 6):
            assert "not kept" not in page.at("GET", f"/at/{n}", 200, "Petra").get("note", ""), n
    newer(monkeypatch, "4")
    with server(database, keys) as page:
        assert (row(database).rules, len(eras(database))) == ("4", 2), "the part since is the same"
        again = record_of(page)
        assert (again.choices, again.moved) == (record.choices, record.moved)
        reload_it(database, page, again)


def reload_it(database: str, page: Page, record: Record) -> None:
    """Its record, given to a server, makes a table that goes on and gives the same record."""
    body = {"record": msgspec.to_builtins(record), "seats": dict.fromkeys(SEATS, "me")}
    made = page.ask("POST", "/api/tables/load", 201, json=body)
    with server(database, made["keys"], made["table"]["id"]) as loaded:
        assert dump(record_of(loaded)) == dump(record)
        for n in (record.moved[0].at, record.moved[1].at, len(record.choices)):
            assert "not kept" not in loaded.at("GET", f"/at/{n}", 200, "Petra").get("note", ""), n
        assert loaded.play(1, *SEATS)


@tiny
def test_before_the_first_choice(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = lay(database, Table(GAME, "year", {"seats": 4}, 7))
    newer(monkeypatch, "2")
    another_form(monkeypatch)
    real = Caravans.setup

    def rich(*args: Any) -> Any:
        state: Any = real(*args)
        state.gold, state.bank = [7] * 4, 22
        return state

    monkeypatch.setattr(Caravans, "setup", rich)
    with server(database, keys) as page:
        assert page.at("GET", "/upgrade", 200)["state"] == "offered"
        assert page.at("GET", "/upgrade", 200).get("choice", 0) == 0
        go_over(page)
        assert eras(database) == [(0, "1")]
        assert "note" not in page.at("GET", "/at/0", 200)
        page.play(3, *SEATS)
        record = record_of(page)
        assert len(list(replay(GAME, record))) == 4
    newer(monkeypatch, "3")
    with server(database, keys) as page:
        assert (row(database).rules, eras(database)) == ("3", [(0, "1")]), "its set-up is not compared"
        assert record_of(page).moved == record.moved
        assert "note" not in page.at("GET", "/at/2", 200)


@tiny
def test_a_table_of_the_first_program_goes_on_from_what_is_certain(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = long_match(80)
    keys = lay(database, table)
    as_of_the_first_program(database)
    newer(monkeypatch, "2")
    start = next(n for n in range(66, 80) if table.at(n).asked > table.at(n - 1).asked)
    between(monkeypatch, GAME, table.at(start))
    with server(database, keys) as page:
        told = page.at("GET", "/upgrade", 200, "Petra")
        assert (told["choice"], told["onward"]) == (start, 64)
        assert page.update("Petra")["choice"] == 80
        go_over(page)
        now = page.update("Petra")
        assert now["choice"] == 64
        assert now["news"][-1]["choice"] == 64
        assert eras(database) == [(64, "1")]
        page.play(2, *SEATS)
        list(replay(GAME, record_of(page)))


def test_a_bot_plays_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(INVASIONS, "nisibis", {}, 7)
    keys = lay(database, table, {"attacker": "person", "defender": "fast"})
    edit(database, upgrade=write(Finding(INVASIONS.version, INVASIONS.fingerprint(), choice=1)))
    with server(database, keys) as page:
        page.play(1, "attacker")
        go_over(page, "host")
        version = row(database).version
        page.play(40, "attacker")
        over = page.wait_for("over")
        assert over["version"] > version
        assert not over.get("problem")
        assert [seat for seat, _ in record_of(page).choices].count("defender") > 1
        list(replay(INVASIONS, record_of(page)))
