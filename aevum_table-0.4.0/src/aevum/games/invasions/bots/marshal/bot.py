"""The marshal as a bot: one answer for each question."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from aevum.bots import Bot
from aevum.games.invasions.bots.marshal.answers import ANSWERS, PREFERRED
from aevum.games.invasions.bots.marshal.marching import next_march, orders
from aevum.games.invasions.bots.marshal.orders import Order
from aevum.games.invasions.bots.marshal.plans import Plan
from aevum.games.invasions.bots.steward.answers import REALM_ANSWERS, REALM_PREFERRED
from aevum.games.invasions.odds.policy import steady
from aevum.games.invasions.rules.game import InvasionsRules
from aevum.games.invasions.rules.state import InvasionsState
from aevum.kit.choosing import of_key

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.engine.view import View

FIXED = PREFERRED | REALM_PREFERRED
WEIGHED = ANSWERS | REALM_ANSWERS
SETTING_OUT = ("stacks", "campaigns", "campaign-again")
"""Questions after which another march begins."""
CAREFUL = 120
"""So many marches of a turn are weighed with care."""
PATIENCE = 4
"""A stack that changes its mind more often in one place goes on or stays, in whatever order it can."""

RULES: Final = InvasionsRules()


def seen(view: View) -> InvasionsState:
    s = RULES.sight(view)
    assert isinstance(s, InvasionsState)
    return s


class Marshal(Bot):
    """Fights by the stated policy of the odds, and decides the rest by rough appraisal."""

    def __init__(self) -> None:
        self._orders: list[Order] = []
        """What the stack that marches is to do next."""
        self._plan: Plan | None = None
        """Why it was picked up."""
        self._weighed = (0, 0)
        """The turn, and how many marches were weighed in it."""
        self._thought = ("", 0)
        """Where it stands, and how often that was thought over."""

    def choose(self, ask: Ask, look: Callable[[], View], rng: Random) -> Option:
        if ask.key in SETTING_OUT:
            self._orders = []
            self._plan = None
            self._thought = ("", 0)
        if len(ask.options) == 1:
            return ask.options[0]
        if ask.key in FIXED:
            found = of_key(ask, *FIXED[ask.key])
            return found if found is not None else ask.options[0]
        if ask.key == "march":
            return self._march(ask, look, rng)
        if ask.key == "stacks":
            return self._next_march(ask, look)
        state = seen(look())
        answer = WEIGHED.get(ask.key)
        found = answer(state, ask) if answer is not None else steady(state, ask)
        option = ask.find(found.id)
        assert option is not None
        return option

    def _next_march(self, ask: Ask, look: Callable[[], View]) -> Option:
        """With care, until it has weighed many marches in this turn of a whole match; then in haste."""
        s = seen(look())
        turn, count = self._weighed
        count = count if turn == s.world.turn else 0
        self._weighed = (s.world.turn, count + len(ask.options))
        chosen, self._plan = next_march(s, ask, count > CAREFUL and s.realm_now is not None)
        return chosen

    def _march(self, ask: Ask, look: Callable[[], View], rng: Random) -> Option:
        """Orders that still fit need no second thought."""
        option = self._orders[0].fits(ask) if self._orders else None
        if option is None:
            place = str(ask.args.get("place"))
            self._thought = (place, self._thought[1] + 1 if place == self._thought[0] else 1)
            if self._thought[1] > PATIENCE:
                return of_key(ask, "halt", "go") or rng.choice(ask.options)
            self._orders = self._think(ask, look)
            option = ask.find(self._orders[0].option.id)
            assert option is not None
        self._orders = self._orders[1:]
        return option

    def _think(self, ask: Ask, look: Callable[[], View]) -> list[Order]:
        plan, self._plan = self._plan, None
        return orders(seen(look()), ask, plan)
