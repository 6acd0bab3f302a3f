"""Counts and envoys of the king (10.7): what a realm costs that has grown beyond the land of the Franks."""

from typing import Final

from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import EMPIRE, SEATS, parameter

REALM: Final = parameter("realm")
MISSI: Final = parameter("missi")


def upkeep(s: CharlemagneState) -> int:
    return MISSI * max(0, s.control.count(EMPIRE) - REALM)


def send(s: CharlemagneState) -> None:
    """10.7.b: no more than there is."""
    due = upkeep(s)
    if not due:
        return
    paid = min(due, s.treasury[EMPIRE])
    s.treasury[EMPIRE] -= paid
    s.tell("missi", {"seat": SEATS[EMPIRE], "count": paid}, "10.7.a")
