"""Watches a match of Medioevo and keeps of it what the report needs."""

from __future__ import annotations

from collections import Counter
from typing import Any

from aevum.engine.event import Event
from aevum.engine.state import State
from aevum.games.medioevo.rules.state import MedioevoState

COUNTED = {
    "war-declared": "wars declared",
    "attacked-undeclared": "attacks without a declaration",
    "pact-signed": "pacts",
    "pact-broken": "pacts broken",
    "rebellion": "rebellions",
    "bankrupt": "bankruptcies",
    "out-of-the-game": "players out of the game",
    "battle-begins": "battles",
    "route-finished": "trade routes finished",
    "route-given-up": "trade routes given up",
    "objective-claimed": "objectives claimed",
    "conquered": "territories conquered",
    "cubes-sold": "sales",
}
"""Events that are counted, and what they are called in the report."""
USED = {
    "hired": ("unit", "unit"),
    "captain-trained": ("unit", "unit"),
    "equipped": ("thing", "item"),
    "improved": ("thing", "item"),
    "built": ("building", "building"),
    "learnt": ("technology", "technology"),
    "technology-used": ("technology used", "technology"),
    "card-used": ("card", "card"),
    "card-turned-for-points": ("card for points", "card"),
    "borrowed": ("loan", ""),
    "repaid": ("loan repaid", ""),
}
"""Events that say what was bought or used: its sort, and where the event names it."""


class Chronicle:
    """Honour by source and seat, how often things happen, and money at the end."""

    def __init__(self, s: State) -> None:
        assert isinstance(s, MedioevoState)
        s.log = []
        self.turn = s.turn
        self.sources: list[Counter[str]] = [Counter() for _ in s.seats]
        self.counts: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self.honour: list[list[int]] = []

    def look(self, s: State) -> None:
        assert isinstance(s, MedioevoState)
        assert s.log is not None
        for event in s.log:
            self._hear(s, event)
        s.log.clear()
        if s.turn != self.turn or s.outcome is not None:
            if self.turn:
                self.honour.append(s.honour[: s.players()])
            self.turn = s.turn

    def _hear(self, s: MedioevoState, event: Event) -> None:
        if event.key in COUNTED:
            self.counts[COUNTED[event.key]] += 1
        if event.key in USED:
            sort, name = USED[event.key]
            self.used[f"{sort}: {event.args.get(name, '')}" if name else sort] += 1
        match event.key:
            case "honour-won" | "honour-lost":
                seat = s.seats.index(str(event.args["seat"]))
                self.sources[seat][str(event.args["deed"])] += int(str(event.args["points"]))
            case "final-score":
                seat = s.seats.index(str(event.args["seat"]))
                for item in event.roll.modifiers if event.roll is not None else []:
                    if item.key != "honour-so-far":
                        self.sources[seat][f"end: {item.key}"] += item.value
            case _:
                pass

    def told(self, s: State) -> dict[str, Any]:
        assert isinstance(s, MedioevoState)
        assert s.outcome is not None
        return {
            "scores": s.outcome.scores,
            "sources": [dict(source) for source in self.sources],
            "counts": dict(self.counts),
            "used": dict(self.used),
            "honour": self.honour,
            "money": s.money[: s.players()],
            "loans": s.loans[: s.players()],
            "turn": s.turn,
        }
