"""The socket: hello, updates at once, catching up, and what is refused."""

from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from aevum.server.routes import live
from tests.server.page import Page

SEATS = ("attacker", "defender")


def hello(page: Page, seat: str, **known: Any) -> dict[str, Any]:
    return {"seat": seat, "key": page.keys.get(seat, ""), **known}


def test_the_first_update_comes_at_once_and_others_follow(page: Page) -> None:
    page.sit_down()
    with page.client.websocket_connect(f"/api/tables/{page.table}/live") as socket:
        socket.send_json(hello(page, "attacker"))
        first = socket.receive_json()
        assert first == page.update("attacker")
        page.play(1, *SEATS)
        second = socket.receive_json()
        assert second["version"] == first["version"] + 1
        assert not second.get("reset")
        assert [line["n"] for line in second.get("news", [])] == list(
            range(first["events"], second["events"])
        )


def test_choices_in_a_row_come_together(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "GAP", 0.5)
    page.sit_down()
    with page.client.websocket_connect(f"/api/tables/{page.table}/live") as socket:
        socket.send_json(hello(page, "attacker"))
        version = socket.receive_json()["version"]
        page.play(12, *SEATS)
        last = page.update("attacker")["version"]
        count = 0
        while version < last:
            now = socket.receive_json()
            assert now["version"] > version
            version = now["version"]
            count += 1
        assert count < 8


def test_a_page_that_comes_back_catches_up(page: Page) -> None:
    page.sit_down()
    known = page.update("attacker")
    page.play(5, *SEATS)
    with page.client.websocket_connect(f"/api/tables/{page.table}/live") as socket:
        socket.send_json(hello(page, "attacker", version=known["version"], events=known["events"]))
        now = socket.receive_json()
    assert not now.get("reset")
    assert [line["n"] for line in now["news"]] == list(range(known["events"], now["events"]))


def test_after_an_undo_the_log_begins_anew(page: Page) -> None:
    page.sit_down()
    for _ in range(60):
        ((seat, _),) = page.play(1, *SEATS)
        known = page.update(seat)
        if known["undo"]["can"]:
            break
    with page.client.websocket_connect(f"/api/tables/{page.table}/live") as socket:
        socket.send_json(hello(page, seat, version=known["version"], events=known["events"]))
        socket.receive_json()
        page.at("POST", "/undo", 200, seat)
        now = socket.receive_json()
    assert now["reset"]
    assert now["choice"] == known["choice"] - 1


def test_another_hello_changes_the_seat(page: Page) -> None:
    page.sit_down()
    with page.client.websocket_connect(f"/api/tables/{page.table}/live") as socket:
        for seat in (*SEATS, ""):
            socket.send_json(hello(page, seat))
            assert socket.receive_json()["seat"] == seat


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ('{"seat": "attacker", "key": "wrong"}', 4403),
        ('{"seat": "attacker"}', 4403),
        ('{"seat": "queen"}', 4404),
        ('{"chair": "attacker"}', 4422),
        ('{"version": 1, "events": -3}', 4422),
        ("[", 4422),
        ("", 4422),
    ],
)
def test_what_is_refused_is_told_in_a_sentence(page: Page, message: str, code: int) -> None:
    page.sit_down()
    with page.client.websocket_connect(f"/api/tables/{page.table}/live") as socket:
        socket.send_text(message)
        problem = socket.receive_json()
        assert problem["words"]
        assert "table" not in problem
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == code


def test_a_table_that_is_not_there(page: Page) -> None:
    with page.client.websocket_connect("/api/tables/0123/live") as socket:
        assert socket.receive_json()["key"] == "no-table"


def test_the_reason_of_a_closed_socket_is_short_enough(page: Page) -> None:
    """A frame of control has room for 123 bytes of it."""
    with page.client.websocket_connect(f"/api/tables/{'ä“' * 60}/live") as socket:
        assert socket.receive_json()["key"] == "no-table"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == 4404
    assert 60 < len(closed.value.detail.encode()) <= 123


def test_a_fault_is_told_and_logged(
    page: Page, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    page.sit_down()

    def faulty(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(live, "update", faulty)
    with page.client.websocket_connect(f"/api/tables/{page.table}/live") as socket:
        socket.send_json(hello(page, "attacker"))
        assert socket.receive_json()["key"] == "fault"
    assert "ZeroDivisionError" in caplog.text
