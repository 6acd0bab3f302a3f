"""Games, and tables: made, listed, joined, loaded, deleted."""

from __future__ import annotations

import asyncio
from urllib.parse import quote

import httpx
import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct, field
from msgspec.structs import replace

from aevum import __version__
from aevum.engine import BadData, Record, Refusal, registry
from aevum.engine.record import load as load_record
from aevum.kit.changes import changes
from aevum.scene.panel import Chapter
from aevum.server.children.children import failed
from aevum.server.children.passing import ask
from aevum.server.homes import Home, slug_of
from aevum.server.house import House
from aevum.server.keys import hashed, new_key
from aevum.server.lobby import chapters, game_info, playable
from aevum.server.problems import PROBLEMS
from aevum.server.room import Room
from aevum.server.routes.seating import Asking, Language, TheHouse, TheRoom, need_host, not_found
from aevum.server.show.info import room_info, row_info, upgrade_state
from aevum.server.show.upgrade import change_info
from aevum.server.wire import ChangeInfo, GameInfo, Keys, NewTable, TableInfo
from aevum.versions.own import Rules

JSON = "application/json"


class Loaded(Struct, forbid_unknown_fields=True):
    """A record as `record` gives it, and who plays on: as in `NewTable`."""

    record: Record
    seats: dict[str, str] = field(default_factory=dict)


class Games(Controller):
    path = "/api/games"
    tags = ("lobby",)

    @get("/", responses=PROBLEMS)
    async def games(self, house: TheHouse, language: Language = "en") -> list[GameInfo]:
        """The games that can be played here."""
        packs = await asyncio.to_thread(_fitting, house)
        return [replace(game_info(name, language), packs=packs[name]) for name in packs]

    @get("/{game:str}/changes", responses=PROBLEMS)
    async def changes(self, game: FromPath[str]) -> list[ChangeInfo]:
        """What changed in the rules, version by version, the oldest first."""
        if game not in registry.names():
            raise not_found(Refusal("no-game", {"game": game}))
        return [change_info(one) for one in changes(game)]

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
                    info = room_info(room, language)
            else:
                info = row_info(row, language)
            info.upgrade = upgrade_state(row)
            info.base = (await house.home_of(row)).base
            found.append(info)
        return found

    @post("/", responses=PROBLEMS)
    async def create(
        self, request: Asking, data: JSONBody[NewTable], house: TheHouse, language: Language = "en"
    ) -> Keys | Response[bytes]:
        """A new table. Its keys are told here and never again."""
        if data.pack not in ("", house.homes.pack):
            slug = await _child(house, data.game, data.pack)
            return await _passed(house, slug, "/api/tables", await request.body(), language)
        return await _keys(*await house.create(data), language)

    @post("/load", responses=PROBLEMS)
    async def load(
        self, request: Asking, data: JSONBody[Loaded], house: TheHouse, language: Language = "en"
    ) -> Keys | Response[bytes]:
        """A table that goes on where a record ends, played by whoever has its rules and tables; where nobody
        has them, by this program with the pack of that name, if it is true under these rules as well."""
        record = data.record
        await asyncio.to_thread(_check, record)
        rules = Rules(record.version, record.fingerprint)
        wanted = (record.game, record.pack, rules, record.program)
        slug = (await asyncio.to_thread(house.homes.where, *wanted)).slug
        if not slug and record.pack != house.homes.pack:
            slug = await _child(house, record.game, record.pack)
        if slug:
            return await _passed(house, slug, "/api/tables/load", await request.body(), language)
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


def _fitting(house: House) -> dict[str, list[str]]:
    """The games that can be played, and the packs for each; children have no others than their own."""
    packs, alone = house.homes.packs, house.homes.alone
    return {name: packs.fitting(registry.find(name)) if not alone else [] for name in playable()}


async def _child(house: House, game: str, pack: str) -> str:
    """The child of this program that plays with a pack as it is now."""
    if pack not in (await asyncio.to_thread(_fitting, house)).get(game, ()):
        raise not_found(Refusal("no-pack", {"pack": pack}))
    rules = await asyncio.to_thread(house.homes.packs.rules, registry.find(game), pack)
    slug = slug_of(__version__, pack)
    await house.children.renew(slug, game, rules)
    return slug


async def _passed(house: House, slug: str, path: str, body: bytes, language: str) -> Response[bytes]:
    """Made by a child, which answers as this program would."""
    url, headers = f"{path}?language={quote(language)}", [(b"content-type", JSON.encode())]
    answer = await ask(house.children, slug, "POST", url, headers, body)
    try:
        await answer.aread()
    except httpx.TransportError:
        raise failed(slug) from None
    if answer.is_success:
        made = answer.json()
        made["table"]["base"] = Home(slug).base
        return Response(msgspec.json.encode(made), status_code=answer.status_code, media_type=JSON)
    return Response(answer.content, status_code=answer.status_code, media_type=JSON)


def _check(record: Record) -> None:
    """What a file is checked for when it is read, beyond the kinds of its fields."""
    from aevum.engine.record import dump

    if record.game not in registry.names():
        raise BadData(f"record.game: there is no game '{record.game}'; installed: {registry.names()}")
    load_record(dump(record))
