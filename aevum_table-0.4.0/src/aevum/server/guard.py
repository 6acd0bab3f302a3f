"""What stands before every request: who may ask at all, and what a browser may do with the answer.

A web page of another origin must not drive a server on the reader's own machine. A request must name the
server by an address (a name that somebody made to point here is not one), and a page that sends it must be
the server's own.
"""

from __future__ import annotations

from collections.abc import Collection
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from aevum.engine.refusal import Refusal
from aevum.server.wire import Problem
from aevum.words import Words

NAMES = ("localhost",)
POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        # The page sets positions of what it draws; style sheets come from the server only.
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def guard(names: Collection[str] = ()) -> Any:
    """A layer around the application; `names` are host names that the server answers to as well."""
    known = {name.lower() for name in (*NAMES, *names)}

    def wrap(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
                await app(scope, receive, send)
                return
            sent = ((name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"])
            headers = {name.lower(): value for name, value in sent}
            refusal = _refuse(headers, known)
            if refusal is None:
                await app(scope, receive, _with_headers(send))
            elif scope["type"] == ScopeType.HTTP:
                await _answer(_with_headers(send), refusal)
            else:
                await send({"type": "websocket.close", "code": 4403, "reason": refusal.key})

        return guarded

    return wrap


def _refuse(headers: dict[str, str], known: Collection[str]) -> Refusal | None:
    host = headers.get("host", "")
    try:
        name = urlsplit(f"//{host}").hostname or ""
        page = urlsplit(headers.get("origin", "")).netloc
    except ValueError:  # an address with half a bracket
        return Refusal("foreign-host", {"name": host})
    if name not in known and not _is_address(name):
        return Refusal("foreign-host", {"name": name})
    if "origin" in headers and page != host:
        return Refusal("foreign-page")
    return None


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending


async def _answer(send: Send, refusal: Refusal) -> None:
    body = msgspec.json.encode(Problem(Words().refusal(refusal), key=refusal.key))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
