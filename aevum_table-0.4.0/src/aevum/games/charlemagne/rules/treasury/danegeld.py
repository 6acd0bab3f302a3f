"""Danegeld (10.6): what Tribal ships on the coasts cost an Empire without as many."""

from typing import Final

from aevum.games.charlemagne.rules.ground import fleets
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import EMPIRE, SEATS, TRIBAL, parameter

GELD: Final = parameter("danegeld")


def owed(s: CharlemagneState) -> int:
    return GELD * max(0, fleets(s, TRIBAL) - fleets(s, EMPIRE))


def pay(s: CharlemagneState) -> None:
    """10.6.b: no more than there is; what was paid is seen (C25)."""
    due = owed(s)
    if not due:
        return
    paid = min(due, s.treasury[EMPIRE])
    s.treasury[EMPIRE] -= paid
    s.treasury[TRIBAL] += paid
    s.tell("danegeld", {"seat": SEATS[EMPIRE], "count": paid, "owed": due}, "10.6.a")
