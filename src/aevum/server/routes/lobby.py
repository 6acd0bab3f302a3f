"""Games, and tables: made, listed, joined, loaded, deleted."""

from __future__ import annotations

from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct, field

from aevum.engine import BadData, Record, Refusal, registry
from aevum.engine.record import load as load_record
from aevum.scene.panel import Chapter
from aevum.server.keys import hashed, new_key
from aevum.server.lobby import chapters, game_info
from aevum.server.problems import PROBLEMS
from aevum.server.room import Room
from aevum.server.routes.seating import Asking, Language, TheHouse, TheRoom, need_host, not_found
from aevum.server.show.info import room_info, row_info
from aevum.server.wire import GameInfo, Keys, NewTable, TableInfo


class Loaded(Struct, forbid_unknown_fields=True):
    """A record as `record` gives it, and who plays on: as in `NewTable`."""

    record: Record
    seats: dict[str, str] = field(default_factory=dict)


class Games(Controller):
    path = "/api/games"
    tags = ("lobby",)

    @get("/", responses=PROBLEMS)
    async def games(self, language: Language = "en") -> list[GameInfo]:
        """The games that can be played here."""
        return [game_info(name, language) for name in registry.names()]

    @get("/{game:str}/rules", responses=PROBLEMS)
    async def rules(self, game: FromPath[str]) -> list[Chapter]:
        """The rule book: chapters, sections and clauses, by their addresses."""
        if game not in registry.names():
            raise not_found(Refusal("no-game", {"game": game}))
        return chapters(game)


class Tables(Controller):
    path = "/api/tables"
    tags = ("lobby",)

    @get("/", responses=PROBLEMS)
    async def tables(self, house: TheHouse, language: Language = "en") -> list[TableInfo]:
        """All tables, the one played last first; what-ifs are known to their holders only."""
        found: list[TableInfo] = []
        for row in await house.rows():
            room = house.rooms.get(row.id)
            if room is not None:
                async with room.lock:
                    found.append(room_info(room, language))
            else:
                found.append(row_info(row, language))
        return found

    @post("/", responses=PROBLEMS)
    async def create(self, data: JSONBody[NewTable], house: TheHouse, language: Language = "en") -> Keys:
        """A new table. Its keys are told here and never again."""
        return await _keys(*await house.create(data), language)

    @post("/load", responses=PROBLEMS)
    async def load(self, data: JSONBody[Loaded], house: TheHouse, language: Language = "en") -> Keys:
        """A table that goes on where a record ends."""
        _check(data.record)
        return await _keys(*await house.load(data.record, data.seats), language)

    @get("/{table_id:str}", responses=PROBLEMS)
    async def table(self, room: TheRoom, language: Language = "en") -> TableInfo:
        async with room.lock:
            return room_info(room, language)

    @delete("/{table_id:str}", responses=PROBLEMS)
    async def remove(self, request: Asking, table_id: FromPath[str], house: TheHouse) -> None:
        """For whoever holds the table's `host` key."""
        need_host(request, await house.keys(table_id))
        await house.remove(table_id)

    @post("/{table_id:str}/seats/{seat:str}", status_code=200, responses=PROBLEMS)
    async def join(self, room: TheRoom, seat: FromPath[str], language: Language = "en") -> Keys:
        """Take an open seat."""
        if seat not in room.players:
            raise not_found(Refusal("no-seat", {"name": seat}))
        key = new_key()
        await room.sit(seat, hashed(key))
        return await _keys(room, {seat: key}, language)


async def _keys(room: Room, keys: dict[str, str], language: str) -> Keys:
    async with room.lock:
        return Keys(room_info(room, language), keys)


def _check(record: Record) -> None:
    """What a file is checked for when it is read, beyond the kinds of its fields."""
    from aevum.engine.record import dump

    if record.game not in registry.names():
        raise BadData(f"record.game: there is no game '{record.game}'; installed: {registry.names()}")
    load_record(dump(record))
