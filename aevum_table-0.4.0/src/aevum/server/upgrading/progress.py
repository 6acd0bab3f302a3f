"""A bar on the terminal while tables are looked through; nothing where there is none, or few."""

from __future__ import annotations

import sys

from aevum.words import Words

MANY = 20
WIDTH = 30


def shown(done: int, total: int) -> None:
    if total < MANY or not sys.stderr.isatty():
        return
    full = WIDTH * done // total
    bar = "█" * full + "·" * (WIDTH - full)
    end = "\n" if done == total else ""
    words = Words().say("upgrade-progress", done=done, total=total)
    print(f"\r{bar} {words}", end=end, file=sys.stderr, flush=True)
