"""The tutorial is true: it quotes every file of its package, its blocks run, and its game keeps every law."""

import re
import sys
from collections.abc import Iterator
from importlib import import_module

import pytest

from aevum.engine import Game, registry
from aevum.testing import battery
from tests.docs.pages import DOCS, ROOT, quoted

PAGE = DOCS / "write-a-game.md"
PROJECT = ROOT / "examples" / "frozen-river"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Not installed: found where it lies."""
    monkeypatch.syspath_prepend(str(PROJECT))
    found = import_module("frozen_river").GAME
    assert isinstance(found, Game)
    yield found
    for name in [name for name in sys.modules if name.partition(".")[0] == "frozen_river"]:
        del sys.modules[name]


def test_every_file_is_quoted_in_full() -> None:
    told: dict[str, str] = {}
    for block in quoted(PAGE.name):
        told[block.path] = told.get(block.path, "") + block.text
    there = {
        path for path in PROJECT.rglob("*.*") if path.is_file() and "frozen_river.egg-info" not in path.parts
    }
    files = {path for path in there if not {"__pycache__", "build"} & {*path.parts}}
    assert {ROOT / path for path in told} == files
    for path, text in told.items():
        # A file that is told in parts has blank lines between them.
        assert text.replace("\n", "") == (ROOT / path).read_text(encoding="utf-8").replace("\n", ""), path


def test_the_blocks_run_and_register_nothing(game: Game) -> None:
    text = PAGE.read_text(encoding="utf-8")
    # Blank lines in place of the prose, so that an error names the line of the page.
    code = ["\n"] * text.count("\n")
    for block in BLOCK.finditer(text):
        first = text.count("\n", 0, block.start(1))
        lines = block[1].splitlines(keepends=True)
        code[first : first + len(lines)] = lines
    exec(compile("".join(code), str(PAGE), "exec"), {"__name__": "tutorial"})
    assert game.name == "frozen-river"
    assert game.name not in registry.names()


def test_the_game_of_the_tutorial_keeps_every_law(game: Game) -> None:
    for seed in range(8):
        assert battery.full(game, "base", {}, seed) > 1


def test_the_leak_that_the_tutorial_suggests_is_reported(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game), "hide", Game.hide)
    with pytest.raises(AssertionError, match="a leak"):
        battery.full(game, "base", {}, 1)
