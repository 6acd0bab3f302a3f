"""Trade routes as ways across the board (6.ROUTE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.trade.routes_state import done, has_route
from aevum.games.medioevo.telling.owners import owner_of
from aevum.scene.position import Way

if TYPE_CHECKING:
    from aevum.games.medioevo.rules.state import MedioevoState
    from aevum.words import Words


def ways(s: MedioevoState, words: Words) -> list[Way]:
    return [
        Way(
            owner_of(s, seat),
            words.say("scene-route", seat=s.seats[seat]),
            [LAND.names[place] for place in (s.route_from[seat], *s.route_steps[seat])],
            done(s, seat),
        )
        for seat in range(s.players())
        if has_route(s, seat)
    ]
