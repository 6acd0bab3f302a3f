"""The board, its pictures and fonts, and what one takes home: records and exports."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from typing import Any

from litestar import Controller, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath
from litestar.status_codes import HTTP_304_NOT_MODIFIED, HTTP_403_FORBIDDEN

from aevum.engine import Record, Refusal
from aevum.scene.board import Board
from aevum.scene.source import source
from aevum.server.players import GUEST, OPEN
from aevum.server.problems import PROBLEMS, Denied
from aevum.server.routes.seating import Asking, Language, TheEyes, TheRoom, need_host, not_found, seated
from aevum.server.show.board import packed_board

A_DAY = "public, max-age=86400"
FRESH = "private, no-cache"
"""Kept by the browser, but asked for anew; the tag tells whether it has changed."""


class Files(Controller):
    path = "/api/tables/{table_id:str}"
    tags = ("look",)

    @get("/board", responses={200: ResponseSpec(Board), **PROBLEMS})
    async def board(self, request: Asking, room: TheRoom, language: Language = "en") -> Response[Any]:
        """All that does not change while a match is played."""
        table = room.table
        wanted = (table.game.name, table.scenario, table.options, language, table.seats)
        body, tag = await asyncio.to_thread(packed_board, *wanted)
        headers = {"ETag": tag, "Cache-Control": FRESH, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == tag:
            return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
        else:
            body = gzip.decompress(body)
        return Response(body, headers=headers, media_type="application/json")

    @get("/files/{name:path}", responses=PROBLEMS)
    async def file(self, room: TheRoom, name: FromPath[str]) -> Response[bytes]:
        """A picture or font that the board names."""
        name = name.strip("/")
        found = source(room.table.game.name)
        data = found.file(name) if found is not None else None
        if data is None:
            raise not_found(Refusal("no-file", {"file": name}))
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        return Response(data, media_type=kind, headers={"Cache-Control": A_DAY})

    @get("/record", responses=PROBLEMS)
    async def record(self, request: Asking, room: TheRoom) -> Record:
        """The whole match with its seed, for the host; with others at the table only when it is over."""
        need_host(request, room.keys)
        if room.branch:
            raise Denied(HTTP_403_FORBIDDEN, Refusal("record-imagined"))
        async with room.lock:
            others = [player for player in room.players.values() if player in (GUEST, OPEN)]
            if others and room.outcome is None:
                raise Denied(HTTP_403_FORBIDDEN, Refusal("record-shared"))
            return await room.record()

    @get("/export", responses=PROBLEMS)
    async def export(self, eyes: TheEyes) -> dict[str, Any]:
        """What the seat may take home: its own view and its own story."""
        async with eyes.room.lock:
            return eyes.room.table.export(seated(eyes).seat)
