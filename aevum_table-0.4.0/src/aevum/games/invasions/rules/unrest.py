"""XVI.B, XVI.C Who chooses a victim, and in which Area of an Empire."""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.dice import d2, d10
from aevum.games.invasions.rules.realm.nations import seat_named
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, PACKAGE
from aevum.games.invasions.rules.world.land import NO_AREA
from aevum.games.invasions.rules.world.pieces import seat_of
from aevum.games.invasions.rules.world.world import NOWHERE
from aevum.kit.tables import rows, whole

SELECTORS: Final = ((3, "roman"), (6, "persian"), (8, "goth"), (10, "hun"))
"""XVI.B.1: up to which die."""
WEST: Final = "west"
EAST: Final = "east"

_rows = rows(PACKAGE, "revolt-areas")
TABLE: Final[dict[str, list[str]]] = {half: [""] * 11 for half in (WEST, EAST)}
"""XVI.C.2, XVI.C.3: by half of the map and die."""
for _row in _rows:
    for _die in range(whole(_row, "low", "revolt-areas.csv"), whole(_row, "high", "revolt-areas.csv") + 1):
        if not 0 < _die < 11 or TABLE[_row["half"]][_die]:
            raise BadData(f"revolt-areas.csv: the die {_die} of the {_row['half']} has two rows, or none")
        TABLE[_row["half"]][_die] = _row["area"]
for _half, _areas in TABLE.items():
    if "" in _areas[1:]:
        raise BadData(f"revolt-areas.csv: the die {_areas.index('', 1)} of the {_half} has no row")


def selector(s: InvasionsState, rule: str) -> int:
    """The seat that chooses."""
    die = d10(s, "revolt-selector", rule)[0]
    for most, name in SELECTORS:
        if die <= most:
            return seat_named(s.world, name)
    raise AssertionError(die)


def table_half(s: InvasionsState, nation: int) -> str:
    """XVI.C.1: the half of the map with the capital; XXXVI.B.2: by a D2 where it lies in neither."""
    w = s.world
    at = seat_of(w, nation)
    area = w.land.area[at] if at != NOWHERE else NO_AREA
    half = w.land.area_half[area] if area != NO_AREA else ""
    if half:
        return half
    return WEST if d2(s, "map-half", "XXXVI.B.2", {"people": NATIONS[nation]}) else EAST


def drawn_area(s: InvasionsState, nation: int, areas: list[int], half: str) -> int:
    """XVI.C.4: rolled again until it is one of these; NO_AREA where the table has none of them."""
    w = s.world
    if not any(w.land.areas[area] in TABLE[half] for area in areas):
        return NO_AREA
    while True:
        name = TABLE[half][d10(s, "revolt-area", "XVI.C.1", 1, None, {"people": NATIONS[nation]})[0]]
        area = w.land.areas.index(name)
        if area in areas:
            return area
