"""IX.D Which units of the reserve may come, and of which type they are."""

from typing import Final

from aevum.games.invasions.rules.content.reserves import dated
from aevum.games.invasions.rules.realm.nations import reserve
from aevum.games.invasions.rules.sea.stacks import ZONE_FLEETS, fleets_at
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import CAVALRY, FLEET, FRONT, INFANTRY, kind_name, kind_of, traits
from aevum.games.invasions.rules.world.land import NO_SEA
from aevum.games.invasions.rules.world.world import NOWHERE, World

TYPES: Final = ("infantry", "archers", "cavalry", "fleets")
"""F122: the types of IX.D.5; whoever rides is cavalry, with a bow or not."""
FOOT: Final = 0
BOWMEN: Final = 1
RIDERS: Final = 2
SHIPS: Final = 3


def type_of(code: int) -> int:
    what = traits(code)
    if what & FLEET:
        return SHIPS
    if what & CAVALRY:
        return RIDERS
    return FOOT if what & INFANTRY else BOWMEN


def available(s: InvasionsState, nation: int) -> list[int]:
    """Units in the reserve whose time has come (XV.C.1), as that of Themata on turn 8 (XXXIV.0.15).

    F123: ships only where they can be launched.
    """
    w = s.world
    afloat = bool(harbours(w, nation))
    return [
        unit
        for unit in reserve(w, nation)
        if dated(s, unit) <= w.turn and (afloat or type_of(w.code[unit]) != SHIPS)
    ]


def harbours(w: World, nation: int) -> list[int]:
    """F123: the seas of its built ports, else those that its horde stands on."""
    land = w.land
    own = [p for p in range(land.provinces) if w.owner[p] == nation and w.level[p]]
    seas = {land.port[p] for p in own if land.port[p] != NO_SEA}
    if not seas and w.horde[nation] != NOWHERE:
        seas = set(land.seas_of[w.horde[nation]])
    return [sea for sea in sorted(seas) if len(fleets_at(w, sea, nation)) < ZONE_FLEETS]


def of_type(w: World, units: list[int], kind: int) -> list[int]:
    return [unit for unit in units if type_of(w.code[unit]) == kind]


def of_kind(w: World, units: list[int], name: str) -> list[int]:
    return [unit for unit in units if kind_name(w.code[unit]) == name]


def plainest(w: World, units: list[int]) -> int:
    """IX.D.4: the infantry with the fewest attributes; 0 where there is none."""
    best = 0
    for unit in of_type(w, units, FOOT):
        if best == 0 or _attributes(w.code[unit]) < _attributes(w.code[best]):
            best = unit
    return best


def _attributes(code: int) -> int:
    return FRONT[kind_of(code)].bit_count()
