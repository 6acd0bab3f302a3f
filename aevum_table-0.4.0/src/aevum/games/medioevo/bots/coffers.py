"""Florins that are not to be spent: for the goods of a trade route (6.ROUTE.01)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.realm import turns_left
from aevum.games.medioevo.bots.routes import takes
from aevum.games.medioevo.rules.items import is_trader
from aevum.games.medioevo.rules.things import cargo_of
from aevum.games.medioevo.rules.trade.prices import bought
from aevum.games.medioevo.rules.trade.routes_state import has_route

if TYPE_CHECKING:
    from aevum.games.medioevo.rules.state import MedioevoState

ROUTE_LEAST = 2
"""Turns after this one in which a new route may still be finished."""


def for_goods(s: MedioevoState, seat: int) -> int:
    """A cube to open a route with, or another one where nobody wants the first at its end."""
    if has_route(s, seat):
        slot = s.route_item[seat]
        wanted = slot < 0 or takes(s, s.route_steps[seat][-1], cargo_of(s, slot))
        return 0 if wanted else bought(1)
    traders = [slot for slot in s.items(seat) if is_trader(s.item_kind[slot])]
    if turns_left(s) < ROUTE_LEAST or not any(sum(cargo_of(s, slot)) == 0 for slot in traders):
        return 0
    return bought(1)
