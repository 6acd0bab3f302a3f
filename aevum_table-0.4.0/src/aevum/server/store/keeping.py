"""What keeps tables. Every method is one transaction.

All of it runs in worker threads, one thing at a time and in the order it was asked for: SQLite has one writer
anyway, and the event loop never waits for a disk.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from anyio import CapacityLimiter, to_thread

if TYPE_CHECKING:
    from aevum.server.store.schema import ChoiceRow, TableRow

P = ParamSpec("P")
T = TypeVar("T")


class Gone(Exception):  # noqa: N818 - an answer, not a fault
    """There is no such table in the store."""


class Moved(Exception):  # noqa: N818 - as above
    """Another server on the same database has changed the table since."""


class Taken(Exception):  # noqa: N818 - as above
    """Somebody sits there already."""


class Keeping(ABC):
    """What keeps tables: the database, or for a child the parent that has it."""

    def __init__(self) -> None:
        self._turn = CapacityLimiter(1)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do it when all that was asked for before is done; even if whoever waits has gone."""
        return await asyncio.shield(to_thread.run_sync(partial(work, *args, **kwargs), limiter=self._turn))

    @abstractmethod
    def close(self) -> None: ...

    @abstractmethod
    def create(self, row: TableRow, choices: Sequence[ChoiceRow], states: dict[int, bytes]) -> None: ...

    @abstractmethod
    def tables(self) -> list[TableRow]:
        """The one played last first."""

    @abstractmethod
    def table(self, id: str) -> TableRow: ...

    @abstractmethod
    def choices(self, id: str) -> list[ChoiceRow]: ...

    @abstractmethod
    def state(self, id: str, most: int) -> tuple[int, bytes]:
        """The last state kept of the first `most` choices."""

    @abstractmethod
    def add(
        self,
        id: str,
        was: int,
        choices: Sequence[ChoiceRow],
        states: dict[int, bytes],
        forget: int = -1,
        **table: str | int,
    ) -> None:
        """Choices that were made at version `was`, with what has changed in the table's own row; the state
        after `forget` choices is not needed any more."""

    @abstractmethod
    def cut(self, id: str, was: int, count: int, state: bytes, **table: str | int) -> None:
        """Keep only the first `count` choices, and the state they lead to."""

    @abstractmethod
    def change(self, id: str, was: int, **table: str | int) -> None: ...

    @abstractmethod
    def sit(self, id: str, was: int, seat: str, key: str) -> None:
        """A person takes an open seat and gets the key with this hash."""

    @abstractmethod
    def remove(self, id: str) -> None: ...

    @abstractmethod
    def imagined(self, id: str) -> None:
        """A what-if was begun, which lives in the memory of whoever calls."""
