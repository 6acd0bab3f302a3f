"""Plays every scenario of Medioevo with every number of seats, on seeds that no layout was chosen by.

python -m tools.balance.medioevo.series --out medioevo.jsonl
python -m tools.balance.report medioevo.jsonl --game medioevo --bot all

A run that was stopped goes on where it was; `--games` sets how many of each are played at least.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

from aevum.games.medioevo.rules.lengths import SCENARIOS, kingdoms_of, players_of, turns_of

FIRST = 5001
MATCHES, FEWER = 200, 100
LONG = 50
"""Turns times seats from which a match counts as long, and fewer are played."""


def number_of_matches(scenario: str, players: int, wanted: int) -> int:
    if wanted:
        return wanted
    return FEWER if turns_of(scenario) * players >= LONG else MATCHES


def commands(bot: str, out: Path, games: int, workers: int) -> list[list[str]]:
    """One for each scenario and number of seats, the quickest first."""
    kinds = [(scenario, players) for scenario in SCENARIOS for players in players_of(scenario)]
    kinds.sort(key=lambda kind: turns_of(kind[0]) * kind[1])
    found: list[list[str]] = []
    for scenario, players in kinds:
        told = {
            "--game": "medioevo",
            "--scenario": scenario,
            "--players": str(0 if kingdoms_of(scenario) else players),
            "--games": str(number_of_matches(scenario, players, games)),
            "--first": str(FIRST),
            "--bot": bot,
            "--workers": str(workers),
            "--out": str(out),
        }
        words = [word for pair in told.items() for word in pair]
        found.append([sys.executable, "-m", "tools.balance.play", *words])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--bot", default="bot,fast", help="one or several, with commas between")
    parser.add_argument("--games", type=int, default=0, help="of each kind; else 200, and 100 of long ones")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    for bot in args.bot.split(","):
        for command in commands(bot, args.out, args.games, args.workers):
            subprocess.run(command, check=True)


if __name__ == "__main__":
    main()
