"""The bot, which plays any kingdom: it weighs everything in florins, honour too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.bots import Bot
from aevum.games.medioevo.bots import beginning, envoys, purse, taxing, using
from aevum.games.medioevo.bots.answers import ANSWERS, MENUS, PREFERRED
from aevum.games.medioevo.bots.beginning import colour_worth
from aevum.games.medioevo.bots.campaign import Campaign
from aevum.games.medioevo.bots.general import General
from aevum.games.medioevo.rules.game import MedioevoRules
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.kit.choosing import all_of, of_key

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from aevum.engine.ask import Ask, Option
    from aevum.engine.view import View

RULES: Final = MedioevoRules()


class Chancellor(Bot):
    times = 40
    """Battles that are played in small for each that is weighed."""
    ahead = True
    """The marches of a turn are planned with each thing that might be bought for them."""

    def __init__(self) -> None:
        self._campaign = Campaign(self.times)
        self._general = General(self._campaign)

    def choose(self, ask: Ask, look: Callable[[], View], rng: Random) -> Option:
        if len(ask.options) == 1:
            return ask.options[0]
        if ask.key in PREFERRED:
            return of_key(ask, *PREFERRED[ask.key]) or ask.options[0]
        claim = _claim(ask)
        if claim is not None:
            return claim
        s = RULES.sight(look())
        assert isinstance(s, MedioevoState)
        found = self._anytime(s, ask) if ask.key in MENUS else None
        return found or self._answer(s, ask, rng)

    def _answer(self, s: MedioevoState, ask: Ask, rng: Random) -> Option:
        match ask.key:
            case "full-move":
                found = self._campaign.full_move(s, ask)
                if found.key == "pass-combat":
                    found = envoys.declare(s, ask) or found
            case "march-on" | "sail-on":
                found = self._campaign.march_on(s, ask)
            case "bid":
                lead = self._general.lead(s, ask.seat) if self.ahead and s.turn > 1 else None
                found = beginning.bid(s, ask, lead, rng.random())
            case "buy" if self.ahead:
                found = purse.spend(s, ask, self._general.gain)
            case key if key in ANSWERS:
                found = ANSWERS[key](s, ask)
            case _:
                found = ask.options[-1]
        return ask.find(found) or ask.options[-1]

    def _anytime(self, s: MedioevoState, ask: Ask) -> Option | None:
        found = taxing.settle_debts(s, ask) or using.unasked(s, ask)
        if found is None and ask.key == "buy":
            found = envoys.propose(s, ask)
        if found is None and ask.key == "choose-trader":
            # War is declared as late as can be: when the armies are done.
            found = envoys.declare(s, ask)
        return found


def _claim(ask: Ask) -> Option | None:
    """An objective is claimed as soon as it is met, for the token that serves most."""
    claims = all_of(ask, "claim-objective")
    if claims:
        return max(claims, key=lambda option: colour_worth(str(option.args["colour"])))
    return None


class Fast(Chancellor):
    """In haste, for simulations: battles are played less often, and marches not planned when it buys."""

    times = 12
    ahead = False
