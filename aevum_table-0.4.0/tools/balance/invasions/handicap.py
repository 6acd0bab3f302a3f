"""Points at the start that would have evened the seats out, from the lines that `play` kept.

python -m tools.balance.invasions.handicap LINES --scenario justinian --players 3 --given hun=4
"""

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path
from statistics import mean, pstdev

from tools.balance.lines import Match, read

AROUND = 10
"""How many points to either side of the difference of the means are tried."""


def bare(matches: list[Match], given: dict[str, int]) -> list[list[int]]:
    """Points at the end without those that were given at the start."""
    return [
        [p - given.get(seat, 0) for seat, p in zip(m["seats"], m["points"][-1], strict=True)] for m in matches
    ]


def wins(rows: list[list[int]], added: tuple[int, ...]) -> list[float]:
    """By seat, the part of the matches that it would have won; a shared victory counts by parts."""
    won = [0.0] * len(added)
    for row in rows:
        ends = [p + more for p, more in zip(row, added, strict=True)]
        best = [i for i, p in enumerate(ends) if p == max(ends)]
        for i in best:
            won[i] += 1 / len(best) / len(rows)
    return won


def fairest(rows: list[list[int]]) -> tuple[int, ...]:
    """The handicap with the most even wins, and of these the one nearest to the means; one seat has none."""
    means = [mean(column) for column in zip(*rows, strict=True)]
    behind = [round(max(means) - m) for m in means]
    step = 1 if len(means) < 4 else 2
    tried = [sorted({max(0, b + d) for d in range(-AROUND, AROUND + 1, step)}) for b in behind]

    def unfair(added: tuple[int, ...]) -> tuple[float, int]:
        part = 1 / len(added)
        off = sum((w - part) ** 2 for w in wins(rows, added))
        return round(off, 4), sum(abs(a - b) for a, b in zip(added, behind, strict=True))

    return min((added for added in product(*tried) if min(added) == 0), key=unfair)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lines", type=Path)
    parser.add_argument("--scenario", required=True)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--bot", default="bot")
    parser.add_argument("--given", nargs="*", default=[], help="SEAT=POINTS that the matches began with")
    args = parser.parse_args()
    given = {seat: int(points) for seat, points in (item.split("=") for item in args.given)}
    ended, _ = read(args.lines, args.bot)
    matches = [m for m in ended if m["scenario"] == args.scenario and len(m["seats"]) == args.players]
    rows = bare(matches, given)
    for seat, column in zip(matches[0]["seats"], zip(*rows, strict=True), strict=True):
        print(f"{seat}: {mean(column):.1f} points, spread {pstdev(column):.1f}")
    added = fairest(rows)
    parts = wins(rows, added)
    for seat, more, part in zip(matches[0]["seats"], added, parts, strict=True):
        print(f"{seat}: {more} points at the start, {100 * part:.0f}% of {len(matches)} matches")


if __name__ == "__main__":
    main()
