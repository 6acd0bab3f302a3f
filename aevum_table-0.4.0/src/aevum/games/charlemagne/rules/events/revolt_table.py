"""The revolt table (T3): pure functions, for the rules and for the odds."""

from typing import Final

from aevum.engine.event import Modifier, note
from aevum.games.charlemagne.rules.ground import holds_all_burgs
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import CHRISTIAN, EMPIRE, PACKAGE, parameter
from aevum.kit.tables import rows, whole

_SUCCEEDS: Final[dict[int, bool]] = {
    whole(row, "die", "revolts.csv"): row["result"] == "revolt" for row in rows(PACKAGE, "revolts")
}
_LAST: Final = max(_SUCCEEDS)
BURGS: Final = parameter("revolt-burgs")
FAITHFUL: Final = parameter("revolt-christian")


def modifiers(s: CharlemagneState, region: int, items: list[Modifier] | None = None) -> int:
    """What is added to the die of a region; `items` collects why."""
    if s.control[region] != EMPIRE:
        return 0
    value = 0
    if holds_all_burgs(s, region, EMPIRE):
        value += note(items, BURGS, "revolt-burgs", "T3.burgs")
    if s.faith[region] == CHRISTIAN:
        value += note(items, FAITHFUL, "revolt-christian", "T3.christian")
    return value


def succeeds(total: int) -> bool:
    """Whether a modified die is a revolt (T3.table); more than the table has is its last row."""
    return _SUCCEEDS[min(total, _LAST)]
