"""A language that claims to be complete has every word the code asks for, and none that nobody asks for."""

import pytest

from aevum.engine import Game, registry
from aevum.testing.word_files import check_engine, check_game, engine_file
from aevum.words import languages

GAMES = registry.names()


def test_english_claims_to_be_complete() -> None:
    assert "en" in languages()
    assert engine_file("en").complete


@pytest.mark.parametrize("language", [name for name in languages() if engine_file(name).complete])
def test_engine(language: str) -> None:
    assert check_engine(language) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_game(language: str, game: str) -> None:
    assert check_game(language, game) == []


def test_a_game_from_elsewhere(caravans: Game) -> None:
    assert check_game("en", caravans.name) == []
