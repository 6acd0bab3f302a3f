"""Players that are no persons. A bot knows its question and, if it cares to look, what its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.metadata import entry_points
from random import Random
from typing import TYPE_CHECKING

from aevum.engine.refusal import BadData

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.engine.view import View

GROUP = "aevum.bots"
RANDOM = "random"


class Bot:
    def choose(self, ask: Ask, look: Callable[[], View], rng: Random) -> Option:
        """One of the ask's options. All chance comes from `rng`, so that a match can be played again."""
        raise NotImplementedError


def names(game: str) -> list[str]:
    """The bots that can play a game: its own, best first, and the random one."""
    return [*(name for name in _own(game) if name != RANDOM), RANDOM]


def find(game: str, name: str) -> Bot:
    """The bot of this name; BadData lists the known ones."""
    if name == RANDOM:
        from aevum.bots.random_bot import RandomBot

        return RandomBot()
    make = _own(game).get(name)
    if make is None:
        raise BadData(f"there is no bot '{name}' for {game}; known: {', '.join(names(game))}")
    return make()


def _own(game: str) -> Mapping[str, Callable[[], Bot]]:
    found: dict[str, Callable[[], Bot]] = {}
    for entry in entry_points(group=GROUP, name=game):
        try:
            found.update(entry.load())
        except (ImportError, AttributeError) as error:
            raise BadData(f"the bots of {game} ({entry.value}) cannot be loaded: {error}") from None
    return found
