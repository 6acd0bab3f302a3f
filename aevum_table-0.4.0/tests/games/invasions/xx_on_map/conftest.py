"""Battles on the map, with the questions that a test does not care about answered on the way."""

from collections.abc import Callable

import pytest

from tests.games.invasions.conftest import Dice, ScriptedMap, Throws

PlayOn = Callable[..., ScriptedMap]
ToBattle = Callable[..., ScriptedMap]

ROUTINE = {
    "raid-or-march": "march-out",
    "defiance": "peace",
    "intercept": "none",
    "flee": "stand",
    "confront": "stop",
    "ambush": "no-ambush",
    "trade": "no-trade",
    "rerolls": "pass",
    "repair": "no-repair",
    "besiege": "leave-city",
    "campaigns": "no-campaign",
}
"""What a calm player answers; of losses, recoveries and swaps he takes the first."""
FIRST = ("losses", "recovery", "swaps")


@pytest.fixture
def play_on() -> PlayOn:
    """Go on until a question comes up that is not routine, or is one of those to stop at."""

    def play(m: ScriptedMap, *stop: str) -> ScriptedMap:
        while not m.table.over:
            key = m.ask().key
            if key in stop or (key not in ROUTINE and key not in FIRST):
                break
            m.do(m.offered()[0] if key in FIRST else ROUTINE[key])
        return m

    return play


@pytest.fixture
def throws(dice: Dice) -> Throws:
    """Scripted battle dice, one text for each throw of a side, black dice after a stroke."""
    white, black = dice

    def script(*sides: str) -> list[int]:
        found: list[int] = []
        for faces in sides:
            pale, _, dark = faces.partition("/")
            found += white(pale) + black(dark)
        return found

    return script


@pytest.fixture
def to_battle(play_on: PlayOn) -> ToBattle:
    """The moves of one stack; then nobody else moves, and the battle is played as far as it is routine."""

    def play(m: ScriptedMap, *moves: str, stop: tuple[str, ...] = ()) -> ScriptedMap:
        m = play_on(play_on(m).do(*moves), *stop)
        while not m.table.over and m.ask().key == "stacks":
            m = play_on(m.do("done"), *stop)
        return m

    return play
