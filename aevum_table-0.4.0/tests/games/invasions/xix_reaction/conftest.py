"""Visigoths at the Danube and Byzantium behind it: where most reactions of these tests happen."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.invasions.conftest import OnMap, ScriptedMap

Build = Callable[..., ScriptedMap]
Refused = Callable[[ScriptedMap, str], tuple[str, str]]
PlayOn = Callable[..., ScriptedMap]

FRONTIER = """
turn = 2
seats = ["roman", "goth", "third"]
acting = ["visigoths"]
{top}
[nations.byzantium]
seat = "roman"
{areas}
{romans}
[nations.visigoths]
seat = "goth"
{goths}
"""


@pytest.fixture
def frontier(on_map: OnMap) -> Build:
    """The Visigoths act: `frontier('units = { Thracia = "legion" }', 'units = { Valachia = "archer" }')`.

    `more` is TOML of other nations, `top` of the match.
    """

    def play(
        romans: str,
        goths: str = 'units = { Valachia = "2 infantry" }',
        dice: list[int] | None = None,
        more: str = "",
        top: str = "",
        areas: str = 'areas = ["Graecia", "Moesia", "Asia", "Cappadocia"]',
    ) -> ScriptedMap:
        text = FRONTIER.format(top=top, areas=areas, romans=romans, goths=goths) + more
        return on_map(text, dice=dice)

    return play


@pytest.fixture
def invaded(frontier: Build) -> Build:
    """The same, and the stack in Valachia has crossed the Danube into Moesia Inferior."""

    def play(romans: str, *args: Any, **more: Any) -> ScriptedMap:
        return frontier(romans, *args, **more).do("march:Valachia", "go:Moesia Inferior")

    return play


@pytest.fixture
def refused() -> Refused:
    def why(m: ScriptedMap, wish: str) -> tuple[str, str]:
        refusal = m.why_not(wish)
        assert refusal is not None, wish
        return refusal.key, refusal.rule

    return why


@pytest.fixture
def play_on() -> PlayOn:
    """Answer everything about a battle with the first thing that comes, until one of the keys is asked."""

    def play(m: ScriptedMap, *until: str) -> ScriptedMap:
        for _ in range(60):
            if m.asked()[1] in until:
                return m
            m.do(next((o for o in m.offered() if o.startswith(("no-", "pass"))), m.offered()[0]))
        raise AssertionError(f"{until} is never asked, but {m.asked()}")

    return play
