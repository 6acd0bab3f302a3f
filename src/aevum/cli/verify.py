"""`aevum verify`: play a record again and check every roll and every state on the way."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING

from aevum.cli import common

if TYPE_CHECKING:
    from aevum.cli.common import Subparsers
    from aevum.engine import Game, Record, Table


def add(subparsers: Subparsers) -> None:
    parser = common.command(
        subparsers,
        "verify",
        "check that a record is what the rules and its seed make of it",
        "example: aevum verify match.json\n"
        "exit code: 0 it is, 2 it is not or cannot be read, 1 the rules themselves break on it",
    )
    parser.add_argument("file", metavar="FILE", help="a record, as `aevum play --save` writes it")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    from aevum.engine import registry
    from aevum.files import read_record

    record = read_record(args.file)
    divergence, code = _divergence(registry.find(record.game), record)
    if args.json:
        report = {
            "file": args.file,
            "game": record.game,
            "scenario": record.scenario,
            "choices": len(record.choices),
            "digests": len(record.digests),
            "finished": record.finished,
            "ok": divergence is None,
            "divergence": divergence,
        }
        print(json.dumps(report, ensure_ascii=False))
    elif divergence is None:
        state = "finished" if record.finished else "not finished"
        print(
            f"{args.file}: true ({record.game}, {record.scenario}, {state}; the seed fits its commitment, "
            f"{len(record.choices)} choices are legal, {len(record.digests)} digests agree)"
        )
    else:
        print(f"aevum verify: {args.file}: {divergence}", file=sys.stderr)
    return code


def _divergence(game: Game, record: Record) -> tuple[str | None, int]:
    """The first place where the record is not what the rules make of it, and the exit code."""
    from aevum.engine import BadData, replay

    table: Table | None = None
    try:
        for step in replay(game, record):
            table = step
    except BadData as error:
        return str(error), 2
    except Exception as error:  # a bug of the rules: what the records that `aevum sim` keeps are for
        done = len(table.choices) if table is not None else 0
        return f"after {done} choices the rules broke: {type(error).__name__}: {error}", 1
    if table is not None and table.over != record.finished:
        end = "over" if table.over else "not over"
        return f"record.finished: says {record.finished}, but the match is {end}", 2
    return None, 0
