"""A marker lies open, and the opponent may answer with Treachery before it works (T10.SM14, 14.3.a)."""

from typing import ClassVar, Final

from aevum.engine.ask import Option
from aevum.engine.window import Window
from aevum.games.charlemagne.rules.markers import MARKER, NAMES, TREACHERY
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.hand import NO_MARKER, held, holds, might_hold, put_back, show
from aevum.games.charlemagne.rules.tables import SEATS

CANCELLED: Final = 0
STANDS: Final = 1
"""What the frame below finds in `s.result`."""


class Shown(Window[CharlemagneState]):
    """Of a marker that `hand.show` laid open. Cancelled, it is in the container already."""

    trigger: ClassVar[str] = "treachery"
    rule: ClassVar[str] = "T10.SM14"

    def __init__(self, marker: int = NO_MARKER, seat: int = 0) -> None:
        super().__init__()
        self.marker = marker
        self.seat = seat
        """Who showed it."""
        self.answer_marker = NO_MARKER
        """The Treachery that lies open against it."""
        self.order = [1 - seat]

    def could(self, s: CharlemagneState, seat: int) -> bool:
        return might_hold(s, seat)

    def prompt(self, s: CharlemagneState) -> dict[str, object]:
        return {"marker": NAMES[MARKER[self.marker]], "seat": SEATS[self.seat]}

    def responses(self, s: CharlemagneState, seat: int) -> list[Option]:
        if not holds(s, seat, TREACHERY):
            return []
        return [Option("play", {"marker": NAMES[TREACHERY]}, "T10.SM14")]

    def respond(self, s: CharlemagneState, seat: int, option: Option) -> None:
        self.answer_marker = held(s, seat, TREACHERY)
        show(s, seat, self.answer_marker, "T10.SM14")
        s.push(Shown(self.answer_marker, seat))  # T10.SM14.a

    def run(self, s: CharlemagneState) -> None:
        if self.answer_marker != NO_MARKER:
            answer, self.answer_marker = self.answer_marker, NO_MARKER
            if s.result == STANDS:
                put_back(s, answer)
                put_back(s, self.marker)
                s.tell(
                    "marker-cancelled",
                    {"seat": SEATS[self.seat], "marker": NAMES[MARKER[self.marker]]},
                    "T10.SM14",
                )
                s.pop(CANCELLED)
                return
        super().run(s)

    def report(self, s: CharlemagneState) -> int:
        return STANDS
