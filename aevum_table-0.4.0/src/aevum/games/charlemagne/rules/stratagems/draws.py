"""Drawing markers from the container (8.0); a leader is placed at once (8.3, 20.1)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.counters import LEADERS, UNITS
from aevum.games.charlemagne.rules.ground import friendly_forces
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.markers import CUP, IN_PLAY, LEADER, MARKER, NAMES, leader_of
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.hand import HAND_LIMIT, NO_MARKER
from aevum.games.charlemagne.rules.stratagems.orders import lapse
from aevum.games.charlemagne.rules.stratagems.returning import give_back, returns
from aevum.games.charlemagne.rules.tables import SEATS
from aevum.games.charlemagne.rules.under_way import UnderWay

KEEP: Final = Option("pass", None, "8.2.b")


class Draws(Frame[CharlemagneState]):
    """A player draws some markers."""

    steps: ClassVar[tuple[str, ...]] = ("draw", "leader", "return")

    def __init__(self, seat: int = 0, count: int = 0, rule: str = "") -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.rule = rule
        self.marker = NO_MARKER

    def run(self, s: CharlemagneState) -> None:
        if self.step == "leader":
            s.ask(self.seat, "place-leader", "20.1", {"leader": self._name()})
            return
        if self.step == "return":
            self._too_many(s)
            return
        cup = [marker for marker, holder in enumerate(s.holder) if holder == CUP]
        if self.count and not cup:
            s.tell("container-empty", {"seat": SEATS[self.seat]}, "8.2.a")
            self.count = 0
        if not self.count:
            self.step = "return"
            return
        self.count -= 1
        marker = cup[s.roll("draw", len(cup), 1, self.rule, None, {"seat": SEATS[self.seat]}, to=0)[0] - 1]
        if MARKER[marker] == LEADER:
            self.marker = marker
            self._comes(s)
        else:
            s.holder[marker] = self.seat
            s.tell("marker-drawn", {"seat": SEATS[self.seat]}, self.rule)
            # 1.4: he alone learns what it is.
            s.tell("marker-is", {"marker": NAMES[MARKER[marker]]}, self.rule, to=1 << self.seat)
            lapse(s, self.seat, MARKER[marker], self.rule)

    def _too_many(self, s: CharlemagneState) -> None:
        """8.2.b"""
        if s.holder.count(self.seat) <= HAND_LIMIT:
            s.pop()
            return
        # Whether all his markers are alike is his secret.
        s.ask(self.seat, "return-marker", "8.2.b", guarded=True)

    def _name(self) -> str:
        return LEADERS[leader_of(self.marker, self.seat) - UNITS]

    def _comes(self, s: CharlemagneState) -> None:
        """No window opens: Treachery cannot answer a Leader (T10.SM14.b)."""
        told: dict[str, object] = {"seat": SEATS[self.seat], "leader": self._name()}
        s.tell("leader-drawn", told, "T10.SM08")
        if self._forces(s):
            s.holder[self.marker] = IN_PLAY
            self.step = "leader"
        else:
            s.tell("leader-nowhere", told, "20.1")  # C20

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        if self.step == "return":
            # Who has played one unasked meanwhile (T10.SM04) has not too many.
            return returns(s, ask.seat, "8.2.b") if s.holder.count(ask.seat) > HAND_LIMIT else [KEEP]
        return [Option("stand", {"place": LAND.names[hex]}, "20.1") for hex in self._forces(s)]

    def _forces(self, s: CharlemagneState) -> list[int]:
        """T10.SM08: any friendly force, fleets at sea too; those under way would leave him behind (C70)."""
        sailing = [frame.hex for frame in s.frames if isinstance(frame, UnderWay) and frame.seat == self.seat]
        at_sea = [hex for hex in s.here if LAND.sea[hex] and s.side_in(hex) == self.seat]
        return sorted([*friendly_forces(s, self.seat), *[hex for hex in at_sea if hex not in sailing]])

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        if self.step == "return":
            if option.key == "return":
                give_back(s, ask.seat, option)
            return
        place = str(option.args["place"])
        leader = leader_of(self.marker, self.seat)
        s.put(leader, LAND.number(place))
        s.lead[leader - UNITS] = self.seat
        told: dict[str, object] = {"seat": SEATS[self.seat], "leader": self._name(), "place": place}
        s.tell("leader-placed", told, "20.1")
        self.step = "draw"
