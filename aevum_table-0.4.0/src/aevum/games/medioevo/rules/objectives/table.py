"""The table of the objectives, by number from 0; which one is on which card is drawn for a match [M17]."""

from typing import Final

from aevum.engine.refusal import BadData
from aevum.games.medioevo.rules.position import CARDS
from aevum.games.medioevo.rules.tables import PACKAGE
from aevum.kit.tables import rows, whole

_ROWS: Final = rows(PACKAGE, "objectives")
OBJECTIVES: Final[list[str]] = [row["objective"] for row in _ROWS]
if len(OBJECTIVES) < CARDS:
    raise BadData(f"objectives.csv: {len(OBJECTIVES)} objectives are not enough for {CARDS} Empire cards")
KIND: Final[list[str]] = [row["kind"] for row in _ROWS]
"""What is looked at: one of the functions in `aims`."""
SUBJECT: Final[list[list[str]]] = [row["subject"].split() for row in _ROWS]
"""Units, buildings, transports or places that count; empty for all."""
SCOPE: Final[list[str]] = [row["scope"] for row in _ROWS]
INSTEAD: Final[list[list[str]]] = [row["instead"].split() for row in _ROWS]
"""Places for the player whose home the subject is."""


def _numbers(name: str) -> list[int]:
    return [whole(row, name, f"objectives.csv, {row['objective']}") if row[name] else 0 for row in _ROWS]


LEAST: Final[list[int]] = _numbers("least")
OTHER: Final[list[int]] = _numbers("other")
"""A second number: what it counts stands with the function."""
LEVEL: Final[list[int]] = _numbers("level")
_WITH_THREE: Final[list[int]] = _numbers("with_three")


def players_needed(aim: int, players: int) -> int:
    """How many other players it needs; fewer where only three play."""
    if _WITH_THREE[aim] and players - 1 < LEAST[aim]:
        return _WITH_THREE[aim]
    return LEAST[aim]
