"""`aevum upgrade`: hold running tables against the rules of this program, as a server does first of all."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from aevum.cli import common

if TYPE_CHECKING:
    from collections.abc import Mapping

    from aevum.cli.common import Subparsers

TOLD = {
    "same": "the same under these rules",
    "other": "would be told otherwise: their people decide",
    "stuck": "would be told otherwise, and cannot go over",
    "away": "of a game or pack that is not here, or of later rules",
}


def add(subparsers: Subparsers) -> None:
    parser = common.command(
        subparsers,
        "upgrade",
        "move running tables up to the rules of this program",
        "example: aevum upgrade --check\n"
        "tables that are the same under both rules move up; the others stay until their people decide",
    )
    parser.add_argument(
        "--database", default="", metavar="URL", help="where matches are kept (a file in your data folder)"
    )
    parser.add_argument("--check", action="store_true", help="only look, and change nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    from aevum.server.packs import Packs
    from aevum.server.serving import given_packs
    from aevum.server.store.opening import open_store
    from aevum.server.upgrading.moving import upgrade_all
    from aevum.server.upgrading.progress import shown

    packs = Packs(given_packs())
    store = open_store(args.database, migrate=not args.check)
    try:
        found = upgrade_all(store, packs, shown, only_look=args.check)
    finally:
        store.close()
    if args.json:
        print(json.dumps({"checked_only": args.check, **{name: found[name] for name in TOLD}}))
    else:
        print(_told(found, args.check))
    return 0


def _told(found: Mapping[str, int], only_look: bool) -> str:
    if not any(found.values()):
        return "Nothing to do: no running table is of other rules."
    head = "Only looked:" if only_look else "Done:"
    return "\n".join([head, *(f"{found[name]:>6}  {told}" for name, told in TOLD.items() if found[name])])
