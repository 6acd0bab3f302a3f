"""The bots of one table: whoever of them is asked thinks in a worker, and its choice goes into the match."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from aevum.engine.refusal import Refusal, Refused
from aevum.server.bots.pool import BotFault
from aevum.server.bots.talk import Question, ask_to_data
from aevum.server.show.info import headline
from aevum.server.store.store import Gone, Moved

if TYPE_CHECKING:
    from aevum.engine import Ask, Table
    from aevum.server.bots.pool import Pool
    from aevum.server.room import Room

LONG = 0.7
"""Seconds after which a bot is seen to think."""

log = logging.getLogger("aevum.server")


async def drive(room: Room, pool: Pool) -> None:
    """Runs while the table is in use. A bot that fails stops its table, and nobody plays for it."""
    try:
        await room.settle()
        while room.problem is None and room.closed is None:
            room.stirred.clear()
            asks = room.asked(bots=True)
            if asks:
                await _answer(room, pool, asks[0])
            else:
                await room.keep_headline(headline(room, "en"))
                await room.stirred.wait()
    except (Gone, Moved):
        return
    except Exception:
        log.exception("table %s has stopped", room.row.id)
        room.problem = Refusal("table-fault")
        room.announce()


async def _answer(room: Room, pool: Pool, ask: Ask) -> None:
    table, seat = room.table, room.table.seats[ask.seat]
    bot = room.players[seat]
    question = Question(room.row.id, seat, table.game.name, bot, _luck(table), ask_to_data(ask))
    room.thinking[seat] = monotonic()
    seen = asyncio.get_running_loop().call_later(LONG, room.announce)
    try:
        choice = await pool.choose(question, lambda: msgspec.json.encode(table.view(seat).data))
    except BotFault as fault:
        _stop(room, seat, str(fault))
        return
    finally:
        seen.cancel()
        room.thinking.pop(seat, None)
    try:
        await room.choose(seat, choice, ask.version)
    except Refused as refused:
        # Another seat's choice may have changed the question meanwhile; then it is put again.
        asked = table.state.ask_of(ask.seat)
        if asked is not None and asked.version == ask.version:
            _stop(room, seat, repr(refused.refusal))


def _stop(room: Room, seat: str, reason: str) -> None:
    log.error("table %s: the bot in seat %s failed: %s", room.row.id, seat, reason)
    room.problem = Refusal("bot-failed", {"seat": seat, "reason": reason})
    room.announce()


def _luck(table: Table) -> str:
    """Seeded anew for each choice, so that a match taken up again goes on as it would have. Hashed, because a
    bot that knew the table's seed would know the dice to come."""
    return hashlib.sha256(f"bots:{table.seed}:{len(table.choices)}".encode()).hexdigest()
