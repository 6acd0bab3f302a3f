"""How things are called in options, events and refusals."""

from typing import Final

from aevum.games.medioevo.rules.items import ENGINE, SLOTS
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.pieces import UNITS
from aevum.games.medioevo.rules.position import Position
from aevum.games.medioevo.rules.tables import BRANCHES, ordered
from aevum.games.medioevo.rules.transports import ENGINES, TRANSPORTS

PIECE_NAMES: Final[tuple[str, ...]] = (*UNITS[:-1], "captain-1", "captain-2", "captain-3")
"""By piece of a force."""
ITEM_NAMES: Final[tuple[str, ...]] = (*TRANSPORTS, *ENGINES)
COLOURS: Final[list[str]] = [row["colour"] for row in ordered("branches", "branch", BRANCHES)]
"""Of technology points, by branch (4.TECH.08)."""


def where(area: int) -> dict[str, object]:
    """An area as `place` or as `sea`: the two have words of their own."""
    return {"sea" if LAND.is_sea(area) else "place": LAND.names[area]}


def item_name(kind: int, level: int) -> str:
    return ENGINES[level - 1] if kind == ENGINE else TRANSPORTS[kind]


def item_words(s: Position, slot: int) -> dict[str, object]:
    """`slot` tells things of one kind and level apart, counted from 1 for each owner."""
    return {
        "item": item_name(s.item_kind[slot], s.item_level[slot]),
        "level": s.item_level[slot],
        "slot": slot % SLOTS + 1,
    }


def slot_of(seat: int, number: str) -> int:
    """The slot that `item_words` told by its number."""
    return seat * SLOTS + int(number) - 1
