"""aevum data: the tables of a game, where their figures come from, and whether a pack can replace them."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from aevum.cli import common

if TYPE_CHECKING:
    from aevum.kit.packs import Counted

OURS = ""


def add(subparsers: common.Subparsers) -> None:
    parser = common.command(
        subparsers,
        "data",
        "the tables of a game and where their figures come from; check them, or a pack of other ones",
        "example: aevum data invasions\n         aevum data invasions --check my-pack",
    )
    parser.add_argument("game", metavar="GAME", help="the game")
    parser.add_argument(
        "--check", nargs="?", const=OURS, metavar="DIR", help="check the tables, or those of a pack folder"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    from aevum.kit import packs

    if args.check is not None:
        from aevum.testing.trying import try_out

        pack = Path(args.check) if args.check != OURS else None
        checked = packs.check(args.game, pack)
        try_out(args.game, pack)
        if args.json:
            print(json.dumps({"game": args.game, "checked": checked, "sound": True}))
        else:
            print(f"{len(checked)} files are sound: {', '.join(checked)}.")
        return 0
    found = packs.counted(args.game)
    if args.json:
        files = [{"file": item.file, "rows": item.rows, "sources": item.sources} for item in found]
        print(json.dumps({"game": args.game, "files": files}))
    else:
        _show(found)
    return 0


def _show(items: list[Counted]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from aevum.kit.pack_tables import SOURCES

    table = Table(box=box.SIMPLE, show_footer=True)
    table.add_column("file", footer="all", no_wrap=True)
    table.add_column("rows", footer=str(sum(item.rows for item in items)), justify="right")
    for name in SOURCES:
        total = sum(item.sources.get(name, 0) for item in items)
        table.add_column(name, footer=str(total), justify="right")
    for item in items:
        counts = [str(item.sources[name]) if name in item.sources else "" for name in SOURCES]
        table.add_row(item.file, str(item.rows), *counts)
    Console().print(table)
