"""A force pillages the hex it stands in."""

from bisect import insort
from typing import ClassVar, Final

from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.control.violation import violate, violates
from aevum.games.charlemagne.rules.counters import IS_LAND
from aevum.games.charlemagne.rules.ground import has_burg, in_zone
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.pillage.table import result
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.draws import Draws
from aevum.games.charlemagne.rules.stratagems.throw import Throw
from aevum.games.charlemagne.rules.tables import SEATS, parameter

COST: Final = parameter("pillage-cost")
GAIN_BURG: Final = parameter("pillage-gain-burg")
GAIN_CIVILIZATION: Final = parameter("pillage-gain-civilization")


def refusal(s: CharlemagneState, seat: int, hex: int, pieces: list[int], points: int) -> Refusal | None:
    """Why a force may not pillage where it stands."""
    told: dict[str, object] = {"place": LAND.names[hex]}
    if not any(IS_LAND[piece] for piece in pieces):
        return Refusal("nobody-to-pillage", told, "T4.table")
    if s.control[LAND.region[hex]] == seat:
        return Refusal("own-region", {**told, "region": REGIONS[LAND.region[hex]]}, "15.1")
    if hex in s.pillaged:
        return Refusal("pillaged-already", told, "T4.again")
    if hex in s.raided:
        return Refusal("pillage-tried", told, "12.6.b")
    if in_zone(s, hex, 1 - seat):
        return Refusal("in-enemy-zone", told, "T5.pillage")
    if points < COST:
        return Refusal("too-few-points", {"cost": COST, "points": points}, "T5.pillage")
    return None


class Pillage(Frame[CharlemagneState]):
    """The points are paid already."""

    steps: ClassVar[tuple[str, ...]] = ("violation", "roll", "apply")

    def __init__(self, seat: int = 0, hex: int = -1, strength: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.hex = hex
        self.strength = strength
        """Of the land units as printed (AMB-6)."""

    def run(self, s: CharlemagneState) -> None:
        match self.step:
            case "violation":
                insort(s.raided, self.hex)
                self.next(s)
                if violates(s, self.seat, self.hex):
                    violate(s, self.seat, LAND.region[self.hex])
            case "roll":
                self.next(s)
                s.push(Throw("pillage-roll", "T4.table", self.seat, 1, "", LAND.names[self.hex]))
            case "apply":
                self._apply(s, s.result)

    def _apply(self, s: CharlemagneState, die: int) -> None:
        found = result(die, self.strength)
        told: dict[str, object] = {"seat": SEATS[self.seat], "place": LAND.names[self.hex]}
        code = found.replace("+", "-")
        s.tell("pillage", {**told, "die": die, "strength": self.strength, "code": code}, "T4.table")
        if "P" in found:
            lay_waste(s, self.hex, self.seat)
        s.pop()
        if "R" in found:
            s.push(Draws(1 - self.seat, parameter("reaction-draws"), "T4.R"))


def lay_waste(s: CharlemagneState, hex: int, seat: int) -> None:
    """Put a pillage marker on a hex, with what it brings and what it ends (T4.gain, T4.1)."""
    gain = GAIN_BURG if has_burg(s, hex) else 0
    if hex in s.civilized:
        gain += GAIN_CIVILIZATION
        s.civilized.remove(hex)  # T4.1.1
    if hex in s.burgs:
        s.burgs.remove(hex)
    insort(s.pillaged, hex)  # T4.P
    s.treasury[seat] += gain
    s.tell("laid-waste", {"seat": SEATS[seat], "place": LAND.names[hex], "count": gain}, "T4.gain")
