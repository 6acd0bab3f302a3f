"""Markers that are played unasked: Espionage at any time, Augustus in one's own turn, two in their phase."""

from aevum.engine.ask import Option
from aevum.engine.state import Frame
from aevum.games.charlemagne.rules.counters import LEADERS, UNITS, is_leader
from aevum.games.charlemagne.rules.land import ROME
from aevum.games.charlemagne.rules.markers import (
    AUGUSTUS,
    COINAGE,
    ESPIONAGE,
    HEERBANN,
    IN_PLAY,
    MARKER,
    NAMES,
    kind,
)
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.hand import NO_MARKER, hand, held, holds, put_back, show
from aevum.games.charlemagne.rules.stratagems.shown import STANDS, Shown
from aevum.games.charlemagne.rules.tables import NOBODY, SEATS
from aevum.games.charlemagne.rules.unasked.in_phase import LateHeerbann, mint, phase_options


def initiatives_of(s: CharlemagneState, seat: int) -> list[Option]:
    ask = s.ask_of(seat)
    # There it is an answer among the others.
    found = augustus_options(s, seat) if ask is None or ask.key != "activate" else []
    if holds(s, seat, ESPIONAGE):
        found.append(Option("play", {"marker": NAMES[ESPIONAGE]}, "T10.SM04"))
    return [*found, *phase_options(s, seat)]


def augustus_options(s: CharlemagneState, seat: int) -> list[Option]:
    """T10.SM01.d: for each own leader who is in Rome now."""
    if s.phasing != seat or not holds(s, seat, AUGUSTUS):
        return []
    return [
        Option("crown", {"marker": NAMES[AUGUSTUS], "leader": LEADERS[piece - UNITS]}, "T10.SM01")
        for piece in s.pieces(ROME)
        if is_leader(piece) and s.lead[piece - UNITS] == seat
    ]


def take_initiative(s: CharlemagneState, seat: int, option: Option) -> None:
    meant = kind(str(option.args["marker"]))
    marker = held(s, seat, meant)
    show(s, seat, marker, option.rule)
    if meant == HEERBANN:
        s.push(LateHeerbann(marker, seat))
    else:
        leader = UNITS + LEADERS.index(str(option.args["leader"])) if meant == AUGUSTUS else NOBODY
        s.push(Unasked(marker, seat, leader))
    s.push(Shown(marker, seat))


class Unasked(Frame[CharlemagneState]):
    """What such a marker does, once the window for Treachery is closed."""

    def __init__(self, marker: int = NO_MARKER, seat: int = 0, leader: int = NOBODY) -> None:
        super().__init__()
        self.marker = marker
        self.seat = seat
        self.leader = leader

    def run(self, s: CharlemagneState) -> None:
        if s.result != STANDS:
            s.pop()
            return
        if MARKER[self.marker] == AUGUSTUS:
            self._crown(s)
        elif MARKER[self.marker] == COINAGE:
            mint(s, self.seat)
            put_back(s, self.marker)
        else:
            self._spy(s)
        s.pop()

    def _crown(self, s: CharlemagneState) -> None:
        """T10.SM01.e: from now on it goes with him."""
        s.holder[self.marker] = IN_PLAY
        s.augustus = self.leader
        s.tell("crowned", {"seat": SEATS[self.seat], "leader": LEADERS[self.leader - UNITS]}, "T10.SM01")

    def _spy(self, s: CharlemagneState) -> None:
        other = 1 - self.seat
        seen: list[object] = [NAMES[MARKER[marker]] for marker in hand(s, other)]
        put_back(s, self.marker)
        told: dict[str, object] = {"enemy_seat": SEATS[other], "markers": seen, "treasury": s.treasury[other]}
        s.tell("spied", told, "T10.SM04", to=1 << self.seat)
