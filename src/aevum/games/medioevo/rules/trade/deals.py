"""A deal: cubes are bought or sold, agreed and not yet paid (6.SELL.03)."""

from typing import ClassVar

from aevum.engine.event import Modifier
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import GOODS
from aevum.games.medioevo.rules.trade.prices import USUAL, movement
from aevum.games.medioevo.rules.uses.moments import DealMade, announce
from aevum.games.medioevo.rules.words import where


class Deal(Frame[MedioevoState]):
    """What is agreed and not yet paid. Cards and technologies in answer change it before it is settled."""

    abstract: ClassVar[bool] = True

    def __init__(
        self, seat: int = 0, slot: int = 0, area: int = 0, cubes: list[int] | None = None, price: int = USUAL
    ) -> None:
        super().__init__()
        self.seat = seat
        self.slot = slot
        self.area = area
        self.cubes: list[int] = cubes if cubes is not None else []
        """By good."""
        self.price = price
        """Of each cube where a card sets it."""
        self.raised = 0
        """Cubes raised by Trade (B.YELL.1)."""
        self.haggling = 0
        """Steps of Market in favour of whose deal it is, below nothing against (B.YELL.2)."""
        self.finishing = False
        """The sale finishes a trade route (6.ROUTE.04)."""
        self.both = False
        """Camel 64: the Great Market counts for it as well (K.CARD.26)."""
        self.sheltered = False
        """Nothing forbids it, no Bishop either (Merchant 20, K.CARD.07)."""
        self.void = False
        """Bishop 2 has stopped it (K.CARD.01)."""

    def total(self, s: MedioevoState, items: list[Modifier] | None = None) -> int:
        """What it costs or pays as it stands."""
        raise NotImplementedError

    def told(self, s: MedioevoState) -> dict[str, object]:
        """Words for the deal."""
        goods = [GOODS[good] for good in range(len(GOODS)) if self.cubes[good]]
        told: dict[str, object] = {"seat": s.seats[self.seat], "count": sum(self.cubes), "goods": goods}
        return {**told, **where(self.area)}

    def begin(self, s: MedioevoState) -> None:
        """6.MOVE.02: it takes a movement point, also if it is stopped [M76]."""
        s.item_left[self.slot] -= movement(0, 0, 1)

    def open_moment(self, s: MedioevoState, key: str) -> None:
        """6.SELL.03"""
        if announce(s, DealMade(s.from_active())):
            s.tell(key, {**self.told(s), "florins": self.total(s)}, "6.SELL.03")


def deal_of(s: MedioevoState) -> Deal | None:
    """The deal that is agreed and not yet settled."""
    for frame in s.running():
        if isinstance(frame, Deal):
            return frame
    return None
