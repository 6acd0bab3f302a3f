"""XXVIII.E.3 A federate keeps what was ceded to it."""

from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import FEDERATE, World


def why_leaves_foedus(w: World, place: int, units: list[int]) -> Refusal | None:
    """Why these units may not march out of a province: a federate's last one there stays (F77)."""
    federate = w.foedus[place]
    if federate < 0 or w.tie[federate] != FEDERATE:
        return None
    going = 0
    i = w.first[place]
    while i:
        if w.master[i] == federate:
            if i not in units:
                return None
            going += 1
        i = w.following[i]
    if not going:
        return None
    return Refusal(
        "foedus-garrison", {"people": NATIONS[federate], "place": w.land.names[place]}, "XXVIII.E.3"
    )
