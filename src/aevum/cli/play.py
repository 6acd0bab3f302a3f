"""`aevum play`: sit down at a table, alone or together, against bots or not."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from aevum.cli import common
from aevum.cli.common import bad
from aevum.cli.serve import add_server

if TYPE_CHECKING:
    from aevum.cli.common import Subparsers
    from aevum.engine import Table
    from aevum.words import Words

EXAMPLES = """\
examples:
  aevum play                                     the table in the browser, on this machine
  aevum play --terminal                          pick a game and a scenario, take the first seat against bots
  aevum play invasions --scenario adrianopolis --seat defender=me --terminal
  aevum play charlemagne --scenario lombard-war --terminal
  aevum play medioevo --options                  what a match of the game may set
  aevum play --load match.json --save match.json --terminal"""


def add(subparsers: Subparsers) -> None:
    parser = common.command(subparsers, "play", "play a match against bots or people beside you", EXAMPLES)
    parser.add_argument(
        "game",
        nargs="?",
        metavar="GAME",
        help=f"name of the game; asked for at a terminal (else {common.GAME})",
    )
    parser.add_argument("--scenario", metavar="S", help="which scenario; asked for where it is not given")
    common.add_options(parser)
    parser.add_argument("--options", action="store_true", help="list the options of the game and end")
    parser.add_argument(
        "--seat",
        action="append",
        default=[],
        metavar="SEAT=WHO",
        help="me, bot (the game's best), random or a bot's name; repeatable (the first seat is mine, "
        "the others are bots)",
    )
    common.add_seed(parser)
    parser.add_argument("--terminal", action="store_true", help="play here, as text")
    parser.add_argument("--load", metavar="FILE", help="go on with the match of this record")
    parser.add_argument("--save", metavar="FILE", help="keep the match in this file while it is played")
    common.add_language(parser)
    parser.add_argument("--port", type=common.a_port, metavar="N", help="the port of the browser table")
    parser.add_argument("--no-open", action="store_true", help="print the address and open no browser")
    add_server(parser)


def run(args: argparse.Namespace) -> int:
    if args.options:
        return _list_options(args)
    if not args.terminal:
        return _in_browser(args)
    _check_save(args)
    table, words = _loaded(args) if args.load else _new(args)

    from aevum.terminal.paint import make_console
    from aevum.terminal.players import Players
    from aevum.terminal.session import Session

    players = Players(table.game.name, table.seats, common.pairs(args.seat, "--seat"))
    Session(table, words, players, make_console(), args.save).run()
    return 0


def _list_options(args: argparse.Namespace) -> int:
    from aevum.cli.options import show
    from aevum.engine import registry
    from aevum.words import Words

    game = registry.find(args.game or common.GAME)
    show(game, common.a_scenario(game, args.scenario), Words(args.language, game.name))
    return 0


def _in_browser(args: argparse.Namespace) -> int:
    from aevum.engine import registry
    from aevum.server.serving import free_port, serve

    if args.game is not None and args.game not in registry.names():
        registry.find(args.game)  # a slip is told, though the page offers every game
    given = {
        "--scenario": args.scenario,
        "--option": args.option,
        "--seat": args.seat,
        "--seed": args.seed,
        "--load": args.load,
        "--save": args.save,
        "--language": args.language if args.language != "en" else None,
    }
    for flag, value in given.items():
        if value not in (None, []):
            bad(f"{flag} goes with --terminal; in the browser a table is set up on the page")
    port = free_port(args.host) if args.port is None else args.port
    return serve(args.host, port, args.database, not args.no_open)


def _check_save(args: argparse.Namespace) -> None:
    """Before anything is played: afterwards it would be too late."""
    if not args.save:
        return
    path = Path(args.save)
    if path.exists() and args.save != args.load:
        bad(f"--save: {args.save} exists already; to go on with it add --load {args.save}")
    if not path.absolute().parent.is_dir():
        bad(f"--save: there is no folder {path.parent}")


def _loaded(args: argparse.Namespace) -> tuple[Table, Words]:
    from aevum.engine import rebuild, registry
    from aevum.engine.replay import made_with
    from aevum.files import read_record
    from aevum.versions.judging import judge
    from aevum.words import Words

    given = {"--scenario": args.scenario, "--option": args.option or None, "--seed": args.seed}
    for flag, value in given.items():
        if value is not None:
            bad(f"{flag} belongs to a new match, and --load goes on with an old one")
    record = read_record(args.load)
    if args.game is not None and args.game != record.game:
        bad(f"{args.load} is a match of {record.game}, not of {args.game}")
    args.game = record.game
    game = registry.find(record.game)
    if not made_with(game, record):
        verdict = judge(game, record)
        if verdict.divergence is not None:
            bad(f"{args.load}: {verdict.divergence}")
    table = rebuild(game, record)
    return table, Words(args.language, record.game, table.seats)


def _new(args: argparse.Namespace) -> tuple[Table, Words]:
    from aevum.engine import Table, registry
    from aevum.words import Words

    asking = sys.stdin.isatty()
    if args.game is None:
        args.game = _pick_game(args.language) if asking and args.scenario is None else common.GAME
    game = registry.find(args.game)
    options = common.game_options(args.option)
    wanted = args.scenario
    if wanted is None and len(game.scenarios()) > 1 and asking:
        words = Words(args.language, game.name)
        named = {name: words.scenario(name) for name in game.scenarios()}
        wanted = _pick(words.say("table-pick"), named, words)
    table = Table(game, common.a_scenario(game, wanted), options, args.seed)
    return table, Words(args.language, game.name, table.seats)


def _pick_game(language: str) -> str:
    from aevum.engine import registry
    from aevum.words import Words

    known = registry.names()
    if len(known) == 1:
        return known[0]
    # The usual one first.
    known.sort(key=lambda name: name != common.GAME)
    words = Words(language)
    named = {name: Words(language, name).value("game", name) for name in known}
    return _pick(words.say("table-pick-game"), named, words)


def _pick(question: str, named: dict[str, str], words: Words) -> str:
    from rich.text import Text

    from aevum.terminal import paint
    from aevum.terminal.prompt import read_line

    console = paint.make_console()
    console.print(Text(question, style="bold"))
    console.print(paint.table((str(i), name) for i, name in enumerate(named.values(), 1)))
    while True:
        line = read_line(console, Text("› ", style="dim"), lambda: named)
        if line is None:
            bad("nothing was chosen")
        line = line.strip()
        if line in named:
            return line
        if line.isascii() and line.isdigit() and 1 <= int(line) <= len(named):
            return list(named)[int(line) - 1]
        console.print(Text(words.say("table-no-number", number=line, last=len(named)), style="yellow"))
