"""`aevum replay`: the story of a record in words, choice by choice."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from aevum.cli import common
from aevum.cli.common import bad

if TYPE_CHECKING:
    from collections.abc import Iterator

    from aevum.cli.common import Subparsers
    from aevum.engine import Event, Game, Option, Record, Table
    from aevum.words import Words


def add(subparsers: Subparsers) -> None:
    parser = common.command(
        subparsers,
        "replay",
        "tell the story of a record, choice by choice",
        "example: aevum replay match.json --at 40 --seat attacker",
    )
    parser.add_argument("file", metavar="FILE", help="a record, as `aevum play --save` writes it")
    parser.add_argument("--at", type=int, metavar="N", help="stop after N choices and show the position")
    parser.add_argument("--seat", metavar="S", help="only what this seat could see (all that happened)")
    common.add_language(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


class Step:
    """What one choice led to; the first step, without a choice, is the set-up."""

    def __init__(
        self, number: int, seat: str, option: Option | None, events: list[Event], table: Table
    ) -> None:
        self.number = number
        self.seat = seat
        self.option = option
        self.events = events
        self.table = table


def run(args: argparse.Namespace) -> int:
    from aevum.engine import registry
    from aevum.files import read_record
    from aevum.words import Words

    record = read_record(args.file)
    if args.at is not None and not 0 <= args.at <= len(record.choices):
        bad(f"--at: the record has {len(record.choices)} choices, so N goes from 0 to {len(record.choices)}")
    if args.seat is not None and args.seat not in record.seats:
        bad(f"--seat: there is no seat '{args.seat}'; the seats are {', '.join(record.seats)}")
    words = Words(args.language, record.game, record.seats)
    story = _named(_story(registry.find(record.game), record, args.at, args.seat), words)
    if args.json:
        _print_json(record, story, words, args.seat)
    else:
        _print(story, words, args.seat, position=args.at is not None)
    return 0


def _story(game: Game, record: Record, at: int | None, seat: str | None) -> Iterator[Step]:
    from aevum.engine import replay

    told = 0
    option: Option | None = None
    for number, table in enumerate(replay(game, record)):
        chooser = record.choices[number - 1][0] if number else ""
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


def _named(story: Iterator[Step], words: Words) -> Iterator[Step]:
    """Told with the names that the seats bear by then."""
    from aevum.words import called

    for step in story:
        words.called = called(step.table.game.name, step.table.state)
        yield step


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


def _print(story: Iterator[Step], words: Words, seat: str | None, position: bool) -> None:
    from rich.padding import Padding
    from rich.text import Text

    from aevum.terminal import paint

    console = paint.make_console()
    step = None
    for step in story:
        if step.option is not None:
            line = Text(f"{step.number:>4}  ", style="dim")
            line.append(f"{words.seat(step.seat)}: ", style="bold cyan")
            console.print(line.append_text(paint.with_rule(words.option(step.option), step.option.rule)))
        for event in step.events:
            console.print(Padding(paint.event(event, words), (0, 0, 0, 4)))
    assert step is not None
    table = step.table
    if table.state.outcome is not None:
        console.print(Text(words.outcome(table.state.outcome), style="bold"))
    elif position:
        for ask in table.asks():
            question = paint.question(ask, words)
            name = f"{words.seat(table.seats[ask.seat])}: "
            # Some games begin their questions with the seat.
            line = Text("" if question.plain.startswith(name) else name, style="bold cyan")
            console.print(line.append_text(question))
    if position:
        picture = paint.board(table.game.name, table.view(seat), words)
        if picture is not None:
            console.print(picture)


def _print_json(record: Record, story: Iterator[Step], words: Words, seat: str | None) -> None:
    steps: list[dict[str, object]] = []
    step = None
    for step in story:
        told = [{**event.to_json(), "words": words.event(event)} for event in step.events]
        item: dict[str, object] = {"number": step.number, "events": told}
        if step.option is not None:
            item.update(seat=step.seat, choice=step.option.id, words=words.option(step.option))
        steps.append(item)
    assert step is not None
    table = step.table
    outcome = table.state.outcome
    report = {
        "game": record.game,
        "scenario": record.scenario,
        "seats": record.seats,
        "seat": seat,
        "choices": len(record.choices),
        "steps": steps,
        "outcome": None if outcome is None else {**outcome.to_json(), "words": words.outcome(outcome)},
    }
    print(json.dumps(report, ensure_ascii=False))
