"""Small helps for picking one of an ask's options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.land import LAND

if TYPE_CHECKING:
    from aevum.engine.ask import Option


def place_of(option: Option) -> int:
    """The place or sea of an option."""
    return LAND.number(str(option.args["sea"] if "sea" in option.args else option.args["place"]))


def number(option: Option, name: str) -> int:
    return int(str(option.args.get(name, 0)))
