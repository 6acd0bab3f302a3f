"""Tables and seats as the lobby lists them."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from aevum.engine import Outcome, registry
from aevum.engine.chance import commitment
from aevum.engine.game import BASE
from aevum.scene.source import source
from aevum.server.players import GUEST, PERSON
from aevum.server.show.eyes import words_at, words_for
from aevum.server.upgrading.deciding import SAME, standing
from aevum.server.upgrading.finding import read
from aevum.server.wire import SeatInfo, TableInfo

if TYPE_CHECKING:
    from aevum.server.room import Room
    from aevum.server.store.schema import TableRow
    from aevum.words import Words


def seat_infos(room: Room, words: Words) -> list[SeatInfo]:
    asks = room.table.asks() if room.frozen is None else []
    asked = {room.table.seats[ask.seat] for ask in asks if ask.answer is None}
    return [
        SeatInfo(
            seat=seat,
            name=words.seat(seat),
            player=_player(player),
            asked=seat in asked and room.outcome is None,
            thinking=round(monotonic() - room.thinking[seat], 1) if seat in room.thinking else None,
        )
        for seat, player in room.players.items()
    ]


def room_info(room: Room, language: str) -> TableInfo:
    """A table in use."""
    words = words_at(room, language)
    info = row_info(room.row, language)
    info.seats = seat_infos(room, words)
    info.headline = headline(room, language)
    info.over = room.outcome is not None
    info.outcome = words.outcome(room.outcome) if room.outcome is not None else ""
    info.branch = room.branch
    info.problem = problem(room, words)
    return info


def problem(room: Room, words: Words) -> str:
    told = [words.refusal(room.problem)] if room.problem is not None else []
    if room.stand >= 0 and not room.uncertain:
        told.append(words.say("table-stands", choice=room.stand))
    return " ".join(told)


def headline(room: Room, language: str) -> str:
    """What an onlooker reads over the board."""
    version, said = room.headlines.get(language, (0, ""))
    if version == room.row.version:
        return said
    found = source(room.table.game.name)
    said = found.headline(room.table.view(None), words_at(room, language)) if found is not None else ""
    room.headlines[language] = (room.row.version, said)
    return said


def row_info(row: TableRow, language: str) -> TableInfo:
    """A table as the store knows it, without waking it up."""
    players: dict[str, str] = msgspec.json.decode(row.players)
    words = words_for(language, row.game, tuple(players))
    outcome = Outcome.from_json(msgspec.json.decode(row.outcome)) if row.outcome else None
    return TableInfo(
        id=row.id,
        game=row.game,
        title=words.scenario(row.scenario) if row.game in registry.names() else row.scenario,
        scenario=row.scenario,
        seats=[SeatInfo(seat, words.seat(seat), _player(player)) for seat, player in players.items()],
        version=row.version,
        headline=row.headline,
        created=row.created,
        touched=row.touched,
        over=outcome is not None,
        outcome=words.outcome(outcome) if outcome is not None else "",
        commitment=commitment(int(row.seed, 16)),
        rules=row.rules,
        pack=row.pack if row.pack != BASE else "",
        upgrade=upgrade_state(row),
    )


def upgrade_state(row: TableRow) -> str:
    found = standing(row, read(row.upgrade))
    return found if found != SAME else ""


def _player(player: str) -> str:
    return PERSON if player == GUEST else player
