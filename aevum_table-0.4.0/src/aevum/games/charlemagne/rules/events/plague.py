"""Plague (T2.EV06, T2.1)."""

from typing import ClassVar, Final

from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.events.plague_losses import PlagueLosses
from aevum.games.charlemagne.rules.events.treasuries import TreasuryDice
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.throw import Throw
from aevum.games.charlemagne.rules.tables import NEUTRAL, parameter

LEAST: Final = parameter("plague-least")


class Plague(Frame[CharlemagneState]):
    """All of it happens now, so that nothing carries over (T2.1.4)."""

    steps: ClassVar[tuple[str, ...]] = ("treasuries", "roll", "read", "losses")

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        """The region that is rolled for; then how many losses have been taken."""
        self.struck: list[int] = []

    def run(self, s: CharlemagneState) -> None:
        match self.step:
            case "treasuries":
                self.next(s)
                s.push(TreasuryDice(False))
            case "roll":
                self.next(s)
                s.push(Throw("plague-roll", "T2.1.2", s.phasing, 1, REGIONS[self.at]))
            case "read":
                if s.result >= LEAST:
                    self.struck.append(self.at)
                    s.tell("plague-strikes", {"region": REGIONS[self.at]}, "T2.1.2")
                self.at += 1
                self.step = "roll"
                if self.at == len(REGIONS):
                    self.at = 0
                    self.step = "losses"
            case _:
                self._losses(s)

    def _losses(self, s: CharlemagneState) -> None:
        """T2.1.3; 7.3: the phasing player first, and after both players the neutrals."""
        sides = (s.phasing, 1 - s.phasing, NEUTRAL)
        if self.at == len(self.struck) * len(sides):
            s.pop()
            return
        region = self.struck[self.at // len(sides)]
        side = sides[self.at % len(sides)]
        self.at += 1
        s.push(PlagueLosses(region, side))
