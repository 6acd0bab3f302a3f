"""The socket of a page that shows a table to a seat."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

from websockets.sync.client import ClientConnection, connect

from tests.versions.outlive.server import Server
from tests.versions.outlive.table import Json, Table

PATIENCE = 60


@contextmanager
def page(server: Server, table: Table, seat: str) -> Iterator[ClientConnection]:
    with connect(f"ws{server.address.removeprefix('http')}/api/tables/{table.id}/live") as socket:
        socket.send(json.dumps({"seat": seat, "key": table.keys[seat]}))
        yield socket


def message(socket: ClientConnection) -> Json:
    return json.loads(socket.recv(PATIENCE))


def sent_away(socket: ClientConnection) -> bool:
    """Told that the table is played elsewhere, which has a page load itself anew."""
    while (told := message(socket)).get("table"):
        pass
    return bool(told["key"] == "elsewhere")
