"""What a nation could do with its stacks and its horde, before it is decided that they march at all."""

from __future__ import annotations

from aevum.games.invasions.bots.marshal.hordes import best_horde_plan
from aevum.games.invasions.bots.marshal.outlook import Outlook
from aevum.games.invasions.bots.marshal.plans import best_plan
from aevum.games.invasions.rules.movement.legality import Stack
from aevum.games.invasions.rules.world.pieces import leading_nation
from aevum.games.invasions.rules.world.world import NOWHERE


def prospects(o: Outlook, nation: int) -> float:
    """Expected points of the best plans of all its stacks together."""
    w = o.w
    places = {w.place[i] for i in range(1, len(w.code)) if w.master[i] == nation}
    total = 0.0
    for place in sorted(places):
        if 0 <= place < w.land.provinces:
            units = o.own_units(place, nation)
            leaders = o.own_leaders(place, nation)
            plan = best_plan(o, Stack(leading_nation(w, units, leaders), place, units, leaders))
            total += plan.gain if plan is not None else 0.0
    if w.horde[nation] != NOWHERE and w.invading[nation]:
        total += best_horde_plan(o, nation, False).gain
    return total
