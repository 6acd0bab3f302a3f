"""Battles between whatever armies, with random choices, come to an end and stay sound."""

import json
from collections.abc import Callable
from random import Random

import pytest

from aevum.engine.refusal import EngineFault
from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.battle.results import STOPPED
from tests.games.medioevo.battle.field import BLUE, YELLOW, Match, begin
from tests.games.medioevo.conftest import Rest

HORDE = "barbarians"
LONGEST = 2000


def army(m: Match, rng: Random, owner: str) -> None:
    kinds = ["light-infantry", "archer", "captain-1"]
    if owner != HORDE:
        kinds += ["heavy-infantry", "cavalry", "captain-2"]
    for kind in rng.sample(kinds, rng.randint(1, 3)):
        m.put(m.place, owner, kind, 1 if kind.startswith("captain") else rng.randint(1, 3))
    if owner == HORDE:
        return
    for _ in range(rng.randint(0, 2)):
        m.item(m.place, owner, rng.choice(["catapult", "stone-thrower", "bombard"]))
    for _ in range(rng.randint(1, 2)):
        m.item(m.place, owner, "galley" if m.place == "MAR" else "war-wagon", rng.randint(1, 3))


@pytest.mark.parametrize("seed", range(30))
def test_a_random_battle(match: Callable[..., Match], seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAME.frames, "Rest", Rest)
    rng = Random(seed)
    m = match(**{"defender-may-flee": rng.random() < 0.5, "blood": True})
    m.s.seed = seed
    m.place = rng.choice(["BUL", "ADR", "MAR"])
    sides = rng.choice([(BLUE, YELLOW), (BLUE, HORDE), (HORDE, YELLOW)])
    for owner in sides:
        army(m, rng, owner)
    if m.place != "MAR":
        m.build(m.place, BLUE if BLUE in sides else YELLOW, "village", "fortress")
    for number, card in enumerate(rng.sample(range(1, 73), 16)):
        m.give(m.s.seats[number % 4], card)
    m.s.blood = [1] * 6
    begin(m.active(BLUE), *sides)
    for _ in range(LONGEST):
        if m.done():
            break
        m.do(rng.choice(m.offered()))
        m.s = _reloaded(m)
    assert m.done()
    stand = [m.s.count(m.area(m.place), m.seat(owner)) > 0 for owner in sides]
    assert not all(stand) or m.s.result == STOPPED


def _reloaded(m: Match) -> object:
    data = GAME.to_json(m.s)
    again = GAME.from_json(json.loads(json.dumps(data)))
    if GAME.to_json(again) != data:
        raise EngineFault("a save that was loaded saves differently")
    again.log = m.log
    return again
