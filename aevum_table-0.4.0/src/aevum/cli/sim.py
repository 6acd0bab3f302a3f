"""`aevum sim`: bots play many matches of a game; who won, how fast, and what broke."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from aevum.cli import common
from aevum.cli.common import bad

if TYPE_CHECKING:
    from aevum.bots import Bot
    from aevum.bots.arena import Tally
    from aevum.cli.common import Subparsers

SHOWN = 10
"""Faults of each sort that are told to people."""


def add(subparsers: Subparsers) -> None:
    parser = common.command(
        subparsers,
        "sim",
        "let bots play many matches against each other",
        "example: aevum sim invasions --scenario adrianopolis --games 100 --bots random --seed 7 --json",
    )
    parser.add_argument("game", metavar="GAME", help="name of the game, for instance invasions")
    parser.add_argument("--scenario", metavar="S", help="needed where the game has several")
    parser.add_argument("--games", type=_count, default=100, metavar="N", help="how many matches (100)")
    parser.add_argument(
        "--bots", default="random", metavar="A,B", help="one bot for all seats, or one for each in order"
    )
    common.add_seed(parser)
    common.add_options(parser)
    parser.add_argument(
        "--keep", metavar="FOLDER", help="write the records of broken matches and failed bots there"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"expected a number of matches, found '{text}'")
    return int(text)


def run(args: argparse.Namespace) -> int:
    from aevum.bots import arena
    from aevum.engine import registry

    game = registry.find(args.game)
    options = common.game_options(args.option)
    scenario = common.a_scenario(game, args.scenario)
    seats = game.seats(scenario, options)
    bots = _bots(args.game, args.bots, len(seats))
    if args.keep and not Path(args.keep).is_dir():
        bad(f"--keep: there is no folder {args.keep}")
    seed = secrets.randbits(64) if args.seed is None else args.seed
    with _progress(args.games) as after_each:
        tally = arena.run(game, scenario, options, seed, bots, args.games, after_each=after_each)
    report = _report(args.game, scenario, seed, tally)
    kept = _keep(args.keep, tally)
    if args.json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        _show(report, kept)
    return 1 if tally.failures or tally.faulted else 0


def _bots(game: str, names: str, seats: int) -> list[Bot]:
    from aevum.bots import find

    wanted = [name.strip() for name in names.split(",")]
    if len(wanted) == 1:
        wanted *= seats
    if len(wanted) != seats:
        bad(f"--bots names {len(wanted)} bots, but the scenario has {seats} seats")
    return [find(game, name) for name in wanted]


@contextmanager
def _progress(games: int) -> Iterator[Callable[[], None] | None]:
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("matches", total=games)
        yield lambda: progress.advance(task)


def _report(game: str, scenario: str, seed: int, tally: Tally) -> dict[str, object]:
    return {
        "game": game,
        "scenario": scenario,
        "seed": str(seed),
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 6),
        "decisions_per_second": round(tally.decisions_per_second),
        "wins": tally.wins,
        "draws": tally.draws,
        "matches": [played.to_json() for played in tally.played],
        "failures": len(tally.failures),
        "failed": [failure.to_json() for failure in tally.failures],
        "bot_faults": sum(faulted.stumbles.count for faulted in tally.faulted),
        "faulted": [faulted.to_json() for faulted in tally.faulted],
    }


def _keep(folder: str | None, tally: Tally) -> list[str]:
    """Records of failed bots are kept anyway, where tables keep them, unless one names another folder."""
    from aevum.bots import faults
    from aevum.engine import load
    from aevum.files import write_text

    kept: list[str] = []
    for failure in tally.failures if folder else []:
        path = str(Path(str(folder)) / f"{failure.seed:032x}.json")
        write_text(path, failure.record)
        kept.append(path)
    for faulted in tally.faulted:
        record, what = load(faulted.record), faulted.stumbles.faults
        if folder:
            try:
                kept.append(str(faults.write(record, faulted.seat, what, Path(folder))))
            except OSError as error:
                bad(f"--keep: {folder}: cannot be written ({error.strerror})")
        else:
            found = faults.keep(record, faulted.seat, what)
            kept += [str(found)] if found is not None else []
    return kept


def _show(report: dict[str, object], kept: list[str]) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console(highlight=False)
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(style="dim")
    table.add_column(justify="right")
    table.add_column(justify="right", style="dim")
    games = report["games"]
    assert isinstance(games, int)
    wins = report["wins"]
    assert isinstance(wins, dict)
    table.add_row("matches", f"{games:,}")
    for name, won in [*((f"won by {seat}", won) for seat, won in wins.items()), ("draws", report["draws"])]:
        table.add_row(name, f"{won:,}", f"{won / games:.1%}")
    table.add_row("decisions", f"{report['decisions']:,}")
    table.add_row("a second", f"{report['decisions_per_second']:,}")
    table.add_row("broken", Text(str(report["failures"]), style="bold red" if report["failures"] else ""))
    faults = report["bot_faults"]
    if faults:
        table.add_row("answers that bots failed over", Text(f"{faults:,}", style="bold red"))
    console.print(Text(f"{report['game']}, {report['scenario']}, seed {report['seed']}", style="bold"))
    console.print(table)
    failed, faulted = report["failed"], report["faulted"]
    assert isinstance(failed, list)
    assert isinstance(faulted, list)
    for failure in failed[:SHOWN]:
        console.print(Text(f"seed {failure['seed']}: {failure['error']}", style="red"))
    for fault in faulted[:SHOWN]:
        where = f"the bot of {fault['seat']} failed after {fault['after']} choices"
        console.print(Text(f"seed {fault['seed']}: {where}: {fault['error']}", style="red"))
    if failed or faulted:
        told = ", ".join(kept[:SHOWN]) if kept else "--keep FOLDER writes their records"
        console.print(Text(f"To see one again: aevum verify RECORD ({told})"))
