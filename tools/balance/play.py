"""Plays whole matches and keeps of each what the report needs."""

from __future__ import annotations

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from aevum import bots
from aevum.games.invasions import GAME
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN, EMPIRE, KINGDOM, NATIONS
from aevum.games.invasions.rules.world.world import NOBODY, NOWHERE, World

SCENARIO = "350"
LIMIT = 60_000


class Chronicle:
    """Watches a match: points by turn, who holds which Area, realms that rise and fall."""

    def __init__(self, s: InvasionsState) -> None:
        self.turn = s.world.turn
        self.status = s.world.status
        self.role = s.world.role
        self.points: list[list[int]] = []
        self.areas: dict[int, dict[str, str]] = {}
        self.realms: list[dict[str, object]] = []
        self.fallen: dict[str, int] = {}
        self.unseated: dict[int, dict[str, object]] = {}

    def look(self, s: InvasionsState) -> None:
        w = s.world
        if w.status is not self.status:
            for n, now in enumerate(w.status):
                if now != self.status[n] and now > BARBARIAN:
                    self._realm(s, n, now)
            self.status = w.status
        if self.unseated:
            self._seat(w)
        if w.role is not self.role:
            for n, before in enumerate(self.role):
                if before == 1 and w.role[n] == 0:
                    self.fallen[NATIONS[n]] = w.turn
            self.role = w.role
        if w.turn != self.turn or s.outcome is not None:
            self.points.append(s.points[:])
            held = {w.land.areas[a]: NATIONS[n] for a, n in enumerate(w.area_owner) if n != NOBODY}
            self.areas[self.turn] = held
            self.turn = w.turn

    def _realm(self, s: InvasionsState, nation: int, status: int) -> None:
        what = {KINGDOM: "kingdom", EMPIRE: "empire"}[status]
        realm: dict[str, object] = {"people": NATIONS[nation], "what": what, "turn": s.world.turn, "area": ""}
        self.realms.append(realm)
        self.unseated[nation] = realm

    def _seat(self, w: World) -> None:
        """A realm arises where its capital is founded, some questions after its status has changed."""
        for nation in [n for n in self.unseated if w.capital[n] != NOWHERE]:
            area = w.land.area[w.capital[nation]]
            self.unseated.pop(nation)["area"] = w.land.areas[area] if area >= 0 else ""


def play(bot: str, seed: int) -> dict[str, Any]:
    s = GAME.start(SCENARIO, {}, seed)
    assert isinstance(s, InvasionsState)
    players = [bots.find(GAME.name, bot) for _ in s.seats]
    rng = Random(f"bots:{seed}")
    looks = [partial(GAME.view, s, seat) for seat in range(len(s.seats))]
    told = Chronicle(s)
    decisions = 0
    start = perf_counter()
    while s.outcome is None and decisions < LIMIT:
        ask = next(ask for ask in GAME.asks(s) if ask.answer is None)
        option = players[ask.seat].choose(ask, looks[ask.seat], rng)
        GAME.choose(s, ask.seat, option, ask.version)
        decisions += 1
        told.look(s)
    assert s.outcome is not None, f"seed {seed} is not over after {LIMIT} decisions"
    return {
        "seed": seed,
        "bot": bot,
        "seats": s.seats,
        "winners": s.outcome.winners,
        "points": told.points,
        "nations": {NATIONS[n]: p for n, p in enumerate(s.realm.points) if p},
        "areas": told.areas,
        "realms": told.realms,
        "fallen": told.fallen,
        "happened": s.realm.happened,
        "turn": s.world.turn,
        "decisions": decisions,
        "seconds": round(perf_counter() - start, 2),
    }


def attempt(bot: str, seed: int) -> dict[str, Any]:
    """A match that breaks is a finding, not a reason to lose the others."""
    try:
        return play(bot, seed)
    except Exception as error:
        return {"seed": seed, "bot": bot, "error": f"{type(error).__name__}: {error}"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=1, help="seed of the first match")
    parser.add_argument("--bot", default="bot")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    lines = args.out.read_text(encoding="utf-8").splitlines() if args.out.exists() else []
    done = {json.loads(line)["seed"] for line in lines}
    wanted = [seed for seed in range(args.first, args.first + args.games) if seed not in done]
    with ProcessPoolExecutor(args.workers) as pool, args.out.open("a", encoding="utf-8") as out:
        for found in pool.map(partial(attempt, args.bot), wanted):
            out.write(json.dumps(found) + "\n")
            out.flush()


if __name__ == "__main__":
    main()
