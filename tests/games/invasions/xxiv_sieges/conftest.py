"""Stacks before a city without troops."""

from collections.abc import Callable
from typing import Any

import pytest


@pytest.fixture
def siege(fight: Callable[..., Any]) -> Callable[..., Any]:
    """`siege("rome: 3 infantry", "plain; city=1", 7)`: the besieger, the place and the dice."""

    def start(besieger: str, place: str, *dice: int, besieged: str = "armenians") -> Any:
        return fight(f"{besieger} vs {besieged}: at {place}", list(dice), goal="city")

    return start


@pytest.fixture
def siege_lines() -> Callable[[Any], str]:
    """The modifiers of the siege roll as `+1 C.3, -2 C.6`."""

    def spell(fight: Any) -> str:
        (event,) = fight.events("siege-roll")
        return ", ".join(f"{m.value:+d} {m.rule.removeprefix('XXIV.')}" for m in event.roll.modifiers)

    return spell
