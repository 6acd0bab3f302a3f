"""The regions (2.1, 2.7) as the rules read them: flat lists by number."""

from typing import Final

from aevum.games.charlemagne.rules.tables import FAITHS, PACKAGE, SIDES
from aevum.kit.tables import index, rows, whole

_ROWS: Final = rows(PACKAGE, "regions")

KINGS_WAR: Final = "kings-war"
FAR: Final = "far"
_AIMS: Final = ("", KINGS_WAR, FAR)


def _aim(row: dict[str, str]) -> str:
    return _AIMS[index(_AIMS, row["aim"], f"regions.csv, {row['region']}")]


REGIONS: Final[list[str]] = [row["region"] for row in _ROWS]
"""Short ids, `AUS`: what options and saves name a region by."""
FAITH: Final[list[int]] = [index(FAITHS, r["religion"], f"regions.csv, {r['region']}") for r in _ROWS]
"""The original religion (2.7)."""
CONTROL: Final[list[int]] = [index(SIDES, r["control"], f"regions.csv, {r['region']}") for r in _ROWS]
"""18.2"""
AIM: Final[list[str]] = [_aim(row) for row in _ROWS]
"""KINGS_WAR, FAR or nothing (19.2.e, 19.2.h)."""
CROWNED: Final[list[bool]] = [row["crowned"] == "1" for row in _ROWS]
"""9.1.e: realms that hear no envoy of a player who holds too few burgs of theirs."""
GROUP: Final[list[str]] = [row["group"] for row in _ROWS]
"""T9"""
FRANKISH: Final = "assembly"
"""The group of the regions of the Franks beside Austrasia."""
LEVY: Final[list[list[str]]] = [row["levy"].split("+") for row in _ROWS]
LEVY_COUNT: Final[list[int]] = [whole(row, "levy_count", f"regions.csv, {row['region']}") for row in _ROWS]


def region(name: str, where: str = "regions.csv") -> int:
    return index(REGIONS, name, where)


AUSTRASIA: Final = region("AUS")
BYZANTIUM: Final = region("BYZ")
ST_PETER: Final = region("RSP")
CORDOBA: Final = region("COR")
