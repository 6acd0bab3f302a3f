"""XIX.B.13 A flight goes one way: who is dropped stays on it. Only a retreat may split (XX.L.4, F282)."""

from aevum.games.invasions.rules.retreat.ways import HORDE, PACES, Retiring, price
from aevum.games.invasions.rules.world.world import World


def one_way(w: World, group: Retiring, ends: list[int]) -> bool:
    """Whether a single way of at most three paces leads past all these provinces."""
    unit = group.units[0] if group.units else HORDE
    return _leads_past(w, group, unit, [group.place], PACES, ends)


def _leads_past(w: World, group: Retiring, unit: int, way: list[int], left: int, ends: list[int]) -> bool:
    missing = sorted({end for end in ends if end not in way})
    if not missing:
        return True
    for q in w.land.near[way[-1]] if len(missing) <= left else []:
        step = price(w, group, unit, way[-1], q)
        if q not in way and step <= left and _leads_past(w, group, unit, [*way, q], left - step, missing):
            return True
    return False
