"""The parent's end of the store: what children ask for is done on the one database, by the present schema."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from aevum.server.children import protocol as p
from aevum.server.store.keeping import Gone, Moved, Taken

if TYPE_CHECKING:
    from aevum.server.store.keeping import Keeping

log = logging.getLogger("aevum.server")
Call = dict[str, Any]


class Keeper:
    """One connection: one child. `met` is called with what the child says it is."""

    def __init__(self, store: Keeping, met: Callable[[Call], None], imagined: Callable[[str], None]) -> None:
        self.store = store
        self.met = met
        self.imagined = imagined

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                size = int.from_bytes(await reader.readexactly(p.LENGTH), "big")
                if size > p.LARGEST:
                    return
                call: Call = msgspec.json.decode(await reader.readexactly(size))
                writer.write(p.framed(await self._answer(call)))
                await writer.drain()
        except (asyncio.IncompleteReadError, OSError):
            return
        finally:
            writer.close()

    async def _answer(self, call: Call) -> Call:
        try:
            return {"ok": await self._do(call)}
        except Gone as error:
            return {"error": "gone", "text": str(error)}
        except Moved as error:
            return {"error": "moved", "text": str(error)}
        except Taken as error:
            return {"error": "taken", "text": str(error)}
        except SQLAlchemyError as error:
            log.exception("a child's table cannot be kept")
            return {"error": "fault", "text": type(error).__name__}
        except (KeyError, TypeError, ValueError, msgspec.MsgspecError) as error:
            log.exception("a child's call cannot be read")
            return {"error": "fault", "text": f"{type(error).__name__}: {error}"}

    async def _do(self, call: Call) -> Any:
        match call["op"]:
            case "hello":
                self.met(call["program"])
                return None
            case "imagined":
                self.imagined(call["id"])
                return None
            case _:
                return await self.store.run(self._work, call)

    def _work(self, call: Call) -> Any:
        store, id, was = self.store, call.get("id", ""), call.get("was", 0)
        match call["op"]:
            case "create":
                choices, states = p.choices_in(call["choices"]), p.states_in(call["states"])
                return store.create(p.row_in(call["row"]), choices, states)
            case "table":
                return p.row_out(store.table(id))
            case "choices":
                return p.choices_out(store.choices(id))
            case "state":
                n, state = store.state(id, call["most"])
                return [n, p.state_out(state)]
            case "add":
                choices, states = p.choices_in(call["choices"]), p.states_in(call["states"])
                changes = p.changes_in(call["changes"])
                return store.add(id, was, choices, states, call["forget"], **changes)
            case "cut":
                changes = p.changes_in(call["changes"])
                return store.cut(id, was, call["count"], p.state_in(call["state"]), **changes)
            case "change":
                return store.change(id, was, **p.changes_in(call["changes"]))
            case "sit":
                return store.sit(id, was, call["seat"], call["key"])
            case "remove":
                return store.remove(id)
        raise ValueError(f"there is no op {call['op']!r}")
