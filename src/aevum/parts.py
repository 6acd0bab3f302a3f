"""The optional parts of a game: its words, its scene, its picture for the terminal, its vocabulary.

A game of this package is `aevum.games.<name>`; one from elsewhere is the package its class stands in.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

PACK_VARIABLE = "AEVUM_PACK"
"""The environment variable that names the pack folder, whose files take the place of a game's own."""


def folder(game: str) -> Traversable | None:
    """Where the game's files are. A game of this package is not imported for it."""
    own = files("aevum.games") / game
    if game and own.is_dir():
        return own
    module = _module(game)
    return Path(module.__file__).parent if module is not None and module.__file__ else None


Part = Literal[
    "atlas", "atlas_facts", "atlas_show", "board", "lobby", "map_scene", "naming", "odds.answer", "odds.show",
    "scene", "telling", "vocabulary",
]  # fmt: skip
"""The modules of a game's package that are asked for by name."""


def part(game: str, name: Part) -> ModuleType | None:
    """A module of the game's package, or None where the game has none of this name."""
    package = f"aevum.games.{game}"
    if not game or find_spec(package) is None:
        module = _module(game)
        if module is None or not module.__package__:
            return None
        package = module.__package__
    wanted = f"{package}.{name}"
    return import_module(wanted) if find_spec(wanted) is not None else None


def _module(game: str) -> ModuleType | None:
    from aevum.engine import registry

    if game not in registry.names():
        return None
    return sys.modules.get(type(registry.find(game)).__module__)
