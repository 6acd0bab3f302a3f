"""Plays a game for a while with the tables it finds, as `aevum data --check` does with those of a pack.

    AEVUM_PACK=my-pack python -m aevum.testing.trial invasions

What breaks is told in one sentence on stdout, and the exit code is 2. It runs in a process of its own, since
a game reads its tables when it is loaded.
"""

from __future__ import annotations

import sys
from functools import partial
from random import Random

from aevum import bots
from aevum.bots.stand_in import strict
from aevum.engine import registry
from aevum.engine.game import Game
from aevum.engine.refusal import BadData
from aevum.engine.table import Table
from aevum.testing.play import pick
from aevum.testing.shown import Onlooker, Unsaid
from aevum.testing.word_files import vocabulary
from aevum.words import Words

CHOICES = 1000
"""Of the whole match, once as it stands and once with as many seats as there can be."""
FEW = 120
"""Of every other scenario."""
MOMENT = 50
"""After so many choices, again and again, all that a table shows is made, and a bot thinks."""
SEED = 1


def trial(name: str) -> None:
    """BadData tells what broke."""
    try:
        game = registry.find(name)
        _speak(name)
        for scenario in game.scenarios():
            game.setup(scenario, {}, SEED, game.pack())
    except BadData:
        raise
    except Exception as error:
        raise BadData(f"the tables do not fit together: {_what(error)}") from error
    for scenario in game.scenarios():
        for options in _ways(game, scenario):
            _play(game, scenario, options, CHOICES if scenario == game.main else FEW)


def _ways(game: Game, scenario: str) -> list[dict[str, object]]:
    """The options to play a scenario with: none, and for the whole match those that seat the most."""
    if scenario != game.main:
        return [{}]
    most = max(game.variants(scenario), key=lambda options: len(game.seats(scenario, options)))
    more = len(game.seats(scenario, most)) > len(game.seats(scenario, {}))
    return [{}, most] if more else [{}]


def _speak(name: str) -> None:
    words = Words("en", name)
    missing = sorted(id for id in vocabulary(name) if not words.has(id))
    if missing:
        raise BadData(f"there are no words for {', '.join(missing)}: write them into en.ftl of the pack")


def _play(game: Game, scenario: str, options: dict[str, object], most: int) -> None:
    made = 0
    try:
        table = Table(game, scenario, options, SEED)
        rng = Random(SEED)
        onlooker = Onlooker(table)
        onlooker.look_at_board()
        _look(table, onlooker, rng)
        while not table.over and made < most:
            choice = pick(game, table.state, rng)
            table.choose(table.seats[choice.seat], choice.id, choice.version)
            made += 1
            game.check(table.state)
            if made % MOMENT == 0 or table.over:
                _look(table, onlooker, rng)
    except Exception as error:
        told = "".join(f", {name}={value}" for name, value in options.items())
        raise BadData(
            f"after {made} choices of '{scenario}' (seed {SEED}{told}) the match breaks: {_what(error)}"
        ) from error


def _look(table: Table, onlooker: Onlooker, rng: Random) -> None:
    """A bot thinks about a state that it imagines, so what is hidden is put back from the tables as well."""
    onlooker.look()
    game = table.game
    for ask in table.asks():
        look = partial(game.view, table.state, ask.seat)
        game.check(game.imagine(look(), rng))
        strict(bots.find(game.name, bots.names(game.name)[0]), ask, look, rng)


def _what(error: Exception) -> str:
    if isinstance(error, (BadData, Unsaid)):
        return str(error)
    return " ".join(f"{type(error).__name__}: {error}".split())


def main() -> int:
    try:
        trial(sys.argv[1])
    except BadData as error:
        print(error)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
