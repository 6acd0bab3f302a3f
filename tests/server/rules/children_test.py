"""A table that a child plays: everything works there as it does here, and nothing is lost when it dies."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from time import monotonic, sleep
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.asyncio.client import unix_connect
from websockets.exceptions import InvalidMessage

from aevum import __version__
from aevum.server.children import children as all_children
from aevum.server.children import passing
from aevum.server.children.child import Child
from aevum.server.upgrading.finding import Finding, write
from tests.server.page import FIGHT, Page
from tests.server.rules.matches import server
from tests.server.rules.packs import HARD, SEATS, fight, record, write_pack

SLUG = f"{__version__}+hard"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    folder = tmp_path_factory.mktemp("children")
    write_pack(folder / "aevum", "hard", *HARD)
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("XDG_DATA_HOME", str(folder))
        with server(f"sqlite:///{folder}/tables.db") as page:
            yield page


@pytest.fixture(autouse=True)
def data(house: Page) -> None:
    """That of the server."""


@pytest.fixture
def page(house: Page) -> Page:
    """At a table of its own, some choices into the match."""
    fight(house, "hard")
    house.play(4, *SEATS)
    return house


def child(page: Page) -> Child:
    found = page.client.app.state.house.children._children[SLUG]
    assert isinstance(found, Child)
    return found


def kill(page: Page, how: signal.Signals = signal.SIGKILL) -> None:
    process = child(page)._process
    assert process is not None
    os.kill(process.pid, how)


def lose(page: Page) -> None:
    """Until it is known to be dead: what one that is dying has heard nobody can tell."""
    lost, began = child(page), monotonic()
    kill(page)
    while lost.alive:
        assert monotonic() - began < 30
        sleep(0.01)


def test_all_that_a_page_asks(page: Page) -> None:
    seat, ask = page.asked(*SEATS)
    for path in ("", "/update", "/at/2", "/log", "/export", "/board"):
        here = page.at("GET", path, 200, seat)
        there = page.ask(
            "GET",
            f"/v/{SLUG}/api/tables/{page.table}{path}",
            200,
            page.keys[seat],
            params={"seat": seat} if path else {},
        )
        assert here == there
    assert page.choose(seat, "fly", ask["version"], 409)["key"] == "not-offered"
    assert page.choose(seat, ask["options"][0]["id"], 999, 409)["key"] == "stale"
    page.choose(seat, ask["options"][0]["id"], ask["version"], 403, key="nonsense")
    page.at("POST", "/why", 200, seat, json={"seat": seat, "choice": "fly"})
    page.ask("POST", f"/api/tables/{page.table}/choices", 422, content=b"{", headers={"Content-Type": "x"})
    before = page.update(seat)["choice"]
    page.choose(seat, "order:sea-events:pass")
    page.at("POST", "/undo", 200, seat)
    assert page.update(seat)["choice"] == before
    page.at("POST", "/redo", 200, seat)
    assert page.update(seat)["choice"] == before + 1
    assert page.at("GET", "/upgrade", 200)["state"] == "same"
    page.at("DELETE", "", 403, seat)
    page.at("DELETE", "", 204, "host")
    page.at("GET", "/update", 404)
    page.at("DELETE", "", 404, "host")


def test_a_seat_is_taken_at_a_child(house: Page) -> None:
    fight(house, "hard", seats={"attacker": "me", "defender": "open"})
    house.keys |= house.at("POST", "/seats/defender", 200)["keys"]
    house.at("POST", "/seats/defender", 409)
    house.update("defender")
    house.play(2, *SEATS)


def test_where_its_page_is(page: Page) -> None:
    found = page.client.get(f"/table/{page.table}?seat=attacker", follow_redirects=False)
    assert (found.status_code, found.headers["location"]) == (
        307,
        f"/v/{SLUG}/table/{page.table}?seat=attacker",
    )
    found = page.client.get(f"/v/9.9.9/table/{page.table}", follow_redirects=False)
    assert (found.status_code, found.headers["location"]) == (307, f"/table/{page.table}")
    refused = page.ask("GET", f"/v/9.9.9/api/tables/{page.table}/update", 409)
    assert refused["key"] == "elsewhere"
    page.sit_down()
    refused = page.ask("GET", f"/v/{SLUG}/api/tables/{page.table}/update", 409)
    assert refused["key"] == "elsewhere"
    assert page.client.get(f"/table/{page.table}", follow_redirects=False).status_code in (200, 503)


@pytest.mark.parametrize(
    "path",
    [
        *("", "/", "/%2e%2e", "/%00", "/a b", "/ä/", "/x", "/x/", "/x/assets/y.js", f"/{SLUG}x/"),
        *("/x/table/none", "/x/api/tables/none", f"/{SLUG}/table/none", f"/{SLUG}/api/tables/none/update"),
        *(f"/{SLUG}/child/release/ID", f"/{SLUG}//child/release/ID", f"/{SLUG}/child", f"/{SLUG}/v/{SLUG}/"),
        *(f"/{SLUG}/api/%2e%2e/child/release/ID", f"/{SLUG}/schema/%2e%2e/child/release/ID"),
        *(f"/{SLUG}/api/tables/ID/%2e%2e/%2e%2e/%2e%2e/child/release/ID", f"/{SLUG}/api/./x"),
        *("/x/child/release/..", f"/{SLUG}/api/%252e%252e/child/release/ID"),
    ],
)
def test_what_nobody_finds_there(page: Page, path: str) -> None:
    for method in ("GET", "POST"):
        found = page.client.request(method, "/v" + path.replace("ID", page.table), follow_redirects=False)
        assert found.status_code in (404, 405)
        assert found.json()["words"]
    page.play(1, *SEATS)


def test_no_way_round_at_the_usual_address(page: Page) -> None:
    way = f"/api/tables/{page.table}/%2e%2e/%2e%2e/%2e%2e/child/release/{page.table}"
    page.ask("POST", way, 404)


def test_a_request_that_is_too_large(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passing, "LARGEST", 5000)
    seat, ask = page.asked(*SEATS)
    page.choose(seat, "x" * 5000, ask["version"], 413)
    page.choose(seat, "x" * 3000, ask["version"], 409)


def test_answers_may_be_compressed(page: Page) -> None:
    for path in ("/board", "/update"):
        found = page.client.get(f"/api/tables/{page.table}{path}", headers={"Accept-Encoding": "gzip"})
        assert found.headers["content-encoding"] == "gzip"
        assert found.json()
        assert [name for name, _ in found.headers.multi_items()].count("content-length") <= 1


# Sockets


def live(page: Page, base: str = "") -> Any:
    return page.client.websocket_connect(f"{base}/api/tables/{page.table}/live?language=en")


@pytest.mark.parametrize("base", ["", f"/v/{SLUG}"])
def test_a_socket(page: Page, base: str) -> None:
    with live(page, base) as socket:
        socket.send_json({"seat": "attacker", "key": page.keys["attacker"]})
        first = socket.receive_json()
        assert first == page.update("attacker")
        page.play(1, *SEATS)
        assert socket.receive_json()["version"] == first["version"] + 1
        socket.send_json({"seat": "defender", "key": "nonsense"})
        assert socket.receive_json()["key"] == "wrong-key"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == 4403
        assert closed.value.detail


def test_a_socket_that_is_not_for_this_child(page: Page) -> None:
    with pytest.raises(WebSocketDisconnect), live(page, "/v/9.9.9") as socket:
        socket.receive_json()
    page.table = "none"
    with pytest.raises(WebSocketDisconnect), live(page, f"/v/{SLUG}") as socket:
        socket.receive_json()


def test_a_page_is_no_socket(page: Page) -> None:
    address = f"/v/{SLUG}/table/{page.table}"
    with pytest.raises(WebSocketDisconnect) as closed, page.client.websocket_connect(address) as socket:
        socket.receive_json()
    assert closed.value.detail == "Not Found"


def test_a_socket_whose_child_dies(page: Page) -> None:
    with live(page) as socket:
        socket.send_json({"seat": "attacker", "key": page.keys["attacker"]})
        socket.receive_json()
        kill(page)
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == passing.BROKEN
    with live(page) as socket:
        socket.send_json({"seat": "attacker", "key": page.keys["attacker"]})
        assert socket.receive_json()["choice"] == 4


@pytest.mark.parametrize(
    "fault", [ConnectionRefusedError, ConnectionResetError, BrokenPipeError, InvalidMessage]
)
def test_a_socket_to_a_child_that_is_dying(
    page: Page, monkeypatch: pytest.MonkeyPatch, fault: type[Exception]
) -> None:
    tries: list[Any] = []

    def connect(*args: Any, **options: Any) -> Any:
        tries.append(args)
        if len(tries) == 1:
            kill(page)
            raise fault("gone")
        return unix_connect(*args, **options)

    monkeypatch.setattr(passing, "unix_connect", connect)
    with live(page) as socket:
        socket.send_json({"seat": "attacker", "key": page.keys["attacker"]})
        assert socket.receive_json()["choice"] == 4
    assert len(tries) == 2


# Lost children


def test_one_that_was_killed_is_started_again_and_nothing_is_lost(page: Page) -> None:
    before, now = record(page), page.update("attacker")
    kill(page)
    assert page.update("attacker") == now
    assert record(page) == before
    kill(page)
    page.play(2, *SEATS)
    assert len(record(page)["choices"]) == 6
    lose(page)
    page.ask("POST", "/api/tables", 201, json={**FIGHT, "pack": "hard"})


@pytest.mark.parametrize(("method", "status"), [("GET", 200), ("POST", 503)])
def test_one_that_dies_in_the_middle_of_a_request(page: Page, method: str, status: int) -> None:
    """What can be asked twice is; of anything else nobody knows whether it was heard."""
    seat, ask = page.asked(*SEATS)
    kill(page, signal.SIGSTOP)
    with ThreadPoolExecutor(1) as thread:
        if method == "GET":
            asking = thread.submit(page.at, "GET", "/update", status, seat)
        else:
            asking = thread.submit(page.choose, seat, ask["options"][0]["id"], ask["version"], status)
        sleep(0.3)
        kill(page)
        found = asking.result(60)
    assert found["choice"] == 4 if method == "GET" else found["key"] == "child-failed"
    page.play(1, *SEATS)


def test_a_what_if_lives_and_dies_with_its_child(page: Page) -> None:
    seat, _ = page.asked(*SEATS)
    made = page.at("POST", "/branches", 201, seat)
    table, keys = page.table, page.keys
    page.table, page.keys = made["table"]["id"], made["keys"]
    page.play(2, *SEATS)
    assert page.at("GET", "/at/1", 200, seat)["choice"] == 1
    page.at("GET", "/record", 403, "host")
    page.at("GET", "/upgrade", 404)
    kill(page)
    page.at("GET", "/update", 404, seat)
    page.at("GET", "/update", 404, seat)
    page.table, page.keys = table, keys
    assert page.update(seat)["choice"] == 4


def test_only_so_many_what_ifs_are_remembered(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(all_children, "IMAGINED", 2)
    known = page.client.app.state.house.children
    made = [page.at("POST", "/branches", 201, page.asked(*SEATS)[0])["table"]["id"] for _ in range(3)]
    assert list(known.imagined) == made[1:]


def test_one_that_does_not_come_up(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    starts: list[float] = []
    real = Child.start

    async def start(self: Child, *args: Any) -> None:
        starts.append(monotonic())
        await real(self, *args)

    monkeypatch.setattr(Child, "start", start)
    with monkeypatch.context() as broken:
        broken.setattr("aevum.server.children.child.MODULE", "aevum.server.nonsense")
        kill(page)
        for _ in range(3):
            assert page.at("GET", "/update", 503, "attacker")["key"] == "child-failed"
            assert page.at("POST", "/undo", 503, "attacker")["key"] == "child-failed"
        with pytest.raises(WebSocketDisconnect), live(page) as socket:
            socket.receive_json()
        assert len(starts) == 1, "it is not tried again at once"
    with monkeypatch.context() as soon:
        soon.setattr(all_children, "PAUSE", 0.0)
        assert page.update("attacker")["choice"] == 4
    lose(page)
    assert page.update("attacker")["choice"] == 4, "what failed once and came up then is not held against it"


# Going over to other rules


def offer(page: Page) -> None:
    """To go over to what it has already: that is enough to see a child let go of it."""
    store = page.client.app.state.house.store
    rules = record(page)["version"], record(page)["fingerprint"]
    store.change(page.table, store.table(page.table).version, upgrade=write(Finding(*rules, choice=1)))


def go_over(page: Page) -> Any:
    for seat in SEATS:
        body = {"seat": seat, "answer": "move"}
        told = page.at("POST", "/upgrade", 200, seat, params={"seat": ""}, json=body)
    return told


def test_a_child_lets_go_of_a_table_that_goes_over(page: Page) -> None:
    offer(page)
    with live(page) as socket:
        socket.send_json({"seat": "attacker", "key": page.keys["attacker"]})
        socket.receive_json()
        assert go_over(page)["state"] == "same"
        assert socket.receive_json()["key"] == "elsewhere"
    assert page.update("attacker")["news"][-1]["words"].startswith("From here on the tables of the pack")
    page.play(2, *SEATS)
    assert [era["at"] for era in record(page)["moved"]] == [4]


def test_one_that_hangs_is_not_waited_for(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(all_children, "LONG", 0.3)
    offer(page)
    page.update("attacker")
    kill(page, signal.SIGSTOP)
    store = page.client.app.state.house.store
    try:
        assert go_over(page)["state"] == "same"
        assert store.table(page.table).eras != "[]"
    finally:
        kill(page, signal.SIGCONT)
    page.play(2, *SEATS)
    assert len(record(page)["choices"]) == 6


def test_one_that_has_died_need_not_let_go(page: Page) -> None:
    offer(page)
    lose(page)
    assert go_over(page)["state"] == "same"
    page.play(1, *SEATS)
