"""The application: the routes, and what lives as long as it does."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from aevum import __version__
from aevum.kit.tables import pack_name
from aevum.parts import PACK_VARIABLE
from aevum.server.bots.pool import Pool
from aevum.server.children.children import Children
from aevum.server.guard import guard
from aevum.server.homes import Homes
from aevum.server.house import House
from aevum.server.lobby import warm_up
from aevum.server.packs import Packs
from aevum.server.problems import LARGEST, handlers
from aevum.server.routes.described import ReadingPlugin
from aevum.server.routes.elsewhere import children, elsewhere
from aevum.server.routes.files import Files
from aevum.server.routes.live import live
from aevum.server.routes.lobby import Games, Tables
from aevum.server.routes.looking import Looking
from aevum.server.routes.page import asset, index
from aevum.server.routes.playing import Playing
from aevum.server.routes.release import release
from aevum.server.routes.running import Running
from aevum.server.routes.seating import eyes_of, house_of, room_of
from aevum.server.routes.upgrading import Upgrading
from aevum.server.store.keeping import Keeping
from aevum.server.store.opening import open_store
from aevum.server.upgrading.moving import upgrade_all
from aevum.server.upgrading.progress import shown

Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]
EVERYWHERE = [Games, Tables, Playing, Running, Looking, Files, live, index, asset]

COMPRESSED_ALREADY = [r"/board$", r"/files/.*\.webp$", r"^/v/"]


def make_app(
    database: str = "", names: Collection[str] = (), workers: int = 0, packs: dict[str, Path] | None = None
) -> Litestar:
    """`database` is an address of SQLAlchemy (empty: the user's own file); it is opened at once, so that
    what is wrong with it is said before the server starts. `packs` are folders given by hand."""
    store = open_store(database)
    found = Packs(packs)

    def house() -> House:
        return House(store, Pool(workers), Homes(found), Children(store, found))

    async def open_doors(house: House) -> None:
        await asyncio.to_thread(upgrade_all, store, found, shown)

    around: list[Any] = [guard(names), elsewhere]
    return _app([*EVERYWHERE, Upgrading, children], around, _house(house, open_doors))


def make_child(store: Keeping, workers: int = 0) -> Litestar:
    """For a parent alone, on a local socket: it decides who may ask, and has the database."""
    pack, folder = pack_name(), os.environ.get(PACK_VARIABLE, "")
    packs = Packs({pack: Path(folder)} if folder else None)

    def house() -> House:
        return House(store, Pool(workers), Homes(packs, pack, alone=True), Children(store, packs))

    app = _app([*EVERYWHERE, release], [], _house(house))
    app.state.child = True
    return app


def _app(routes: list[Any], around: list[Any], lifespan: Lifespan) -> Litestar:
    return Litestar(
        route_handlers=routes,
        dependencies={
            "house": Provide(house_of, sync_to_thread=False),
            "room": Provide(room_of),
            "eyes": Provide(eyes_of),
        },
        lifespan=[lifespan],
        middleware=around,
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


def _house(make: Callable[[], House], first: Callable[[House], Awaitable[None]] | None = None) -> Lifespan:
    """`first` is done before anybody may come in."""

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        house = make()
        app.state.house = house
        if first is not None:
            await first(house)
        sweeping = asyncio.create_task(house.sweep())
        warming = asyncio.create_task(asyncio.to_thread(warm_up))
        try:
            yield
        finally:
            sweeping.cancel()
            await asyncio.gather(warming, return_exceptions=True)
            await house.close()

    return living
