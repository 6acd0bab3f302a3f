"""IX.B What a displacement does to the map."""

from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.military.casualties import eliminate
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS, label
from aevum.games.invasions.rules.world.pieces import shift
from aevum.games.invasions.rules.world.world import GONE, NOWHERE


def settle_in(
    s: InvasionsState, nation: int, units: list[int], leaders: list[int], place: int, to: int, rule: str
) -> None:
    """Units and leaders come to stand in another province."""
    w = s.world
    for unit in units:
        shift(w, unit, to)
        w.came[unit] = NOWHERE
        w.march[unit] = 0
    for leader in leaders:
        w.leader_place[leader] = to
    args: dict[str, object] = {"people": NATIONS[nation], "from": w.land.names[place]}
    s.tell("retreats", {**args, "place": w.land.names[to], "units": len(units)}, rule)
    settle(w, place)
    settle(w, to)


def remove(s: InvasionsState, unit: int, rule: str) -> None:
    """IX.B.3: out of the match for good (F126)."""
    w = s.world
    args: dict[str, object] = {"people": NATIONS[w.master[unit]], "place": w.land.names[w.place[unit]]}
    s.tell("cut-off", {**args, **label(w.code[unit])}, rule)
    eliminate(w, unit)
    w.place[unit] = GONE
