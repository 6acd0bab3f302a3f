"""The bots of one table: whoever of them is asked thinks in a worker, and its choice goes into the match."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from itertools import chain
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from aevum.bots.faults import keep, leading
from aevum.bots.stand_in import RULES, Fault, any_of, stand_in
from aevum.engine.refusal import EngineFault, Refusal, Refused
from aevum.server.bots.pool import BotFault
from aevum.server.bots.talk import Question
from aevum.server.running import NOT_KEPT
from aevum.server.show.info import headline
from aevum.server.store.keeping import Gone, Moved

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from aevum.engine import Ask, Table
    from aevum.server.bots.pool import Pool
    from aevum.server.room import Room

LONG = 0.7
"""Seconds after which a bot is seen to think."""
AGAIN = 5.0
"""Seconds after which a choice that could not be kept is tried again."""

log = logging.getLogger("aevum.server")


async def drive(room: Room, pool: Pool) -> None:
    """Runs while the table is in use. A choice that could not be kept (the disk is full) is tried again."""
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
    """A bot that fails stops nothing: another answers for it (`aevum.bots.stand_in`)."""
    table, seat, count = room.table, room.table.seats[ask.seat], len(room.table.choices)
    luck, faults = _luck(table), list[Fault]()
    room.thinking[seat] = monotonic()
    seen = asyncio.get_running_loop().call_later(LONG, room.announce)
    try:
        thought = await _thought(room, pool, ask, luck, faults)
    finally:
        seen.cancel()
        room.thinking.pop(seat, None)
    for choice in chain(thought, _others(ask, luck, thought)):
        if not _stands(table, ask):
            return  # it is put again; a bot may have failed because of what happened meanwhile
        try:
            await room.choose(seat, choice, ask.version)
        except Refused as refused:
            faults.append(Fault.of(RULES, refused))
        else:
            if faults:
                await _report(room, seat, count, faults)
            return
    if _stands(table, ask):
        raise EngineFault(f"all that '{ask.key}' offers is refused")


async def _thought(room: Room, pool: Pool, ask: Ask, luck: str, faults: list[Fault]) -> list[str]:
    """The choice of the bot, or of the quick one; none where both fail."""
    table, seat = room.table, room.table.seats[ask.seat]
    game, bot = table.game.name, room.players[seat]
    while bot and _stands(table, ask):
        question = Question(room.row.id, seat, game, bot, luck, ask.to_json(options=True))
        try:
            choice = await pool.choose(question, lambda: msgspec.json.encode(table.view(seat).data))
        except BotFault as fault:
            faults.append(Fault(bot, str(fault), fault.trace))
        else:
            if ask.find(choice) is not None:
                return [choice]
            faults.append(Fault(bot, f"'{choice}' is no answer to '{ask.key}'"))
        bot = stand_in(game, bot)
    return []


def _others(ask: Ask, luck: str, thought: list[str]) -> Iterator[str]:
    for option in any_of(ask, Random(luck)):
        if option.id not in thought:
            yield option.id


async def _report(room: Room, seat: str, count: int, faults: list[Fault]) -> None:
    """For the host alone, in the log and in a file: a bot's words may name what only its seat knows."""
    kept: Path | None = None
    try:
        record = leading(await room.record(), count)
        kept = await asyncio.to_thread(keep, record, seat, faults)
    except Exception:
        log.exception("table %s: the record of a fault cannot be kept", room.row.id)
    log.error(
        "table %s (%s, %s): the bot in seat %s failed after %d choices, and another answered for it: %s; %s",
        *(room.row.id, room.row.game, room.row.scenario, seat, count),
        "; ".join(f"{fault.bot}: {fault.error}" for fault in faults),
        f"the record is {kept}" if kept is not None else "no record was kept",
    )


def _stands(table: Table, ask: Ask) -> bool:
    """Whether the question is still the same; if not, it is put again."""
    asked = table.state.ask_of(ask.seat)
    return asked is not None and asked.version == ask.version


def _luck(table: Table) -> str:
    """Seeded anew for each choice, so that a match taken up again goes on as it would have. Hashed, because a
    bot that knew the table's seed would know the dice to come."""
    return hashlib.sha256(f"bots:{table.seed}:{len(table.choices)}".encode()).hexdigest()
