"""V.A.3: the counters of a nation that are not deployed form its reserve."""

from aevum.engine.refusal import BadData
from aevum.games.invasions.rules.content.counters import units_of
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import KINDS, NATIONS, kind_name
from aevum.games.invasions.rules.troops import nation as nation_of
from aevum.games.invasions.rules.world.pieces import add_unit
from aevum.games.invasions.rules.world.world import NOWHERE, World


def fill_reserves(w: World, where: str) -> list[int]:
    """Add what the counter mix has beyond the set-up; by unit the turn from which it is there (III.B.4)."""
    since = [1] * len(w.code)
    deployed: dict[tuple[int, str], int] = {}
    for i in range(1, len(w.code)):
        what = (nation_of(w.code[i]), kind_name(w.code[i]))
        deployed[what] = deployed.get(what, 0) + 1
    for n in range(len(NATIONS)):
        for counters in units_of(n):
            what = (n, KINDS[counters.kind])
            there = min(deployed.get(what, 0), counters.count) if counters.from_turn <= w.turn else 0
            if there:
                deployed[what] -= there
            for _ in range(counters.count - there):
                add_unit(w, counters.kind, n, NOWHERE)
                since.append(counters.from_turn)
    for (n, kind), left in deployed.items():
        if left:
            raise BadData(f"{where}.nations.{NATIONS[n]}: {left} {kind} more than counters.csv has")
    return since


def dated(s: InvasionsState, unit: int) -> int:
    """XV.C.1, XV.C.2: the turn from which a unit is to be had; a map of somebody's own sets no dates."""
    since = s.realm_now.since if s.realm_now is not None else []
    return since[unit] if since else s.world.turn
