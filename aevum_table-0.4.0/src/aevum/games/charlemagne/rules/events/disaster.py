"""Natural disaster (T2.EV07)."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.hand import hand
from aevum.games.charlemagne.rules.stratagems.returning import give_back, returns
from aevum.games.charlemagne.rules.stratagems.throw import Throw
from aevum.games.charlemagne.rules.tables import EMPIRE, NOBODY, SEATS, TRIBAL, parameter

TRIBAL_MOST: Final = parameter("disaster-tribal-most")


class Disaster(Frame[CharlemagneState]):
    """AMB-3: what the victim does not have he does not lose."""

    steps: ClassVar[tuple[str, ...]] = ("roll", "strike", "ruin", "hand")

    def __init__(self) -> None:
        super().__init__()
        self.victim = EMPIRE

    def run(self, s: CharlemagneState) -> None:
        match self.step:
            case "roll":
                self.next(s)
                s.push(Throw("disaster-roll", "T2.EV07", s.phasing))
            case "strike":
                self.victim = TRIBAL if s.result <= TRIBAL_MOST else EMPIRE
                s.tell("disaster-strikes", {"seat": SEATS[self.victim]}, "T2.EV07")
                self.next(s)
            case "ruin":
                if self._ruins(s):
                    s.ask(self.victim, "disaster-ruins", "T2.EV07.a")
                else:
                    self.next(s)
            case _:
                held_markers = hand(s, self.victim)
                if not held_markers:
                    self.next(s)
                    return
                # Whether all his markers are alike is his secret; that the only one goes is not.
                s.ask(self.victim, "return-marker", "T2.EV07.b", guarded=len(held_markers) > 1)

    def _ruins(self, s: CharlemagneState) -> list[Option]:
        """T2.EV07.a: markers that are his, never a printed burg."""
        return [
            Option("ruin-burg", {"place": LAND.names[hex]}, "T2.EV07.a")
            for hex in s.burgs
            if self._owns(s, hex)
        ] + [
            Option("ruin-civilization", {"place": LAND.names[hex]}, "T2.EV07.a")
            for hex in s.civilized
            if self._owns(s, hex)
        ]

    def _owns(self, s: CharlemagneState, hex: int) -> bool:
        """AMB-3: where his units stand, or nobody's in a region that he controls."""
        side = s.side_in(hex)
        return (side if side != NOBODY else s.control[LAND.region[hex]]) == self.victim

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        if self.step == "ruin":
            return self._ruins(s)
        # Who has played his last markers unasked meanwhile (T10.SM04) has none to return.
        return returns(s, ask.seat, "T2.EV07.b") or [Option("pass", None, "T2.EV07.b")]

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        self.next(s)
        told: dict[str, object] = {"seat": SEATS[ask.seat], **option.args}
        match option.key:
            case "ruin-burg":
                s.burgs = _without(s.burgs, option)
                s.tell("burg-ruined", told, "T2.EV07.a")
            case "ruin-civilization":
                s.civilized = _without(s.civilized, option)
                s.tell("civilization-ruined", told, "T2.EV07.a")
            case "return":
                give_back(s, ask.seat, option)


def _without(hexes: list[int], option: Option) -> list[int]:
    gone = LAND.number(str(option.args["place"]))
    return [hex for hex in hexes if hex != gone]
