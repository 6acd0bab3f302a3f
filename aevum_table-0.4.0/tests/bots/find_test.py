"""Which bots a game has, and how they are found."""

from collections.abc import Callable
from importlib.metadata import EntryPoint, EntryPoints
from random import Random

import pytest

from aevum import bots
from aevum.engine import Ask, BadData, Option, View


class First(bots.Bot):
    def choose(self, ask: Ask, look: Callable[[], View], rng: Random) -> Option:
        return ask.options[0]


BOTS = {"first": First}


def entry(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    point = EntryPoint("caravans", value, bots.GROUP)
    monkeypatch.setattr(bots, "entry_points", lambda **wanted: EntryPoints([point]).select(**wanted))


def test_every_game_has_the_random_bot() -> None:
    assert bots.names("unheard-of") == ["random"]
    ask = Ask(0, "x", 1, 0)
    ask.options = [Option("a"), Option("b"), Option("c")]
    bot = bots.find("unheard-of", "random")

    def look() -> View:
        raise AssertionError("the random bot does not look")

    picked = [bot.choose(ask, look, Random(seed)).id for seed in range(50)]
    assert set(picked) == {"a", "b", "c"}
    assert picked == [bot.choose(ask, look, Random(seed)).id for seed in range(50)]


def test_a_game_brings_its_own_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    entry(monkeypatch, f"{__name__}:BOTS")
    assert bots.names("caravans") == ["first", "random"]
    assert isinstance(bots.find("caravans", "first"), First)
    assert bots.names("another") == ["random"]


def test_an_unknown_bot() -> None:
    with pytest.raises(BadData, match="no bot 'genius' for caravans; known: random"):
        bots.find("caravans", "genius")


def test_bots_that_cannot_be_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    entry(monkeypatch, "no.such.module:BOTS")
    with pytest.raises(BadData, match=r"the bots of caravans \(no\.such\.module:BOTS\) cannot be loaded"):
        bots.names("caravans")
