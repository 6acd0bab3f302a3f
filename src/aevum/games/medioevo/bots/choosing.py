"""Small helps for picking one of an ask's options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.land import LAND

if TYPE_CHECKING:
    from collections.abc import Callable

    from aevum.engine.ask import Option


def place_of(option: Option) -> int:
    """The place or sea of an option."""
    return LAND.number(str(option.args["sea"] if "sea" in option.args else option.args["place"]))


def number(option: Option, name: str) -> int:
    return int(str(option.args.get(name, 0)))


def best(options: list[Option], worth: Callable[[Option], float], least: float = 0.0) -> Option | None:
    """The option that is worth most, if more than `least`; the first among equals."""
    found: Option | None = None
    for option in options:
        value = worth(option)
        if value > least:
            found, least = option, value
    return found
