"""IX.B What a displacement does to the map."""

from aevum.games.invasions.rules.bounds.closed import why_shut
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.losses.casualties import eliminate
from aevum.games.invasions.rules.reinforcements.havens import welcome
from aevum.games.invasions.rules.retreat.stray import camp_in, stray_horde
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, label
from aevum.games.invasions.rules.world.pieces import shift
from aevum.games.invasions.rules.world.world import GONE


def settle_in(
    s: InvasionsState, nation: int, units: list[int], leaders: list[int], place: int, to: int, rule: str
) -> None:
    """Units and leaders come to stand in another province."""
    w = s.world
    for unit in units:
        shift(w, unit, to)
        w.march[unit] = 0
    for leader in leaders:
        w.leader_place[leader] = to
    if units:
        args: dict[str, object] = {"people": NATIONS[nation], "from": w.land.names[place]}
        s.tell("retreats", {**args, "place": w.land.names[to], "units": len(units)}, rule)
    settle(w, place)
    settle(w, to)


def drive_off(s: InvasionsState, nation: int) -> None:
    """III.D.10: a horde is never lost; where no land way is left it goes over the sea, to the coast that its
    player likes (F51, F125)."""
    w = s.world
    start = w.horde[nation]
    stray_horde(s, nation, [])
    if w.horde[nation] != start:
        return
    takers = [
        p
        for p in range(w.land.provinces)
        if p != start and welcome(w, nation, p) and why_shut(w, nation, p) is None
    ]
    coasts = [p for p in takers if any(p in w.land.shores[sea] for sea in w.land.seas_of[start])]
    camp_in(s, nation, coasts or takers)


def remove(s: InvasionsState, unit: int, rule: str) -> None:
    """IX.B.3: out of the match for good (F126)."""
    w = s.world
    args: dict[str, object] = {"people": NATIONS[w.master[unit]], "place": w.land.names[w.place[unit]]}
    s.tell("cut-off", {**args, **label(w.code[unit])}, rule)
    eliminate(w, unit)
    w.place[unit] = GONE
