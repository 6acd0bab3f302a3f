"""Events and states as they are kept: JSON, states compressed (a fifth of their size)."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

import msgspec

from aevum.engine.event import Event
from aevum.engine.refusal import BadData

if TYPE_CHECKING:
    from collections.abc import Iterable

    from aevum.engine import Game, State


def pack_state(game: Game, state: State) -> bytes:
    return pack_data(game.to_json(state))


def pack_data(data: dict[str, object]) -> bytes:
    return zlib.compress(msgspec.json.encode(data), 3)


def unpack_data(data: bytes) -> dict[str, object]:
    found: dict[str, object] = msgspec.json.decode(zlib.decompress(data))
    return found


def unpack_state(game: Game, data: bytes, version: str) -> State:
    """A state as this version of the rules wrote it. BadData: it cannot be read any more."""
    try:
        return game.from_json(game.modern(unpack_data(data), version))
    except Exception as error:  # what other rules wrote may break the reader in any way
        raise BadData(f"the state that was kept cannot be read: {error}") from error


def pack_events(events: Iterable[Event]) -> str:
    return msgspec.json.encode([event.to_json(to=True) for event in events]).decode()


def unpack_events(text: str) -> list[Event]:
    return [Event.from_json(data) for data in msgspec.json.decode(text)]
