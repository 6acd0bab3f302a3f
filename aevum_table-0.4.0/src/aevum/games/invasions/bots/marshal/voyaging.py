"""Voyages: what a stack may win overseas, where its own fleets lie beside it. In a whole match only."""

from __future__ import annotations

from aevum.games.invasions.bots.marshal.groups import by_bounds, limit
from aevum.games.invasions.bots.marshal.outlook import Outlook
from aevum.games.invasions.bots.marshal.plans import LEAST, Plan, journey, tempts
from aevum.games.invasions.bots.marshal.stakes import UNIT_WORTH, stake
from aevum.games.invasions.bots.marshal.strength import bare_strength, unit_strength
from aevum.games.invasions.rules.marching.shipping import LANDINGS, voyages, why_not_voyage
from aevum.games.invasions.rules.movement.legality import Stack
from aevum.games.invasions.rules.sea.risk import no_risk
from aevum.games.invasions.rules.sea.stacks import carriers, hostile_navies
from aevum.games.invasions.rules.sea.voyage import LOAD

COMES_ASHORE = 0.6
"""The chance of a landing with a risk (XXV.E.3)."""
WATCHED = 0.3
"""The part of a stack that a voyage past enemy fleets may cost."""
FULL = 6.0


def voyage_plan(o: Outlook, stack: Stack) -> Plan | None:
    """The best voyage of as many as the ships carry; None where nothing is worth it."""
    w = o.w
    land = w.land
    nation = stack.nation
    if not land.seas_of[stack.place] or o.drawn(nation) is None:
        return None
    fleets = max(
        [len(carriers(w, sea, nation, w.moving)) for sea in land.seas_of[stack.place] if w.first[sea]] or [0]
    )
    if not fleets:
        return None
    strong = sorted(by_bounds(o, stack.units)[0], key=lambda unit: (-unit_strength(w, unit), unit))
    units = strong[: LOAD * fleets]
    leaders = stack.leaders[:fleets]
    party = Stack(nation, stack.place, units, leaders)
    left = _missed(o, party)
    price = UNIT_WORTH * bare_strength(w, units)
    best: Plan | None = None
    for option in voyages(w, party, w.moving):
        place = land.number(str(option.args["place"]))
        if not tempts(o, place, nation) or why_not_voyage(w, party, option) is not None:
            continue
        own = o.own_units(place, nation)
        led = o.own_leaders(place, nation)
        ashore = units[: max(0, limit(o, place, nation, [*led, *leaders]) - len(own))]
        if not ashore:
            continue  # what is too much there would be lost (XVII.A.7)
        gain = stake(o, place, nation, [*own, *ashore], [*led, *leaders], True)
        gain -= stake(o, place, nation, own, led, False)
        gain += journey(o, party, place) * min(FULL, bare_strength(w, ashore)) / FULL
        if option.key in LANDINGS and not no_risk(w, nation, units, place):
            gain *= COMES_ASHORE
        gain += left
        if any(
            hostile_navies(w, land.number(str(option.args[name])), nation)
            for name in ("sea", "last_sea")
            if name in option.args
        ):
            gain -= WATCHED * price
        if gain > (best.gain if best is not None else LEAST):
            best = Plan([place], ashore, leaders, gain, {}, option)
    return best


def _missed(o: Outlook, party: Stack) -> float:
    """What it costs that they leave."""
    own = o.own_units(party.place, party.nation)
    led = o.own_leaders(party.place, party.nation)
    rest = [unit for unit in own if unit not in party.units]
    behind = [i for i in led if i not in party.leaders]
    before = stake(o, party.place, party.nation, own, led, False)
    return stake(o, party.place, party.nation, rest, behind, False) - before
