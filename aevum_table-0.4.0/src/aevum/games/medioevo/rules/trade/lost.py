"""A transport on a route is lost (6.ROUTE.10, K.CARD.11)."""

from typing import ClassVar

from aevum.engine.state import Frame
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.trade.routes_state import give_up, stranded
from aevum.games.medioevo.rules.uses.moments import TransportLost, announce


class RoutesLost(Frame[MedioevoState]):
    """Routes without their transport end, unless a Salesman keeps them.

    Pushed where a trader is lost in the trade phase, and before and after that phase for all that was lost
    elsewhere: until then such a route lies there and does nothing.
    """

    steps: ClassVar[tuple[str, ...]] = ("moment", "end")

    def run(self, s: MedioevoState) -> None:
        if self.step == "moment":
            self.next(s)
            if stranded(s):
                announce(s, TransportLost(s.from_active()))
            return
        s.pop()
        for seat in stranded(s):
            give_up(s, seat, "6.ROUTE.10")
