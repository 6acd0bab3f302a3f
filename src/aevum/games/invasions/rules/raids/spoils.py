"""XI.E The raid roll, and what it brings: plunder, and no land (XI.A.1)."""

from typing import Final

from aevum.engine.event import Modifier, note
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.ledger import book
from aevum.games.invasions.rules.pillage import draw_pillage, draw_unseen
from aevum.games.invasions.rules.raids.markers import RAID_MINUS, RAID_PLUS, last_raid, mark
from aevum.games.invasions.rules.raids.targets import DIRECT, civilized_units
from aevum.games.invasions.rules.realm.nations import keeps_treasury
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import DAMAGED, NATIONS, label
from aevum.games.invasions.rules.world.pieces import shift
from aevum.games.invasions.rules.world.world import GONE, NOBODY, World, put

FAILS_TO: Final = 4
"""XI.E.4"""
MINUS_TO: Final = 6
"""XI.E.5"""
PLUS_TO: Final = 10
"""XI.E.6; beyond it XI.E.7"""
POINTS: Final = (0, 1, 3)
"""By marker: XI.E.5, XI.E.6"""
MINUS_GOLD: Final = 1


def raid_modifier(w: World, target: int, between: int, items: list[Modifier] | None = None) -> int:
    bonus = 0
    here = civilized_units(w, target)
    if here:
        bonus += note(items, -here, "raid-garrison", "XI.E.1")
    passed = civilized_units(w, between) if between != DIRECT else 0
    if passed and w.land.is_province(between):
        bonus += note(items, -passed, "raid-passage", "XI.D.5")
    elif passed:
        bonus += note(items, -passed, "raid-fleets", "XI.D.6")
    match last_raid(w, target):
        case 1:
            bonus += note(items, 1, "raid-minus-before", "XI.E.2")
        case 2:
            bonus += note(items, 2, "raid-plus-before", "XI.E.3")
    return bonus


def raid_minus(s: InvasionsState, nation: int, target: int) -> None:
    """XI.E.5"""
    _book(s, nation, target, RAID_MINUS, "XI.E.5")
    earn(s, nation, MINUS_GOLD)


def raid_plus(s: InvasionsState, nation: int, target: int) -> None:
    """XI.E.6, XI.F.1: the countryside is plundered."""
    w = s.world
    _book(s, nation, target, RAID_PLUS, "XI.E.6")
    earn(s, nation, draw_pillage(s, 1, w.seat[nation], w.status[nation], w.decline[nation], "XI.F.1", nation))


def lay_waste(s: InvasionsState, target: int) -> None:
    """XI.F.2, III.F.2: the drawn marker is resolved, and another on the site tells of the raid (XXIV.D.8)."""
    w = s.world
    marker = draw_unseen(s)
    if marker:
        w.pillaged = put(w.pillaged, target, marker)
        s.tell("site-pillaged", {"city": w.land.site[target]}, "XI.F.2")
    if w.limes[target] != NOBODY:
        w.limes = put(w.limes, target, NOBODY)
        settle(w, target)
        s.tell("raid-breaks-limes", {"place": w.land.names[target]}, "XI.E.9")


def _book(s: InvasionsState, nation: int, target: int, marker: int, rule: str) -> None:
    """V.B.4, C31: points are won at once."""
    w = s.world
    mark(w, target, nation, marker)
    book(s, w.seat[nation], nation, POINTS[marker])
    args: dict[str, object] = {
        "people": NATIONS[nation],
        "place": w.land.names[target],
        "points": POINTS[marker],
    }
    s.tell("raid-minus" if marker == RAID_MINUS else "raid-plus", args, rule)


def earn(s: InvasionsState, nation: int, gold: int) -> None:
    w = s.world
    args: dict[str, object] = {"people": NATIONS[nation], "gold": gold}
    if keeps_treasury(w, nation):
        w.gold = put(w.gold, nation, w.gold[nation] + gold)
        s.tell("raid-gold", args, "XIV.C.1")
    else:
        s.tell("no-treasury", args, "VI.C.4")


def lose_raider(s: InvasionsState, unit: int) -> None:
    """XI.E.4: for good."""
    w = s.world
    place = w.place[unit]
    s.tell("raider-lost", label(w.code[unit]), "XI.E.4")
    shift(w, unit, GONE)
    w.code[unit] &= ~DAMAGED
    w.march[unit] = 0
    settle(w, place)
