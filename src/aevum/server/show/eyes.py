"""Whose eyes look at a table, in which language."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from aevum.scene.source import source
from aevum.words import Words

if TYPE_CHECKING:
    from aevum.engine import View
    from aevum.scene.source import Source
    from aevum.server.room import Room


class Eyes:
    """A seat at a table ("" is an onlooker), and the words it reads."""

    def __init__(self, room: Room, seat: str, words: Words) -> None:
        self.room = room
        self.seat = seat
        self.words = words

    @property
    def number(self) -> int:
        return self.room.table.seat(self.seat) if self.seat else -1

    @property
    def source(self) -> Source | None:
        return source(self.room.table.game.name)

    def view(self) -> View:
        return self.room.table.view(self.seat or None)


@lru_cache(maxsize=256)
def words_for(language: str, game: str, seats: tuple[str, ...]) -> Words:
    return Words(language, game, seats)
