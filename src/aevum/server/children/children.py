"""The children of a server, started when a table needs one, and again where one was lost."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from contextlib import suppress
from math import inf
from time import monotonic
from typing import TYPE_CHECKING

import httpx
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE

from aevum.engine.refusal import Refusal
from aevum.server.children.child import Child, ChildFault
from aevum.server.problems import Denied

if TYPE_CHECKING:
    from aevum.server.packs import Packs
    from aevum.server.store.keeping import Keeping
    from aevum.versions.own import Rules

LONG = 10.0
"""Seconds after which one that does not let go of a table is not waited for."""
PAUSE = 3.0
"""Seconds before one that did not come up is started once more."""
IMAGINED = 1000
"""What-ifs of children that are known, by far more than they keep."""

log = logging.getLogger("aevum.server")


class Children:
    def __init__(self, store: Keeping, packs: Packs) -> None:
        self.store = store
        self.packs = packs
        self.imagined: dict[str, str] = {}
        """By the id of a what-if: the child that holds it."""
        self._children: dict[str, Child] = {}
        self._failed: dict[str, float] = {}
        self._starting: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def child(self, slug: str) -> Child:
        async with self._starting[slug]:
            found = self._children.get(slug)
            if found is not None and found.alive:
                return found
            if found is not None:
                await self._forget(found)
            if monotonic() - self._failed.get(slug, -inf) < PAUSE:
                raise failed(slug)
            return await self._start(slug)

    async def renew(self, slug: str, game: str, rules: Rules | None) -> None:
        """Have a child end that has other tables of a game than its pack has by now."""
        async with self._starting[slug]:
            found = self._children.get(slug)
            if found is not None and found.games.get(game) != rules:
                await self._forget(found)

    async def _start(self, slug: str) -> Child:
        new = Child(slug)
        try:
            await new.start(self.store, self.packs, lambda id: self._imagine(id, slug))
        except BaseException as error:
            await new.stop()
            if not isinstance(error, (ChildFault, OSError)):
                raise
            log.error("%s", error)
            self._failed[slug] = monotonic()
            raise failed(slug) from None
        self._children[slug] = new
        self._failed.pop(slug, None)
        return new

    def _imagine(self, id: str, slug: str) -> None:
        self.imagined[id] = slug
        while len(self.imagined) > IMAGINED:
            del self.imagined[next(iter(self.imagined))]

    def started(self, slug: str) -> float:
        """When the child of this name was started, by the monotonic clock; never, if it does not run."""
        child = self._children.get(slug)
        return child.started if child is not None and child.alive else inf

    def known(self, slug: str) -> bool:
        """Whether there is such a child, or was one."""
        return slug in self._children

    async def release(self, slug: str, id: str) -> None:
        """Have a child let go of a table, if it runs at all; what it keeps after that is refused."""
        child = self._children.get(slug)
        if child is not None and child.alive:
            with suppress(httpx.HTTPError):
                await child.client.post(f"/child/release/{id}", timeout=LONG)

    async def _forget(self, child: Child) -> None:
        self._children.pop(child.slug, None)
        self.imagined = {id: slug for id, slug in self.imagined.items() if slug != child.slug}
        await child.stop()

    async def close(self) -> None:
        for child in list(self._children.values()):
            await self._forget(child)


def failed(slug: str) -> Denied:
    return Denied(HTTP_503_SERVICE_UNAVAILABLE, Refusal("child-failed", {"name": slug}))
