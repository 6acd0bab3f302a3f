"""Small helps for picking one of an ask's options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.engine.window import PASS
from aevum.games.medioevo.rules.land import LAND

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option


def of_key(ask: Ask, *keys: str) -> Option | None:
    """The first option with one of the keys, the first key first."""
    for key in keys:
        for option in ask.options:
            if option.key == key:
                return option
    return None


def all_of(ask: Ask, *keys: str) -> list[Option]:
    return [option for option in ask.options if option.key in keys]


def passing(ask: Ask) -> Option:
    """To pass; where that is not offered, the last answer, which ends most questions."""
    return of_key(ask, PASS) or ask.options[-1]


def place_of(option: Option) -> int:
    """The place or sea of an option."""
    return LAND.number(str(option.args["sea"] if "sea" in option.args else option.args["place"]))


def number(option: Option, name: str) -> int:
    return int(str(option.args.get(name, 0)))
