"""X.A.1, X.B.1 The first sub-step of the Events: every seat draws a card."""

from typing import ClassVar

from aevum.engine.state import Frame
from aevum.games.invasions.rules.events.public import PublicEvent
from aevum.games.invasions.rules.hands.deck import PRIVATE
from aevum.games.invasions.rules.hands.hand import NO_CARD, draw
from aevum.games.invasions.rules.state import InvasionsState


class EventCards(Frame[InvasionsState]):
    """IV.0.5: in the order of the seats, however many nations each plays."""

    steps: ClassVar[tuple[str, ...]] = ("draw",)

    def __init__(self) -> None:
        super().__init__()
        self.at = 0

    def run(self, s: InvasionsState) -> None:
        if self.at == len(s.seats):
            s.pop()
            return
        seat = self.at
        self.at += 1
        card = draw(s, seat)
        if card != NO_CARD and not PRIVATE[card]:
            s.push(PublicEvent(card, seat))
