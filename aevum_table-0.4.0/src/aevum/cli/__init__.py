"""The command line. Each command is a module with `add(subparsers)` and `run(args) -> int`.

Exit codes: 0 done; 1 something was checked and found wrong; 2 the command cannot be carried out as it
stands, said in one sentence on stderr; 130 stopped with Ctrl-C.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from aevum import __version__

COMMANDS = (
    *("play", "serve", "sim", "odds", "map", "replay", "verify", "rules", "data"),
    *("versions", "upgrade", "bench", "complete"),
)
PACK = "--pack"


class Parser(argparse.ArgumentParser):
    """argparse with errors of one sentence: the usage is a screenful, and `--help` shows it."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; see '{self.prog} --help'\n")


def parser(commands: Sequence[str]) -> Parser:
    top = Parser(
        prog="aevum",
        description="A table for heavy historical board games: rules enforced, people or bots.",
        epilog="example: aevum play invasions --terminal",
    )
    top.add_argument("--version", action="version", version=f"aevum {__version__}")
    top.add_argument(PACK, metavar="DIR", help="play with the tables of a pack folder (docs/packs.md)")
    subparsers = top.add_subparsers(dest="command", metavar="COMMAND")
    for name in commands:
        import_module(f"aevum.cli.{name}").add(subparsers)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    try:
        code = _main(list(sys.argv[1:] if argv is None else argv))
        # Here and not at the end of the program, where nobody could catch what a closed pipe makes of it.
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader, `head` for instance, has had enough. Python would complain once more while closing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _main(words: list[str]) -> int:
    if words[:1] == [PACK] and len(words) > 1:
        # Before anything is imported: a game reads its tables when it is loaded.
        if not os.path.isdir(words[1]):
            print(f"aevum: {PACK}: there is no folder '{words[1]}'", file=sys.stderr)
            return 2
        os.environ["AEVUM_PACK"] = words[1]
        words = words[2:]
    # Only the command that is called is imported; what `aevum --help` costs, `aevum play` need not.
    known = words[:1] if words and words[0] in COMMANDS else COMMANDS
    try:
        top = parser(known)
        args, rest = top.parse_known_args(words)
        if args.command is None and not rest:
            top.print_help(sys.stderr)
            return 2
        place_late(args, rest)
        if rest:
            top.error(f"unrecognized arguments: {' '.join(rest)}")
        # For those who have another program carry the command out.
        args.argv = words
        return _run(args)
    except SystemExit as stop:  # argparse ends with it; callers of main want a number
        return stop.code if isinstance(stop.code, int) else 2


def place_late(args: argparse.Namespace, rest: list[str]) -> None:
    """argparse takes an optional argument such as FIGHT for missing when a flag stands before it."""
    for name in getattr(args, "late", ()):
        if rest and not rest[0].startswith("-") and getattr(args, name) is None:
            setattr(args, name, rest.pop(0))


def _run(args: argparse.Namespace) -> int:
    from aevum.engine.refusal import BadData, Refused

    try:
        code = import_module(f"aevum.cli.{args.command}").run(args)
        assert isinstance(code, int)
        return code
    except BadData as error:
        sentence = str(error)
    except Refused as error:
        from aevum.words import Words

        words = Words(getattr(args, "language", "en"), getattr(args, "game", None) or "")
        rule = f" [{error.refusal.rule}]" if error.refusal.rule else ""
        sentence = words.refusal(error.refusal) + rule
    print(f"aevum {args.command}: {sentence}", file=sys.stderr)
    return 2
