"""The vassalage table (T8) and its differential, pure: the phase, the odds and the bots all read it here."""

from typing import Final

from aevum.engine.event import Modifier, note
from aevum.games.charlemagne.rules.counters import CHARLEMAGNE, UNITS
from aevum.games.charlemagne.rules.ground import holds_all_burgs
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import BYZANTIUM, FRANKISH, GROUP
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import CHRISTIAN, EMPIRE, MUSLIM, NOBODY, matrix, parameter

_TABLE: Final = matrix("vassalage")
COLUMNS: Final = len(_TABLE[0])
BURGS: Final = parameter("vassalage-burgs")
OF_CHRISTIANS: Final = parameter("vassalage-christian")
OF_MUSLIMS: Final = parameter("vassalage-muslim")
OF_THE_KING: Final = parameter("vassalage-king")
OF_FRANKS: Final = parameter("vassalage-franks")
AGAINST_BYZANTIUM: Final = parameter("vassalage-augustus")

FULL: Final = "V"
CONDITIONAL: Final = "C"
REACTION: Final = "R"


def column(differential: int) -> int:
    """T8.differential"""
    return max(0, min(differential, COLUMNS - 1))


def result(die: int, differential: int) -> str:
    """V, C, R or a dash."""
    return _TABLE[die - 1][column(differential)]


def king_in(s: CharlemagneState, region: int) -> bool:
    at = s.at[CHARLEMAGNE]
    return at >= 0 and LAND.region[at] == region


def modifiers(s: CharlemagneState, seat: int, region: int, items: list[Modifier] | None) -> int:
    """What the state of things adds to the differential; markers come on top."""
    total = 0
    if holds_all_burgs(s, region, seat):
        total += note(items, BURGS, "all-burgs", "T8.burgs")
    if seat == EMPIRE and king_in(s, region):
        total += note(items, OF_THE_KING, "king-in-person", "9.2.h")
    if seat == EMPIRE and GROUP[region] == FRANKISH:
        total += note(items, OF_FRANKS, "fellow-franks", "9.2.i")
    if seat == EMPIRE and s.faith[region] == CHRISTIAN:
        total += note(items, OF_CHRISTIANS, "christian-region", "T8.christian")
    if seat == EMPIRE and s.faith[region] == MUSLIM:
        total += note(items, OF_MUSLIMS, "muslim-region", "T8.muslim")
    if region == BYZANTIUM and s.augustus != NOBODY and s.lead[s.augustus - UNITS] == seat:
        total += note(items, AGAINST_BYZANTIUM, "two-emperors", "T8.augustus")  # T10.SM01.b
    return total
