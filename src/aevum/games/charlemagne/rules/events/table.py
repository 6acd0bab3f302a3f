"""The event table (T2): of each row its name, what kind of event it is, and the regions of a revolt."""

from typing import Final

from aevum.engine.refusal import EngineFault
from aevum.games.charlemagne.rules.regions import region
from aevum.games.charlemagne.rules.tables import PACKAGE
from aevum.kit.tables import rows, whole

_ROWS: Final = rows(PACKAGE, "events")

NAMES: Final[list[str]] = [row["event"] for row in _ROWS]
KIND: Final[list[str]] = [row["kind"] for row in _ROWS]
RULE: Final[list[str]] = [row["rule"] for row in _ROWS]
REVOLTING: Final[list[list[int]]] = [
    [region(name) for name in row["regions"].split(";")] if row["regions"] else [] for row in _ROWS
]
"""In the order in which they are rolled for (7.2)."""
_FIRST: Final[list[int]] = [whole(row, "first", f"events.csv, {row['event']}") for row in _ROWS]
_LAST: Final[list[int]] = [whole(row, "last", f"events.csv, {row['event']}") for row in _ROWS]


def row_of(code: int) -> int:
    """The row of a two-dice code (1.3)."""
    for row, first in enumerate(_FIRST):
        if first <= code <= _LAST[row]:
            return row
    raise EngineFault(f"the event table has no row for {code}")
