"""Paying for the use of a technology, be it one's own or a neighbour's (B.TECH.01, B.PURP.4)."""

from typing import ClassVar

from aevum.engine.state import Frame
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import RELIGION
from aevum.games.medioevo.rules.technologies import BRANCH, POINTS
from aevum.games.medioevo.rules.uses.mastery import TEMPORAL_POWER
from aevum.games.medioevo.rules.uses.pay import PAID, Pay
from aevum.games.medioevo.rules.uses.points import has


class PayUse(Frame[MedioevoState]):
    """`points` for a use of a technology, after those of Temporal Power where the seat does not own it.

    The frame below finds PAID or UNPAID in `s.result`.
    """

    steps: ClassVar[tuple[str, ...]] = ("borrow", "points", "end")

    def __init__(self, seat: int = 0, number: int = 0, points: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.number = number
        self.points = points

    def run(self, s: MedioevoState) -> None:
        match self.step:
            case "borrow":
                self.next(s)
                s.result = PAID
                if not has(s, self.seat, self.number):
                    s.push(Pay(self.seat, RELIGION, POINTS[TEMPORAL_POWER]))
            case "points":
                if s.result != PAID:
                    s.pop(s.result)
                    return
                self.next(s)
                s.push(Pay(self.seat, BRANCH[self.number], self.points))
            case _:
                s.pop(s.result)
