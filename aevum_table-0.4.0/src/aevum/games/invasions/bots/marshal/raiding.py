"""Raids: whether to raid at all, whom, and with what."""

from __future__ import annotations

from aevum.engine.ask import Ask, Option
from aevum.games.invasions.bots.marshal.choosing import best, place_of, weakest
from aevum.games.invasions.bots.marshal.outlook import Outlook
from aevum.games.invasions.bots.marshal.prospects import prospects
from aevum.games.invasions.rules.control.provinces import hostile_force
from aevum.games.invasions.rules.raids.pool import amphibious, on_map
from aevum.games.invasions.rules.raids.raid import Raid
from aevum.games.invasions.rules.raids.spoils import FAILS_TO, MINUS_TO, POINTS, raid_modifier
from aevum.games.invasions.rules.raids.targets import DIRECT, civilized_units, targets, ways
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.world import ACTIVE, World
from aevum.kit.choosing import of_key

RAIDER_LOST = 0.3
"""What a lost raider counts, in points."""


def raid_value(w: World, nation: int, boats: bool, start: int, target: int) -> float:
    """Points that a raid may expect (XI.E), by the way with fewest Civilized units on it."""
    known = ways(w, nation, boats, start, target)
    way = min(known, key=lambda q: civilized_units(w, q) if q != DIRECT else 0, default=DIRECT)
    bonus = raid_modifier(w, target, way)
    total = 0.0
    for roll in range(1, 11):
        if roll + bonus <= FAILS_TO:
            total -= RAIDER_LOST
        else:
            total += POINTS[1] if roll + bonus <= MINUS_TO else POINTS[2]
    return total / 10


def best_raid(w: World, nation: int, units: list[int], start: int) -> float:
    boats = amphibious(w, units)
    return max(
        [raid_value(w, nation, boats, start, p) for p in targets(w, nation, boats, start)], default=0.0
    )


def raid_start(s: InvasionsState, ask: Ask) -> Option:
    frame = s.frames[ask.depth]
    assert isinstance(frame, Raid)
    w = s.world
    return (
        best(ask, "raid-from", lambda option: best_raid(w, frame.nation, frame.units, place_of(w, option)))
        or ask.options[0]
    )


def raid_target(s: InvasionsState, ask: Ask) -> Option:
    frame = s.frames[ask.depth]
    assert isinstance(frame, Raid)
    w = s.world
    boats = amphibious(w, frame.units)
    return (
        best(
            ask,
            "raid-at",
            lambda option: raid_value(w, frame.nation, boats, frame.start, place_of(w, option)),
        )
        or ask.options[0]
    )


def raid_way(s: InvasionsState, ask: Ask) -> Option:
    """Where fewest stand in the way."""
    w = s.world
    return best(ask, "raid-by", lambda option: -civilized_units(w, place_of(w, option))) or ask.options[0]


def raid_or_march(s: InvasionsState, ask: Ask) -> Option:
    """Raid when it promises more than all that the stacks and the horde could do."""
    w = s.world
    nation = NATIONS.index(str(ask.args["people"]))
    raid = best_raid(w, nation, on_map(w, nation)[:1], w.horde[nation])
    march = prospects(Outlook(s, ask.seat), nation)
    return of_key(ask, "raid" if raid > march else "march-out") or ask.options[0]


def raiders(s: InvasionsState, ask: Ask) -> Option:
    return weakest(s.world, ask, "raider")


def raid_loss(s: InvasionsState, ask: Ask) -> Option:
    return weakest(s.world, ask, "lose-raider")


def raid_settle(s: InvasionsState, ask: Ask) -> Option:
    """Only an active nation gains by land, and only where nobody fights for it."""
    frame = s.frames[ask.depth]
    assert isinstance(frame, Raid)
    w = s.world
    stays = w.role[frame.nation] == ACTIVE and not hostile_force(w, frame.target, frame.nation)
    return of_key(ask, "settle" if stays else "go-home") or ask.options[0]
