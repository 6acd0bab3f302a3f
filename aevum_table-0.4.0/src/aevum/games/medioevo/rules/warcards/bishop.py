"""Bishops: no battle, no trade or no movement in a territory for the turn (K.CARD.01)."""

from typing import Final

from aevum.engine.ask import Option
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.battle.fight import battle_of
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.phases import TRADE
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.trade.deals import deal_of
from aevum.games.medioevo.rules.uses.bishops import bless, blessable
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES
from aevum.games.medioevo.rules.uses.choose import Aimed

KEYS: tuple[str, ...] = ("event-bishop-blessed", "event-trade-forbidden", "event-movement-forbidden")
_TOLD: Final[dict[int, str]] = {
    effects.NO_BATTLE: "bishop-blessed",
    effects.NO_TRADE: "trade-forbidden",
    effects.NO_MOVEMENT: "movement-forbidden",
}


class Bishop(Aimed):
    """`code` is the effect: NO_BATTLE and its like."""

    __slots__ = ("code",)

    def __init__(self, code: int) -> None:
        self.code = code

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        """Asked at every turn, so without making all the choices."""
        for place in self._places(s):
            if s.open[place] and blessable(s, self.code, place):
                return [[]]
        return []

    def choices(self, s: MedioevoState, seat: int, card: int) -> list[Option]:
        """Any territory, but not where he worked in the turn before."""
        return [
            Option("bless-place", {"place": LAND.names[place]}, "K.CARD.01")
            for place in self._places(s)
            if s.open[place] and blessable(s, self.code, place)
        ]

    def take(self, s: MedioevoState, seat: int, card: int, option: Option) -> None:
        place = LAND.number(str(option.args["place"]))
        bless(s, seat, self.code, place)
        told: dict[str, object] = {"seat": s.seats[seat], "card": CARD_NAMES[card], **option.args}
        s.tell(_TOLD[self.code], told, "K.CARD.01")
        deal = deal_of(s)
        if self.code == effects.NO_TRADE and deal is not None and deal.area == place and not deal.sheltered:
            deal.void = True
            s.tell("deal-stopped", {"seat": s.seats[deal.seat], **option.args}, "K.CARD.01")

    def _places(self, s: MedioevoState) -> list[int]:
        """In a battle or a deal that he could stop he is about its territory [M74]."""
        if self.code == effects.NO_BATTLE:
            fight = battle_of(s)
            if fight is not None:
                return [] if fight.at_sea() else [fight.area]
        elif self.code == effects.NO_TRADE:
            deal = deal_of(s)
            if s.phase > TRADE:
                return []  # nobody trades any more in this turn
            if deal is not None:
                return [] if deal.sheltered or LAND.is_sea(deal.area) else [deal.area]
        return list(range(LAND.places))
