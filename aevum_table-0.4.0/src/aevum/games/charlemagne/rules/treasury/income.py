"""Income (T7.1)."""

from typing import Final

from aevum.engine.event import Modifier, note
from aevum.games.charlemagne.rules.ground import held_burgs
from aevum.games.charlemagne.rules.regions import BYZANTIUM, CORDOBA
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import parameter

BURG: Final = parameter("income-burg")
COINAGE: Final = parameter("income-coinage")
OF_BYZANTIUM: Final = parameter("income-byzantium")
OF_CORDOBA: Final = parameter("income-cordoba")


def income(s: CharlemagneState, seat: int, coinages: int, items: list[Modifier] | None) -> int:
    """What a player's Treasury Phase brings; `coinages`: how often Honest Coinage was played."""
    burgs = len(held_burgs(s, seat))
    total = note(items, burgs * BURG, "income-burgs", "T7.1.burg")
    if coinages:
        total += note(items, burgs * COINAGE * coinages, "income-coinage", "T7.1.coinage")
    if s.control[BYZANTIUM] == seat:
        total += note(items, OF_BYZANTIUM, "income-byzantium", "T7.1.byzantium")
    if s.control[CORDOBA] == seat:
        total += note(items, OF_CORDOBA, "income-cordoba", "T7.1.cordoba")
    return total
