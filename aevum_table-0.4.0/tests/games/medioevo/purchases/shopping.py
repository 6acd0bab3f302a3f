"""A seat that stands in its purchase menu."""

from collections.abc import Callable

from aevum.games.medioevo.rules.purchases.menu import PurchaseMenu
from tests.games.medioevo.conftest import ScriptedMatch

Make = Callable[..., ScriptedMatch]


def shopping(
    match: Make, seat: str = "byzantium", dice: list[int] | None = None, **options: object
) -> ScriptedMatch:
    """A match in the purchase phase, before the menu opens."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    m = match(dice, "byzantium,mamluks,golden-horde", **named)
    return m.turn(1, 4).active(seat)


def shop(m: ScriptedMatch, seat: str = "byzantium") -> ScriptedMatch:
    """Open the menu."""
    return m.begin(PurchaseMenu(m.seat(seat)))
