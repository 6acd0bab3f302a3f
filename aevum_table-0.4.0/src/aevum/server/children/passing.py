"""Requests and sockets passed through to a child, as they are."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import httpx
from litestar.exceptions import ClientException, NotFoundException
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE
from websockets.asyncio.client import unix_connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from aevum.server.children.children import failed
from aevum.server.problems import LARGEST

if TYPE_CHECKING:
    from litestar.types import HTTPScope, Receive, Scope, Send, WebSocketScope
    from websockets.asyncio.client import ClientConnection

    from aevum.server.children.children import Children

    Headers = list[tuple[bytes, bytes]]

BROKEN = 1011
"""The code of a socket whose other end was lost: pages come back by themselves."""
BASE = "aevum-base"
"""The header that tells a child under which address its page is seen."""
OWN = {
    *("connection", "keep-alive", "transfer-encoding", "te", "trailer", "upgrade"),
    *("host", "date", "server", BASE),
}
"""Headers of one connection, or of ours."""
HARMLESS = ("GET", "HEAD", "OPTIONS")
"""What can be asked twice."""


async def pass_request(
    children: Children, slug: str, scope: HTTPScope, receive: Receive, send: Send, path: str, base: str = ""
) -> None:
    url = _address(path, scope)
    body = await _body(receive)
    if body is None:
        return
    answer = await ask(children, slug, scope["method"], url, _headers(scope, base), body)
    try:
        kept = [(name.lower(), value) for name, value in answer.headers.raw if _passes(name)]
        await send({"type": "http.response.start", "status": answer.status_code, "headers": kept})
        async for part in answer.aiter_raw():
            await send({"type": "http.response.body", "body": part, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
    except httpx.TransportError:
        # The child has died. An answer that is left without its end tells the asker so.
        return
    finally:
        await answer.aclose()


async def ask(
    children: Children, slug: str, method: str, url: str, headers: Headers, body: bytes
) -> httpx.Response:
    """The child's answer, as far as its headers. Asked once more where the child was lost, but only what it
    cannot have heard or what does no harm twice."""
    for again in (True, False):
        child = await children.child(slug)
        request = child.client.build_request(method, url, headers=headers, content=body)
        try:
            return await child.client.send(request, stream=True)
        except httpx.TransportError as error:
            harmless = isinstance(error, httpx.ConnectError) or method in HARMLESS
            if not (again and harmless and await child.has_ended()):
                break
    raise failed(slug)


async def _body(receive: Receive) -> bytes | None:
    """None where whoever asks has gone before it was all there."""
    body = bytearray()
    more = True
    while more:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > LARGEST:
            raise ClientException("Request Entity Too Large", status_code=HTTP_413_REQUEST_ENTITY_TOO_LARGE)
    return bytes(body)


async def pass_socket(
    children: Children, slug: str, scope: WebSocketScope, receive: Receive, send: Send, path: str
) -> None:
    url = f"ws://child{_address(path, scope)}"
    await receive()  # websocket.connect
    heard = False
    for again in (True, False):
        child = await children.child(slug)
        try:
            async with unix_connect(child.socket, url, max_size=None, compression=None) as there:
                heard = True
                await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
                await _both(there, receive, send)
                return
        except InvalidStatus:  # it lives, and says no
            break
        except (OSError, WebSocketException):
            # One that is dying refuses, resets or falls silent, as its sockets go one by one.
            if heard or not (again and await child.has_ended()):
                break
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
        with suppress(ConnectionClosed):  # the other direction tells the page
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


def _address(path: str, scope: Scope) -> str:
    """A child has addresses that only its parent may ask; a way round with dots in it could lead there."""
    if any(part in (".", "..") for part in path.split("/")):
        raise NotFoundException
    query = scope["query_string"].decode("latin-1")
    return f"{quote(path)}{'?' if query else ''}{query}"


def _headers(scope: Scope, base: str) -> Headers:
    kept = [(name, value) for name, value in scope["headers"] if _passes(name)]
    return [*kept, (b"host", b"child"), *([(BASE.encode(), base.encode())] if base else [])]


def _passes(name: bytes) -> bool:
    return name.decode("latin-1").lower() not in OWN
