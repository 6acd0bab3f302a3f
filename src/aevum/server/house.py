"""All tables: those in use, in memory; the others in the store, from where they come when somebody asks."""

from __future__ import annotations

import asyncio
import secrets
from math import inf
from time import monotonic
from typing import TYPE_CHECKING

import msgspec
from litestar.status_codes import HTTP_404_NOT_FOUND, HTTP_409_CONFLICT

from aevum.engine.refusal import BadData, Refusal
from aevum.server import making
from aevum.server.bots.pool import Pool
from aevum.server.driver import drive
from aevum.server.homes import HERE, Home, Homes
from aevum.server.keys import HOST, hashed, new_key
from aevum.server.players import PERSON, seated
from aevum.server.problems import Denied
from aevum.server.room import Room
from aevum.server.store.keeping import Gone

if TYPE_CHECKING:
    from aevum.engine import Record, Table
    from aevum.server.children.children import Children
    from aevum.server.store.keeping import Keeping
    from aevum.server.store.schema import TableRow
    from aevum.server.wire import NewTable

    Rules = tuple[str, str, str, str, str]

IDLE = 1800.0
"""Seconds after which a table that nobody looks at leaves the memory."""
A_MOMENT = 0.05
LOOK_AGAIN = 2.0
"""Seconds for which it is believed that nobody can play a table, or a child that does not run."""
BRANCHES = 32
"""What-ifs kept at a time."""


