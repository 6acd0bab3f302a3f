"""Hands of stratagem markers: who holds what, playing one, putting it back (14.0)."""

from typing import Final

from aevum.games.charlemagne.rules.markers import CUP, MARKER, NAMES, SHOWN
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import SEATS, parameter

NO_MARKER: Final = -1
"""Instead of the number of one."""


def hand(s: CharlemagneState, seat: int) -> list[int]:
    """The markers in a hand, in order."""
    return [marker for marker, holder in enumerate(s.holder) if holder == seat]


HAND_LIMIT: Final = parameter("hand-limit")
"""8.2.b"""


def hand_full(s: CharlemagneState, seat: int) -> bool:
    return s.holder.count(seat) >= HAND_LIMIT


def holds(s: CharlemagneState, seat: int, kind: int) -> bool:
    return held(s, seat, kind) != NO_MARKER


def held(s: CharlemagneState, seat: int, kind: int) -> int:
    """A marker of this kind in a hand, NO_MARKER where there is none; those of a kind are alike."""
    for marker, holder in enumerate(s.holder):
        if holder == seat and MARKER[marker] == kind:
            return marker
    return NO_MARKER


def might_hold(s: CharlemagneState, seat: int) -> bool:
    """Whether the seat might hold any given marker, as far as the other knows: it holds something."""
    return seat in s.holder


def show(s: CharlemagneState, seat: int, marker: int, rule: str) -> None:
    """Lay a marker open, which costs no points (14.1). `Shown` asks for Treachery; after the effect it is
    `put_back` (AMB-18)."""
    s.holder[marker] = SHOWN
    s.revealed += 1
    s.tell("marker-shown", {"seat": SEATS[seat], "marker": NAMES[MARKER[marker]]}, rule)


def put_back(s: CharlemagneState, marker: int) -> None:
    """Into the container (14.4.a); every draw is from all that is there, so nothing need be shuffled."""
    s.holder[marker] = CUP
