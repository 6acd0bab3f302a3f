"""Small helps for picking one of an ask's options, for bots."""

from aevum.engine.ask import Ask, Option
from aevum.engine.window import PASS


def of_key(ask: Ask, *keys: str) -> Option | None:
    """The first option with one of the keys, the first key first."""
    for key in keys:
        for option in ask.options:
            if option.key == key:
                return option
    return None


def all_of(ask: Ask, *keys: str) -> list[Option]:
    """The options with one of the keys, as they are offered."""
    return [option for option in ask.options if option.key in keys]


def passing(ask: Ask) -> Option:
    """To pass; where that is not offered, the last answer, which ends most questions."""
    return of_key(ask, PASS) or ask.options[-1]
