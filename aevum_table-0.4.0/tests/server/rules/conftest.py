"""Matches that are kept while the rules change: the tiny game at a server, and a data folder of its own."""

from pathlib import Path

import pytest

from aevum.engine import Game
from tests.seated import caravans

__all__ = ["caravans"]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where packs and other programs are looked for."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "aevum"


@pytest.fixture
def tiny(caravans: Game, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The only game of the server. What the lobby keeps of games would outlive the test."""
    monkeypatch.setattr("aevum.server.app.warm_up", lambda: None)
    return caravans
