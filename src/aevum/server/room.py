"""A table in use: the match in memory, kept in the store choice by choice, one change at a time."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import UTC, datetime
from time import monotonic
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from aevum.engine import Outcome
from aevum.engine.going import Going
from aevum.engine.record import digest
from aevum.engine.refusal import BadData, Refusal, Refused
from aevum.server.history import History
from aevum.server.players import GUEST, OPEN, alone, is_bot
from aevum.server.running import NOT_KEPT, go
from aevum.server.store.keeping import Gone, Moved, Taken
from aevum.server.store.pack import pack_data, pack_events, pack_state, unpack_data, unpack_state
from aevum.server.store.schema import ChoiceRow
from aevum.server.story import Story
from aevum.server.truth import true_state
from aevum.server.upgrading.eras import starts, version_at

if TYPE_CHECKING:
    from collections.abc import Callable

    from aevum.engine import Ask, Ran, Record, Run, State, Table
    from aevum.server.store.keeping import Keeping
    from aevum.server.store.schema import TableRow
    from aevum.server.wire import Update

log = logging.getLogger("aevum.server")

KEEP_EVERY = 32
"""Choices between two states in the store, beside the last one, which is always there."""


class Room:
    """`lock` is the mailbox: whoever looks or changes holds it, so nobody sees what is not yet kept."""

    def __init__(self, row: TableRow, table: Table, store: Keeping | None) -> None:
        self.row = row
        self.table = table
        self.store = store
        """None for a what-if: it lives in memory only."""
        self.players: dict[str, str] = msgspec.json.decode(row.players)
        self.keys: dict[str, str] = msgspec.json.decode(row.keys)
        self.story = Story(table)
        self.history = History()
        self.lock = asyncio.Lock()
        self.redone: list[tuple[str, list[str]]] = []
        """What was taken back and can be made again, the next last: a choice and all that went with it."""
        self.thinking: dict[str, float] = {}
        self.problem: Refusal | None = None
        """Why the bots of this table have stopped."""
        self.closed: Refusal | None = None
        """Why nobody can go on here: the table was deleted, or changed by another server."""
        self.frozen: Refusal | None = None
        """Why it can only be looked at here: its rules are not these."""
        self.stand = -1
        """How many choices lead to what is shown, where the last moment cannot be told for certain."""
        self.branch = ""
        self.watchers: set[asyncio.Event] = set()
        self.stirred = asyncio.Event()
        """Something has changed: bots look whether they are asked."""
        self.used = monotonic()
        self.headlines: dict[str, tuple[int, str]] = {}
        """By language: the version, and the headline then."""
        self.shown: dict[tuple[str, str], Update] = {}
        """By seat and language: what was last shown, but for the news (`show.update`)."""

    # Who sits here

    def asked(self, bots: bool) -> list[Ask]:
        """The open questions to bots, or to the others."""
        return [
            ask
            for ask in self.table.asks()
            if ask.answer is None and is_bot(self.players[self.table.seats[ask.seat]]) == bots
        ]

    async def sit(self, seat: str, key: str) -> None:
        """A person takes an open seat, and gets this key (its hash)."""
        async with self.lock:
            if self.players.get(seat) != OPEN:
                raise Refused(Refusal("seat-taken", {"seat": seat}))
            if self.store is not None:
                try:
                    await self._write(self.store.sit, seat, key)
                except Taken:
                    raise Refused(Refusal("seat-taken", {"seat": seat})) from None
            self.players, self.keys = {**self.players, seat: GUEST}, {**self.keys, seat: key}
            self.row.version += 1
            self.announce()

    # What happens

    async def choose(self, seat: str, choice: str, version: int = 0) -> None:
        async with self.lock:
            self.thaw()
            await self._take(seat, choice, version)
            self.redone.clear()
            await self._settle()
            self.announce()

    async def run(self, seat: str, run: Run) -> Ran:
        async with self.lock:
            self.thaw()
            going = Going(self.table.game, self.table.seat(seat), run)
            try:
                await go(going, self.table, self._take)
            finally:
                if going.taken:
                    self.redone.clear()
                    self.announce()
            await self._settle()
            self.announce()
            return going.ran()

    async def settle(self) -> None:
        async with self.lock:
            await self._settle()
            self.announce()

    async def undo(self, seat: str) -> None:
        async with self.lock:
            self.thaw()
            back, refusal = self.undoable(seat)
            if refusal is not None:
                raise Refused(refusal)
            count = len(self.table.choices) - back
            state = await self.at(count)
            version = self.row.version + 1
            if self.store is not None:
                changes: dict[str, str | int] = {"version": version, "undone": version, "touched": now()}
                await self._write(self.store.cut, count, pack_state(self.table.game, state), **changes)
            self.redone.append((seat, [choice for _, choice in self.table.choices[count:]]))
            self.table.cut(count)
            self.story.cut()
            self.history.cut(count)
            self.row.version = self.row.undone = version
            self.announce()

    async def redo(self, seat: str) -> None:
        async with self.lock:
            self.thaw()
            if not self.redoable(seat):
                raise Refused(Refusal("redo-nothing"))
            first, *further = self.redone[-1][1]
            try:
                await self._take(seat, first, 0)
            except Refused:
                self.redone.clear()
                self.shown.clear()
                raise
            self.redone.pop()
            try:
                for choice in further:
                    await self._take(seat, choice, 0, forced=True)
            except Refused:
                self.redone.clear()
            await self._settle()
            self.announce()

    @property
    def uncertain(self) -> bool:
        """Its rules are these, but they would tell it otherwise."""
        return self.frozen is not None and self.frozen.key == "match-uncertain"

    def thaw(self) -> None:
        """Refused where nobody can play on here."""
        if self.frozen is not None:
            raise Refused(self.frozen)

    def undoable(self, seat: str) -> tuple[int, Refusal | None]:
        """How many choices an undo takes back: a run as a whole, and answers that made themselves."""
        return self.table.undoable(seat)

    def redoable(self, seat: str) -> int:
        """How many decisions in a row this seat may make again."""
        count = 0
        for who, _ in reversed(self.redone):
            if who != seat:
                break
            count += 1
        return count

    async def keep_headline(self, say: Callable[[], str]) -> None:
        """For the list of tables, when this one is no longer in memory."""
        async with self.lock:
            headline = say()
            if headline != self.row.headline:
                await self._change(headline=headline)
                self.row.headline = headline

    async def have(self, count: int) -> None:
        """Have the last state at hand that is kept of the moments up to this one."""
        kept = max(count - count % KEEP_EVERY, *(n for n in starts(self.row) if n <= count), 0)
        if self.store is not None and not 0 <= self.table.reach(count) <= count - kept:
            with suppress(Gone, BadData):  # kept by nobody, or in a form that nobody reads
                n, data = await self.store.run(self.store.state, self.row.id, count)
                self.table.keep(n, unpack_state(self.table.game, data, version_at(self.row, n)))

    async def at(self, count: int) -> State:
        """A past moment; Refused where it cannot be told for certain what it was like."""
        await self.have(count)
        state = true_state(self.table, count)
        if state is None:
            raise Refused(Refusal("moment-untold", {"wanted": count}))
        return state

    @property
    def outcome(self) -> Outcome | None:
        if self.stand < 0 or not self.row.outcome:
            return self.table.state.outcome
        return Outcome.from_json(msgspec.json.decode(self.row.outcome))

    async def record(self) -> Record:
        """With the states at which other rules took over, without which nobody could play it again."""
        for era in self.table.moved:
            if not era.state and self.store is not None:
                _, data = await self.store.run(self.store.state, self.row.id, era.at)
                era.state = unpack_data(data)
        record = self.table.record()
        if self.stand >= 0:
            record.digests = {n: told for n, told in record.digests.items() if n in self.table.digests}
            record.finished = self.outcome is not None
        return record

    def announce(self) -> None:
        self.used = monotonic()
        self.stirred.set()
        for watcher in self.watchers:
            watcher.set()

    # One choice, one transaction

    async def _settle(self) -> None:
        """What goes wrong here is no fault of the choice before it, which is kept."""
        try:
            await self._answer_alone()
        except SQLAlchemyError:
            log.exception("table %s cannot be kept", self.row.id)
            self.problem = NOT_KEPT
        except Exception:
            log.exception("table %s has stopped", self.row.id)
            self.problem = Refusal("table-fault")

    async def _answer_alone(self) -> None:
        """Alone against bots a lone answer is nothing to ask for: it would only keep others in the dark."""
        seat = alone(self.players)
        while seat and not self.table.over:
            ask = self.table.state.ask_of(self.table.seat(seat))
            if ask is None or ask.answer is not None or len(ask.options) > 1:
                return
            unasked = self.table.game.unasked(self.table.state, ask.seat)
            if any(option.key != "order" for option in unasked):
                return
            await self._take(seat, ask.options[0].id, ask.version, forced=True)

    async def _take(self, seat: str, choice: str, version: int, forced: bool = False) -> None:
        count, mark = len(self.table.choices), len(self.table.log)
        asked = list(self.table.state.asks)
        if forced:
            self.table.tied.add(count)
        try:
            self.table.choose(seat, choice, version)
            await self._keep(mark, forced)
        except Exception as error:
            self.table.tied.discard(count)
            if isinstance(error, Refused) and self.table.state.asks == asked:
                raise
            # A fault in the rules (they may refuse what they offered), or a full disk: as if it had not been
            # chosen.
            del self.table.log[mark:]
            self.table.cut(count)
            raise
        self.row.version += 1
        self.row.touched = now()

    async def _keep(self, mark: int, forced: bool) -> None:
        table, n = self.table, len(self.table.choices)
        if self.store is None:
            return
        data = table.game.to_json(table.state)
        table.digests[str(n)] = digest(data)
        events = pack_events(table.log[mark:])
        row = ChoiceRow(n, *table.choices[-1], table.is_final(n), forced, table.digests[str(n)], events)
        forget = -1 if (n - 1) % KEEP_EVERY == 0 or n - 1 in starts(self.row) else n - 1
        changes: dict[str, str | int] = {"version": self.row.version + 1, "touched": now()}
        if table.state.outcome is not None:
            changes["outcome"] = _json(table.state.outcome.to_json())
        await self._write(self.store.add, [row], {n: pack_data(data)}, forget, **changes)

    async def _change(self, **table: str | int) -> None:
        if self.store is not None:
            await self._write(self.store.change, **table)

    async def _write(self, work: Callable[..., None], *args: object, **table: str | int) -> None:
        """Whatever is written is written at the version that is known here. Where the store has another, or
        no such table any more, this room is of no use: the next one who asks gets what is kept."""
        assert self.store is not None
        try:
            await self.store.run(work, self.row.id, self.row.version, *args, **table)
        except (Gone, Moved) as error:
            key = Refusal("no-table", {"table": self.row.id})
            self.close(key if isinstance(error, Gone) else Refusal("table-moved"))
            raise

    def close(self, why: Refusal) -> None:
        self.closed = why
        self.announce()


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
