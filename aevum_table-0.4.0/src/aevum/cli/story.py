"""The story of a record, choice by choice."""

from __future__ import annotations

from collections.abc import Iterator

from aevum.engine import Event, Game, Option, Record, Table, replay
from aevum.versions.judging import with_pack
from aevum.versions.parts import begun
from aevum.words import Words, called


class Step:
    """What one choice led to; the first step, without a choice, is the set-up, or what earlier rules left."""

    def __init__(
        self, number: int, seat: str, option: Option | None, events: list[Event], table: Table
    ) -> None:
        self.number = number
        self.seat = seat
        self.option = option
        self.events = events
        self.table = table


def story(game: Game, record: Record, at: int | None, seat: str | None, words: Words) -> Iterator[Step]:
    """Up to a number of choices, as far as a seat could see it."""
    for step in _steps(game, record, at, seat):
        # Told with the names that the seats bear by then.
        words.called = called(game.name, step.table.state)
        yield step


def _steps(game: Game, record: Record, at: int | None, seat: str | None) -> Iterator[Step]:
    told = 0
    option: Option | None = None
    first = begun(record)
    for number, table in enumerate(replay(game, with_pack(game, record)), first):
        chooser = record.choices[number - 1][0] if number > first else ""
        # With no seat named the reader is the host, who may see everything.
        events = table.log[told:] if seat is None else table.story(seat, told)
        told = len(table.log)
        # Another seat's choice may be a secret: its events say what the others learned of it.
        hidden = seat is not None and chooser != seat
        yield Step(number, chooser, None if hidden else option, events, table)
        if number == at:
            return
        if number < len(record.choices):
            option = _option(table, *record.choices[number])


def _option(table: Table, seat: str, wish: str) -> Option | None:
    """The option a choice names, which only the table before the choice can tell."""
    number = table.seat(seat)
    ask = table.state.ask_of(number)
    found = ask.find(wish) if ask is not None else None
    if found is None:
        for option in table.game.unasked(table.state, number):
            if option.id == wish:
                return option
    return found
