"""Moments of random matches, to look at what the page would show."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from aevum.engine import Table
from aevum.games.medioevo import GAME
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.words import Words
from tests.narrow import of_kind


@pytest.fixture(autouse=True)
def no_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fluent passes over an argument that is missing; here it fails."""
    said = FluentBundle.format_pattern

    def strict(bundle: FluentBundle, pattern: Any, args: dict[str, object]) -> Any:
        text, errors = said(bundle, pattern, args)
        assert errors == []
        return text, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", strict)


@pytest.fixture(scope="session")
def words() -> Words:
    return Words("en", GAME.name, GAME.seats("short", {"players": 4}))


def moments(seed: int, share: float, **options: object) -> Iterator[Table]:
    """A random match of two turns, stopped at a share of its questions and wherever a question is new."""
    table = Table(GAME, "introduction" if not options else "short", options, seed)
    rng = Random(seed)
    known: set[str] = set()
    while not table.over and of_kind(MedioevoState, table.state).turn < 4:
        ask = next(ask for ask in table.asks() if ask.answer is None)
        if ask.key not in known or rng.random() < share:
            known.add(ask.key)
            yield table
        table.choose(table.seats[ask.seat], rng.choice(ask.options))
