"""What is kept, and how a table comes back from it."""

from pathlib import Path
from time import sleep

import pytest
from litestar.testing import TestClient
from sqlalchemy import create_engine, inspect, text, update
from sqlalchemy.exc import OperationalError

from aevum.engine import BadData
from aevum.engine.record import digest
from aevum.engine.state import State
from aevum.server import driver
from aevum.server import room as rooms
from aevum.server.app import make_app
from aevum.server.house import House
from aevum.server.store.opening import open_store, own_file
from aevum.server.store.schema import CHOICES, META, TABLES
from aevum.server.store.store import Store
from tests.server.conftest import ADDRESS
from tests.server.page import Page

SEATS = ("attacker", "defender")
TWO = ("roman-hun", "persian-goth")

pytestmark = pytest.mark.every_database


def test_the_migrations_make_what_the_code_expects(database: str) -> None:
    open_store(database).close()
    made = inspect(create_engine(database))
    for table in META.sorted_tables:
        assert {column["name"] for column in made.get_columns(table.name)} == set(table.c.keys())
        assert set(made.get_pk_constraint(table.name)["constrained_columns"]) == {
            c.name for c in table.primary_key
        }
    open_store(database).close()


@pytest.mark.parametrize("address", ["nonsense", "oracle9://x", "sqlite:////proc/none/tables.db"])
def test_a_database_that_cannot_be_opened_is_told_in_a_sentence(address: str) -> None:
    with pytest.raises(BadData, match=r"--database: .* cannot be opened: .+"):
        open_store(address)


def test_the_own_file_is_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert own_file() == tmp_path / "aevum" / "tables.db"


def test_a_table_comes_back_as_it_was(database: str) -> None:
    with TestClient(make_app(database), base_url=ADDRESS) as client:
        page = Page(client)
        page.sit_down(scenario="duel-350", seats=dict.fromkeys(TWO, "me"))
        page.play(40, *TWO)
        before = [page.update(seat) for seat in (*TWO, "")]
        record = page.at("GET", "/record", 200, "host")
        log = page.at("GET", "/log", 200, TWO[0])
    with TestClient(make_app(database), base_url=ADDRESS) as client:
        page.client = client
        (listed,) = page.ask("GET", "/api/tables", 200)
        assert listed["id"] == page.table
        assert [page.update(seat) for seat in (*TWO, "")] == before
        assert page.at("GET", "/record", 200, "host") == record
        assert page.at("GET", "/log", 200, TWO[0]) == log
        house: House = client.app.state.house
        # The last state and what followed it, not the whole match, was played again.
        assert house.rooms[page.table].table.reach(31) == -1
        for count in (40, 33, 32, 31, 3, 0):
            assert page.at("GET", f"/at/{count}", 200, TWO[0])["choice"] == count


def test_undo_and_redo_after_a_restart(database: str) -> None:
    with TestClient(make_app(database), base_url=ADDRESS) as client:
        page = Page(client)
        page.sit_down()
        for _ in range(60):
            ((seat, choice),) = page.play(1, *SEATS)
            if page.update(seat)["undo"]["can"]:
                break
        after = page.update(seat)
    with TestClient(make_app(database), base_url=ADDRESS) as client:
        page.client = client
        page.at("POST", "/undo", 200, seat)
        assert page.update(seat)["choice"] == after["choice"] - 1
    with TestClient(make_app(database), base_url=ADDRESS) as client:
        page.client = client
        now = page.update(seat, version=after["version"], events=after["events"])
        assert now["reset"]
        page.choose(seat, choice, now["ask"]["version"])
        assert page.update(seat)["position"] == after["position"]


def full(self: Store, *_: object, **__: object) -> None:
    raise OperationalError("INSERT", {}, Exception("database or disk is full"))


