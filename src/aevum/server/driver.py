"""The bots of one table: whoever of them is asked thinks in a worker, and its choice goes into the match."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from time import monotonic
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from aevum.engine.refusal import Refusal, Refused
from aevum.server.bots.pool import BotFault
from aevum.server.bots.talk import Question, ask_to_data
from aevum.server.room import NOT_KEPT
from aevum.server.show.info import headline
from aevum.server.store.keeping import Gone, Moved

if TYPE_CHECKING:
    from aevum.engine import Ask, Table
    from aevum.server.bots.pool import Pool
    from aevum.server.room import Room

LONG = 0.7
"""Seconds after which a bot is seen to think."""
AGAIN = 5.0
"""Seconds after which a choice that could not be kept is tried again."""

log = logging.getLogger("aevum.server")


async def drive(room: Room, pool: Pool) -> None:
    """Runs while the table is in use. A bot that fails stops its table, and nobody plays for it; a choice
    that could not be kept (the disk is full) is tried again."""
    try:
        await room.settle()
        while room.problem in (None, NOT_KEPT) and room.closed is None:
            if room.problem is not None:
                await asyncio.sleep(AGAIN)
                room.problem = None
                await room.settle()
                continue
            try:
                await _step(room, pool)
            except SQLAlchemyError:
                log.exception("table %s cannot be kept", room.row.id)
                room.problem = NOT_KEPT
                room.announce()
    except (Gone, Moved):
        return
    except Exception:
        log.exception("table %s has stopped", room.row.id)
        room.problem = Refusal("table-fault")
        room.announce()


async def _step(room: Room, pool: Pool) -> None:
    room.stirred.clear()
    asks = room.asked(bots=True)
    if asks:
        await _answer(room, pool, asks[0])
    else:
        await room.keep_headline(lambda: headline(room, "en"))
        await room.stirred.wait()


async def _answer(room: Room, pool: Pool, ask: Ask) -> None:
    table, seat = room.table, room.table.seats[ask.seat]
    bot = room.players[seat]
    question = Question(room.row.id, seat, table.game.name, bot, _luck(table), ask_to_data(ask))
    room.thinking[seat] = monotonic()
    seen = asyncio.get_running_loop().call_later(LONG, room.announce)
    try:
        choice = await pool.choose(question, lambda: msgspec.json.encode(table.view(seat).data))
    except BotFault as fault:
        # It may have looked after another seat's choice had changed the question.
        if _stands(table, ask):
            _stop(room, seat, str(fault))
        return
    finally:
        seen.cancel()
        room.thinking.pop(seat, None)
    try:
        await room.choose(seat, choice, ask.version)
    except Refused as refused:
        if _stands(table, ask):
            _stop(room, seat, repr(refused.refusal))


def _stands(table: Table, ask: Ask) -> bool:
    """Whether the question is still the same; if not, it is put again."""
    asked = table.state.ask_of(ask.seat)
    return asked is not None and asked.version == ask.version


def _stop(room: Room, seat: str, reason: str) -> None:
    """The reason is for the log alone: a bot's words may name what only its seat knows."""
    log.error("table %s: the bot in seat %s failed: %s", room.row.id, seat, reason)
    room.problem = Refusal("bot-failed", {"seat": seat})
    room.announce()


def _luck(table: Table) -> str:
    """Seeded anew for each choice, so that a match taken up again goes on as it would have. Hashed, because a
    bot that knew the table's seed would know the dice to come."""
    return hashlib.sha256(f"bots:{table.seed}:{len(table.choices)}".encode()).hexdigest()
