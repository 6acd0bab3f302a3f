"""`aevum versions`: this program, and those of other versions that are installed beside it."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

from aevum.cli import common


def add(subparsers: common.Subparsers) -> None:
    parser = common.command(
        subparsers,
        "versions",
        "programs of other versions, for matches and records that were made with them",
        "example: aevum versions\n         aevum versions add aevum_table-0.2.0-py3-none-any.whl",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--database",
        default="",
        metavar="URL",
        help="whose running tables are counted (the file in your data folder)",
    )
    actions = parser.add_subparsers(dest="action", metavar="ACTION", help="without one: list them")
    adding = common.command(
        actions,
        "add",
        "install the program of a wheel beside this one",
        "example: aevum versions add aevum_table-0.2.0-py3-none-any.whl",
    )
    adding.add_argument("wheel", metavar="WHEEL", help="the file; pip fetches what it depends on")
    removing = common.command(
        actions, "remove", "take an installed program away", "example: aevum versions remove 0.2.0"
    )
    removing.add_argument("program", metavar="VERSION", help="of the program, as `aevum versions` lists it")
    removing.add_argument("--anyway", action="store_true", help="also where running tables need it")
    for action in (adding, removing):
        # Its usual default would undo a --json before the action.
        action.add_argument(
            "--json", action="store_true", default=argparse.SUPPRESS, help="print one JSON object"
        )


def run(args: argparse.Namespace) -> int:
    if args.action == "add":
        return _add(args)
    if args.action == "remove":
        return _remove(args)
    from aevum.cli.versions_list import report, show
    from aevum.versions.installed import installed
    from aevum.versions.own import own_program

    used = _used(args.database)
    if args.json:
        print(json.dumps(report(own_program(), installed(), used)))
    else:
        show(own_program(), installed(), used)
    return 0


def _used(database: str) -> dict[tuple[str, str, str], int]:
    """How many matches are played on by which rules; one that is over needs nobody any more."""
    from aevum.server.store.opening import open_store

    store = open_store(database, migrate=False)
    try:
        return Counter((row.game, row.rules, row.fingerprint) for row in store.running())
    finally:
        store.close()


def _add(args: argparse.Namespace) -> int:
    from aevum.cli.versions_list import told
    from aevum.versions.adding import add

    added = add(Path(args.wheel))
    if args.json:
        print(json.dumps(told(added)))
    else:
        games = ", ".join(f"{name} {rules.version}" for name, rules in sorted(added.program.games.items()))
        print(f"aevum {added.program.program} is installed beside this one, with the rules of {games}.")
    return 0


def _remove(args: argparse.Namespace) -> int:
    from aevum.versions.adding import remove
    from aevum.versions.installed import installed
    from aevum.versions.needed import tables
    from aevum.versions.own import own_program

    others = installed()
    for item in others:
        if item.program.program != args.program or args.anyway:
            continue
        count = tables(item, own_program(), others, _used(args.database))
        if count:
            are = "running table needs" if count == 1 else "running tables need"
            common.bad(f"{count} {are} aevum {args.program}; --anyway removes it all the same")
    remove(args.program)
    print(json.dumps({"removed": args.program}) if args.json else f"aevum {args.program} is removed.")
    return 0
