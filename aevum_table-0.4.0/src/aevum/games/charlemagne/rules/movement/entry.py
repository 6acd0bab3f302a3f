"""A land force comes into a hex (12.4): neutrality is violated, fleets leave, lone leaders are caught."""

from typing import ClassVar

from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.control.violation import violate, violates
from aevum.games.charlemagne.rules.counters import is_leader
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.leaders import eliminate
from aevum.games.charlemagne.rules.ports import FleetsLeave
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import NEUTRAL, NOBODY


class Enter(Frame[CharlemagneState]):
    """Pieces of a player go from where they are into a hex without land units of others."""

    steps: ClassVar[tuple[str, ...]] = ("neutrality", "fleets", "go")

    def __init__(self, seat: int = 0, hex: int = 0, pieces: list[int] | None = None) -> None:
        super().__init__()
        self.seat = seat
        self.hex = hex
        self.pieces: list[int] = pieces[:] if pieces is not None else []

    def run(self, s: CharlemagneState) -> None:
        step = self.step
        if step == "go":
            for piece in self.pieces:
                s.put(piece, self.hex)
            catch_leaders(s, self.seat, self.hex)
        self.next(s)
        if step == "neutrality" and self._violates(s):
            violate(s, self.seat, LAND.region[self.hex])
        elif step == "fleets" and s.side_in(self.hex) not in (self.seat, NOBODY):
            # 13.7.b
            s.push(FleetsLeave(self.hex))

    def _violates(self, s: CharlemagneState) -> bool:
        # C66: who drives neutral fleets out of their port violates the region from inside it too.
        drives = s.side_in(self.hex) == NEUTRAL
        return drives or violates(s, self.seat, self.hex, s.at[self.pieces[0]])


def catch_leaders(s: CharlemagneState, seat: int, hex: int) -> None:
    """12.4.c"""
    for piece in [p for p in s.pieces(hex) if is_leader(p) and s.side_of(p) == 1 - seat]:
        eliminate(s, piece, "12.4.c")
