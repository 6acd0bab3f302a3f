"""Players with one fixed habit, who leave the rest to `bot`: what they win beyond chance, `bot` misses.

python -m tools.balance.medioevo.habits --habit serial-pacts --players 3 --games 60 --first 5001
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
from aevum.games.medioevo.rules.lengths import players_of

LOAN = "borrow:500"
FIXED_BID = 30
DEMAND = 100

Look = Callable[[], View]
Habit = Callable[[Ask, Look], Option | None]


def _own(look: Look, name: str) -> list[int]:
    own = look().data["own"]
    assert isinstance(own, dict)
    found = own[name]
    assert isinstance(found, list)
    return [int(str(value)) for value in found]


def _turn(look: Look) -> int:
    own = look().data["own"]
    assert isinstance(own, dict)
    return int(str(own["turn"]))


def serial_pacts(ask: Ask, look: Look) -> Option | None:
    """Three pacts a turn to whoever comes next, each for this turn only, and they pay 100."""
    if ask.key == "write-pact":
        return _demand(ask, look)
    offers = [option for option in ask.options if option.key == "offer-pact"]
    if not offers or ask.key == "bid":
        return None
    return offers[_own(look, "offers")[ask.seat] % len(offers)]


def _demand(ask: Ask, look: Look) -> Option | None:
    mine = str(_seats(look)[ask.seat])
    theirs = str(ask.args["other_seat"])
    wishes = (
        f"term:commerce:{mine}:0",
        f"term:commerce:{theirs}:0",
        f"term:non-belligerence:{mine}",
        f"term:payment:{theirs}:{DEMAND}",
        f"until:{_turn(look)}",
        "send-offer",
        "drop-offer",
    )
    return next((found for wish in wishes if (found := ask.find(wish)) is not None), None)


def _seats(look: Look) -> list[object]:
    found = look().data["seats"]
    assert isinstance(found, list)
    return found


def fixed_bid(ask: Ask, look: Look) -> Option | None:
    return ask.find(f"bid:{FIXED_BID}") if ask.key == "bid" else None


def no_bid(ask: Ask, look: Look) -> Option | None:
    return ask.find("bid:0") if ask.key == "bid" else None


def high_bid(ask: Ask, look: Look) -> Option | None:
    return ask.find("bid:80") if ask.key == "bid" and _turn(look) > 1 else None


def both(ask: Ask, look: Look) -> Option | None:
    return fixed_bid(ask, look) or serial_pacts(ask, look)


def early_loan(ask: Ask, look: Look) -> Option | None:
    """A loan in the first turn, for whatever the bot would buy next."""
    return ask.find(LOAN) if ask.key == "buy" and _turn(look) == 1 else None


def no_pacts(ask: Ask, look: Look) -> Option | None:
    """Neither offers pacts nor signs any."""
    return ask.find("refuse") if ask.key == "pact-offered" else None


def peaceful(ask: Ask, look: Look) -> Option | None:
    """Never marches."""
    return ask.find("pass-combat") if ask.key == "full-move" else None


def low_taxes(ask: Ask, look: Look) -> Option | None:
    return ask.find("tax:20") if ask.key == "tax-level" else None


def high_taxes(ask: Ask, look: Look) -> Option | None:
    return ask.find("tax:40") if ask.key == "tax-level" else None


def all_cards(ask: Ask, look: Look) -> Option | None:
    """A card in every turn, before anything else."""
    if ask.key != "buy":
        return None
    return next((option for option in ask.options if option.key == "buy-card"), None)


def plain(ask: Ask, look: Look) -> Option | None:
    """No habit: what chance is."""
    return None


HABITS: dict[str, Habit] = {
    "serial-pacts": serial_pacts,
    "fixed-bid": fixed_bid,
    "serial-pacts-fixed-bid": both,
    "no-bid": no_bid,
    "high-bid": high_bid,
    "early-loan": early_loan,
    "no-pacts": no_pacts,
    "never-fight": peaceful,
    "low-taxes": low_taxes,
    "high-taxes": high_taxes,
    "all-cards": all_cards,
    "plain": plain,
}


class Creature(Bot):
    """Of habit, in the rest like another."""

    def __init__(self, habit: Habit, other: Bot) -> None:
        self._habit = habit
        self._other = other

    def choose(self, ask: Ask, look: Look, rng: Random) -> Option:
        return self._habit(ask, look) or self._other.choose(ask, look, rng)


def attempt(habit: str, bot: str, scenario: str, players: int, seed: int) -> list[int]:
    """The seat of the creature, which goes round with the seed, and those who won."""
    game = find("medioevo")
    others = [bots.find(game.name, bot) for _ in range(players)]
    seat = seed % players
    others[seat] = Creature(HABITS[habit], others[seat])
    outcome = play(game, scenario, {"players": players}, seed, others, [])
    return [seat, *outcome.winners]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--habit", choices=sorted(HABITS), required=True)
    parser.add_argument("--bot", default="bot", help="who sits in the other seats, and does the rest")
    parser.add_argument("--scenario", default="short")
    parser.add_argument("--players", type=int, choices=players_of("short"), default=3)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--first", type=int, default=5001, help="seed of the first match")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    args = parser.parse_args()
    one = partial(attempt, args.habit, args.bot, args.scenario, args.players)
    with ProcessPoolExecutor(args.workers) as pool:
        played = list(pool.map(one, range(args.first, args.first + args.games)))
    won = sum(row[0] in row[1:] for row in played)
    told = {"habit": args.habit, "players": args.players, "matches": len(played), "won": won}
    told["percent"] = round(100 * won / len(played), 1)
    print(json.dumps({**told, "chance": round(100 / args.players, 1)}))


if __name__ == "__main__":
    main()
