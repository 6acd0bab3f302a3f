"""Small helps for picking one of an ask's options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.rules.land import LAND

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option


def playing(ask: Ask) -> list[Option]:
    return [option for option in ask.options if option.key == "play"]


def place_of(option: Option) -> int:
    return LAND.number(str(option.args["place"]))
