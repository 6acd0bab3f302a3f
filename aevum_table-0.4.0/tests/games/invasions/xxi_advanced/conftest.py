"""Battles under the optional rules of chapter XXI."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.engine import Event


@pytest.fixture
def advanced(fight: Callable[..., Any]) -> Callable[..., Any]:
    """`advanced(battle, 3, 4, 1, 1)`: a scripted fight with these dice."""

    def start(battle: str, *dice: int, **options: str) -> Any:
        return fight(battle, list(dice), combat="advanced", **options)

    return start


@pytest.fixture
def lines() -> Callable[[Any, str], str]:
    """The modifiers of a side's last melee roll, as the rulebook lists them: `-1 E.2, +1 E.11`.

    Where the roll was looked up as it fell, it must have been the dice plus just these lines.
    """

    def spell(fight: Any, side: str, key: str = "melee-roll") -> str:
        found = fight.modifiers(key, side)
        keys = ("melee-roll", "rolls-again", "table-hits")
        about = [event for event in fight.table.log if event.key in keys]
        mine = [event for event in about if event.args.get("whose", event.args["side"]) == side]
        if key == "melee-roll" and [event.key for event in mine[-2:]] == ["melee-roll", "table-hits"]:
            assert mine[-1].args["roll"] == sum(mine[-2].roll.dice) + sum(value for value, _ in found)
        return ", ".join(f"{value:+d} {rule.removeprefix('XXI.')}" for value, rule in found)

    return spell


@pytest.fixture
def told() -> Callable[..., list[Any]]:
    """One argument of all events of a key, in order: `told(fight, "table-hits", "hits")`."""

    def collect(fight: Any, key: str, *names: str) -> list[Any]:
        events: list[Event] = fight.events(key)
        return [
            tuple(event.args[name] for name in names) if len(names) > 1 else event.args[names[0]]
            for event in events
        ]

    return collect
