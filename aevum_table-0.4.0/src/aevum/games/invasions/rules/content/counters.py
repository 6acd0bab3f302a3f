"""The counter mix: all units that each nation has, on the map or off it (counters.csv).

And whence auxiliaries come (units.csv).
"""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.troops import FRONT, KINDS, LIMES, NATIONS, PACKAGE
from aevum.kit.tables import rows, whole

FILE: Final = "counters.csv"
NO_ORIGIN: Final = -1


class Counters:
    """So many units of one kind, there from a turn on (III.B.4)."""

    __slots__ = ("count", "from_turn", "kind", "nation")

    def __init__(self, row: dict[str, str], where: str) -> None:
        if row["nation"] not in NATIONS:
            raise BadData(f"{where}: nation: there is no nation '{row['nation']}'")
        if row["unit"] not in KINDS:
            raise BadData(f"{where}: unit: there is no unit '{row['unit']}'")
        self.nation = NATIONS.index(row["nation"])
        self.kind = KINDS.index(row["unit"])
        self.count = whole(row, "count", where)
        self.from_turn = whole(row, "from_turn", where) if row["from_turn"] else 1


def read_counters(table: list[dict[str, str]]) -> list[Counters]:
    return [Counters(row, f"{FILE}, line {line}") for line, row in enumerate(table, start=2)]


COUNTERS: Final[list[Counters]] = read_counters(rows(PACKAGE, "counters"))


def _origins() -> list[int]:
    found: list[int] = []
    for row in rows(PACKAGE, "units"):
        if row["origin"] and row["origin"] not in NATIONS:
            raise BadData(f"units.csv, {row['unit']}: origin: there is no nation '{row['origin']}'")
        found.append(NATIONS.index(row["origin"]) if row["origin"] else NO_ORIGIN)
    return found


ORIGIN: Final[list[int]] = _origins()
"""By kind of unit: the nation that auxiliaries are recruited from (XXXIV.0.10), NO_ORIGIN for others."""


def units_of(nation: int) -> list[Counters]:
    """Its units in the reserve or on the map; Limites are never anywhere else (XVIII.B.7)."""
    return [c for c in COUNTERS if c.nation == nation and not FRONT[c.kind] & LIMES]
