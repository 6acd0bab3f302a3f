"""What lies in a Great Market."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.market import colour, value
from aevum.games.medioevo.rules.tables import GOODS

if TYPE_CHECKING:
    from aevum.games.medioevo.rules.state import MedioevoState


def market_goods(market: int) -> list[int]:
    """The goods whose cubes lie in a Great Market (6.GMKT.01)."""
    return [good for good in range(len(GOODS)) if market & colour(good)]


def market_value(s: MedioevoState, place: int) -> int:
    """6.GMKT: different colours."""
    return value(s.market[place])
