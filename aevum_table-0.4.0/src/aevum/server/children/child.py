"""A process beside this one that plays tables of other rules or of a pack, on a local socket."""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

import httpx
import msgspec

from aevum import __version__
from aevum.engine.game import BASE
from aevum.server.children.keeper import Keeper
from aevum.server.homes import parts_of
from aevum.versions.installed import command, environment, of_program
from aevum.versions.own import PROTOCOL, Program, Rules

if TYPE_CHECKING:
    from aevum.server.packs import Packs
    from aevum.server.store.keeping import Keeping

PATIENCE = 120.0
"""Seconds that a child has to say what it is: it takes two, but machines may be busy."""
A_MOMENT = 5.0
"""Seconds in which one that broke off is known to have died, on a busy machine too."""
MODULE = "aevum.server.children"
HOST = "http://child"
LIMITS = httpx.Limits(max_connections=None, max_keepalive_connections=20, keepalive_expiry=2.0)
"""A connection is left before the child, after five seconds, leaves it in the middle of a request."""


class ChildFault(Exception):  # noqa: N818 - the product's word
    """The child cannot be had; the text says why, for the log."""


class Child:
    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.folder = Path(tempfile.mkdtemp(prefix="aevum-"))
        """Only this user can look into it, so whoever reaches the sockets may."""
        self.socket = str(self.folder / "child.sock")
        self.client = httpx.AsyncClient(
            transport=httpx.AsyncHTTPTransport(uds=self.socket, limits=LIMITS), base_url=HOST, timeout=None
        )
        self.started = monotonic()
        self.games: dict[str, Rules] = {}
        self._met: asyncio.Future[Program] = asyncio.get_running_loop().create_future()
        self._process: asyncio.subprocess.Process | None = None
        self._keeper: asyncio.Server | None = None

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def has_ended(self) -> bool:
        """Whether it is lost; one that was just killed is not known to be for a moment."""
        if self._process is not None and self.alive:
            with suppress(TimeoutError):
                async with asyncio.timeout(A_MOMENT):
                    await self._process.wait()
        return not self.alive

    async def start(self, store: Keeping, packs: Packs, imagined: Callable[[str], None]) -> None:
        """ChildFault where it does not come up as what it should be."""
        keeper = Keeper(store, self._meet, imagined)
        kept = str(self.folder / "store.sock")
        self._keeper = await asyncio.start_unix_server(keeper.serve, kept)
        program, pack = parts_of(self.slug)
        python, own = Path(sys.executable), program == __version__
        if not own:
            other = of_program(program)
            if other is None:
                raise ChildFault(f"aevum {program} is not installed beside this one")
            python = other.python
        folder = packs.folder(pack)
        if pack != BASE and not folder:
            raise ChildFault(f"the pack {pack} is gone")
        surroundings = {name: value for name, value in environment(folder).items() if name != "PYTHONPATH"}
        self._process = await asyncio.create_subprocess_exec(
            *command(python, MODULE, self.socket, kept),
            env=surroundings,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.DEVNULL,
        )
        await self._wait(program)

    def _meet(self, told: dict[str, Any]) -> None:
        if not self._met.done():
            self._met.set_result(msgspec.convert(told, Program))

    async def _wait(self, program: str) -> None:
        assert self._process is not None
        ended = asyncio.ensure_future(self._process.wait())
        ended.add_done_callback(lambda _: self._met.cancel())
        try:
            await asyncio.wait([self._met], timeout=PATIENCE)
        finally:
            ended.cancel()
        if not self._met.done() or self._met.cancelled():
            raise ChildFault(f"the child {self.slug} does not come up")
        met = self._met.result()
        if met.program != program or met.protocol != PROTOCOL:
            raise ChildFault(f"the child {self.slug} is {met.program} and speaks protocol {met.protocol}")
        self.games = met.games

    async def stop(self) -> None:
        """Its input is closed, which tells it to end; one that does not is killed."""
        process = self._process
        if process is not None and process.returncode is None:
            assert process.stdin is not None
            process.stdin.close()
            try:
                async with asyncio.timeout(5):
                    await process.wait()
            except TimeoutError:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        await self.client.aclose()
        if self._keeper is not None:
            self._keeper.close()
        shutil.rmtree(self.folder, ignore_errors=True)
