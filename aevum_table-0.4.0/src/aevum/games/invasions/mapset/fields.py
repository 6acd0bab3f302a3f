"""Reading a set-up field by field; a fault is one sentence that names file, entry and what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from aevum.engine.refusal import BadData

if TYPE_CHECKING:
    from aevum.games.invasions.rules.world.world import World

Entry = dict[str, Any]


def known(entry: Entry, allowed: Sequence[str], where: str) -> None:
    for key in entry:
        if key not in allowed:
            raise BadData(f"{where}: there is no '{key}' here; known: {', '.join(allowed)}")


def find(names: Sequence[str], name: object, what: str, where: str) -> int:
    if name not in names:
        raise BadData(f"{where}: there is no {what} '{name}'")
    return list(names).index(str(name))


def whole(value: object, where: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadData(f"{where}: expected a number from {least} to {most}, found {value!r}")
    return value


def flag(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise BadData(f"{where}: expected true or false, found {value!r}")
    return value


def text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise BadData(f"{where}: expected text in quotes, found {value!r}")
    return value


def names(value: object, where: str) -> list[str]:
    """A list of names, each once."""
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise BadData(f"{where}: expected a list of names, found {value!r}")
    for item in value:
        if value.count(item) > 1:
            raise BadData(f"{where}: '{item}' is named twice")
    return value


def table(value: object, where: str) -> Entry:
    if not isinstance(value, dict):
        raise BadData(f"{where}: expected a table, found {value!r}")
    return value


def texts(value: object, where: str) -> dict[str, str]:
    """A table from places to text."""
    return {key: text(item, f"{where}.{key}") for key, item in table(value, where).items()}


def place(world: World, name: object, where: str, *, sea: bool = False) -> int:
    number = world.land.number(str(name))
    most = world.land.places if sea else world.land.provinces
    if not 0 <= number < most:
        raise BadData(f"{where}: there is no {'place' if sea else 'province'} '{name}'")
    return number
