"""Who goes with a force (12.2): all that are ready, but for those left behind; settled before the roll."""

from typing import ClassVar

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.counters import IS_FLEET
from aevum.games.charlemagne.rules.groups import leaders_of, picked, units_of
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.operations.force import Operation
from aevum.games.charlemagne.rules.state import CharlemagneState


def ready(s: CharlemagneState, seat: int, hex: int) -> list[int]:
    """12.1: the land units and leaders of a player in a hex that were not activated in this phase.

    Those of the Empire are of any regions (3.6.a); Tribal ones of one, for no others share the hex (12.2.c).
    """
    if LAND.sea[hex]:
        return []
    return [
        piece
        for piece in s.pieces(hex)
        if not IS_FLEET[piece] and s.side_of(piece) == seat and piece not in s.acted
    ]


class Gathering(Frame[CharlemagneState]):
    steps: ClassVar[tuple[str, ...]] = ("begin", "choose")

    def __init__(self, seat: int = 0, hex: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.hex = hex
        self.pieces: list[int] = []

    def run(self, s: CharlemagneState) -> None:
        if self.step == "begin":
            self.pieces = ready(s, self.seat, self.hex)
            self.next(s)
        else:
            s.ask(self.seat, "gather", "12.2.a", {"place": LAND.names[self.hex]})

    def candidates(self, s: CharlemagneState, ask: Ask) -> list[Option]:
        return [
            Option("set-out", None, "12.2.a"),
            *units_of(self.pieces, "leave", "12.2.a"),
            *leaders_of(self.pieces, "leave-leader", "12.2.a"),
        ]

    def check(self, s: CharlemagneState, ask: Ask, option: Option) -> Refusal | None:
        if option.key != "set-out" and len(self.pieces) == 1:
            return Refusal("last-of-force", {"place": LAND.names[self.hex]}, "12.2.a")
        return None

    def answer(self, s: CharlemagneState, ask: Ask, option: Option) -> None:
        if option.key == "set-out":
            s.pop()
            s.push(Operation(self.seat, self.hex, self.pieces))
        else:
            self.pieces.remove(picked(self.pieces, option))
