"""The bot that every game has: any legal answer, each as likely as the other."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from aevum.bots import Bot
from aevum.engine.ask import Ask, Option
from aevum.engine.view import View


class RandomBot(Bot):
    def choose(self, ask: Ask, look: Callable[[], View], rng: Random) -> Option:
        # random() is several times as fast as choice(), and nobody needs its last ulp of fairness here.
        return ask.options[int(rng.random() * len(ask.options))]
