"""The frames of a game are those that its rules define: no list names them."""

import sys
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

from aevum.engine.fields import fields_of
from aevum.engine.refusal import EngineFault
from aevum.engine.state import Frame


def modules_in(home: str) -> list[ModuleType]:
    """The module of this name; where it is a package, all that it holds, imported here if not before."""
    first: Any = import_module(home)
    below = walk_packages(getattr(first, "__path__", []), f"{home}.")
    return [first, *[import_module(found.name) for found in below]]


def modules_above(kind: Any) -> list[ModuleType]:
    """Those in which a class and the classes above it are defined."""
    names = dict.fromkeys([part.__module__ for part in kind.__mro__])
    return [sys.modules[name] for name in names if name in sys.modules]


def frames_in(module: ModuleType) -> list[type[Frame[Any]]]:
    """The frames that a module defines itself, but for those that say they are `abstract`."""
    own = [thing for thing in vars(module).values() if getattr(thing, "__module__", "") == module.__name__]
    kinds = [thing for thing in own if isinstance(thing, type) and issubclass(thing, Frame)]
    return [kind for kind in kinds if not vars(kind).get("abstract", False)]


def by_name(game: str, kinds: list[type[Frame[Any]]]) -> dict[str, type[Frame[Any]]]:
    """As a save has them. Each of them must be fit to be saved, and no two may have one name."""
    named: dict[str, type[Frame[Any]]] = {}
    kind: Any
    for kind in kinds:
        fields_of(kind)
        name = str(kind.__name__)
        other: Any = named.get(name, kind)
        if other is not kind:
            raise EngineFault(
                f"{game}: two frames are called '{name}', in {other.__module__} and in {kind.__module__}; "
                "a save could not tell them apart"
            )
        named[name] = kind
    return named
