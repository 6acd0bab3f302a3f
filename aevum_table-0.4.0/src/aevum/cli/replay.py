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
    from aevum.cli.story import Step
    from aevum.engine import Game, Record
    from aevum.versions.parts import Part
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


def run(args: argparse.Namespace) -> int:
    from aevum.cli.story import story
    from aevum.engine import registry
    from aevum.files import read_record
    from aevum.versions import elsewhere, parts
    from aevum.words import Words

    record = read_record(args.file)
    if args.at is not None and not 0 <= args.at <= len(record.choices):
        bad(f"--at: the record has {len(record.choices)} choices, so N goes from 0 to {len(record.choices)}")
    if args.seat is not None and args.seat not in record.seats:
        bad(f"--seat: there is no seat '{args.seat}'; the seats are {', '.join(record.seats)}")
    there = elsewhere.program_for(record)
    if there is not None:
        common.say_who_runs(args, record, there)
        return elsewhere.run(there, record, args.argv)
    words = Words(args.language, record.game, record.seats)
    game = registry.find(record.game)
    _check(args, game, record)
    earlier = [parts.part(part) for part in parts.before(record)]
    steps = story(game, record, args.at, args.seat, words)
    if args.json:
        _print_json(record, earlier, steps, words, args.seat)
    else:
        for part in earlier:
            print(f"Choices {part.first} to {part.last} were made under {part.made}: they are not told here.")
        _print(steps, words, args.seat, position=args.at is not None)
    return 0


def _check(args: argparse.Namespace, game: Game, record: Record) -> None:
    """Before a word is told: what other rules make of a record would be another story."""
    from aevum.versions.judging import SAME, judge
    from aevum.versions.parts import begun

    first = begun(record)
    if args.at is not None and args.at < first:
        last = len(record.choices)
        bad(f"--at: {first} choices were made under earlier rules, so N goes from {first} to {last}")
    verdict = judge(game, record)
    # Where the rules themselves break, the story up to there is what one looks for.
    if verdict.divergence is not None and (verdict.rules, verdict.code) != (SAME, 1):
        bad(f"{args.file}: {verdict.divergence}")


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


def _print_json(
    record: Record, earlier: list[Part], story: Iterator[Step], words: Words, seat: str | None
) -> None:
    from msgspec import to_builtins

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
        "earlier": to_builtins(earlier),
        "steps": steps,
        "outcome": None if outcome is None else {**outcome.to_json(), "words": words.outcome(outcome)},
    }
    print(json.dumps(report, ensure_ascii=False))
