"""A seat that stands in its purchase menu."""

from collections.abc import Callable
from typing import Any

from aevum.games.medioevo.rules.purchases.menu import PurchaseMenu

Make = Callable[..., Any]


def shopping(match: Make, seat: str = "byzantium", dice: list[int] | None = None, **options: object) -> Any:
    """A match in the purchase phase, before the menu opens."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    m = match(dice, "byzantium,mamluks,golden-horde", **named)
    return m.turn(1, 4).active(seat)


def shop(m: Any, seat: str = "byzantium") -> Any:
    """Open the menu."""
    return m.begin(PurchaseMenu(m.seat(seat)))
