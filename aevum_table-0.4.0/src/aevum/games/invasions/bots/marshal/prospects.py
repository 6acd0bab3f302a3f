"""What a nation could do with its stacks and its horde, before it is decided that they march at all."""

from __future__ import annotations

from aevum.games.invasions.bots.marshal.hordes import best_horde_plan
from aevum.games.invasions.bots.marshal.outlook import Outlook
from aevum.games.invasions.bots.marshal.plans import Plan, best_plan
from aevum.games.invasions.rules.movement.legality import Stack
from aevum.games.invasions.rules.world.pieces import leading_nation
from aevum.games.invasions.rules.world.world import NOWHERE


def plans_of(o: Outlook, nation: int) -> dict[int, Plan]:
    """The best plan of each stack, by its place."""
    w = o.w
    found: dict[int, Plan] = {}
    places = {w.place[i] for i in range(1, len(w.code)) if w.master[i] == nation}
    for place in sorted(places):
        if 0 <= place < w.land.provinces:
            units = o.own_units(place, nation)
            leaders = o.own_leaders(place, nation)
            plan = best_plan(o, Stack(leading_nation(w, units, leaders), place, units, leaders))
            if plan is not None:
                found[place] = plan
    return found


def prospects(o: Outlook, nation: int) -> float:
    """Expected points of all plans of a nation together."""
    total = sum([plan.gain for plan in plans_of(o, nation).values()], 0.0)
    if o.w.horde[nation] != NOWHERE and o.w.invading[nation]:
        total += best_horde_plan(o, nation, False).gain
    return total
