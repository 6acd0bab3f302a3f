"""What the bots expect of a battle is what comes of those that they fight at the table."""

from functools import partial
from random import Random
from typing import Any

import pytest

from aevum.games.medioevo import GAME
from aevum.games.medioevo.bots.bot import RULES, Chancellor
from aevum.games.medioevo.bots.clash import fought, place_penalty
from aevum.games.medioevo.rules.battle.battle import Battle
from aevum.games.medioevo.rules.battle.shelter import spares
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.testing import rule
from tests.games.medioevo.conftest import Rest

GAMES = 100
APART = 0.15
"""Three standard errors of so many battles, about: the bots weigh in haste."""
PLACE = "BUL"


@pytest.fixture(autouse=True)
def _rest_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULES.frames, "Rest", Rest)


def frequency(m: Any, enemy: int) -> float:
    """How often the first seat, with its army in the place, wins against an enemy there."""
    area = m.area(PLACE)
    m.hush()
    bot, won = Chancellor(), 0
    for seed in range(GAMES):
        s = m.s.copy()
        s.seed = seed
        s.push(Rest())
        s.push(Battle(area, 0, enemy))
        GAME.advance(s)
        while not isinstance(s.frames[-1], Rest):
            ask = s.live()[0]
            option = bot.choose(ask, partial(GAME.view, s, ask.seat), Random(1))
            GAME.choose(s, ask.seat, option.id, ask.version)
        won += s.count(area, 0) > 0 and s.count(area, enemy) == 0
    return won / GAMES


@rule("E.BARB.05")
@rule("E.BARB.08")
@pytest.mark.parametrize(
    ("circle", "horde", "army"),
    [
        ([2, 3, 3], {"light-infantry": 2, "archer": 1, "captain-1": 1}, {"heavy-infantry": 3}),
        ([4, 2, 7], {"light-infantry": 3, "archer": 2}, {"light-infantry": 3, "cavalry": 1}),
        ([3, 5, 6], {"light-infantry": 4, "captain-1": 1}, {"heavy-infantry": 2, "archer": 2}),
    ],
)
def test_against_barbarians(
    match: Any, circle: list[int], horde: dict[str, int], army: dict[str, int]
) -> None:
    m = match(None)
    m.s.circle = circle
    for unit, count in horde.items():
        m.put(PLACE, "barbarians", unit, count)
    for unit, count in army.items():
        m.put(PLACE, "byzantium", unit, count)
    area = m.area(PLACE)
    own = place_penalty(m.s, 0)
    expected = fought(list(m.s.force(area, 0)), list(m.s.force(area, BARBARIANS)), circle, own, 0, 0, 400).win
    assert frequency(m, BARBARIANS) == pytest.approx(expected, abs=APART)


@rule("5.FORT.01")
@pytest.mark.parametrize(
    ("army", "guard", "walls"),
    [
        ({"heavy-infantry": 3, "captain-1": 1}, {"heavy-infantry": 3}, "tower"),
        ({"cavalry": 2, "light-infantry": 2}, {"archer": 2, "heavy-infantry": 2}, ""),
        ({"heavy-infantry": 4}, {"light-infantry": 3, "cavalry": 1}, "fortress"),
    ],
)
def test_against_players(match: Any, army: dict[str, int], guard: dict[str, int], walls: str) -> None:
    m = match(None)
    for unit, count in army.items():
        m.put(PLACE, "byzantium", unit, count)
    for unit, count in guard.items():
        m.put(PLACE, "mamluks", unit, count)
    if walls:
        m.build(PLACE, "mamluks", walls)
    area = m.area(PLACE)
    forces = [list(m.s.force(area, seat)) for seat in range(2)]
    places = [place_penalty(m.s, seat) for seat in range(2)]
    spared = spares(m.s, area, 1)
    expected = fought(forces[0], forces[1], [], places[0], places[1], spared, 400).win
    assert frequency(m, 1) == pytest.approx(expected, abs=APART)
