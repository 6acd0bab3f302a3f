"""Records of the tiny game, as other rules would have made them."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from aevum.engine import Record, Table, dump
from aevum.engine.record import Era
from tests.tiny import GAME

Change = Callable[[dict[str, Any]], object]


def played(stops: tuple[int, ...] = ()) -> tuple[Record, dict[int, dict[str, object]]]:
    """A finished match of 52 choices, and its states after some numbers of choices."""
    table = Table(GAME, "year", {"seats": 4}, seed=1)
    rng = Random(1)
    states = {}
    while not table.over:
        if len(table.choices) in stops:
            states[len(table.choices)] = GAME.to_json(table.state)
        ask = next(ask for ask in table.asks() if ask.answer is None)
        table.choose(table.seats[ask.seat], rng.choice(ask.options))
    return table.record(), states


def written(path: Path, record: Record, change: Change = lambda data: None) -> str:
    data = json.loads(dump(record))
    change(data)
    path.write_text(json.dumps(data))
    return str(path)


def moved(*eras: tuple[int, str]) -> Record:
    """A match that was moved after so many choices, each time away from rules of this version."""
    record, states = played(tuple(at for at, _ in eras))
    record.moved = [Era(at, version, "base", "", f"0.{version}.0", states[at]) for at, version in eras]
    return record


def rules(version: str, fingerprint: str = "") -> dict[str, dict[str, str]]:
    return {"caravans": {"version": version, "fingerprint": fingerprint}}
