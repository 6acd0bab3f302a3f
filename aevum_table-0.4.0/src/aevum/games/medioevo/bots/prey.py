"""Whom to make war on: what of another seat's could be taken in the next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.clash import fought, place_penalty, strongest
from aevum.games.medioevo.bots.country import Way, ways
from aevum.games.medioevo.bots.realm import estate, glory, honour_price, levels, might, turns_left
from aevum.games.medioevo.bots.voyages import voyages
from aevum.games.medioevo.rules.buildings import MILITARY, SPARES
from aevum.games.medioevo.rules.diplomacy.pacts import mates, pacts_of, signers
from aevum.games.medioevo.rules.items import movement
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.things import land_room, sea_room
from aevum.games.medioevo.rules.transports import GALLEY, WAGON

if TYPE_CHECKING:
    from aevum.games.medioevo.rules.state import MedioevoState

LEAST = 3.0
"""Honour points that a war must promise at once, beside what it costs to break pacts for it."""
FEAR = 1.4
"""How much stronger than oneself a victim may be."""
TIMES = 10


def armies(s: MedioevoState, seat: int) -> list[tuple[list[int], dict[int, Way]]]:
    """The units that wagons or galleys of an area could take along, and the ways they may go in a turn."""
    found: list[tuple[list[int], dict[int, Way]]] = []
    for kind, go in ((WAGON, ways), (GALLEY, voyages)):
        for area in sorted({s.item_at[slot] for slot in s.items(seat) if s.item_kind[slot] == kind}):
            slots = [slot for slot in s.items_at(area, seat) if s.item_kind[slot] == kind]
            room = sum(land_room(s, slot) + sea_room(s, slot) for slot in slots)
            units = strongest(list(s.force(area, seat)), room)
            if sum(units):
                points = min(movement(kind, s.item_level[slot]) for slot in slots)
                found.append((units, go(s, seat, area, points)))
    return found


def prizes(s: MedioevoState, seat: int) -> dict[int, float]:
    """By seat what the best of its places within reach would bring, in florins."""
    found: dict[int, float] = {}
    price = honour_price(s)
    for units, reached in armies(s, seat):
        for place, way in reached.items():
            lord = NOBODY if LAND.is_sea(place) else s.lord[place]
            if lord in (NOBODY, seat) or way.crossed:
                continue
            guard = list(s.force(place, lord))
            walls = SPARES[MILITARY][levels(s, place)[MILITARY]]
            # By then somebody will stand there.
            if glory(s, seat, place) > 1 and sum(guard) < 2:
                guard[2] += 1
            clash = fought(units, guard, [], place_penalty(s, seat), place_penalty(s, lord), walls, TIMES)
            gain = clash.win * (glory(s, seat, place) * price + estate(s, seat, place)) - clash.losses
            found[lord] = max(found.get(lord, 0.0), gain - (1 - clash.win) * price)
    return found


def victim(s: MedioevoState, seat: int) -> int:
    """Whom war should be declared on now, or NOBODY."""
    if turns_left(s) == 0:
        return NOBODY
    price = honour_price(s)
    best, found = LEAST * price, NOBODY
    own = might(s, seat)
    wars = sum(1 for other in range(s.players()) if other != seat and s.at_war(seat, other))
    for other, gain in prizes(s, seat).items():
        if s.out[other] or s.at_war(seat, other) or mates(s, seat, other):
            continue
        if might(s, other) > FEAR * own:
            continue
        broken = sum(1 for pact in pacts_of(s, seat) if other in signers(s, pact))
        net = gain - 2.0 * price * broken - 0.4 * price * wars
        if net > best:
            best, found = net, other
    return found
