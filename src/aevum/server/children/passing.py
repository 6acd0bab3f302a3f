"""Requests and sockets passed through to a child, as they are."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import httpx
from litestar.exceptions import ClientException
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE
from websockets.asyncio.client import unix_connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from aevum.server.children.children import failed
from aevum.server.problems import LARGEST

if TYPE_CHECKING:
    from litestar.types import HTTPScope, Receive, Scope, Send, WebSocketScope
    from websockets.asyncio.client import ClientConnection

    from aevum.server.children.child import Child

BROKEN = 1011
"""The code of a socket whose other end was lost: pages come back by themselves."""
BASE = "aevum-base"
"""The header that tells a child under which address its page is seen."""
OWN = {"connection", "keep-alive", "transfer-encoding", "te", "trailer", "upgrade", "host", BASE}
"""Headers of one connection, or of ours."""


async def pass_request(
    child: Child, scope: HTTPScope, receive: Receive, send: Send, path: str, base: str = ""
) -> None:
    url = httpx.URL(path=path, query=scope["query_string"])
    body = await _body(receive)
    request = child.client.build_request(scope["method"], url, headers=_headers(scope, base), content=body)
    try:
        answer = await child.client.send(request, stream=True)
    except httpx.TransportError:
        raise failed(child.slug) from None
    try:
        kept = [(name.lower(), value) for name, value in answer.headers.raw if _passes(name)]
        await send({"type": "http.response.start", "status": answer.status_code, "headers": kept})
        with suppress(httpx.TransportError):
            # Cut short where the child dies: the length that it promised tells.
            async for part in answer.aiter_raw():
                await send({"type": "http.response.body", "body": part, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
    finally:
        await answer.aclose()


async def _body(receive: Receive) -> bytes:
    body = bytearray()
    more = True
    while more:
        message: Any = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > LARGEST:
            raise ClientException("Request Entity Too Large", status_code=HTTP_413_REQUEST_ENTITY_TOO_LARGE)
    return bytes(body)


async def pass_socket(child: Child, scope: WebSocketScope, receive: Receive, send: Send, path: str) -> None:
    await receive()  # websocket.connect
    query = scope["query_string"].decode("latin-1")
    try:
        async with unix_connect(
            child.socket, f"ws://child{path}{'?' if query else ''}{query}", max_size=None, compression=None
        ) as there:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await _both(there, receive, send)
    except (OSError, WebSocketException):
        with suppress(Exception):
            await send({"type": "websocket.close", "code": BROKEN, "reason": ""})


async def _both(there: ClientConnection, receive: Receive, send: Send) -> None:
    out = asyncio.create_task(_out(there, receive))
    back = asyncio.create_task(_back(there, send))
    try:
        await asyncio.wait({out, back}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (out, back):
            task.cancel()
        await asyncio.gather(out, back, return_exceptions=True)


async def _out(there: ClientConnection, receive: Receive) -> None:
    while True:
        message: Any = await receive()
        if message["type"] == "websocket.disconnect":
            await there.close()
            return
        await there.send(message["text"] if message.get("text") is not None else message["bytes"])


async def _back(there: ClientConnection, send: Send) -> None:
    try:
        async for message in there:
            text, data = (message, None) if isinstance(message, str) else (None, message)
            await send({"type": "websocket.send", "text": text, "bytes": data})
    except ConnectionClosed:
        pass
    code = there.close_code if there.close_code not in (None, 1005, 1006) else BROKEN
    with suppress(RuntimeError):  # the page was quicker
        await send({"type": "websocket.close", "code": int(code or 0), "reason": there.close_reason or ""})


def _headers(scope: Scope, base: str) -> list[tuple[bytes, bytes]]:
    kept = [(name, value) for name, value in scope["headers"] if _passes(name)]
    return [*kept, (b"host", b"child"), *([(BASE.encode(), base.encode())] if base else [])]


def _passes(name: bytes) -> bool:
    return name.decode("latin-1").lower() not in OWN
