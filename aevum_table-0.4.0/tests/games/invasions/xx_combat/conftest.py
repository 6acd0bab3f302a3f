"""Short cuts to the dice of a battle, and to what each rule does to them."""

from collections.abc import Callable

import pytest

from aevum.engine import Event
from tests.games.invasions.conftest import Dice, MakeFight, ScriptedFight, Throws

PerRule = Callable[..., dict[str, int]]
Colours = Callable[..., tuple[int, int]]
Shots = Callable[..., tuple[int, int]]
Calmly = Callable[[ScriptedFight], ScriptedFight]
Won = Callable[[ScriptedFight], tuple[str, str]]


@pytest.fixture
def throws(dice: Dice) -> Throws:
    """Scripted battle dice, one text for each throw of a side: `throws("w r - / ww", "- -")`.

    White dice stand before the stroke, black ones after it; the attacker throws first.
    """
    white, black = dice

    def script(*sides: str) -> list[int]:
        found: list[int] = []
        for faces in sides:
            pale, _, dark = faces.partition("/")
            found += white(pale) + black(dark)
        return found

    return script


@pytest.fixture
def pool(fight: MakeFight) -> PerRule:
    """What each rule gives to the melee dice of a side: `{"XX.F.1": 3, "XX.F.2": -1}`."""

    def of(battle: str, side: str = "attacker") -> dict[str, int]:
        return {rule: value for value, rule in fight(battle, []).modifiers("pool", side)}

    return of


@pytest.fixture
def swaps(fight: MakeFight) -> PerRule:
    """What each rule gives to the swaps of a side."""

    def of(battle: str, side: str = "attacker") -> dict[str, int]:
        return {rule: value for value, rule in fight(battle, []).modifiers("swaps", side)}

    return of


def dice_of(event: Event) -> tuple[int, int]:
    white, black = event.args["white"], event.args["black"]
    assert isinstance(white, int)
    assert isinstance(black, int)
    return white, black


@pytest.fixture
def colours(fight: MakeFight) -> Colours:
    """White and black melee dice of a side, after all swaps."""

    def of(battle: str, side: str = "attacker") -> tuple[int, int]:
        (event,) = [e for e in fight(battle, []).events("swaps") if e.args["side"] == side]
        return dice_of(event)

    return of


@pytest.fixture
def shots() -> Shots:
    """White and black archery dice that a side of a fight threw."""

    def of(fought: ScriptedFight, side: str = "attacker") -> tuple[int, int]:
        found = [e for e in fought.events("archery") if e.args["side"] == side]
        return dice_of(found[0]) if found else (0, 0)

    return of


@pytest.fixture
def calmly() -> Calmly:
    """Play on without trades and re-rolls until another question comes or the match is over."""

    def play(fought: ScriptedFight) -> ScriptedFight:
        while not fought.table.over and fought.asked()[1] in ("trade", "rerolls"):
            fought.do("no-trade" if fought.asked()[1] == "trade" else "pass")
        return fought

    return play


@pytest.fixture
def won() -> Won:
    """Who won a battle, and by which rule."""

    def of(fought: ScriptedFight) -> tuple[str, str]:
        (event,) = fought.events("battle-won")
        return str(event.args["side"]), event.rule

    return of
