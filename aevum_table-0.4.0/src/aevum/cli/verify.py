"""`aevum verify`: play a record again and check every roll and every state on the way."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING

from aevum.cli import common

if TYPE_CHECKING:
    from aevum.cli.common import Subparsers
    from aevum.engine import Record
    from aevum.versions.installed import Installed


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
    from aevum.cli.checked import Checked
    from aevum.engine import registry
    from aevum.files import read_record
    from aevum.versions.elsewhere import program_for

    record = read_record(args.file)
    there = program_for(record)
    if there is not None:
        return _run_there(args, record, there)
    checked = Checked(args.file, registry.find(record.game), record)
    if args.json:
        print(json.dumps(checked.report(), ensure_ascii=False))
    elif checked.divergence is None:
        print(*checked.sentences(), sep="\n")
    else:
        print(f"aevum verify: {args.file}: {checked.divergence}", file=sys.stderr)
    return checked.code


def _run_there(args: argparse.Namespace, record: Record, there: Installed) -> int:
    from aevum.versions import elsewhere

    common.say_who_runs(args, record, there)
    if not args.json:
        return elsewhere.run(there, record, args.argv)
    report, code = elsewhere.verify(there, record, args.argv)
    print(json.dumps(report, ensure_ascii=False))
    return code
