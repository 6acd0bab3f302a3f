"""XI.D.2, XI.E.8 Raid markers on the map."""

from typing import Final

from aevum.games.invasions.rules.world.world import NOBODY, World, put

RAID_MINUS: Final = 1
RAID_PLUS: Final = 2


def mark(w: World, province: int, nation: int, marker: int) -> None:
    w.raid = put(w.raid, province, marker)
    w.raider = put(w.raider, province, nation)
    w.raided = put(w.raided, province, w.turn)


def last_raid(w: World, province: int) -> int:
    """D2: the marker that an earlier raid, whosever it was, left here; 0 for none."""
    return w.raid[province]


def age_raid_markers(w: World) -> None:
    """XI.E.8, A26: at the end of the turn, the markers that were not laid or renewed in it."""
    for p in range(w.land.provinces):
        if w.raid[p] and w.raided[p] < w.turn:
            w.raid = put(w.raid, p, 0)
            w.raider = put(w.raider, p, NOBODY)
            w.raided = put(w.raided, p, 0)
