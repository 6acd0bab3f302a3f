"""XXX.H.5 A hired mercenary does not fight its own nation."""

from aevum.games.invasions.rules.control.stance import HOSTILE, stance
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.world.world import World


def willing(w: World, units: list[int], place: int, nation: int) -> list[int]:
    """Those of a stack who can be counted on against the enemies of a nation in a province."""
    if not w.hired:
        return units
    return [unit for unit in units if unit not in w.hired or not _own_there(w, unit, place, nation)]


def _own_there(w: World, unit: int, place: int, nation: int) -> bool:
    """Whether its own nation is among those enemies; units that serve others do not count (XXX.H.6)."""
    people = nation_of(w.code[unit])
    if stance(w, nation, people, place) != HOSTILE:
        return False
    if w.horde[people] == place or w.limes[place] == people:
        return True
    i = w.first[place]
    while i:
        if w.master[i] == people:
            return True
        i = w.following[i]
    return False
