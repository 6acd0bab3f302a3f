"""Matches told in words: no message is missing and none lacks an argument."""

from random import Random

import pytest

from aevum.engine import Ask, Game, Table, registry
from aevum.words import Words

CHOICES = 200
CASES = [(name, scenario) for name in registry.names() for scenario in registry.find(name).scenarios()]


def told(table: Table, words: Words, ask: Ask) -> list[str]:
    """The question, its answers, and why the other candidates are none."""
    said = [words.ask(ask), *(words.option(option) for option in ask.options)]
    said += [words.option(option) for option in table.game.unasked(table.state, ask.seat)]
    frame = table.state.frames[ask.depth]
    for option in frame.candidates(table.state, ask):
        refusal = frame.check(table.state, ask, option)
        if refusal is not None:
            said += [words.option(option), words.refusal(refusal)]
    return said


def tell(game: Game, scenario: str, seed: int) -> list[str]:
    table = Table(game, scenario, game.variants(scenario)[0], seed=seed)
    words = Words("en", game.name, table.seats)
    said = [words.scenario(scenario), *(words.seat(seat) for seat in table.seats)]
    rng = Random(seed)
    while not table.over and len(table.choices) < CHOICES:
        asks = [ask for ask in table.asks() if ask.answer is None]
        said += [sentence for ask in asks for sentence in told(table, words, ask)]
        ask = rng.choice(asks)
        table.choose(table.seats[ask.seat], rng.choice(ask.options))
    said += [words.event(event) for event in table.log]
    said += [words.modifier(m) for event in table.log if event.roll for m in event.roll.modifiers]
    if table.state.outcome is not None:
        said.append(words.outcome(table.state.outcome))
    return said


def faulty(said: list[str]) -> set[str]:
    return {sentence for sentence in said if "⟦" in sentence or "{" in sentence}


@pytest.mark.parametrize(("name", "scenario"), CASES)
def test_every_scenario(name: str, scenario: str) -> None:
    assert faulty(tell(registry.find(name), scenario, 1)) == set()


@pytest.mark.parametrize("seed", range(5))
def test_a_game_from_elsewhere(caravans: Game, seed: int) -> None:
    assert faulty(tell(caravans, "year", seed)) == set()
