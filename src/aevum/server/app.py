"""The application: the routes, and what lives as long as it does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from aevum import __version__
from aevum.server.bots.pool import Pool
from aevum.server.guard import guard
from aevum.server.house import House
from aevum.server.lobby import warm_up
from aevum.server.problems import handlers
from aevum.server.routes.described import ReadingPlugin
from aevum.server.routes.files import Files
from aevum.server.routes.live import live
from aevum.server.routes.lobby import Games, Tables
from aevum.server.routes.looking import Looking
from aevum.server.routes.page import asset, index
from aevum.server.routes.playing import Playing
from aevum.server.routes.seating import eyes_of, house_of, room_of
from aevum.server.store.opening import open_store

COMPRESSED_ALREADY = [r"/board$", r"/files/"]
LARGEST = 32 << 20
"""Bytes of a request: the record of a long match, with room to spare."""


def make_app(database: str = "", names: Collection[str] = (), workers: int = 0) -> Litestar:
    """`database` is an address of SQLAlchemy (empty: the user's own file); it is opened at once, so that
    what is wrong with it is said before the server starts."""
    store = open_store(database)
    return Litestar(
        route_handlers=[Games, Tables, Playing, Looking, Files, live, index, asset],
        dependencies={
            "house": Provide(house_of, sync_to_thread=False),
            "room": Provide(room_of),
            "eyes": Provide(eyes_of),
        },
        lifespan=[_house(lambda: House(store, Pool(workers)))],
        middleware=[guard(names)],
        exception_handlers=handlers(),
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=5, exclude=COMPRESSED_ALREADY
        ),
        openapi_config=OpenAPIConfig(
            "Aevum", __version__, render_plugins=[JsonRenderPlugin(), ReadingPlugin()]
        ),
        request_max_body_size=LARGEST,
        logging_config=None,
    )


def _house(make: Callable[[], House]) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        house = make()
        app.state.house = house
        sweeping = asyncio.create_task(house.sweep())
        warming = asyncio.create_task(asyncio.to_thread(warm_up))
        try:
            yield
        finally:
            sweeping.cancel()
            await asyncio.gather(warming, return_exceptions=True)
            await house.close()

    return living
