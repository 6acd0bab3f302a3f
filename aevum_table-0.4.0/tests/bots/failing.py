"""Bots that fail, and how to seat them at the tables of the tiny game."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from aevum import bots
from aevum.engine import Ask, Option, View
from tests.tiny import GAME

SECRET = "the card in my hand is"
"""What a bot that fails blurts out."""


class Raises(bots.Bot):
    def choose(self, ask: Ask, look: Callable[[], View], rng: Random) -> Option:
        raise ValueError(f"{SECRET} {look().seat}")


class Nonsense(bots.Bot):
    def choose(self, ask: Ask, look: Callable[[], View], rng: Random) -> Option:
        return Option("fly")


class Nothing(bots.Bot):
    def choose(self, ask: Ask, look: Callable[[], View], rng: Random) -> Option:
        nothing: Any = None
        return cast(Option, nothing)


class Last(bots.Bot):
    """A quick bot one can tell from chance."""

    def choose(self, ask: Ask, look: Callable[[], View], rng: Random) -> Option:
        return ask.options[-1]


class RaisesToo(Raises):
    pass


FAILING = (Raises, Nonsense, Nothing)


def seat(monkeypatch: pytest.MonkeyPatch, data: Path, **makes: type[bots.Bot]) -> None:
    """The tiny game has these bots, best first; what is kept of their faults goes into this folder."""
    own = dict(makes)
    monkeypatch.setattr(bots, "_own", lambda game: own if game == GAME.name else {})
    monkeypatch.setenv("XDG_DATA_HOME", str(data))


def kept(data: Path) -> list[Path]:
    return sorted((data / "aevum" / "bot-faults").glob("*.json"))
