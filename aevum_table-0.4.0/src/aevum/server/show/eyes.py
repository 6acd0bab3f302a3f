"""Whose eyes look at a table, in which language."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from aevum.scene.source import source
from aevum.words import Words, called

if TYPE_CHECKING:
    from aevum.engine import View
    from aevum.scene.source import Source
    from aevum.server.room import Room


class Eyes:
    """A seat at a table ("" is an onlooker), and the language it reads."""

    def __init__(self, room: Room, seat: str, language: str) -> None:
        self.room = room
        self.seat = seat
        self.language = language

    @property
    def words(self) -> Words:
        return words_at(self.room, self.language)

    @property
    def number(self) -> int:
        return self.room.table.seat(self.seat) if self.seat else -1

    @property
    def source(self) -> Source | None:
        return source(self.room.table.game.name)

    def view(self) -> View:
        return self.room.table.view(self.seat or None)


Names = tuple[tuple[str, str], ...]


def words_at(room: Room, language: str) -> Words:
    """With the names by which the seats go now."""
    table = room.table
    names = called(table.game.name, table.state)
    return words_for(language, table.game.name, tuple(table.seats), tuple(names.items()))


@lru_cache(maxsize=256)
def words_for(language: str, game: str, seats: tuple[str, ...], names: Names = ()) -> Words:
    return Words(language, game, seats, dict(names))
