"""The counters of the box: units in fixed pools (3.3) and the leaders. A piece is a number.

Units stand first, by region and kind, so that those alike follow each other; leaders come after them.
"""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.charlemagne.rules.regions import REGIONS, region
from aevum.games.charlemagne.rules.tables import PACKAGE, line
from aevum.kit.tables import index, rows, whole

MILITIA: Final = 3
FLEET: Final = 4
KINDS: Final = ("field-army", "warriors", "nomads", "militia", "fleet")

_UNITS: Final = {row["unit"]: row for row in rows(PACKAGE, "units")}


def _figure(column: str) -> list[int]:
    return [whole(_UNITS[kind], column, f"units.csv, {kind}") for kind in KINDS]


STRENGTH: Final[list[int]] = _figure("strength")
"""3.2, by kind."""
OPERATIONS: Final[list[int]] = _figure("operations")
HIRE: Final[list[int]] = _figure("hire")
"""T7.2"""
PROVISION: Final[list[int]] = _figure("provision")


def _pool() -> list[list[int]]:
    count = [[0] * len(KINDS) for _ in REGIONS]
    for row in rows(PACKAGE, "pool"):
        where = f"pool.csv, {row['region']}"
        kind = index(KINDS, row["unit"], where)
        count[region(row["region"], where)][kind] += whole(row, "count", where)
    return count


POOL: Final[list[list[int]]] = _pool()
"""How many units of each kind a region has (3.3)."""
_GROUPS: Final = [(r, k) for r in range(len(REGIONS)) for k in range(len(KINDS))]
HOME: Final[list[int]] = [r for r, k in _GROUPS for _ in range(POOL[r][k])]
"""Of each unit, the region whose name it bears (3.1)."""
KIND: Final[list[int]] = [k for r, k in _GROUPS for _ in range(POOL[r][k])]
UNITS: Final = len(HOME)


def _leaders() -> list[str]:
    table = rows(PACKAGE, "leaders")
    for at, row in enumerate(table):
        first = at == 0
        if (row["leader"] == "charlemagne") != first or bool(row["tribal"]) == first:
            raise BadData(f"{line('leaders', at)}: Charlemagne comes first, the others serve either side")
    names = [row["empire"] for row in table] + [row["tribal"] for row in table if row["tribal"]]
    return [name.lower().replace(" ", "-") for name in names]


LEADERS: Final[list[str]] = _leaders()
"""20.5: Charlemagne, then those whom the Leader markers bring to the Empire, then those whom the same
markers bring to the Tribal player."""
PIECES: Final = UNITS + len(LEADERS)
CHARLEMAGNE: Final = UNITS
IS_LAND: Final[list[bool]] = [kind != FLEET for kind in KIND] + [False] * len(LEADERS)
"""Units that fight on land: neither fleets nor leaders."""
IS_FLEET: Final[list[bool]] = [kind == FLEET for kind in KIND] + [False] * len(LEADERS)
MIGHT: Final[list[int]] = [STRENGTH[kind] for kind in KIND] + [0] * len(LEADERS)
"""The printed strength of each piece."""


def first(home: int, kind: int) -> int:
    """The number of the first unit of a kind of a region."""
    before = sum(sum(POOL[r]) for r in range(home))
    return before + sum(POOL[home][:kind])


BLOCK: Final[list[list[int]]] = [[first(r, k) for k in range(len(KINDS))] for r in range(len(REGIONS))]


def alike(home: int, kind: int) -> range:
    """All units of a kind of a region."""
    begin = BLOCK[home][kind]
    return range(begin, begin + POOL[home][kind])


def is_leader(piece: int) -> bool:
    return piece >= UNITS
