"""XXVIII.E.3, XXVIII.E.4 A federate keeps what was ceded to it, and its horde there."""

from aevum.engine.refusal import Refusal
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import FEDERATE, NOBODY, World


def why_leaves_foedus(w: World, place: int, units: list[int]) -> Refusal | None:
    """Why these units may not march out of a province: a federate's last one there stays (F77)."""
    federate = w.foedus[place]
    if federate == NOBODY or w.tie[federate] != FEDERATE:
        return None
    going = False
    i = w.first[place]
    while i:
        if w.master[i] == federate:
            if i not in units:
                return None
            going = True
        i = w.following[i]
    if not going:
        return None
    return Refusal(
        "foedus-garrison", {"people": NATIONS[federate], "place": w.land.names[place]}, "XXVIII.E.3"
    )


def why_bound(w: World, place: int, units: list[int]) -> Refusal | None:
    """F77: why none of these units may leave a province, be it alone; None where one may."""
    found = [why_leaves_foedus(w, place, [unit]) for unit in units]
    return found[0] if all(found) else None


def why_not_lent(w: World, own: list[int], unit: int) -> Refusal | None:
    """F77: nor does it lend that unit, unless all of those that it could lend are such."""
    refusal = why_leaves_foedus(w, w.place[unit], [unit])
    if refusal is not None and all(why_leaves_foedus(w, w.place[i], [i]) is not None for i in own):
        return None
    return refusal


def within_foedus(w: World, nation: int, places: list[int]) -> list[int]:
    """Of these the provinces in which the horde of a nation is where a Foedus wants it (F295)."""
    if w.tie[nation] != FEDERATE:
        return places
    return [p for p in places if w.foedus[p] == nation]
