"""Small helps to pick one of the options."""

from __future__ import annotations

from collections.abc import Callable

from aevum.engine.ask import Ask, Option
from aevum.games.invasions.bots.marshal.strength import code_strength
from aevum.games.invasions.rules.troops import KINDS, NATIONS, troop
from aevum.games.invasions.rules.world.world import World


def best(ask: Ask, key: str, value: Callable[[Option], float], least: float = float("-inf")) -> Option | None:
    """Of the options with a key the first of those with the highest value, if it is more than the least."""
    found: Option | None = None
    for option in ask.options:
        if option.key == key:
            worth = value(option)
            if worth > least:
                found, least = option, worth
    return found


def place_of(w: World, option: Option) -> int:
    return w.land.number(str(option.args["place"]))


def named_strength(w: World, option: Option) -> float:
    """Of the unit that an option names."""
    nation = NATIONS.index(str(option.args["nation"]))
    kind = KINDS.index(str(option.args["unit"]))
    return code_strength(troop(kind, nation, w.status[nation], option.args["face"] == "damaged"))


def weakest(w: World, ask: Ask, key: str) -> Option:
    return best(ask, key, lambda option: -named_strength(w, option)) or ask.options[0]


def strongest(w: World, ask: Ask, key: str) -> Option:
    return best(ask, key, lambda option: named_strength(w, option)) or ask.options[0]
