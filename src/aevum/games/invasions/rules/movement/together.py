"""XVIII.G.3 A horde migrates together with all units of its nation."""

from typing import Final

from aevum.games.invasions.rules.world.land import Land
from aevum.games.invasions.rules.world.world import NOWHERE, World

WITH_IT: Final = 1
"""F97: stacking keeps the units from one place, so that the next provinces count as with the horde."""
_PACES: Final[dict[tuple[bool, int], list[int]]] = {}


def paces_from(land: Land, place: int) -> list[int]:
    """How far every province is from one of them, over land; worked out once."""
    key = (land.east, place)
    found = _PACES.get(key)
    if found is None:
        found = [land.provinces] * land.provinces
        found[place] = 0
        ring = [place]
        while ring:
            following: list[int] = []
            for p in ring:
                for q in land.near[p]:
                    if found[q] == land.provinces:  # not reached yet
                        found[q] = found[p] + 1
                        following.append(q)
            ring = following
        _PACES[key] = found
    return found


def strays(w: World, nation: int, place: int) -> bool:
    """Whether who is there is not with the horde of the nation."""
    horde = w.horde[nation]
    return horde != NOWHERE and paces_from(w.land, horde)[place] > WITH_IT


def leads_away(w: World, nation: int, start: int, to: int) -> bool:
    """Whether a step takes units of a migrating nation from their horde, or no nearer to it."""
    horde = w.horde[nation]
    if horde == NOWHERE:
        return False
    paces = paces_from(w.land, horde)
    return paces[to] > WITH_IT and paces[to] >= paces[start]
