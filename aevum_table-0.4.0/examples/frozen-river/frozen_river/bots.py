"""Who plays when nobody else does."""

from collections.abc import Callable
from random import Random

from aevum.bots import Bot
from aevum.engine import Ask, Option, View
from frozen_river import GAME
from frozen_river.rules import River


class Elder(Bot):
    """Waits while he may, unless the others are nearly across; then he sends a clan with all he has."""

    def choose(self, ask: Ask, look: Callable[[], View], rng: Random) -> Option:
        s = GAME.imagine(look(), rng)
        assert isinstance(s, River)
        pressed = s.across[1 - ask.seat] > 0
        wanted = ("send:read", "send:kept") if pressed else ("wait", "send:read", "send:kept")
        return next(option for id in wanted for option in ask.options if option.id == id)


BOTS = {"elder": Elder}
