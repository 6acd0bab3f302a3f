"""The map as an army sees it: where it may pass, how far it gets, and where it is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.coffers import for_goods
from aevum.games.medioevo.bots.realm import glory, rights
from aevum.games.medioevo.rules.land import LAND, spread
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.settings import TERRAIN
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.technologies import BRANCH, missing_points, technology
from aevum.games.medioevo.rules.uses.mastery import OWN, mastery
from aevum.games.medioevo.rules.uses.points import reach

if TYPE_CHECKING:
    from aevum.games.medioevo.rules.state import MedioevoState

EDICT = technology("edict")
CROSSINGS = 2
"""Territories that an army crosses by Edict at most."""
FADING = 0.55
"""What is left with each step of the pull of a settlement."""
FARTHEST = 8
"""Steps over which a settlement is felt."""
_LAND_STEPS: dict[int, list[int]] = {}
_FELT: dict[int, list[tuple[int, float]]] = {}


def land_steps(place: int) -> list[int]:
    """How far every area is by land."""
    if place not in _LAND_STEPS:
        _LAND_STEPS[place] = spread([place], LAND.near)
    return _LAND_STEPS[place]


class Way:
    """How an army comes to a place: the path from where it stands, and what of it is crossed by Edict."""

    __slots__ = ("crossed", "path", "steps")

    def __init__(self, path: list[int], crossed: list[int], steps: int) -> None:
        self.path = path
        self.crossed = crossed
        self.steps = steps


def passable(s: MedioevoState, seat: int, place: int) -> bool:
    """Where an army goes on after its step."""
    lord = s.lord[place]
    if lord == NOBODY or s.count(place, BARBARIANS) > 0:
        return False
    return lord == seat or s.admits(lord, seat)


def wild(s: MedioevoState, place: int) -> bool:
    """B.ORAN.1: what an Edict opens."""
    return s.lord[place] == NOBODY and not s.owners(place)


def ways(s: MedioevoState, seat: int, start: int, points: int) -> dict[int, Way]:
    """All places that an army of `points` movement reaches, with the fewest crossings and then steps."""
    terrain = s.settings[TERRAIN] > 0
    found: dict[int, Way] = {}
    edge = [Way([start], [], 0)]
    crossings = affordable_crossings(s, seat)
    while edge:
        following: list[Way] = []
        for way in edge:
            for to in LAND.near[way.path[-1]]:
                steps = way.steps + LAND.entry(way.path[-1], to, terrain)
                if not s.open[to] or steps > points or to in way.path:
                    continue
                new = Way([*way.path, to], way.crossed, steps)
                old = found.get(to)
                if old is not None and (len(old.crossed), old.steps) <= (len(new.crossed), steps):
                    continue
                found[to] = new
                if passable(s, seat, to):
                    following.append(new)
                elif wild(s, to) and len(way.crossed) < crossings:
                    following.append(Way(new.path, [*way.crossed, to], steps))
        edge = following
    return found


def affordable_crossings(s: MedioevoState, seat: int) -> int:
    if mastery(s, seat, EDICT) != OWN:
        return 0
    found = 0
    money = s.money[seat] - for_goods(s, seat)
    while found < CROSSINGS and money >= crossing_price(s, seat, found + 1):
        found += 1
    return found


def crossing_price(s: MedioevoState, seat: int, count: int) -> int:
    """Florins for so many points of Edict, beside what cards and tokens give."""
    return missing_points(max(0, count - reach(s, seat, BRANCH[EDICT])))


def prize(s: MedioevoState, seat: int, place: int) -> float:
    """Glory that a place promises, less what its lord's rights and guards make it cost; own land nothing."""
    lord = s.lord[place]
    if lord == seat:
        return 0.0
    points = float(glory(s, seat, place))
    if lord != NOBODY:
        points -= rights(s, seat, lord) + 0.5 * s.count(place, lord)
    return points


def pulls(s: MedioevoState, seat: int) -> list[float]:
    """By place how much glory lies near: of settlements that are not the seat's own."""
    found = [0.0] * LAND.places
    for place in range(LAND.places):
        points = prize(s, seat, place) if s.open[place] else 0.0
        if points <= 0:
            continue
        for other, share in _felt(place):
            if points * share > found[other]:
                found[other] = points * share
    return found


def _felt(place: int) -> list[tuple[int, float]]:
    """Where a settlement is felt, and what is left of its pull there."""
    if place not in _FELT:
        steps = land_steps(place)
        near = [other for other in range(LAND.places) if steps[other] <= FARTHEST]
        _FELT[place] = [(other, FADING ** steps[other]) for other in near]
    return _FELT[place]
