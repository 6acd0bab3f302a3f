"""The Stratagem Phase (8.0)."""

from typing import ClassVar, Final

from aevum.engine.ask import Option
from aevum.engine.event import Modifier, note
from aevum.engine.state import Frame
from aevum.engine.window import Window
from aevum.games.charlemagne.rules.counters import CHARLEMAGNE, UNITS
from aevum.games.charlemagne.rules.markers import NAMES, RAGNAROK
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.draws import Draws
from aevum.games.charlemagne.rules.stratagems.hand import held, holds, might_hold, put_back
from aevum.games.charlemagne.rules.tables import EMPIRE, NOBODY, SEATS, parameter

EACH_TURN: Final = parameter("draw-each-turn")
CIVILIZATION: Final = parameter("civilization-draw")
AUGUSTUS: Final = parameter("draw-augustus")
AUGUSTUS_CHARLEMAGNE: Final = parameter("draw-augustus-charlemagne")


def draws_of(s: CharlemagneState, seat: int, items: list[Modifier] | None) -> int:
    """8.1; what Augustus brings is T10.SM01.a, what a civilization marker brings here is of 15.3."""
    count = note(items, EACH_TURN, "draw-each-turn", "8.1.a")
    courts = sum(1 for hex in s.civilized if s.land_side(hex) == seat)
    if courts:
        # For every three, counted as begun.
        count += note(items, -(-courts // CIVILIZATION), "draw-civilization", "8.1.b")
    bearer = s.augustus
    if bearer != NOBODY and s.lead[bearer - UNITS] == seat:
        more = AUGUSTUS_CHARLEMAGNE if bearer == CHARLEMAGNE else AUGUSTUS
        count += note(items, more, "draw-augustus", "8.1.c")
    return count


class StratagemPhase(Frame[CharlemagneState]):
    steps: ClassVar[tuple[str, ...]] = ("draw", "ragnarok")

    def run(self, s: CharlemagneState) -> None:
        step = self.step
        self.next(s)
        if step == "ragnarok":
            # After the draw, so that one just drawn may go back as well (C21).
            if s.phasing == EMPIRE:
                s.push(ReturnRagnarok())
            return
        items: list[Modifier] = []
        count = draws_of(s, s.phasing, items)
        s.tell("stratagem-draws", {"seat": SEATS[s.phasing], "count": count}, "8.1.a", modifiers=items)
        s.push(Draws(s.phasing, count, "8.1.a"))


class ReturnRagnarok(Window[CharlemagneState]):
    """The Empire cannot play it, but may put it back (14.4.b)."""

    trigger: ClassVar[str] = "ragnarok"
    rule: ClassVar[str] = "14.4.b"

    def __init__(self) -> None:
        super().__init__()
        self.order = [EMPIRE]
        self.returned = False

    def could(self, s: CharlemagneState, seat: int) -> bool:
        return not self.returned and might_hold(s, seat)

    def responses(self, s: CharlemagneState, seat: int) -> list[Option]:
        if not holds(s, seat, RAGNAROK):
            return []
        return [Option("return", {"marker": NAMES[RAGNAROK]}, "14.4.b")]

    def respond(self, s: CharlemagneState, seat: int, option: Option) -> None:
        put_back(s, held(s, seat, RAGNAROK))
        self.returned = True
        s.revealed += 1
        s.tell("marker-returned", {"seat": SEATS[seat], "marker": NAMES[RAGNAROK]}, "14.4.b")
