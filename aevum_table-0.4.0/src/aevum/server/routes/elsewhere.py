"""Tables that a child plays: its page and its addresses under `/v/NAME`, and at the usual ones as well.

`/table/ID` leads to the page of whoever plays it. A page that still asks the former place after its table has
moved is told so (`elsewhere`), and loads itself anew.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from litestar import asgi
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.status_codes import HTTP_409_CONFLICT

from aevum.engine.refusal import Refusal
from aevum.server.children.passing import pass_request, pass_socket
from aevum.server.homes import PREFIX
from aevum.server.problems import Denied
from aevum.server.store.keeping import Gone

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

    from aevum.server.house import House

PAGE = re.compile(r"/table/([^/]+)/?")
TABLE = re.compile(r"/api/tables/([^/]+)(/.*)?")
CHILD = re.compile(r"([A-Za-z0-9.+_-]+)(/.*)?")
OURS = re.compile(r"/api/tables/(load|[^/]+/upgrade)/?")
"""Addresses that the newest program answers for every table."""
PASSED = re.compile(r"/(table/[^/]+|api/.*|assets/[^/]+|schema.*)?/?")
"""What of a child may be asked from outside."""


@asgi("/v", is_mount=True, copy_scope=True)
async def children(scope: Scope, receive: Receive, send: Send) -> None:
    """The page and the interface of a child."""
    house: House = scope["litestar_app"].state.house
    found = CHILD.fullmatch(scope["path"].removeprefix(PREFIX).lstrip("/"))
    path = (found.group(2) or "/") if found is not None else "/"
    if found is None or not PASSED.fullmatch(path):
        raise NotFoundException
    slug = found.group(1)
    page, table = PAGE.fullmatch(path), TABLE.fullmatch(path)
    if page is not None and scope["type"] != ScopeType.HTTP:
        raise NotFoundException
    about = page or table
    if about is not None:
        home = await house.home(about.group(1))
        if page is not None and home.slug != slug:
            await _redirect(scope, send, f"/table/{page.group(1)}")
            return
        if home.slug != slug:
            raise Denied(HTTP_409_CONFLICT, Refusal("elsewhere"))
    elif not house.children.known(slug):
        raise NotFoundException
    if scope["type"] == ScopeType.WEBSOCKET:
        await pass_socket(house.children, slug, scope, receive, send, path)
    elif scope["type"] == ScopeType.HTTP:
        await pass_request(house.children, slug, scope, receive, send, path, f"{PREFIX}{slug}")


def elsewhere(app: ASGIApp) -> ASGIApp:
    """A layer around the usual addresses: those of a table that a child plays are passed on."""

    async def passing(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        page = PAGE.fullmatch(path)
        found = page or (TABLE.fullmatch(path) if not OURS.fullmatch(path) else None)
        house: House = scope["litestar_app"].state.house
        slug = await _slug(house, found.group(1)) if found is not None else ""
        if not slug:
            await app(scope, receive, send)
        elif page is not None:
            await _redirect(scope, send, f"{PREFIX}{slug}{path}")
        else:
            if scope["type"] == ScopeType.WEBSOCKET:
                await pass_socket(house.children, slug, scope, receive, send, path)
            elif scope["type"] == ScopeType.HTTP:
                await pass_request(house.children, slug, scope, receive, send, path)

    return passing


async def _slug(house: House, id: str) -> str:
    """Who plays a table; what is wrong with one that nobody plays, its own address tells."""
    try:
        return (await house.home(id)).slug
    except Gone:
        return ""


async def _redirect(scope: Scope, send: Send, to: str) -> None:
    query: Any = scope["query_string"]
    where = to.encode() + (b"?" + query if query else b"")
    headers = [(b"location", where), (b"content-length", b"0"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": 307, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
