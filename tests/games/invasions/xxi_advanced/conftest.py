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
    """The modifiers of a side's last melee roll, as the rulebook lists them: `-1 E.2, +1 E.11`."""

    def spell(fight: Any, side: str, key: str = "melee-roll") -> str:
        found = fight.modifiers(key, side)
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
