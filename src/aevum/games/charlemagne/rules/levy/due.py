"""What a region owes (11.1, 11.2, 11.3)."""

from typing import Final

from aevum.games.charlemagne.rules.counters import KINDS
from aevum.games.charlemagne.rules.ground import burgs_of
from aevum.games.charlemagne.rules.regions import LEVY, LEVY_COUNT
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import NOBODY
from aevum.kit.tables import index

_KINDS: Final[list[list[int]]] = [
    [index(KINDS, name, "regions.csv: levy") for name in names] for names in LEVY
]


def levy_kinds(region: int) -> list[int]:
    """The kinds of units that the levy of a region can give."""
    return _KINDS[region]


def levy_of(s: CharlemagneState, region: int) -> list[int]:
    """The kinds of the units that a region owes now, one entry a unit."""
    if all(s.side_in(hex) not in (s.control[region], NOBODY) for hex in burgs_of(s, region)):
        return []  # 11.2.b: every burg is held by the enemy or pillaged
    kinds = _KINDS[region]
    owed = [kinds[at % len(kinds)] for at in range(LEVY_COUNT[region])]
    return owed * 2 if s.levy_doubled else owed  # 11.3.a
