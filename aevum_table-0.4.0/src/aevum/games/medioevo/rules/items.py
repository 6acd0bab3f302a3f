"""Transports and siege engines as things on the board, each in a slot of its owner.

A slot is a number: its owner is `slot // SLOTS`. Siege engines have the kind ENGINE, after the transports.
"""

from typing import Final

from aevum.games.medioevo.rules.owners import SEATS_MOST
from aevum.games.medioevo.rules.settings import DEFAULTS, NUMBERS, PROPERTY_MARKERS
from aevum.games.medioevo.rules.tables import GOODS, PACKAGE
from aevum.games.medioevo.rules.transports import (
    CARAVAN,
    ENGINE_MOVEMENT,
    ENGINE_PRICE,
    GALLEY,
    MERCHANT_SHIP,
    MOVEMENT,
    TRANSPORT_PRICE,
    TRANSPORTS,
    WAGON,
)
from aevum.kit.tables import rows, whole

_MARKERS: Final = sum(
    [whole(row, "count", "property-markers.csv") for row in rows(PACKAGE, "property-markers")]
)
_FURTHER: Final = max(NUMBERS[PROPERTY_MARKERS]) - DEFAULTS[PROPERTY_MARKERS]
SLOTS: Final = _MARKERS + _FURTHER
"""As many as a player ever has property markers (0.COMP.02, R-007)."""
ALL_SLOTS: Final = SEATS_MOST * SLOTS
FREE: Final = -1
"""The kind of an empty slot, and where it is."""
ENGINE: Final = len(TRANSPORTS)
ITEMS: Final[tuple[str, ...]] = (*TRANSPORTS, "siege-engine")
HOLDS: Final = len(GOODS)
"""Numbers of cargo that a slot has, one for each good."""


def owner(slot: int) -> int:
    return slot // SLOTS


def is_trader(kind: int) -> bool:
    return kind in (CARAVAN, MERCHANT_SHIP)


def is_ship(kind: int) -> bool:
    return kind in (GALLEY, MERCHANT_SHIP)


def is_military(kind: int) -> bool:
    """What moves in the combat phase (5.MOVE.01)."""
    return kind in (WAGON, GALLEY, ENGINE)


def movement(kind: int, level: int) -> int:
    """5.MOVE.13, 5.MOVE.14, 6.MOVE.01"""
    return ENGINE_MOVEMENT[level] if kind == ENGINE else MOVEMENT[kind][level]


def price(kind: int, level: int) -> int:
    """4.TRN.02, 4.SGE.02"""
    return ENGINE_PRICE[level] if kind == ENGINE else TRANSPORT_PRICE[kind][level]
