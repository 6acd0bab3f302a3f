"""Marches that nobody disturbs: the enemy neither intercepts nor flees."""

from collections.abc import Callable
from typing import Any

import pytest

CALM = {"flee": "stand", "intercept": "none"}


def calmly(m: Any) -> Any:
    """Answer for enemies who stay where they are."""
    while m.table.asks() and m.ask().key in CALM:
        m.do(CALM[m.ask().key])
    return m


@pytest.fixture
def march(on_map: Callable[..., Any]) -> Callable[..., Any]:
    """`march(TEXT, "march:Amida", "go:Euphrates")`: a match, after these choices in a calm sub-step."""

    def play(text: str, *choices: str, dice: list[int] | None = None) -> Any:
        m = on_map(text, dice=dice).to_stacks()
        m.then = lambda *more: [calmly(m.do(choice)) for choice in more][-1]
        return m.then(*choices) if choices else m

    return play
