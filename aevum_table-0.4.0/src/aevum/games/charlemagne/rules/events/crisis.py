"""Historical crisis (T2.EV02)."""

from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.stratagems.hand import hand, put_back
from aevum.games.charlemagne.rules.tables import SEATS


def crisis(s: CharlemagneState) -> None:
    """AMB-1: hands only; leaders in play and an Augustus on one of them stay."""
    for seat in (s.phasing, 1 - s.phasing):
        lost = hand(s, seat)
        for marker in lost:
            put_back(s, marker)
        s.tell("markers-returned", {"seat": SEATS[seat], "count": len(lost)}, "T2.EV02")
