"""The event table (T2): of each row its name, what kind of event it is, and the regions of a revolt."""

from typing import Final

from aevum.engine.refusal import BadData, EngineFault
from aevum.games.charlemagne.rules.regions import region
from aevum.games.charlemagne.rules.tables import PACKAGE, line
from aevum.kit.tables import index, rows, whole

KINDS: Final = (
    "optimism",
    "crisis",
    "development",
    "boom",
    "civilization",
    "plague",
    "disaster",
    "revolt",
)
_FACES: Final = range(1, 7)
_ROWS: Final = rows(PACKAGE, "events")

NAMES: Final[list[str]] = [row["event"] for row in _ROWS]
KIND: Final[list[str]] = [
    KINDS[index(KINDS, row["kind"], f"{line('events', at)}: kind")] for at, row in enumerate(_ROWS)
]
RULE: Final[list[str]] = [row["rule"] for row in _ROWS]
REVOLTING: Final[list[list[int]]] = [
    [region(name, line("events", at)) for name in row["regions"].split(";")] if row["regions"] else []
    for at, row in enumerate(_ROWS)
]
"""In the order in which they are rolled for (7.2)."""
_FIRST: Final[list[int]] = [whole(row, "first", f"events.csv, {row['event']}") for row in _ROWS]
_LAST: Final[list[int]] = [whole(row, "last", f"events.csv, {row['event']}") for row in _ROWS]


def _check() -> None:
    """Every code belongs to one row."""
    for code in [10 * first + second for first in _FACES for second in _FACES]:
        count = len([row for row in range(len(NAMES)) if _FIRST[row] <= code <= _LAST[row]])
        if count != 1:
            raise BadData(f"events.csv: {count} rows instead of one for the dice {code}")


_check()


def row_of(code: int) -> int:
    """The row of a two-dice code (1.3)."""
    for row, first in enumerate(_FIRST):
        if first <= code <= _LAST[row]:
            return row
    raise EngineFault(f"the event table has no row for {code}")
