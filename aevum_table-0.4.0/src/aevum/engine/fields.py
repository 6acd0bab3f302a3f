"""The fields of frames and states: what `__init__` sets, found once for each class. Nothing else tells."""

import warnings
from typing import Any, Final

from aevum.engine.refusal import EngineFault


class Fields:
    """What is saved and copied of one class, in the order in which `__init__` sets it."""

    def __init__(self, names: tuple[str, ...], lists: tuple[str, ...]) -> None:
        self.names = names
        self.lists = lists
        """Those that hold lists; of these a copy needs its own."""
        self.single = tuple([name for name in names if name not in lists])


class Names:
    """`fields` of a class below Frame or State: the names."""

    def __get__(self, thing: object, kind: Any) -> tuple[str, ...]:
        return fields_of(kind).names


_KNOWN: Final[dict[type, Fields]] = {}


def fields_of(kind: type) -> Fields:
    found = _KNOWN.get(kind)
    return found if found is not None else _find(kind)


def _find(kind: Any) -> Fields:
    blank = kind()
    names = _named(kind)
    if names is None:
        apart = {"__dict__", *_attributes(_engines(kind)())}
        for part in kind.__mro__:
            apart.update(vars(part).get("kept_apart", ()))
        names = tuple([name for name in _attributes(blank) if name not in apart])
    for name in names:
        if not isinstance(getattr(blank, name, None), (int, str, list)):
            raise EngineFault(
                f"{kind.__module__}.{kind.__name__} begins with {name} = {getattr(blank, name, None)!r}: "
                "fields hold whole numbers, texts, flags and lists of them; `kept_apart` names all else"
            )
    found = Fields(names, tuple([name for name in names if isinstance(getattr(blank, name), list)]))
    _KNOWN[kind] = found
    return found


def _engines(kind: Any) -> Any:
    """The engine's own class above it, whose attributes the engine keeps itself."""
    return [part for part in kind.__mro__ if isinstance(vars(part).get("fields"), Names)][-1]


def _attributes(thing: object) -> list[str]:
    """A compiled class tells what its `__init__` sets, those above it first; other objects have it in their
    `__dict__` or in slots."""
    kind: Any = type(thing)
    names: dict[str, None] = {}
    for part in reversed(kind.__mro__):
        told = vars(part)
        names.update(dict.fromkeys(told.get("__mypyc_attrs__", ())))
        names.update(dict.fromkeys(told.get("__slots__", ())))
    names.update(dict.fromkeys(getattr(thing, "__dict__", {})))
    return list(names)


def _named(kind: Any) -> tuple[str, ...] | None:
    """By a class that still names its `fields`, as all had to before they were found."""
    for part in kind.__mro__:
        named = vars(part).get("fields")
        if isinstance(named, tuple):
            warnings.warn(
                f"{part.__name__}.fields: they need not be named any more; `kept_apart` names what is none",
                DeprecationWarning,
                stacklevel=2,
            )
            return named
    return None