class House:
    def __init__(self, store: Keeping, pool: Pool, homes: Homes, children: Children) -> None:
        self.store = store
        self.pool = pool
        self.homes = homes
        self.children = children
        self.rooms: dict[str, Room] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._opening = asyncio.Lock()
        self._homes: dict[Rules, tuple[Home, float]] = {}
        """Where tables of these rules are played, and when that was found out."""
        self.moving: set[str] = set()
        """Tables that are just going over to other rules."""
        self.deciding = asyncio.Lock()

    async def home(self, id: str) -> Home:
        """Where a table is played."""
        while id in self.moving:
            await asyncio.sleep(A_MOMENT)
        room = self.rooms.get(id)
        if room is not None and room.frozen is None:
            return HERE
        if id in self.children.imagined:
            return Home(self.children.imagined[id])
        return await self.home_of(await self.store.run(self.store.table, id))

    async def home_of(self, row: TableRow) -> Home:
        """Programs and packs come and go, so one looks again from time to time; but a child that runs has the
        rules that it was started with."""
        rules = (row.game, row.pack, row.rules, row.fingerprint, row.program)
        if rules not in self._homes or not self._stands(*self._homes[rules]):
            self._homes[rules] = (await asyncio.to_thread(self.homes.of, row), monotonic())
        return self._homes[rules][0]

    def _stands(self, home: Home, since: float) -> bool:
        if home == HERE:
            return True
        started = self.children.started(home.slug) if home.slug else inf
        if started < inf:  # one that was started since then may have other rules
            return started <= since
        return monotonic() - since < LOOK_AGAIN

    async def release(self, id: str) -> None:
        """Let go of a table that is about to change; whoever looks at it comes back for what it is then."""
        async with self._opening:
            room = self.rooms.get(id)
        if room is not None:
            async with room.lock:
                room.close(Refusal("elsewhere"))
            await self._close(room)

    async def room(self, id: str) -> Room:
        room = self.rooms.get(id)
        if room is not None and (room.closed is not None or await self._thawed(room)):
            await self._close(room)
            room = None
        while room is None:
            async with self._opening:
                if id not in self.moving:
                    room = self.rooms.get(id) or await self._open(id)
                    break
            await asyncio.sleep(A_MOMENT)
        room.used = monotonic()
        return room

    async def rows(self) -> list[TableRow]:
        return await self.store.run(self.store.tables)

    async def create(self, new: NewTable) -> tuple[Room, dict[str, str]]:
        table = await asyncio.to_thread(making.new_table, new)
        return await self._begin(table, new.seats)

    async def load(self, record: Record, seats: dict[str, str]) -> tuple[Room, dict[str, str]]:
        """A table from a record, played again from its first choice and checked on the way."""
        table = await asyncio.to_thread(making.from_record, record)
        return await self._begin(table, seats)

    async def branch(self, room: Room, seat: str) -> tuple[Room, dict[str, str]]:
        """A what-if: whoever holds it plays every seat of a match that this seat imagines."""
        async with room.lock:
            room.thaw()
            view = room.table.view(seat)
        table = await asyncio.to_thread(making.imagined, room.table, view)
        found, keys = self._seated(table, dict.fromkeys(table.seats, "me"))
        branches = [other for other in self.rooms.values() if other.branch]
        if len(branches) >= BRANCHES:
            await self._end(min(branches, key=lambda other: other.used))
        await self.store.run(self.store.imagined, found.id)
        new = Room(found, table, None)
        new.branch = room.row.id
        self._use(new)
        return new, keys

    async def keys(self, id: str) -> dict[str, str]:
        """The hashes of a table's keys, also where its rules are no longer known and nobody can open it."""
        room = self.rooms.get(id)
        if room is not None:
            return room.keys
        row = await self.store.run(self.store.table, id)
        return msgspec.json.decode(row.keys, type=dict[str, str])

    async def remove(self, id: str) -> None:
        """First from the store: whoever asks for it from then on must not find it there and open it again."""
        async with self._opening:
            await self.store.run(self.store.remove, id)
            room = self.rooms.get(id)
        if room is not None:
            await self._end(room)

    async def sweep(self) -> None:
        """Let go of tables that nobody looks at and no bot plays on."""
        while True:
            await asyncio.sleep(IDLE / 6)
            for room in list(self.rooms.values()):
                busy = room.watchers or room.thinking or room.lock.locked()
                if not busy and monotonic() - room.used > IDLE:
                    await self._close(room)

    async def close(self) -> None:
        for room in list(self.rooms.values()):
            await self._close(room)
        await self.children.close()
        await self.pool.close()
        await self.store.run(self.store.close)

    async def _begin(self, table: Table, seats: dict[str, str]) -> tuple[Room, dict[str, str]]:
        row, keys = self._seated(table, seats)
        choices, states = await asyncio.to_thread(making.rows_of, table)
        await self.store.run(self.store.create, row, choices, states)
        room = Room(row, table, self.store)
        self._use(room)
        return room, keys

    def _seated(self, table: Table, seats: dict[str, str]) -> tuple[TableRow, dict[str, str]]:
        players = seated(table.game.name, table.seats, seats)
        mine = [HOST, *(seat for seat, player in players.items() if player == PERSON)]
        keys = {name: new_key() for name in mine}
        row = making.row_of(secrets.token_hex(5), table, players, {n: hashed(k) for n, k in keys.items()})
        return row, keys

    async def _open(self, id: str) -> Room:
        try:
            row = await self.store.run(self.store.table, id)
        except Gone:
            raise Denied(HTTP_404_NOT_FOUND, Refusal("no-table", {"table": id})) from None
        home = await self.home_of(row)
        if home.slug:
            raise Denied(HTTP_409_CONFLICT, Refusal("elsewhere"))
        choices = await self.store.run(self.store.choices, id)
        n, state = await self.store.run(self.store.state, id, len(choices))
        try:
            table, why, stand = await asyncio.to_thread(making.opened, row, choices, n, state, home.why)
        except BadData as error:
            reason = Refusal("table-unreadable", {"table": id, "reason": str(error)})
            raise Denied(HTTP_409_CONFLICT, reason) from None
        room = Room(row, table, self.store)
        room.frozen, room.stand = why, stand
        room.problem = why if not row.outcome else None
        self._use(room)
        return room

    async def _thawed(self, room: Room) -> bool:
        """Whether a table that could only be looked at can be played by now."""
        if room.frozen is None or room.uncertain:
            return False
        return (await self.home_of(room.row)).why is None

    def _use(self, room: Room) -> None:
        self.rooms[room.row.id] = room
        if room.frozen is not None:
            return
        self._drivers[room.row.id] = asyncio.create_task(drive(room, self.pool))

    async def _end(self, room: Room) -> None:
        """For good: whoever still looks is told."""
        room.close(Refusal("no-table", {"table": room.row.id}))
        await self._close(room)

    async def _close(self, room: Room) -> None:
        if self.rooms.get(room.row.id) is not room:
            return  # somebody was quicker, and may have opened it anew
        self.rooms.pop(room.row.id)
        driver = self._drivers.pop(room.row.id, None)
        if driver is not None:
            driver.cancel()
            await asyncio.gather(driver, return_exceptions=True)
        self.pool.forget(room.row.id)
