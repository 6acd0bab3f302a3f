"""The event cards, by number: where they happen, what they may do, and the tax level on their backs."""

from typing import Final

from aevum.games.medioevo.rules.events.icons import ICONS
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.tables import PACKAGE, parameter
from aevum.kit.tables import index, rows, whole

_ROWS: Final = rows(PACKAGE, "events")
EVENTS: Final[list[str]] = [row["event"] for row in _ROWS]
RED: Final[list[list[int]]] = [
    [LAND.number(name, f"events.csv, {row['event']}") for name in row["territories"].split()] for row in _ROWS
]
"""2.CARD.02: the red territories."""
SHOWN: Final[list[list[int]]] = [
    [index(ICONS, icon, f"events.csv, {row['event']}") for icon in row["icons"].split()] for row in _ROWS
]
"""2.CARD.02: three of the four icons."""
TOLERATED: Final[list[int]] = [whole(row, "tolerated", f"events.csv, {row['event']}") for row in _ROWS]
"""2.REB.01: the tax level that the people put up with."""
_LEAST: Final = parameter("event-territories-least")


def in_play(open_areas: list[bool]) -> list[int]:
    """2.CARD.02, M02: the cards that happen on this map."""
    return [
        card for card in range(len(EVENTS)) if sum([1 for place in RED[card] if open_areas[place]]) >= _LEAST
    ]
