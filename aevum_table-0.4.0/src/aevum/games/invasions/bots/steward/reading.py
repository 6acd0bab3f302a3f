"""What the questions of a whole match name, and small judgements about nations."""

from __future__ import annotations

from aevum.games.invasions.bots.marshal.strength import unit_strength
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import World


def nation_of(args: dict[str, object], name: str = "people") -> int:
    return NATIONS.index(str(args[name]))


def might(w: World, nation: int) -> float:
    """Strength of all that a nation commands on land."""
    total = 0.0
    for i in range(1, len(w.code)):
        if w.master[i] == nation and 0 <= w.place[i] < w.land.provinces:
            total += unit_strength(w, i)
    return total


def envied(s: InvasionsState, nation: int, seat: int) -> float:
    """How much a blow against a nation hurts a rival: more who has more points; own nations never."""
    owner = s.world.seat[nation]
    if owner == seat:
        return -10.0
    lead = s.points[owner] - min(s.points) if s.points else 0
    return 1.0 + 0.05 * lead
