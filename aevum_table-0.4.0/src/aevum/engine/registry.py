"""Games are found by entry point, so that a game can live in a package of its own."""

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from aevum.engine.game import Game
from aevum.engine.refusal import BadData

GROUP = "aevum.games"


def names() -> list[str]:
    """The games that are installed.

    >>> "invasions" in names()
    True
    """
    return sorted({entry.name for entry in _entries(entry_points)})


def find(name: str) -> Game:
    """The game of this name; BadData lists the known ones."""
    for entry in _entries(entry_points):
        if entry.name == name:
            game = entry.load()
            assert isinstance(game, Game)
            return game
    raise BadData(f"there is no game '{name}'; installed: {', '.join(names())}")


@cache
def _entries(look: Callable[..., Any]) -> tuple[EntryPoint, ...]:
    """Looked up once for a process: it reads what is told of every package there is."""
    return tuple(look(group=GROUP))
