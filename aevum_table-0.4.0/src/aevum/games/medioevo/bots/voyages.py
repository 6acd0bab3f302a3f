"""The sea as a fleet sees it: how far it gets, and where it is drawn (5.MOVE.05)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.country import FADING, Way, passable, prize
from aevum.games.medioevo.bots.roads import SAILING, dangerous
from aevum.games.medioevo.rules.items import movement
from aevum.games.medioevo.rules.land import FAR, LAND, spread
from aevum.games.medioevo.rules.transports import GALLEY

if TYPE_CHECKING:
    from aevum.games.medioevo.rules.state import MedioevoState

SAIL = movement(GALLEY, 1)
"""Steps of a small galley in a turn."""
SEA_FADING = FADING**1.5
"""What is left with each turn at sea of the pull of a port."""
_SEA_STEPS: dict[int, list[int]] = {}


def sea_steps(port: int) -> list[int]:
    """How far every area is by sea; no way leads through another port."""
    if port not in _SEA_STEPS:
        off = [SAILING[area] if LAND.is_sea(area) or area == port else [] for area in range(LAND.size)]
        _SEA_STEPS[port] = spread([port], off)
    return _SEA_STEPS[port]


def voyages(s: MedioevoState, seat: int, start: int, points: int) -> dict[int, Way]:
    """All ports, and seas with enemies in them, that a fleet reaches; it goes round enemies to all else."""
    found: dict[int, Way] = {}
    seen = {start}
    edge = [Way([start], [], 0)]
    while edge:
        following: list[Way] = []
        for way in edge:
            for to in SAILING[way.path[-1]]:
                if to in seen or not s.open[to] or way.steps >= points:
                    continue
                seen.add(to)
                new = Way([*way.path, to], [], way.steps + 1)
                if not LAND.is_sea(to) or dangerous(s, seat, to):
                    found[to] = new
                else:
                    following.append(new)
        edge = following
    return found


def sea_pulls(s: MedioevoState, seat: int) -> list[float]:
    """By place how much glory lies near by sea; nothing where ships cannot dock."""
    found = [0.0] * LAND.places
    ports = [place for place in range(LAND.places) if LAND.port[place] and s.open[place]]
    for place in ports:
        points = prize(s, seat, place)
        if points <= 0:
            continue
        steps = sea_steps(place)
        for other in ports:
            if steps[other] < FAR and passable(s, seat, other):
                turns = -(-steps[other] // SAIL)
                found[other] = max(found[other], points * SEA_FADING**turns)
    return found
