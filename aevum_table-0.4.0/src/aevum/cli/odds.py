"""aevum odds: exact chances of a fight or another roll, and where each figure in them comes from."""

from __future__ import annotations

import argparse
import json
from types import ModuleType
from typing import TYPE_CHECKING

from aevum.cli import common
from aevum.cli.common import bad

if TYPE_CHECKING:
    from aevum.words import Words

FREE = "free"


def add(subparsers: common.Subparsers) -> None:
    parser = common.command(
        subparsers,
        "odds",
        "the exact odds of a fight or another roll, with every modifier and its rule",
        "example: aevum odds invasions 'rome: 4 legion / leader 2+0 vs huns: 4 horse-archer at steppe'\n"
        "         aevum odds charlemagne 'battle 9 vs 4; leader; burg'\n"
        "         aevum odds medioevo '3 heavy, cavalry vs horde 4 3 7; place=2'",
    )
    parser.add_argument("game", metavar="GAME", help="the game")
    parser.add_argument("battle", metavar="FIGHT", nargs="?", help="a fight or roll in the game's notation")
    parser.add_argument("--scenario", metavar="S", help="the fight of a scenario instead")
    common.add_options(parser)
    parser.add_argument("--check", type=int, metavar="N", help="play it out N times and compare")
    common.add_seed(parser)
    common.add_language(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(late=("battle",))


def run(args: argparse.Namespace) -> int:
    from aevum.engine import registry
    from aevum.parts import part
    from aevum.words import Words

    game = registry.find(args.game)
    module = part(args.game, "odds.answer")
    if module is None:
        bad(f"{args.game} has no odds")
    options = common.game_options(args.option)
    if (args.battle is None) == (args.scenario is None):
        bad("give either a fight in notation or --scenario, and not both")
    scenario = FREE if args.scenario is None else common.a_scenario(game, args.scenario)
    if args.battle is not None:
        options["battle"] = args.battle
    if args.check is not None and args.check < 1:
        bad(f"--check: expected a number above 0, found {args.check}")
    found = module.answer(game, scenario, options)
    if args.check is not None:
        found["check"] = module.checked(game, scenario, options, args.check, args.seed or 0)
    if args.json:
        print(json.dumps(found))
    else:
        show = part(args.game, "odds.show")
        assert show is not None
        _show(found, show, Words(args.language, args.game))
    return 1 if args.check is not None and not found["check"]["agrees"] else 0


def _show(found: dict[str, object], module: ModuleType, words: Words) -> None:
    from rich.console import Console

    console = Console(highlight=False, markup=False)
    for line in module.lines(found, words):
        console.print(line)
