"""The battery at length: many random matches of one scenario, on all cores.

    python -m aevum.testing invasions --scenario 350 --light 2000 --full 20

It prints what it did, and for each match that broke the record that leads to the fault.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import perf_counter

from aevum.engine import registry
from aevum.testing import battery

RELOAD = 97
"""In the light form every so many choices the match goes on from its save: a few times in every turn."""


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
    parser.add_argument("--share", type=float, default=0.02, help="part of the choices that full examines")
    parser.add_argument("--guide", default="", metavar="BOT", help="a bot that gives most of the answers")
    parser.add_argument("--first", type=int, default=0, metavar="SEED")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    args = parser.parse_args()
    broken = 0
    with ProcessPoolExecutor(args.workers) as pool:
        for name, form, count in (
            ("light", partial(battery.light, reload=RELOAD, guide=args.guide), args.light),
            ("full", partial(battery.full, share=args.share, guide=args.guide), args.full),
        ):
            start = perf_counter()
            seeds = range(args.first, args.first + count)
            choices = faults = 0
            for made, fault in pool.map(partial(tried, form, args.game, args.scenario), seeds):
                choices += made
                if fault:
                    faults += 1
                    print(fault[:4000], flush=True)
            broken += faults
            print(
                f"{name}: {count} matches, {choices:,} choices, {faults} broken, "
                f"{perf_counter() - start:,.0f} s",
                flush=True,
            )
    return 1 if broken else 0


if __name__ == "__main__":
    raise SystemExit(main())
