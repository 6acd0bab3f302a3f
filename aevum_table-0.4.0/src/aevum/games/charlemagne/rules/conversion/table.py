"""The conversion table (T6) and its differential, pure; religion matters elsewhere too (16.2)."""

from typing import Final

from aevum.engine.event import Modifier, note
from aevum.games.charlemagne.rules.ground import holds_all_burgs
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import CHRISTIAN, EMPIRE, MUSLIM, TRIBAL, matrix, parameter

_TABLE: Final = matrix("conversion")
COLUMNS: Final = len(_TABLE[0])
BURGS: Final = parameter("conversion-burgs")
OF_MUSLIMS: Final = parameter("conversion-muslim")
OF_CHRISTIANS: Final = parameter("conversion-christian")
RAGNAROK: Final = parameter("conversion-ragnarok")
MISSIONARY: Final = parameter("missionary")


def column(differential: int) -> int:
    """T6.differential"""
    return max(0, min(differential, COLUMNS - 1))


def result(die: int, differential: int) -> str:
    """C, R, C+R or a dash."""
    return _TABLE[die - 1][column(differential)]


def preached(own: int, against: int, ragnaroks: int, items: list[Modifier] | None) -> int:
    """What the markers that stand add to the differential, those of both sides (T6.differential)."""
    total = note(items, own * MISSIONARY, "missionaries", "T10.SM10")
    if against:
        total += note(items, -against * MISSIONARY, "missionaries-against", "T10.SM10")
    if ragnaroks:
        total += note(items, ragnaroks * RAGNAROK, "ragnarok-against", "T6.ragnarok")
    return total


def modifiers(s: CharlemagneState, seat: int, region: int, items: list[Modifier] | None) -> int:
    """What the state of things adds to the differential; the markers come on top (`preached`)."""
    total = 0
    if holds_all_burgs(s, region, seat):
        total += note(items, BURGS, "all-burgs", "T6.burgs")
    if seat == EMPIRE and s.faith[region] == MUSLIM:
        total += note(items, OF_MUSLIMS, "muslim-region", "T6.muslim")
    if seat == TRIBAL and s.faith[region] == CHRISTIAN:
        total += note(items, OF_CHRISTIANS, "christian-faith", "T6.christian")
    return total
