"""The store of a child: every call goes to the parent, which alone has the database."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from aevum.server.children import protocol as p
from aevum.server.store.keeping import Gone, Keeping, Moved, Taken
from aevum.server.store.schema import ChoiceRow, TableRow

ERRORS: dict[str, type[Exception]] = {"gone": Gone, "moved": Moved, "taken": Taken, "fault": SQLAlchemyError}


class RemoteStore(Keeping):
    def __init__(self, path: str, program: object) -> None:
        """`path` is the parent's socket; `program` tells what this child is."""
        super().__init__()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.connect(path)
        self._call("hello", program=msgspec.to_builtins(program))

    def close(self) -> None:
        self._socket.close()

    def create(self, row: TableRow, choices: Sequence[ChoiceRow], states: dict[int, bytes]) -> None:
        told = p.choices_out(choices)
        self._call("create", row=p.row_out(row), choices=told, states=p.states_out(states))

    def tables(self) -> list[TableRow]:
        """A child plays the tables that it is asked about and lists none."""
        return []

    def table(self, id: str) -> TableRow:
        return p.row_in(self._call("table", id=id))

    def choices(self, id: str) -> list[ChoiceRow]:
        return p.choices_in(self._call("choices", id=id))

    def state(self, id: str, most: int) -> tuple[int, bytes]:
        n, state = self._call("state", id=id, most=most)
        return n, p.state_in(state)

    def add(
        self,
        id: str,
        was: int,
        choices: Sequence[ChoiceRow],
        states: dict[int, bytes],
        forget: int = -1,
        **table: str | int,
    ) -> None:
        told = {"choices": p.choices_out(choices), "states": p.states_out(states), "forget": forget}
        self._call("add", id=id, was=was, changes=table, **told)

    def cut(self, id: str, was: int, count: int, state: bytes, **table: str | int) -> None:
        self._call("cut", id=id, was=was, count=count, state=p.state_out(state), changes=table)

    def change(self, id: str, was: int, **table: str | int) -> None:
        self._call("change", id=id, was=was, changes=table)

    def sit(self, id: str, was: int, seat: str, key: str) -> None:
        self._call("sit", id=id, was=was, seat=seat, key=key)

    def remove(self, id: str) -> None:
        self._call("remove", id=id)

    def imagined(self, id: str) -> None:
        self._call("imagined", id=id)

    def _call(self, op: str, **args: Any) -> Any:
        self._socket.sendall(p.framed({"op": op, **args}))
        size = int.from_bytes(self._read(p.LENGTH), "big")
        answer: dict[str, Any] = msgspec.json.decode(self._read(size))
        if "error" in answer:
            raise ERRORS.get(answer["error"], SQLAlchemyError)(answer.get("text", ""))
        return answer.get("ok")

    def _read(self, size: int) -> bytes:
        parts: list[bytes] = []
        while size:
            part = self._socket.recv(min(size, 1 << 20))
            if not part:
                raise ConnectionError("the parent has gone")
            parts.append(part)
            size -= len(part)
        return b"".join(parts)
