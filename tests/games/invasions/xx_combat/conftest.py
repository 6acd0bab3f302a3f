"""Short cuts to the dice of a battle, and to what each rule does to them."""

from collections.abc import Callable
from typing import Any

import pytest


@pytest.fixture
def throws(dice: Any) -> Callable[..., list[int]]:
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
def pool(fight: Any) -> Callable[..., dict[str, int]]:
    """What each rule gives to the melee dice of a side: `{"XX.F.1": 3, "XX.F.2": -1}`."""

    def of(battle: str, side: str = "attacker") -> dict[str, int]:
        return {rule: value for value, rule in fight(battle, []).modifiers("pool", side)}

    return of


@pytest.fixture
def swaps(fight: Any) -> Callable[..., dict[str, int]]:
    """What each rule gives to the swaps of a side."""

    def of(battle: str, side: str = "attacker") -> dict[str, int]:
        return {rule: value for value, rule in fight(battle, []).modifiers("swaps", side)}

    return of


@pytest.fixture
def colours(fight: Any) -> Callable[..., tuple[int, int]]:
    """White and black melee dice of a side, after all swaps."""

    def of(battle: str, side: str = "attacker") -> tuple[int, int]:
        (event,) = [e for e in fight(battle, []).events("swaps") if e.args["side"] == side]
        return event.args["white"], event.args["black"]

    return of


@pytest.fixture
def shots() -> Callable[..., tuple[int, int]]:
    """White and black archery dice that a side of a fight threw."""

    def of(fought: Any, side: str = "attacker") -> tuple[int, int]:
        found = [e for e in fought.events("archery") if e.args["side"] == side]
        return (found[0].args["white"], found[0].args["black"]) if found else (0, 0)

    return of


@pytest.fixture
def calmly() -> Callable[..., Any]:
    """Play on without trades and re-rolls until another question comes or the match is over."""

    def play(fought: Any) -> Any:
        while not fought.table.over and fought.asked()[1] in ("trade", "rerolls"):
            fought.do("no-trade" if fought.asked()[1] == "trade" else "pass")
        return fought

    return play


@pytest.fixture
def won() -> Callable[..., tuple[str, str]]:
    """Who won a battle, and by which rule."""

    def of(fought: Any) -> tuple[str, str]:
        (event,) = fought.events("battle-won")
        return event.args["side"], event.rule

    return of
