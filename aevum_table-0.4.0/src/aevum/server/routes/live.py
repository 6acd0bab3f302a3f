"""The socket of a page: it says who it is and what it knows, and gets every change of the table.

Changes that follow each other closely are told in one update. Another `Hello` on the same socket changes the
seat, for people who share a screen.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.status_codes import HTTP_409_CONFLICT, HTTP_500_INTERNAL_SERVER_ERROR

from aevum.engine.refusal import BadData
from aevum.server.problems import Denied, problem_of
from aevum.server.room import Room
from aevum.server.routes.seating import Language, TheHouse, look
from aevum.server.show.eyes import Eyes
from aevum.server.show.update import update
from aevum.server.wire import Hello
from aevum.words import Words

Socket = WebSocket[Any, Any, Any]
GAP = 0.12
"""Seconds between two updates, at least; and no more than a third of the time is spent on making them."""
REFUSED = 4000
"""The status of HTTP is added to it for the code with which a refused socket is closed."""
REASON = 120
"""Bytes of the sentence beside that code: there is room for 123."""

log = logging.getLogger("aevum.server")


class Page:
    """What a page shows and knows."""

    def __init__(self, socket: Socket, room: Room, language: str) -> None:
        self.socket = socket
        self.room = room
        self.language = language
        self.eyes: Eyes | None = None
        self.version = 0
        self.events = 0
        self.changed = asyncio.Event()


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str], house: TheHouse, language: Language = "en") -> None:
    """First a `Hello` from the page, then an `Update` for each change."""
    await socket.accept()
    try:
        page = Page(socket, await house.room(table_id), language)
        await _both(_listen(page), _tell(page))
    except (WebSocketDisconnect, OSError):
        # The page has gone, perhaps in the middle of an update.
        return
    except Exception as error:
        status, problem = problem_of(error, Words())
        if status >= HTTP_500_INTERNAL_SERVER_ERROR:
            log.error("live %s", table_id, exc_info=error)
        await socket.send_data(msgspec.json.encode(problem), "text")
        await socket.close(REFUSED + status, problem.words.encode()[:REASON].decode(errors="ignore"))


async def _both(*work: Any) -> None:
    """Until one of them ends, by whatever it ends with; the first of them counts if both do."""
    tasks = [asyncio.ensure_future(one) for one in work]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        next(task for task in tasks if task in done).result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _listen(page: Page) -> None:
    while True:
        text = await page.socket.receive_data("text")
        try:
            hello = msgspec.json.decode(text, type=Hello)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise BadData(f"{error}") from None
        page.eyes = look(page.room, hello.seat, hello.key, page.language)
        page.version, page.events = hello.version, hello.events
        page.changed.set()


async def _tell(page: Page) -> None:
    page.room.watchers.add(page.changed)
    try:
        while True:
            await page.changed.wait()
            page.changed.clear()
            if page.room.closed is not None:
                raise Denied(HTTP_409_CONFLICT, page.room.closed)
            if page.eyes is not None:
                async with page.room.lock:
                    began = monotonic()
                    now = update(page.eyes, page.version, page.events)
                page.version, page.events = now.version, now.events
                took = monotonic() - began
                await page.socket.send_data(msgspec.json.encode(now), "text")
                await asyncio.sleep(max(GAP - took, 2 * took))
    finally:
        page.room.watchers.discard(page.changed)
