"""A bot that plays the stated policy of the odds, so that what the odds foretell is what it does."""

from collections.abc import Callable
from random import Random

from aevum.bots import Bot
from aevum.engine.ask import Ask, Option
from aevum.engine.view import View
from aevum.games.invasions.odds.policy import steady
from aevum.games.invasions.rules.game import InvasionsRules
from aevum.games.invasions.rules.state import InvasionsState


class SteadyBot(Bot):
    def __init__(self) -> None:
        self._rules = InvasionsRules()

    def choose(self, ask: Ask, look: Callable[[], View], rng: Random) -> Option:
        view = look()
        state = self._rules.imagine(view, rng)
        assert isinstance(state, InvasionsState)
        imagined = state.ask_of(view.seat)
        assert imagined is not None
        option = ask.find(steady(state, imagined).id)
        assert option is not None
        return option
