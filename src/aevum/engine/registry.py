"""Games are found by entry point, so that a game can live in a package of its own."""

from importlib.metadata import entry_points

from aevum.engine.game import Game
from aevum.engine.refusal import BadData

GROUP = "aevum.games"


def names() -> list[str]:
    """The games that are installed.

    >>> "invasions" in names()
    True
    """
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def find(name: str) -> Game:
    """The game of this name; BadData lists the known ones."""
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            game = entry.load()
            assert isinstance(game, Game)
            return game
    raise BadData(f"there is no game '{name}'; installed: {', '.join(names())}")
