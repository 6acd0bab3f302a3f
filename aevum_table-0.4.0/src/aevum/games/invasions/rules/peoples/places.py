"""Where the special rules of peoples take place (peoples.csv)."""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.troops import NATIONS, PACKAGE
from aevum.kit.tables import rows

COURT: Final = "court"
WALLS: Final = "walls"
FIXED_LIMES: Final = "fixed-limes"
LEVY: Final = "levy"
"""Its places are Areas."""
HOME: Final = "home"
MARCH: Final = "march"
RULES: Final = (COURT, WALLS, FIXED_LIMES, LEVY, HOME, MARCH)

_PLACES: Final[dict[tuple[str, int], list[str]]] = {}
for _line, _row in enumerate(rows(PACKAGE, "peoples"), start=2):
    if _row["rule"] not in RULES or _row["people"] not in NATIONS:
        raise BadData(f"peoples.csv, line {_line}: no such rule or people")
    _PLACES.setdefault((_row["rule"], NATIONS.index(_row["people"])), []).append(_row["place"])


def places_of(rule: str, nation: int) -> list[str]:
    """In the order of the table."""
    return _PLACES.get((rule, nation), [])


def peoples_of(rule: str) -> list[int]:
    return [nation for name, nation in _PLACES if name == rule]
