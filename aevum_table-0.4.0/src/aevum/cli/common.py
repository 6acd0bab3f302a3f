"""The arguments that commands share."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from aevum.engine import Game, Record
    from aevum.versions.installed import Installed

    # The class is generic for type checkers only.
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

GAME = "invasions"


def command(subparsers: Subparsers, name: str, help: str, example: str) -> argparse.ArgumentParser:
    return subparsers.add_parser(
        name,
        help=help,
        description=help[0].upper() + help[1:] + ".",
        epilog=example,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; repeatable",
    )


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=_seed, metavar="N", help="the same seed and choices: the same match")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", default="en", metavar="LANG", help="the language of the words (en)")


def _seed(text: str) -> int:
    try:
        seed = int(text, 0)
    except ValueError:
        seed = -1
    if not 0 <= seed < 1 << 128:
        raise argparse.ArgumentTypeError(f"expected a number from 0 to 2^128 - 1, found '{text}'")
    return seed


def a_port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"expected a port from 0 (any free one) to 65535, found '{text}'")
    return int(text)


def pairs(items: Sequence[str], flag: str) -> dict[str, str]:
    """`name=value` arguments; a name given twice is as likely a slip as any."""
    found: dict[str, str] = {}
    for item in items:
        name, sign, value = item.partition("=")
        if not sign or not name or not value:
            bad(f"{flag}: expected NAME=VALUE, found '{item}'")
        if name in found:
            bad(f"{flag}: '{name}' is given twice")
        found[name] = value
    return found


def game_options(items: Sequence[str]) -> dict[str, object]:
    """Values are numbers, true, false or text."""
    result: dict[str, object] = {}
    for name, text in pairs(items, "--option").items():
        try:
            value = json.loads(text)
        except json.JSONDecodeError:
            value = text
        result[name] = value if isinstance(value, (bool, int)) else text
    return result


def a_scenario(game: Game, wanted: str | None) -> str:
    known = game.scenarios()
    if wanted is None:
        if len(known) == 1:
            return known[0]
        if game.main:
            return game.main
        bad(f"{game.name} has several scenarios, so name one with --scenario: {', '.join(known)}")
    if wanted not in known:
        bad(f"{game.name} has no scenario '{wanted}'; known: {', '.join(known)}")
    return wanted


def say_who_runs(args: argparse.Namespace, record: Record, there: Installed) -> None:
    """The first line of a command on a record that an installed program carries out."""
    who = f"aevum {there.program.program}, which has version {record.version} of the rules of {record.game}"
    print(f"aevum {args.command}: {args.file}: run by {who}", file=sys.stderr, flush=True)


def bad(sentence: str) -> NoReturn:
    from aevum.engine.refusal import BadData

    raise BadData(sentence)
