"""A few worker processes. A seat of a table stays with one of them, so that its bot keeps its plans."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from itertools import count

import msgspec

from aevum.server.bots.talk import LENGTH, Question, Reply, framed

TRIES = 3
"""So often a question is put again when the worker was lost over it."""
MOST = 8
PATIENCE = 120.0
"""Seconds after which a bot that has not answered is taken for hung. The dearest decisions take one."""


class BotFault(Exception):  # noqa: N818 - the product's word
    """The bot failed; the text says how, and `trace` where."""

    def __init__(self, error: str, trace: str = "") -> None:
        super().__init__(error)
        self.trace = trace


class Worker:
    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()

    async def put(self, question: Question, look: Callable[[], bytes]) -> Reply:
        """One question at a time. ConnectionError: the worker was lost; the next question starts another."""
        async with self._turn:
            try:
                async with asyncio.timeout(self.patience):
                    reply = await self._exchange(msgspec.json.encode(question))
                    while reply.look:
                        reply = await self._exchange(look())
                return reply
            except TimeoutError:
                # Other tables share the worker: it must not hang with one bot of one of them.
                await self._drop()
                raise BotFault(f"the bot did not answer within {self.patience:g} seconds") from None
            except (OSError, asyncio.IncompleteReadError) as error:
                await self._drop()
                raise ConnectionError("the process of the bot ended") from error
            except BaseException:
                # Whoever waited has gone in the middle of a talk: what comes next would not fit.
                await self._drop()
                raise

    async def _exchange(self, data: bytes) -> Reply:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "aevum.server.bots.worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        out, back = self._process.stdin, self._process.stdout
        assert out is not None
        assert back is not None
        out.write(framed(data))
        await out.drain()
        size = int.from_bytes(await back.readexactly(LENGTH), "big")
        return msgspec.json.decode(await back.readexactly(size), type=Reply)

    async def _drop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()

    async def close(self) -> None:
        await self._drop()


class Pool:
    def __init__(self, size: int = 0, patience: float = PATIENCE) -> None:
        size = size or min(MOST, max(2, (os.cpu_count() or 1) - 1))
        self.workers = [Worker(patience) for _ in range(size)]
        self._pins: dict[tuple[str, str], int] = {}
        self._next = count()

    async def choose(self, question: Question, look: Callable[[], bytes]) -> str:
        """The bot's choice. `look` gives its view as JSON, when it wants to look."""
        seat = (question.table, question.seat)
        if seat not in self._pins:
            self._pins[seat] = next(self._next) % len(self.workers)
        pin = self._pins[seat]
        for left in reversed(range(TRIES)):
            try:
                reply = await self.workers[pin].put(question, look)
            except ConnectionError as error:
                if not left:
                    raise BotFault(str(error)) from None
                continue
            if reply.fault:
                raise BotFault(reply.fault, reply.trace)
            return reply.choice
        raise AssertionError("unreachable")

    def forget(self, table: str) -> None:
        self._pins = {pin: at for pin, at in self._pins.items() if pin[0] != table}

    async def close(self) -> None:
        for worker in self.workers:
            await worker.close()
