"""Marches that nobody disturbs: the enemy neither intercepts nor flees."""

from collections.abc import Callable
from typing import Self

import pytest

from tests.games.invasions.conftest import ScriptedMap

CALM = {"flee": "stand", "intercept": "none"}


def calmly(m: ScriptedMap) -> ScriptedMap:
    """Answer for enemies who stay where they are."""
    while m.table.asks() and m.ask().key in CALM:
        m.do(CALM[m.ask().key])
    return m


class Marching(ScriptedMap):
    """A match whose other nations stay calm."""

    def then(self, *choices: str) -> Self:
        for choice in choices:
            calmly(self.do(choice))
        return self


March = Callable[..., Marching]


@pytest.fixture
def march() -> March:
    """`march(TEXT, "march:Amida", "go:Euphrates")`: a match, after these choices in a calm sub-step."""

    def play(text: str, *choices: str, dice: list[int] | None = None) -> Marching:
        return Marching(text, dice=dice).to_stacks().then(*choices)

    return play
