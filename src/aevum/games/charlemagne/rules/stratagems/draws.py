"""Drawing markers from the container (8.0); a leader is placed at once (8.3, 20.1)."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.counters import LEADERS, UNITS
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.markers import CUP, IN_PLAY, LEADER, MARKER, NAMES, leader_of
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.hand import put_back
from aevum.games.charlemagne.rules.tables import SEATS


class Draws(Frame[CharlemagneState]):
    """A player draws some markers."""

    __slots__ = ("count", "marker", "rule", "seat")

    steps: ClassVar[tuple[str, ...]] = ("draw", "leader")
    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "rule", "marker")

    def __init__(self, seat: int = 0, count: int = 0, rule: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.rule = rule
        self.marker = -1

    def run(self, s: CharlemagneState) -> None:
        if self.step == "leader":
            s.ask(self.seat, "place-leader", "20.1", {"leader": LEADERS[leader_of(self.marker) - UNITS]})
            return
        cup = [marker for marker, holder in enumerate(s.holder) if holder == CUP]
        if self.count and not cup:
            s.tell("container-empty", {"seat": SEATS[self.seat]}, "8.2")
            self.count = 0
        if not self.count:
            s.pop()
            return
        self.count -= 1
        marker = cup[s.roll("draw", len(cup), 1, self.rule, None, {"seat": SEATS[self.seat]}, to=0)[0] - 1]
        if MARKER[marker] == LEADER:
            self._leader(s, marker)
        else:
            s.holder[marker] = self.seat
            told: dict[str, object] = {"seat": SEATS[self.seat], "marker": NAMES[MARKER[marker]]}
            s.tell("marker-drawn", told, self.rule, to=1 << self.seat)
            s.tell("marker-drawn-unseen", {"seat": SEATS[self.seat]}, self.rule, to=1 << (1 - self.seat))

    def _leader(self, s: CharlemagneState, marker: int) -> None:
        leader = leader_of(marker)
        told: dict[str, object] = {"seat": SEATS[self.seat], "leader": LEADERS[leader - UNITS]}
        s.tell("leader-drawn", told, "8.3")
        if not friendly_forces(s, self.seat):
            # 20.1: there is no force that he could join.
            s.tell("leader-nowhere", told, "20.1")
            put_back(s, marker)
            return
        self.marker = marker
        s.holder[marker] = IN_PLAY
        s.lead[leader - UNITS] = self.seat
        self.step = "leader"

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        return [Option("stand", {"place": LAND.names[hex]}, "20.1") for hex in friendly_forces(s, self.seat)]

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        place = str(option.args["place"])
        leader = leader_of(self.marker)
        s.put(leader, LAND.number(place))
        told: dict[str, object] = {
            "seat": SEATS[self.seat],
            "leader": LEADERS[leader - UNITS],
            "place": place,
        }
        s.tell("leader-placed", told, "20.1")
        self.marker = -1
        self.step = "draw"


def friendly_forces(s: CharlemagneState, seat: int) -> list[int]:
    """Hexes with units of a player, in order."""
    return sorted(hex for hex in s.here if s.side_in(hex) == seat)
