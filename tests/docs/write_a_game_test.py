"""The tutorial is true: its blocks are one module, and the game it builds keeps every law."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from aevum.engine import Game, registry
from aevum.testing import battery

PAGE = Path(__file__).parents[2] / "docs" / "write-a-game.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def tutorial() -> Iterator[ModuleType]:
    text = PAGE.read_text(encoding="utf-8")
    # Blank lines in place of the prose, so that an error names the line of the page.
    code = ["\n"] * text.count("\n")
    for block in BLOCK.finditer(text):
        first = text.count("\n", 0, block.start(1))
        lines = block[1].splitlines(keepends=True)
        code[first : first + len(lines)] = lines
    module = ModuleType("frozen_river")
    sys.modules[module.__name__] = module
    exec(compile("".join(code), str(PAGE), "exec"), module.__dict__)
    yield module
    del sys.modules[module.__name__]


def test_the_blocks_build_a_game_and_register_nothing(tutorial: ModuleType) -> None:
    assert isinstance(tutorial.GAME, Game)
    assert tutorial.GAME.name == "frozen-river"
    assert tutorial.GAME.name not in registry.names()


def test_the_game_of_the_tutorial_keeps_every_law(tutorial: ModuleType) -> None:
    for seed in range(8):
        assert battery.full(tutorial.GAME, "base", {}, seed) > 1


def test_the_leak_that_the_tutorial_suggests_is_reported(
    tutorial: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(tutorial.GAME), "hide", Game.hide)
    with pytest.raises(AssertionError, match="a leak"):
        battery.full(tutorial.GAME, "base", {}, 1)
