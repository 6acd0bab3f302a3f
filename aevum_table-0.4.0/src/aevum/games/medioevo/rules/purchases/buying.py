"""One purchase: florins, then the points for its design, then the thing (4.BLD.04)."""

from typing import ClassVar

from aevum.engine.ask import Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules.layout import of_branch
from aevum.games.medioevo.rules.money import pay, receive
from aevum.games.medioevo.rules.purchases.behind import BUILDING, FLORINS, GROUP, KIND, LEVEL, SEAT
from aevum.games.medioevo.rules.purchases.constructing import construction
from aevum.games.medioevo.rules.purchases.discounts import use_up
from aevum.games.medioevo.rules.purchases.goods import deliver, designed, unfit, ware_of
from aevum.games.medioevo.rules.purchases.ordering import ORDERS, row_of
from aevum.games.medioevo.rules.purchases.shopper import Shopper
from aevum.games.medioevo.rules.purchases.wares import Ware
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.technologies import BRANCH
from aevum.games.medioevo.rules.uses.pay import PAID
from aevum.games.medioevo.rules.uses.pay_use import PayUse


def buy(s: MedioevoState, seat: int, option: Option) -> None:
    """Carry out an option of `goods.option_of` that is legal."""
    ware = ware_of(s, seat, option)
    hidden = ware.key in ORDERS
    pay(s, seat, ware.florins)
    if hidden:
        s.behind.append(row_of(seat, ware))
    if ware.technology != NOBODY:
        s.push(Ordering(seat, ware) if hidden else Buying(seat, ware))
    elif not hidden:
        deliver(s, seat, ware)


class Designing(Frame[MedioevoState]):
    """Florins are laid down, and the points are due; what they are for tells the subclass.

    The florins come first, so that none of them is spent on points by mistake; they come back where the
    points do not come together.
    """

    abstract: ClassVar[bool] = True
    steps: ClassVar[tuple[str, ...]] = ("design", "have")

    def __init__(self, seat: int = 0, ware: Ware | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.florins = ware.florins if ware is not None else 0
        self.technology = ware.technology if ware is not None else 0
        self.points = ware.points if ware is not None else 0

    def run(self, s: MedioevoState) -> None:
        if self.step == "design":
            self.next(s)
            s.push(PayUse(self.seat, self.technology, self.points))
        elif s.result == PAID:
            self.have(s)
        else:
            self.give_up(s)

    def have(self, s: MedioevoState) -> None:
        """All is paid."""
        raise NotImplementedError

    def give_up(self, s: MedioevoState) -> None:
        receive(s, self.seat, self.florins)
        s.pop()


class Buying(Designing):
    """`key` and `numbers` are those of the ware."""

    def __init__(self, seat: int = 0, ware: Ware | None = None) -> None:
        super().__init__(seat, ware)
        self.key = ware.key if ware is not None else ""
        self.numbers: list[int] = ware.numbers() if ware is not None else []

    def have(self, s: MedioevoState) -> None:
        ware = designed(s, self.seat, self.key, self.numbers)
        if unfit(s, Shopper(s, self.seat), ware) is not None:
            # A card in answer to the cards that paid has changed the board: nothing is lost.
            s.store[of_branch(self.seat, BRANCH[self.technology])] += self.points
            self.give_up(s)
            return
        s.pop()
        # An Architect may have come while the points were paid (K.CARD.24).
        receive(s, self.seat, max(0, self.florins - ware.florins))
        deliver(s, self.seat, ware)


class Ordering(Designing):
    """W.DEPL.01: what it is lies behind the screen already, as the last row of the seat."""

    def _row(self, s: MedioevoState) -> int:
        return max([at for at in range(len(s.behind)) if s.behind[at][SEAT] == self.seat])

    def have(self, s: MedioevoState) -> None:
        row = s.behind[self._row(s)]
        if row[GROUP] == BUILDING:
            # An Architect may have come while the points were paid (K.CARD.24).
            florins = construction(s, self.seat, row[KIND], row[LEVEL], NOBODY).florins
            receive(s, self.seat, max(0, self.florins - florins))
            s.behind[self._row(s)] = [*row[:FLORINS], min(self.florins, florins)]
            use_up(s, self.seat)
        s.pop()

    def give_up(self, s: MedioevoState) -> None:
        del s.behind[self._row(s)]
        receive(s, self.seat, self.florins)
        s.pop()
