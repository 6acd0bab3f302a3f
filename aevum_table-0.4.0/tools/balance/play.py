"""Plays whole matches and keeps of each what the report needs."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Protocol

from aevum import bots
from aevum.bots.stand_in import Fault, answered
from aevum.engine.registry import find
from aevum.engine.state import State
from aevum.testing.__main__ import RELOAD
from aevum.testing.battery import reloaded
from tools.balance.charlemagne.chronicle import Chronicle as OfCharlemagne
from tools.balance.invasions.chronicle import Chronicle as OfInvasions
from tools.balance.medioevo.chronicle import Chronicle as OfMedioevo

LIMIT = 60_000


class Chronicle(Protocol):
    """Watches a match and tells of it."""

    def look(self, s: State) -> None:
        """After every choice."""

    def told(self, s: State) -> dict[str, Any]:
        """At the end."""


CHRONICLES: dict[str, Callable[[State], Chronicle]] = {
    "invasions": OfInvasions,
    "charlemagne": OfCharlemagne,
    "medioevo": OfMedioevo,
}
SCENARIOS = {"invasions": "350", "charlemagne": "771", "medioevo": "short"}
"""The whole match of each game."""
OPTIONS: dict[str, dict[str, object]] = {"medioevo": {"players": 6}}
"""Of the matches, where a game has some."""
PLAYERS = {"invasions": "seats", "medioevo": "players"}
"""The option that says how many play, where a game has one."""


def options_of(game: str, scenario: str, players: int = 0) -> dict[str, object]:
    """Where a number of seats is told, that; a scenario that names its seats takes no other."""
    if players:
        return {PLAYERS[game]: players}
    usual = scenario == SCENARIOS[game]
    return OPTIONS.get(game, {}) if usual else {}


def play(
    game_name: str, scenario: str, bot: str, seed: int, players: int = 0, laws: bool = False
) -> dict[str, Any]:
    """With `laws` the match is one of the battery too (the form best), and is broken where a bot fails."""
    game = find(game_name)
    s = game.start(scenario, options_of(game_name, scenario, players), seed)
    seated = [bots.find(game.name, bot) for _ in s.seats]
    faults: list[str] = []
    rng = Random(f"bots:{seed}")
    told = CHRONICLES[game_name](s)
    decisions = 0
    start = perf_counter()
    while s.outcome is None and decisions < LIMIT:
        ask = next(ask for ask in game.asks(s) if ask.answer is None)
        failed = partial(_note, faults, decisions, s.seats[ask.seat])
        look = partial(game.view, s, ask.seat)
        option = answered(game.name, seated[ask.seat], ask, look, rng, failed)
        game.choose(s, ask.seat, option, ask.version)
        decisions += 1
        told.look(s)
        if laws:
            assert not faults, faults
            game.check(s)
            if decisions % RELOAD == 0:
                s = reloaded(game, s)
    assert s.outcome is not None, f"seed {seed} is not over after {LIMIT} decisions"
    return {
        "seed": seed,
        "scenario": scenario,
        "bot": bot,
        "seats": s.seats,
        "winners": s.outcome.winners,
        **told.told(s),
        "faults": faults,
        "decisions": decisions,
        "seconds": round(perf_counter() - start, 2),
    }


def _note(faults: list[str], decisions: int, seat: str, found: list[Fault]) -> None:
    """A bot that failed is answered for, and the match counts; that it failed is told."""
    told = "; ".join(f"{fault.bot}: {fault.error}" for fault in found)
    faults.append(f"after {decisions} choices, {seat}: {told}")


def attempt(game: str, scenario: str, bot: str, players: int, laws: bool, seed: int) -> dict[str, Any]:
    """A match that breaks is a finding, not a reason to lose the others."""
    try:
        return {**play(game, scenario, bot, seed, players, laws), "players": players, "laws": laws}
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        return {"seed": seed, "scenario": scenario, "bot": bot, "players": players, "error": told}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(CHRONICLES), default="invasions")
    parser.add_argument("--scenario", help="the whole match where none is named")
    parser.add_argument("--players", type=int, default=0, help="seats, where a game leaves them open")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=1, help="seed of the first match")
    parser.add_argument("--bot", default="", help="the game's best where none is named")
    parser.add_argument("--laws", action="store_true", help="play the matches as those of the battery")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    scenario = args.scenario or SCENARIOS[args.game]
    if args.players and args.game not in PLAYERS:
        parser.error(f"--players: {args.game} is always played by as many")
    bot = args.bot or bots.names(args.game)[0]
    kept = [json.loads(x) for x in args.out.read_text("utf-8").splitlines()] if args.out.exists() else []
    usual = SCENARIOS[args.game]
    wish = (scenario, bot, args.players)
    alike = [x for x in kept if (x.get("scenario", usual), x["bot"], x.get("players", 0)) == wish]
    done = {line["seed"] for line in alike}
    wanted = [seed for seed in range(args.first, args.first + args.games) if seed not in done]
    with ProcessPoolExecutor(args.workers) as pool, args.out.open("a", encoding="utf-8") as out:
        for found in pool.map(partial(attempt, args.game, scenario, bot, args.players, args.laws), wanted):
            out.write(json.dumps(found) + "\n")
            out.flush()


if __name__ == "__main__":
    main()
