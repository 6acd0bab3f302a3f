"""All else that can be done at a table goes through to the first version as well."""

import json

from websockets.sync.client import connect

from tests.versions.outlive.building import FIRST_PAGE
from tests.versions.outlive.hall import Hall
from tests.versions.outlive.table import Json, Table

PATIENCE = 60


def all_goes_through(hall: Hall) -> None:
    table = next(table for table in hall.running() if table.stays and table.people)
    _live(hall, table)
    _what_if(hall, table)
    _record_goes_on(hall, table)
    _record_goes_on(hall, next(table for table in hall.running() if not table.stays and table.people))
    headlines = [row.get("headline") for row in hall.lobby().values() if row.get("base")]
    assert any(headlines), "what the first version keeps for the list is not there"


def _live(hall: Hall, table: Table) -> None:
    """The socket of a page."""
    seat = table.people[0]
    with connect(f"ws{hall.server.address.removeprefix('http')}/api/tables/{table.id}/live") as socket:
        socket.send(json.dumps({"seat": seat, "key": table.keys[seat]}))
        now: Json = json.loads(socket.recv(PATIENCE))
        assert (now["seat"], now["program"]) == (seat, hall.base.rpartition("/")[2])
        assert "commitment" in now


def _what_if(hall: Hall, table: Table) -> None:
    """A branch lives in the memory of the child."""
    seat = table.people[0]
    where = f"/api/tables/{table.id}/branches"
    made = hall.server.ask("POST", where, table.keys[seat], params={"seat": seat})
    assert made.status_code == 201, made.text
    id, keys = made.json()["table"]["id"], made.json()["keys"]
    now = hall.server.ask("GET", f"/api/tables/{id}/update", keys[seat], params={"seat": seat}).json()
    assert now["program"] == hall.base.rpartition("/")[2]
    assert FIRST_PAGE in hall.server.ask("GET", f"/table/{id}", follow_redirects=True).text


def _record_goes_on(hall: Hall, table: Table) -> None:
    """A record is loaded and played on, with undo, by whoever has its rules; then it is deleted."""
    record = table.get(hall.server, "/record", "host")
    seats = dict.fromkeys(record["seats"], "me")
    made = hall.server.ask("POST", "/api/tables/load", json={"record": record, "seats": seats})
    assert made.status_code == 201, made.text
    assert made.json()["table"].get("base", "") == (hall.base if table.stays else "")
    again = Table(table.plan, table.number)
    again.id, again.keys = made.json()["table"]["id"], made.json()["keys"]
    again.play(hall.server, len(record["choices"]) + 1)
    while not again.over and not again.take_back(hall.server):
        again.play(hall.server, again.seen + 1)
    assert not again.over, f"{again}: nothing could be taken back"
    gone = hall.server.ask("DELETE", f"/api/tables/{again.id}", again.keys["host"])
    assert gone.status_code == 204, gone.text
    assert again.id not in hall.lobby()
