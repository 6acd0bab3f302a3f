"""Moments of random matches, to look at what the page would show."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from aevum.engine import Table
from aevum.games.invasions import GAME
from aevum.words import Words


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
    return Words("en", GAME.name, GAME.seats("350", {}))


def moments(scenario: str, options: dict[str, object], seed: int, share: float) -> Iterator[Table]:
    """A random match, stopped at a share of its questions."""
    table = Table(GAME, scenario, options, seed)
    rng = Random(seed)
    while not table.over:
        if rng.random() < share:
            yield table
        ask = table.asks()[0]
        table.choose(table.seats[ask.seat], rng.choice(ask.options))


@pytest.fixture(scope="session")
def late() -> Table:
    """A whole match that has gone on for some turns."""
    table = Table(GAME, "350", {}, 3)
    rng = Random(3)
    for _ in range(2500):
        ask = table.asks()[0]
        table.choose(table.seats[ask.seat], rng.choice(ask.options))
    return table
