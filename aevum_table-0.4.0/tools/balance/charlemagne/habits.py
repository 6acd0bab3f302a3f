"""Players with one fixed habit, who leave the rest to `bot`: what they win beyond `bot` itself, `bot` misses.

python -m tools.balance.charlemagne.habits --habit all-markers --games 40 --first 5001
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

from aevum import bots
from aevum.bots import Bot
from aevum.bots.arena import play
from aevum.engine.ask import Ask, Option
from aevum.engine.registry import find
from aevum.engine.view import View
from aevum.games.charlemagne.rules.tables import SEATS
from aevum.kit.choosing import of_key

Look = Callable[[], View]
Habit = Callable[[Ask], Option | None]


def _bought(ask: Ask, *keys: str) -> Option | None:
    """The first such thing on sale."""
    return of_key(ask, *keys) if ask.key == "spend" else None


def all_markers(ask: Ask) -> Option | None:
    """Buys stratagem markers while the container and the hand allow it, before anything else."""
    return _bought(ask, "buy-marker")


def all_courts(ask: Ask) -> Option | None:
    """Buys civilization markers before anything else."""
    return _bought(ask, "civilize")


def all_gifts(ask: Ask) -> Option | None:
    """Gives gold wherever it may."""
    return of_key(ask, "gift") if ask.key in ("commit", "vassalage-defence") else None


def all_armies(ask: Ask) -> Option | None:
    """Hires the dearest unit on offer before anything else."""
    if ask.key != "spend":
        return None
    hires = [option for option in ask.options if option.key == "hire"]
    return max(hires, key=lambda option: int(str(option.args["price"])), default=None)


def no_gifts(ask: Ask) -> Option | None:
    """Keeps the gold."""
    rest = [option for option in ask.options if option.key != "gift"]
    return of_key(ask, "roll", "pass") if len(rest) == 1 else None


def peaceful(ask: Ask) -> Option | None:
    """Never sets out."""
    return of_key(ask, "crown", "end-operations") if ask.key == "activate" else None


def no_courting(ask: Ask) -> Option | None:
    """Keeps its markers for defence."""
    return of_key(ask, "pass") if ask.key == "vassalage" else None


def plain(ask: Ask) -> Option | None:
    """No habit: what `bot` wins against itself."""
    return None


HABITS: dict[str, Habit] = {
    "all-markers": all_markers,
    "all-courts": all_courts,
    "all-gifts": all_gifts,
    "all-armies": all_armies,
    "no-gifts": no_gifts,
    "never-march": peaceful,
    "never-court": no_courting,
    "plain": plain,
}


class Creature(Bot):
    """Of habit, in the rest like another."""

    def __init__(self, habit: Habit, other: Bot) -> None:
        self._habit = habit
        self._other = other

    def choose(self, ask: Ask, look: Look, rng: Random) -> Option:
        return self._habit(ask) or self._other.choose(ask, look, rng)


def attempt(habit: str, bot: str, scenario: str, seats: tuple[int, ...], seed: int) -> list[int]:
    """Who won, with creatures in these seats."""
    game = find("charlemagne")
    players = [bots.find(game.name, bot) for _ in SEATS]
    for seat in seats:
        players[seat] = Creature(HABITS[habit], players[seat])
    return play(game, scenario, {}, seed, players, []).winners


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--habit", choices=sorted(HABITS), required=True)
    parser.add_argument("--bot", default="bot", help="who sits in the other seat, and does the rest")
    parser.add_argument("--scenario", default="771")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=5001, help="seed of the first match")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    args = parser.parse_args()
    seeds = range(args.first, args.first + args.games)
    with ProcessPoolExecutor(args.workers) as pool:
        for seats in ((0,), (1,), (0, 1)):
            one = partial(attempt, args.habit, args.bot, args.scenario, seats)
            played = list(pool.map(one, seeds))
            decided = [winners for winners in played if winners]
            won = {name: sum(at in winners for winners in decided) for at, name in enumerate(SEATS)}
            told = {"habit": args.habit, "of": [SEATS[seat] for seat in seats], "matches": len(played)}
            print(json.dumps({**told, "decided": len(decided), "won": won}), flush=True)


if __name__ == "__main__":
    main()
