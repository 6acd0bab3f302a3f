"""The marshal as a bot: one answer for each question of the Military phase."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from aevum.bots import Bot
from aevum.games.invasions.bots.marshal.answers import ANSWERS, PREFERRED
from aevum.games.invasions.bots.marshal.choosing import of_key
from aevum.games.invasions.odds.policy import steady
from aevum.games.invasions.rules.game import InvasionsRules
from aevum.games.invasions.rules.state import InvasionsState

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.engine.view import View


class Marshal(Bot):
    """Fights by the stated policy of the odds, and decides the rest by rough appraisal."""

    def __init__(self) -> None:
        self._rules = InvasionsRules()

    def choose(self, ask: Ask, look: Callable[[], View], rng: Random) -> Option:
        if ask.key in PREFERRED:
            found = of_key(ask, *PREFERRED[ask.key])
            return found if found is not None else ask.options[0]
        view = look()
        state = self._rules.imagine(view, rng)
        assert isinstance(state, InvasionsState)
        imagined = state.ask_of(view.seat)
        assert imagined is not None
        answer = ANSWERS.get(ask.key)
        chosen = answer(state, imagined) if answer is not None else steady(state, imagined)
        option = ask.find(chosen.id)
        assert option is not None
        return option
