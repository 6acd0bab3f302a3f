"""Standing orders to pass lapse when the seat draws the marker that they are about (C27)."""

from typing import Final

from aevum.games.charlemagne.rules.markers import (
    ADVANCE,
    ASSEMBLY,
    DONATION,
    MISSIONARY,
    NAMES,
    PAVIA,
    RAGNAROK,
    RING,
    SPEAR,
    TREACHERY,
    VASSALAGE,
)
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import EMPIRE

_BATTLE: Final = ("battle-attack", "battle-defence")
_VASSALAGE: Final = ("vassalage-defence",)
_CONVERSION: Final = ("conversion-defence",)
ABOUT: Final[dict[int, tuple[str, ...]]] = {
    ADVANCE: _BATTLE,
    ASSEMBLY: _VASSALAGE,
    DONATION: _VASSALAGE,
    MISSIONARY: _CONVERSION,
    PAVIA: _VASSALAGE,
    RAGNAROK: (*_BATTLE, *_CONVERSION),
    RING: _VASSALAGE,
    SPEAR: (
        "spear",
        "spear-battle",
        "spear-vassalage",
        "spear-conversion",
        "spear-pillage",
        "spear-operations",
        "spear-event",
    ),
    TREACHERY: ("treachery",),
    VASSALAGE: _VASSALAGE,
}
"""The windows in which a marker of each kind is played."""
RETURNED: Final = ("ragnarok",)
"""What the Empire can do with Ragnarok: put it back (14.4.b)."""


def windows_of(kind: int, seat: int) -> tuple[str, ...]:
    """The windows in which a seat that holds a marker can use it."""
    if kind == RAGNAROK and seat == EMPIRE:
        return RETURNED  # T10.SM11
    return ABOUT.get(kind, ())


def outdated(seats: list[str], orders: list[str], seat: int, kind: int) -> list[str]:
    """Those of the orders that a seat cannot mean once it holds a marker of this kind."""
    about = [f"{seats[seat]}:{trigger}" for trigger in windows_of(kind, seat)]
    return [order for order in orders if order in about]


def lapse(s: CharlemagneState, seat: int, kind: int, rule: str) -> None:
    """A seat has drawn a marker: from now on it is asked about it, until it gives the order anew."""
    gone = outdated(s.seats, s.orders, seat, kind) if s.orders else []
    if gone:
        s.orders = [order for order in s.orders if order not in gone]
        s.tell("orders-lapse", {"marker": NAMES[kind]}, rule, to=1 << seat)
