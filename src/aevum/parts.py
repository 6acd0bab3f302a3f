"""The optional parts of a game: its words, its scene, its picture for the terminal, its vocabulary.

A game of this package is `aevum.games.<name>`; one from elsewhere is the package its class stands in.
"""

from __future__ import annotations

import sys
from difflib import SequenceMatcher
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING, Literal, TypeVar, get_args

from aevum.engine.refusal import BadData

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

T = TypeVar("T")

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
_NAMES = {step for name in get_args(Part) for step in name.split(".")}
_NEAR = 0.8
"""How like the name of a part another has to be to count as misspelt, from 0 to 1."""


def part(game: str, name: Part) -> ModuleType | None:
    """A module of the game's package, or None where the game has none of this name; BadData where it has one
    that is misspelt."""
    package = f"aevum.games.{game}"
    if not game or find_spec(package) is None:
        module = _module(game)
        if module is None or not module.__package__:
            return None
        package = module.__package__
    for step in name.split("."):
        around, package = package, f"{package}.{step}"
        if find_spec(package) is None:
            _look_for_a_slip(around, step)
            return None
    return import_module(package)


def declared(game: str, name: Part, constant: str, kind: type[T]) -> T | None:
    """What the part gives under this name, or None where the game has no such part; BadData where the part
    gives something else."""
    module = part(game, name)
    if module is None:
        return None
    found = vars(module).get(constant)
    if not isinstance(found, kind):
        given = "nothing" if found is None else f"a {type(found).__name__}"
        raise BadData(f"{module.__name__}: {constant} should be a {kind.__name__}, and {given} is there")
    return found


def _look_for_a_slip(package: str, name: str) -> None:
    """A module that is nearly called like a part that the game lacks was meant to be it."""
    home = find_spec(package)
    for module in iter_modules((home and home.submodule_search_locations) or ()):
        near = SequenceMatcher(None, module.name.lower(), name).ratio()
        if module.name not in _NAMES and module.name[0].lower() == name[0] and near >= _NEAR:
            raise BadData(
                f"{package}.{module.name}: a game has no such part; if it is meant, call it '{name}'"
            )


def _module(game: str) -> ModuleType | None:
    from aevum.engine import registry

    if game not in registry.names():
        return None
    return sys.modules.get(type(registry.find(game)).__module__)
