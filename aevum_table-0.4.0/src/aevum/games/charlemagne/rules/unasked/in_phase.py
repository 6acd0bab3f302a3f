"""Honest Coinage and Heerbann unasked: each is asked for when its phase begins, and may be played until the
phase ends (T10.SM06, T10.SM07, C30)."""

from typing import ClassVar

from aevum.engine.ask import Option
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.ground import held_burgs
from aevum.games.charlemagne.rules.levy.phase import LevyPhase
from aevum.games.charlemagne.rules.markers import COINAGE, HEERBANN, NAMES
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.hand import NO_MARKER, holds, put_back
from aevum.games.charlemagne.rules.stratagems.shown import STANDS
from aevum.games.charlemagne.rules.stratagems.throw import Throw
from aevum.games.charlemagne.rules.tables import SEATS
from aevum.games.charlemagne.rules.treasury.income import COINAGE as FOR_A_BURG
from aevum.games.charlemagne.rules.treasury.provision import Provision
from aevum.games.charlemagne.rules.treasury.spending import Spending


def phase_options(s: CharlemagneState, seat: int) -> list[Option]:
    """What a seat may play now of the two, after the question for it."""
    if s.phasing != seat:
        return []
    found: list[Option] = []
    if holds(s, seat, COINAGE) and _spends(s):
        found.append(Option("play", {"marker": NAMES[COINAGE]}, "T10.SM07"))
    if holds(s, seat, HEERBANN) and levy_of(s) is not None:
        found.append(Option("play", {"marker": NAMES[HEERBANN]}, "T10.SM06"))
    return found


def _spends(s: CharlemagneState) -> bool:
    """Whether a Treasury Phase goes on whose income is counted."""
    for frame in s.frames:
        if isinstance(frame, Provision):
            return True
        if isinstance(frame, Spending):
            return True
    return False


def levy_of(s: CharlemagneState) -> LevyPhase | None:
    """The levy that is being placed."""
    for frame in s.frames:
        if isinstance(frame, LevyPhase) and frame.step == "place":
            return frame
    return None


def mint(s: CharlemagneState, seat: int) -> None:
    """Income is counted already: what Honest Coinage brings comes at once."""
    gain = FOR_A_BURG * len(held_burgs(s, seat))
    s.treasury[seat] += gain
    s.tell("coinage", {"seat": SEATS[seat], "count": gain}, "T7.1.coinage")


class LateHeerbann(Frame[CharlemagneState]):
    """Lies under the window for Treachery; its units come after the levy that is being placed."""

    steps: ClassVar[tuple[str, ...]] = ("shown", "rolled")

    def __init__(self, marker: int = NO_MARKER, seat: int = 0) -> None:
        super().__init__()
        self.marker = marker
        self.seat = seat

    def run(self, s: CharlemagneState) -> None:
        if self.step == "shown":
            if s.result == STANDS:
                self.next(s)
                s.push(Throw("heerbann-roll", "T10.SM06", self.seat))
            else:
                s.pop()
            return
        levy = levy_of(s)
        assert levy is not None
        levy.extra += s.result
        s.tell("heerbann", {"seat": SEATS[self.seat], "count": s.result}, "T10.SM06")
        put_back(s, self.marker)
        s.pop()
