"""Each player rolls a die and gains, or loses, that many treasury points: boom and plague."""

from typing import ClassVar

from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.throw import Throw
from aevum.games.charlemagne.rules.tables import SEATS


class TreasuryDice(Frame[CharlemagneState]):
    """The phasing player first (7.3)."""

    steps: ClassVar[tuple[str, ...]] = ("first", "first_pays", "second", "second_pays")

    def __init__(self, gain: bool = True) -> None:
        super().__init__()
        self.gain = gain

    def run(self, s: CharlemagneState) -> None:
        step = self.step
        die = s.result
        seat = s.phasing if step in ("first", "first_pays") else 1 - s.phasing
        self.next(s)
        if step not in ("first", "second"):
            self._pay(s, seat, die)
        elif self.gain:
            s.push(Throw("boom-roll", "T2.EV04", seat))
        else:
            s.push(Throw("plague-treasury-roll", "T2.1.1", seat))

    def _pay(self, s: CharlemagneState, seat: int, points: int) -> None:
        told: dict[str, object] = {"seat": SEATS[seat], "points": points}
        if self.gain:
            s.treasury[seat] += points
            s.tell("boom", told, "T2.EV04")
        else:
            # How much there was to lose is nobody else's business (1.4): only the die is told.
            s.treasury[seat] = max(0, s.treasury[seat] - points)
            s.tell("plague-treasury", told, "T2.1.1")
