"""Through a sea hex where fleets cannot stay (3.5.c, 3.6.c)."""

from aevum.games.charlemagne.rules.land import ENTER, LAND
from aevum.games.charlemagne.rules.ports import fleet_side, no_berth
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import NOBODY


def passes(s: CharlemagneState, seat: int, fleets: list[int], full: int, points: int) -> bool:
    """Whether fleets with so many points left could sail on from a full hex to one where they can stay."""
    best: dict[int, int] = {full: points}
    todo = [full]
    while todo:
        here = todo.pop()
        left = best[here] - ENTER["sea"]
        for to in LAND.sea_near[here]:
            if left <= best.get(to, -1) or fleet_side(s, to) not in (seat, NOBODY):
                continue
            if no_berth(s, seat, to, fleets) is None:
                return True
            best[to] = left
            todo.append(to)
    return False
