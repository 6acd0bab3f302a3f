"""The set-up of a match (0.SETUP), in the rulebook's order."""

from typing import ClassVar, Final

from aevum.engine.state import Frame
from aevum.games.medioevo.rules.bidding.phase import TurnOrderPhase
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import LIGHT
from aevum.games.medioevo.rules.settings import AUCTION, SHARED_OUT
from aevum.games.medioevo.rules.setup.auction import Auction
from aevum.games.medioevo.rules.setup.first_cards import FirstCards, FirstTokens
from aevum.games.medioevo.rules.setup.pieces import PlaceArmies, PlaceVillages
from aevum.games.medioevo.rules.setup.realms import ChooseKingdoms, draw_kingdoms, enthrone
from aevum.games.medioevo.rules.setup.stock import lay_out, shuffle_decks
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY, figure
from aevum.games.medioevo.rules.words import PIECE_NAMES

_CHOSEN: Final = 1
_AT_FIRE: Final = figure("setup", "item", "barbarians-at-fire", "count")


class SetUp(Frame[MedioevoState]):
    steps: ClassVar[tuple[str, ...]] = (
        "stock",
        "kingdoms",
        "map",
        "bid",
        "villages",
        "armies",
        "fires",
        "cards",
        "tokens",
    )

    def run(self, s: MedioevoState) -> None:
        step = self.step
        self.next(s)
        match step:
            case "stock":
                lay_out(s)
            case "kingdoms":
                self._kingdoms(s)
            case "map":
                enthrone(s)
                shuffle_decks(s)
            case "bid":
                s.push(TurnOrderPhase())  # 0.SETUP.06
            case "villages":
                s.push(PlaceVillages())
            case "armies":
                s.push(PlaceArmies())
            case "fires":
                light_fires(s)
            case "cards":
                s.push(FirstCards())
            case _:
                s.push(FirstTokens())

    def _kingdoms(self, s: MedioevoState) -> None:
        """0.KING.07, W.AUCT.01"""
        if NOBODY not in s.kingdoms:
            return
        if s.settings[AUCTION]:
            s.push(Auction())
        elif s.settings[SHARED_OUT] == _CHOSEN:
            s.push(ChooseKingdoms())
        else:
            draw_kingdoms(s)


def light_fires(s: MedioevoState) -> None:
    """0.SETUP.11"""
    places = [place for place in LAND.fires if s.open[place]]
    for place in places:
        s.add(place, BARBARIANS, LIGHT, _AT_FIRE)
    told: dict[str, object] = {"unit": PIECE_NAMES[LIGHT], "places": [LAND.names[place] for place in places]}
    s.tell("fires-lit", told, "0.SETUP.11")
