"""The bot, which plays either seat: it weighs everything in victory points, for itself or against."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.bots import Bot
from aevum.games.charlemagne.bots.answers import ANSWERS, PREFERRED
from aevum.games.charlemagne.bots.campaign import Campaign
from aevum.games.charlemagne.bots.purse import Purse
from aevum.games.charlemagne.rules.game import CharlemagneRules
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.kit.choosing import of_key

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from aevum.engine.ask import Ask, Option
    from aevum.engine.view import View

RULES: Final = CharlemagneRules()


class Chancellor(Bot):
    careful = True

    def __init__(self) -> None:
        self._campaign = Campaign(self.careful)
        self._purse = Purse(self.careful)

    def choose(self, ask: Ask, look: Callable[[], View], rng: Random) -> Option:
        if len(ask.options) == 1:
            if ask.key == "spend":
                self._purse.close()
            return ask.options[0]
        if ask.key in PREFERRED:
            return of_key(ask, *PREFERRED[ask.key]) or ask.options[0]
        s = RULES.sight(look())
        assert isinstance(s, CharlemagneState)
        match ask.key:
            case "activate":
                found = self._campaign.activate(s, ask)
            case "gather":
                found = self._campaign.gather(s, ask)
            case "operate":
                found = self._campaign.operate(s, ask)
            case "load":
                found = self._campaign.load(s, ask)
            case "sail":
                found = self._campaign.sail(s, ask)
            case "spend":
                found = self._purse.spend(s, ask)
            case key if key in ANSWERS:
                found = ANSWERS[key](s, ask)
            case _:
                found = ask.options[0]
        return ask.find(found) or ask.options[0]


class Fast(Chancellor):
    """In haste, for simulations: the marches of a phase are weighed once, before the first."""

    careful = False
