"""What a region owes (11.1, 11.2, 11.3)."""

from typing import Final

from aevum.games.charlemagne.rules.borders import BESIDE
from aevum.games.charlemagne.rules.counters import KINDS
from aevum.games.charlemagne.rules.ground import burgs_of
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import AUSTRASIA, FRANKISH, GROUP, LEVY, LEVY_COUNT
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import EMPIRE, NOBODY, TRIBAL, parameter
from aevum.kit.tables import index

LANTWERI: Final = parameter("lantweri")
FEAR: Final = parameter("fear")
FEARED: Final = parameter("feared")
_KINDS: Final[list[list[int]]] = [
    [index(KINDS, name, "regions.csv: levy") for name in names] for names in LEVY
]


def levy_kinds(region: int) -> list[int]:
    """The kinds of units that the levy of a region can give."""
    return _KINDS[region]


def invaded(s: CharlemagneState, region: int) -> bool:
    """11.1.c: whether Tribal land units stand in a region of the Franks that the Empire controls."""
    if s.control[region] != EMPIRE or not (region == AUSTRASIA or GROUP[region] == FRANKISH):
        return False
    return any(s.land_side(hex) == TRIBAL for hex in LAND.hexes[region] if hex in s.here)


def alarmed(s: CharlemagneState, region: int) -> bool:
    """11.1.d: whether a Tribal region borders on an Empire that has grown too large for its neighbours."""
    if s.control[region] != TRIBAL or s.control.count(EMPIRE) <= FEARED:
        return False
    return any(s.control[other] == EMPIRE for other in BESIDE[region])


def levy_of(s: CharlemagneState, region: int) -> list[int]:
    """The kinds of the units that a region owes now, one entry a unit."""
    if all(s.side_in(hex) not in (s.control[region], NOBODY) for hex in burgs_of(s, region)):
        return []  # 11.2.b: every burg is held by the enemy or pillaged
    kinds = _KINDS[region]
    owed = [kinds[at % len(kinds)] for at in range(LEVY_COUNT[region])]
    if invaded(s, region):
        owed += [kinds[-1]] * LANTWERI
    if alarmed(s, region):
        owed += [kinds[-1]] * FEAR
    return owed * 2 if s.levy_doubled else owed  # 11.3.a
