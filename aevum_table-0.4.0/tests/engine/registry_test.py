from importlib.metadata import EntryPoint

import pytest

from aevum.engine import BadData, registry
from tests.tiny import GAME


@pytest.fixture
def _two_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [
        EntryPoint("caravans", "tests.tiny:GAME", registry.GROUP),
        EntryPoint("broken", "no.such.module:GAME", registry.GROUP),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: found if group == registry.GROUP else [])


@pytest.mark.usefixtures("_two_installed")
def test_games_are_found_by_name_without_loading_the_others() -> None:
    assert registry.names() == ["broken", "caravans"]
    assert registry.find("caravans") is GAME


@pytest.mark.usefixtures("_two_installed")
def test_an_unknown_game_is_refused_with_the_installed_ones() -> None:
    with pytest.raises(BadData, match="there is no game 'chess'; installed: broken, caravans"):
        registry.find("chess")


def test_they_are_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server asks for every line of its lobby."""
    calls = []

    def found(group: str) -> list[EntryPoint]:
        calls.append(group)
        return [EntryPoint("caravans", "tests.tiny:GAME", group)]

    monkeypatch.setattr(registry, "entry_points", found)
    for _ in range(3):
        assert registry.names() == ["caravans"]
        assert registry.find("caravans") is GAME
    assert calls == [registry.GROUP]
