"""Who might come to a place: barbarians, enemies, and neighbours whom its buildings tempt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.voyages import SAIL, sea_steps
from aevum.games.medioevo.rules.items import FREE, owner
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.things import sea_room
from aevum.games.medioevo.rules.transports import GALLEY

if TYPE_CHECKING:
    from aevum.games.medioevo.rules.state import MedioevoState

AT_PEACE = 0.5
"""What an army counts for that would have to attack without a declaration (V.LOSS.03)."""


def threatened(s: MedioevoState, seat: int, place: int, peace: bool = False) -> float:
    """How much strength may come to a place in a turn; with `peace` half of those not at war yet."""
    hordes = sum(s.count(near, BARBARIANS) for near in LAND.near[place])
    return hordes + raiders(s, seat, place, peace)


def raiders(s: MedioevoState, seat: int, place: int, peace: bool = False) -> float:
    """Of players: from beside it, and to a port or a ship over the sea."""
    found = 0.0
    for near in LAND.near[place]:
        for other in s.owners(near):
            found += s.count(near, other) * _danger(s, seat, other, peace)
    if LAND.is_sea(place) or LAND.port[place]:
        steps = sea_steps(place)
        for slot in range(len(s.item_kind)):
            area = s.item_at[slot]
            if s.item_kind[slot] == GALLEY and area != FREE and steps[area] <= SAIL:
                crew = min(sea_room(s, slot), s.count(area, owner(slot)))
                found += crew * _danger(s, seat, owner(slot), peace)
    return found


def _danger(s: MedioevoState, seat: int, other: int, peace: bool) -> float:
    if other in (seat, BARBARIANS) or s.team[seat] == s.team[other]:
        return 0.0
    return 1.0 if s.at_war(seat, other) else AT_PEACE if peace else 0.0
