"""Aevum: a table for heavy historical strategy board games.

>>> import aevum
>>> table = aevum.table("invasions", "adrianopolis", seed=7)
>>> table.seats
['attacker', 'defender']
>>> table.play("fast")
>>> table.over
True
"""

from importlib import import_module
from typing import TYPE_CHECKING

# The one place the version is written; the packaging reads it from here.
__version__ = "0.4.0"

if TYPE_CHECKING:
    from aevum.door.installed import installed, rule, scenarios
    from aevum.door.look import Look
    from aevum.door.opening import load, table
    from aevum.door.picture import Picture
    from aevum.door.question import Answer, Question
    from aevum.door.run import Run
    from aevum.door.table import Table
    from aevum.engine.refusal import BadData, Refused

__all__ = [
    "Answer",
    "BadData",
    "Look",
    "Picture",
    "Question",
    "Refused",
    "Run",
    "Table",
    "__version__",
    "installed",
    "load",
    "rule",
    "scenarios",
    "table",
]

_HOMES = {
    "Answer": "door.question",
    "BadData": "engine.refusal",
    "Look": "door.look",
    "Picture": "door.picture",
    "Question": "door.question",
    "Refused": "engine.refusal",
    "Run": "door.run",
    "Table": "door.table",
    "installed": "door.installed",
    "load": "door.opening",
    "rule": "door.installed",
    "scenarios": "door.installed",
    "table": "door.opening",
}


def __getattr__(name: str) -> object:
    """Looked up when it is used: the engine asks this package for its version, and a command for nothing."""
    if name not in _HOMES:
        raise AttributeError(f"module 'aevum' has no attribute '{name}'")
    return getattr(import_module(f"aevum.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
