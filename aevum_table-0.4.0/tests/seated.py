"""Fixtures for tests that need a game in the registry without installing one."""

import io
from collections.abc import Callable

import pytest

from aevum.cli import main
from aevum.engine import BadData, Game, registry
from tests.tiny import GAME

Run = Callable[..., tuple[int, str, str]]


def _find(name: str) -> Game:
    if name != GAME.name:
        raise BadData(f"there is no game '{name}'; installed: {GAME.name}")
    return GAME


@pytest.fixture
def caravans(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The tiny game, as if it were the only one installed."""
    monkeypatch.setattr(registry, "find", _find)
    monkeypatch.setattr(registry, "names", lambda: [GAME.name])
    return GAME


@pytest.fixture
def run(caravans: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Call the command line with a scripted stdin: its exit code, stdout and stderr."""

    def call(*argv: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        # Wide enough that no sentence under test is broken over two lines.
        monkeypatch.setenv("COLUMNS", "200")
        code = main(argv)
        out, err = capsys.readouterr()
        return code, out, err

    return call
