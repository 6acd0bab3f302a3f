"""Empire cards of the purchase phase: Architect, Savior."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.purchases.discounts import waiting_architect
from aevum.games.medioevo.rules.purchases.drawing import drawing
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.registry import Power


class Architect(Power):
    """32 and 33: the next building costs less (K.CARD.12); one Architect for one building [M30]."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        return [[]] if waiting_architect(s, seat) == NOBODY else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        effects.put(s, effects.DISCOUNT, seat, card)


class DrawAgain(Power):
    """Savior 62: the cards that were drawn go under the deck, and others are drawn (K.CARD.25)."""

    __slots__ = ()

    def uses(self, s: MedioevoState, seat: int, card: int) -> list[list[str]]:
        frame = drawing(s)
        return [[]] if frame is not None and frame.seat == seat and s.deck else []

    def work(self, s: MedioevoState, seat: int, card: int, targets: list[str]) -> None:
        frame = drawing(s)
        if frame is not None:
            frame.draw_again(s)
