"""The battery at length: many matches of one scenario, on all cores, random ones and such of the best bot.

    python -m aevum.testing invasions --scenario 350 --light 2000 --full 20 --best 400

It prints what it did, and for each match that broke how, and the beginning of the record that leads there;
`--keep FOLDER` writes the whole of it.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from time import perf_counter

from aevum.engine import registry
from aevum.testing import battery
from aevum.testing.play import THERE

RELOAD = 97
"""In light and best every so many choices the match goes on from its save: a few times in every turn."""

TOLD = 4000
"""Characters of a fault that are printed."""


def tried(form: partial[int], game: str, scenario: str, seed: int) -> tuple[int, str]:
    found = registry.find(game)
    variants = found.variants(scenario)
    try:
        return form(found, scenario, variants[seed % len(variants)], seed), ""
    except AssertionError as error:
        return 0, f"seed {seed}: {error}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m aevum.testing", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--scenario", required=True)
    parser.add_argument("--light", type=int, default=0, metavar="N", help="matches in the light form")
    parser.add_argument("--full", type=int, default=0, metavar="N", help="matches in the full form")
    parser.add_argument("--best", type=int, default=0, metavar="N", help="matches of the best bot alone")
    parser.add_argument("--share", type=float, default=0.02, help="part of the choices that full examines")
    parser.add_argument("--guide", default="", metavar="BOT", help="a bot that gives most of the answers")
    parser.add_argument(
        "--keep", type=Path, metavar="FOLDER", help="write the records of broken matches there"
    )
    parser.add_argument("--first", type=int, default=0, metavar="SEED")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    args = parser.parse_args()
    if args.keep:
        args.keep.mkdir(parents=True, exist_ok=True)
    broken = 0
    with ExitStack() as stack:
        # One worker is this process: what it does can then be looked into.
        alone = args.workers == 1
        spread = map if alone else stack.enter_context(ProcessPoolExecutor(args.workers)).map
        for name, form, count in (
            ("light", partial(battery.light, reload=RELOAD, guide=args.guide), args.light),
            ("full", partial(battery.full, share=args.share, guide=args.guide), args.full),
            ("best", partial(battery.best, reload=RELOAD), args.best),
        ):
            start = perf_counter()
            seeds = range(args.first, args.first + count)
            choices = faults = 0
            results = spread(partial(tried, form, args.game, args.scenario), seeds)
            for n, (made, fault) in enumerate(results):
                choices += made
                if fault:
                    faults += 1
                    print(fault[:TOLD], flush=True)
                    if args.keep:
                        file = args.keep / f"{args.game}-{args.scenario}-{name}-{args.first + n}.json"
                        file.write_text(fault.partition(THERE)[2], encoding="utf-8")
            broken += faults
            print(
                f"{name}: {count} matches, {choices:,} choices, {faults} broken, "
                f"{perf_counter() - start:,.0f} s",
                flush=True,
            )
    return 1 if broken else 0


if __name__ == "__main__":
    raise SystemExit(main())
