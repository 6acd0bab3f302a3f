"""How the use of a card or technology begins: with what it costs."""

from typing import ClassVar

from aevum.engine.ask import Option
from aevum.engine.state import Frame
from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.money import pay
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import RELIGION
from aevum.games.medioevo.rules.technologies import POINTS, TECHNOLOGIES
from aevum.games.medioevo.rules.uses.cards import CARD_NAMES, COST
from aevum.games.medioevo.rules.uses.lent import PROSELYTISM
from aevum.games.medioevo.rules.uses.pay import PAID, Pay
from aevum.games.medioevo.rules.uses.pay_use import PayUse
from aevum.games.medioevo.rules.uses.registry import TECHNIQUES, Beginning
from aevum.games.medioevo.rules.uses.turning import UseCard


class BeginUse(Beginning):
    """What moments call."""

    __slots__ = ()

    def begin(self, s: MedioevoState, seat: int, option: Option) -> None:
        begin_use(s, seat, option)


def begin_use(s: MedioevoState, seat: int, option: Option) -> None:
    """Carry out an option of `offers`."""
    values = [str(value) for value in option.args.values()]
    if "card" in option.args:
        s.push(CardUse(seat, CARD_NAMES.index(values[0]), values[1:]))
    else:
        s.push(TechnologyUse(seat, TECHNOLOGIES.index(values[0]), values[1:]))


class CardUse(Frame[MedioevoState]):
    """The ability of a card: what it costs, then the card itself."""

    steps: ClassVar[tuple[str, ...]] = ("preach", "cost")

    def __init__(self, seat: int = 0, card: int = 0, targets: list[str] | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.targets: list[str] = targets if targets is not None else []

    def run(self, s: MedioevoState) -> None:
        if self.step == "preach":
            self.next(s)
            s.result = PAID
            if s.holder[self.card] != self.seat:
                # B.PURP.3: paid for or not, it is the one time of this turn.
                effects.put(s, effects.PREACHED, self.seat, self.card)
                s.push(Pay(self.seat, RELIGION, POINTS[PROSELYTISM]))
            return
        paid = s.result
        s.pop()
        # Its owner may have turned it meanwhile, in answer to a card that paid.
        if paid != PAID or s.turned[self.card] or s.money[self.seat] < COST[self.card]:
            return
        pay(s, self.seat, COST[self.card])
        s.push(UseCard(self.seat, self.card, self.targets))


class TechnologyUse(Frame[MedioevoState]):
    """The use of a technology: its points, then what it does (B.TECH.01)."""

    steps: ClassVar[tuple[str, ...]] = ("points", "work")

    def __init__(self, seat: int = 0, number: int = 0, targets: list[str] | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.number = number
        self.targets: list[str] = targets if targets is not None else []

    def run(self, s: MedioevoState) -> None:
        technique = TECHNIQUES[self.number]
        if self.step == "points":
            self.next(s)
            points = technique.points(s, self.seat, self.number, self.targets)
            s.push(PayUse(self.seat, self.number, points))
            return
        paid = s.result
        s.pop()
        if paid == PAID and self.targets in technique.uses(s, self.seat):
            told: dict[str, object] = {"seat": s.seats[self.seat]}
            s.tell("technology-used", {**told, "technology": TECHNOLOGIES[self.number]}, "B.TECH.01")
            technique.work(s, self.seat, self.targets)