def test_what_cannot_be_kept_did_not_happen(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    page.sit_down()
    page.play(5, *SEATS)
    seat, ask = page.asked(*SEATS)
    room = page.client.app.state.house.rooms[page.table]
    before = (page.update(seat), digest(room.table.game.to_json(room.table.state)))

    with monkeypatch.context() as broken:
        broken.setattr(Store, "add", full)
        page.choose(seat, ask["options"][0]["id"], ask["version"], 500)
    assert (page.update(seat), digest(room.table.game.to_json(room.table.state))) == before
    page.choose(seat, ask["options"][0]["id"], ask["version"])


def test_a_fault_in_the_rules_changes_nothing(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    page.sit_down()
    page.play(5, *SEATS)
    seat, ask = page.asked(*SEATS)
    room = page.client.app.state.house.rooms[page.table]
    before = page.update(seat)
    game = room.table.game

    def faulty(state: State, *_: object) -> None:
        state.drawn += 7
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        saved = room.table.state.copy()
        broken.setattr(game, "choose", faulty, raising=False)
        # Going back plays choices again, which must not meet the same fault.
        broken.setattr(
            room.table, "at", lambda count: room.table._snapshots[0].copy() if not count else saved.copy()
        )
        page.choose(seat, ask["options"][0]["id"], ask["version"], 500)
    assert page.update(seat) == before
    page.choose(seat, ask["options"][0]["id"], ask["version"])


def everything_in(database: str) -> bytes:
    if database.startswith("sqlite:///"):
        kept = Path(database.removeprefix("sqlite:///"))
        return b"".join(path.read_bytes() for path in kept.parent.iterdir())
    with create_engine(database).connect() as c:
        tables = inspect(c).get_table_names()
        return repr([c.execute(text(f"SELECT * FROM {table}")).all() for table in tables]).encode()


def test_keys_are_kept_hashed(page: Page, database: str) -> None:
    page.sit_down()
    data = everything_in(database)
    assert page.table.encode() in data
    for key in page.keys.values():
        assert key.encode() not in data


def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aevum.server.house.IDLE", 0.3)
    with TestClient(make_app(database), base_url=ADDRESS) as client:
        page = Page(client)
        page.sit_down()
        page.play(3, *SEATS)
        house: House = client.app.state.house
        for _ in range(100):
            if not house.rooms:
                break
            sleep(0.05)
        assert not house.rooms
        assert page.update("attacker")["choice"] == 3


def test_states_are_kept_now_and_then_and_the_last_one_always(page: Page) -> None:
    page.sit_down(scenario="duel-350", seats=dict.fromkeys(TWO, "me"))
    store = page.client.app.state.house.store
    for count in range(1, 2 * rooms.KEEP_EVERY + 3):
        ((seat, _),) = page.play(1, *TWO)
        assert set(store.states(page.table, 0)) == {*range(0, count, rooms.KEEP_EVERY), count}
    while not page.update(seat)["undo"]["can"]:
        ((seat, _),) = page.play(1, *TWO)
        count += 1
    page.at("POST", "/undo", 200, seat)
    assert set(store.states(page.table, 0)) == {*range(0, count - 1, rooms.KEEP_EVERY), count - 1}
    page.at("POST", "/redo", 200, seat)
    assert set(store.states(page.table, 0)) == {*range(0, count, rooms.KEEP_EVERY), count}


def test_two_servers_on_one_database_do_not_overwrite_each_other(database: str) -> None:
    with (
        TestClient(make_app(database), base_url=ADDRESS) as one,
        TestClient(make_app(database), base_url=ADDRESS) as two,
    ):
        page = Page(one)
        page.sit_down()
        here, there = page, Page(two)
        there.table, there.keys = page.table, page.keys
        seat, ask = there.asked(*SEATS)
        house: House = two.app.state.house
        while not house.rooms[page.table].row.headline:
            sleep(0.02)  # else writing it would tell this server too soon that another has gone on
        here.play(3, *SEATS)
        assert there.choose(seat, ask["options"][0]["id"], ask["version"], 409)["key"] == "table-moved"
        assert there.update(seat) == here.update(seat)
        there.play(2, *SEATS)
        assert there.update(seat)["choice"] == 5


def test_a_deleted_table_is_gone_for_everybody(page: Page) -> None:
    page.sit_down()
    with page.client.websocket_connect(f"/api/tables/{page.table}/live") as socket:
        socket.send_json({"seat": "attacker", "key": page.keys["attacker"]})
        socket.receive_json()
        page.at("DELETE", "", 204, "host")
        assert socket.receive_json()["key"] == "no-table"
    page.at("GET", "/update", 404, "attacker")


def test_a_table_that_cannot_be_deleted_is_still_there(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    page.sit_down()
    with monkeypatch.context() as broken:
        broken.setattr(Store, "remove", full)
        page.at("DELETE", "", 500, "host")
    house: House = page.client.app.state.house
    assert house.rooms[page.table].closed is None
    page.play(1, *SEATS)


def test_a_table_of_other_rules_can_be_deleted(database: str) -> None:
    with TestClient(make_app(database), base_url=ADDRESS) as client:
        page = Page(client)
        page.sit_down()
        page.play(3, *SEATS)
    with create_engine(database).begin() as c:
        c.execute(update(TABLES).values(rules="0"))
        c.execute(update(CHOICES).where(CHOICES.c.n == 2).values(digest="another"))
    with TestClient(make_app(database), base_url=ADDRESS) as client:
        page.client = client
        assert not any(seat.get("asked") for seat in page.update("attacker")["seats"])
        assert page.choose("attacker", "pass", status=409)["key"] == "rules-gone"
        page.at("DELETE", "", 403, "attacker")
        page.at("DELETE", "", 204, "host")
        page.at("DELETE", "", 404, "host")
        assert page.ask("GET", "/api/tables", 200) == []


def test_bots_go_on_when_there_is_room_on_the_disk_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "AGAIN", 0.2)
    with TestClient(make_app(database), base_url=ADDRESS) as client, monkeypatch.context() as broken:
        broken.setattr(Store, "add", full)
        page = Page(client)
        page.sit_down(seats={"attacker": "fast", "defender": "fast"})
        assert page.wait_for("problem")["choice"] == 0
        broken.undo()
        assert not page.wait_for("over").get("problem")


def test_a_database_of_a_later_version_is_refused_in_a_sentence(database: str) -> None:
    open_store(database).close()
    with create_engine(database).begin() as c:
        c.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadData, match=r"--database: .* cannot be opened: .*9999"):
        open_store(database)


def test_a_database_in_memory_is_one_for_all_threads() -> None:
    with TestClient(make_app("sqlite://"), base_url=ADDRESS) as client:
        page = Page(client)
        page.sit_down()
        page.play(3, *SEATS)
        assert page.at("GET", "/at/2", 200, "attacker")["choice"] == 2
