"""What Aevum does in a second."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from time import perf_counter

import msgspec

from aevum.bots import arena
from aevum.bots.random_bot import RandomBot
from aevum.engine import Game, State

FIGHTS = ("nisibis", "argentoratum", "adrianopolis")
SYSTEMS = ("basic", "advanced")
PHASE = "frontiers-375"
WHOLE = {"charlemagne": "771", "medioevo": "short"}
"""The whole match of the other games."""
ODDS_FIGHT = (
    "rome: 4 legion, guard, palatine, elite-cavalry / leader 3+3 vs "
    "persia: 2 clibanarii, 2 elite-infantry, 3 horse-archer / leader 3+3 at steppe; fortified"
)


def decisions_per_second(game: Game, matches: int, seed: int) -> float:
    """Random play of the combat scenarios: set-up, all options of every ask, and the choices."""
    decisions, seconds = 0, 0.0
    for scenario in FIGHTS:
        for system in SYSTEMS:
            bots = [RandomBot(), RandomBot()]
            tally = arena.run(game, scenario, {"combat": system}, seed, bots, matches)
            decisions += tally.decisions
            seconds += tally.seconds
    return decisions / seconds


def of_scenario(game: Game, scenario: str, matches: int, seed: int) -> float:
    """Decisions a second of random play of one scenario."""
    bots = [RandomBot() for _ in game.seats(scenario, {})]
    return arena.run(game, scenario, {}, seed, bots, matches).decisions_per_second


def states(game: Game, scenarios: tuple[str, ...], count: int, every: int = 1) -> list[State]:
    """States from the middle of matches, as a search bot would copy them; one of so many decisions."""
    found: list[State] = []
    seed = 0
    while len(found) < count:
        rng = Random(seed)
        s = game.start(scenarios[seed % len(scenarios)], {}, seed)
        made = 0
        while s.outcome is None and len(found) < count:
            ask = s.live()[0]
            game.choose(s, ask.seat, rng.choice(ask.options), ask.version)
            made += 1
            if s.outcome is None and made % every == 0:
                found.append(s.copy())
        seed += 1
    return found


def copy_seconds(some: list[State], rounds: int) -> float:
    start = perf_counter()
    for _ in range(rounds):
        for s in some:
            s.copy()
    return (perf_counter() - start) / (rounds * len(some))


def json_seconds(game: Game, some: list[State]) -> float:
    """To JSON bytes and back to a state that can be played on."""
    start = perf_counter()
    for s in some:
        game.from_json(msgspec.json.decode(msgspec.json.encode(game.to_json(s))))
    return (perf_counter() - start) / len(some)


def import_seconds(module: str) -> float:
    """A fresh interpreter with the module, less one without."""

    def run(code: str) -> float:
        start = perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return perf_counter() - start

    return min(run(f"import {module}") for _ in range(3)) - min(run("pass") for _ in range(3))


def odds_seconds() -> float:
    """Seven against seven with leaders and archers, once everything is loaded."""
    from aevum.games.invasions import notation
    from aevum.games.invasions.odds.engagement import engagement_odds

    fight = notation.read(ODDS_FIGHT)
    start = perf_counter()
    engagement_odds(fight, advanced=False)
    return perf_counter() - start
