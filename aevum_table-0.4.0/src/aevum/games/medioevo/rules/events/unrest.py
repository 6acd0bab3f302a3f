"""Who rebels against the taxes of the turn before (2.REB)."""

from typing import ClassVar

from aevum.engine.state import Frame
from aevum.games.medioevo.rules.deeds import REBELLED, record
from aevum.games.medioevo.rules.events.deck import tolerated
from aevum.games.medioevo.rules.events.rebellion import Rebellion, rebels_at_home
from aevum.games.medioevo.rules.events.rebellions import honour_lost, rebellions
from aevum.games.medioevo.rules.honour import award
from aevum.games.medioevo.rules.state import MedioevoState


class Unrest(Frame[MedioevoState]):
    """In turn order each seat loses its honour points, and then suffers one rebellion after the other."""

    steps: ClassVar[tuple[str, ...]] = ("read", "seat", "rebel")

    def __init__(self) -> None:
        super().__init__()
        self.level = 0
        self.at = -1
        """The place in turn order of who is looked at."""
        self.left = 0
        """Rebellions that are still to come to this seat."""

    def run(self, s: MedioevoState) -> None:
        if self.step == "read":
            self.level = tolerated(s)
            s.revealed += 1
            s.tell("tolerated", {"florins": self.level}, "2.REB.01")
            self.next(s)
        elif self.step == "seat":
            self.at += 1
            if self.at >= len(s.order) or s.over:
                s.pop()
                return
            self._count(s, s.order[self.at])
            self.next(s)
        elif self.left > 0 and not s.over and self.at < len(s.order):
            self.left -= 1
            record(s, s.order[self.at], REBELLED)
            s.push(Rebellion(s.order[self.at], False))
        else:
            self.step = "seat"

    def _count(self, s: MedioevoState, seat: int) -> None:
        self.left = rebellions(s.tax[seat], self.level)
        if self.left == 0:
            return
        told: dict[str, object] = {"seat": s.seats[seat], "florins": s.tax[seat], "count": self.left}
        s.tell("rebellions", told, "2.REB.02")
        # 2.REB.03: those that come now do not count against each other.
        award(s, seat, honour_lost(self.left, rebels_at_home(s, seat)), "further-rebellion", "2.REB.03")
