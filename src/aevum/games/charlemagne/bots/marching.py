"""What a force might do with its points: go somewhere, and there stay, attack, pillage or preach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.bots.country import FARTHEST
from aevum.games.charlemagne.bots.fighting import Clash
from aevum.games.charlemagne.bots.raiding import plunder
from aevum.games.charlemagne.rules.battle.strength import printed
from aevum.games.charlemagne.rules.counters import CHARLEMAGNE, IS_LAND, MIGHT, UNITS
from aevum.games.charlemagne.rules.ground import burgs_of, has_burg
from aevum.games.charlemagne.rules.land import LAND, ROME
from aevum.games.charlemagne.rules.markers import AUGUSTUS, VASSALAGE
from aevum.games.charlemagne.rules.operations.force import BATTLE, CONVERSION, PILLAGE
from aevum.games.charlemagne.rules.regions import ST_PETER
from aevum.games.charlemagne.rules.stratagems.hand import holds
from aevum.games.charlemagne.rules.tables import EMPIRE, NEUTRAL
from aevum.games.charlemagne.rules.victory.score import WORTH
from aevum.kit.hexes import hex_distance

if TYPE_CHECKING:
    from aevum.games.charlemagne.bots.country import Country, Reach

NEARER = 0.03
"""What a point of the way to the front is worth to an army."""
WALLS = 0.2
"""To stand in a burg."""
TOGETHER = 0.08
"""For each point of strength that a force joins."""
LED = (0.06, 0.15)
"""For each point of strength that joins a leader, or Charlemagne."""
MOST = 12
"""Plans that are weighed with their risks."""
PILGRIMAGE = 30
"""Hexes from which Rome draws."""
ON_THE_WAY = 0.5
SUBMISSION = 0.8
"""Of winning a region, what it is worth that the king waits where it has no burg left."""
HOMAGE = 0.2
"""9.2.h: of winning a region, what it is worth that the king is there himself."""
SPARE = 0.01
"""A point that is left for more."""


class Plan:
    """Hexes to go through, and what to do there; `value` is what comes of it."""

    __slots__ = ("act", "target", "value", "way")

    def __init__(self, value: float, way: list[int], act: str = "", target: int = -1) -> None:
        self.value = value
        self.way = way
        self.act = act
        self.target = target


def position(c: Country, hex: int, pieces: list[int], joins: bool = True) -> float:
    """How well a force stands in a hex at the end of its turn."""
    s = c.s
    value = -NEARER * min(c.front(hex), FARTHEST) - c.risk(hex, pieces)
    if has_burg(s, hex):
        value += WALLS
    if joins and hex in s.here:
        others = [p for p in s.pieces(hex) if IS_LAND[p] and p not in pieces]
        value += TOGETHER * min(printed(others), 10)
        led = max(
            (LED[p == CHARLEMAGNE] for p in s.pieces(hex) if p >= UNITS and p not in pieces), default=0.0
        )
        value += led * sum(MIGHT[p] for p in pieces if p < UNITS and MIGHT[p] > 1)
    if holds(s, c.seat, AUGUSTUS) and any(piece >= UNITS for piece in pieces):
        value += _way_to_rome(c, hex)
    if CHARLEMAGNE in pieces:
        value += _homage(c, LAND.region[hex])
    return value


def _homage(c: Country, region: int) -> float:
    """9.2.h: a people that has no burg left will submit to the king who waits for it."""
    s = c.s
    at = s.at[CHARLEMAGNE]
    if s.control[region] == EMPIRE or not holds(s, EMPIRE, VASSALAGE):
        return 0.0
    if s.control[region] == NEUTRAL and LAND.region[at] != region:
        return 0.0
    free = sum(1 for burg in burgs_of(s, region) if s.land_side(burg) != EMPIRE)
    return (HOMAGE if free > 1 else SUBMISSION) * max(0.0, c.gain(region))


def _way_to_rome(c: Country, hex: int) -> float:
    """For a leader who may be crowned there; the last turn is too late to be on the way."""
    crown = WORTH["augustus"] if c.seat == EMPIRE else WORTH["augustus"] / 2
    if hex == ROME:
        return crown
    far = hex_distance(LAND.cells[hex], LAND.cells[ROME])
    return crown * max(0.0, 1.0 - far / PILGRIMAGE) * ON_THE_WAY if c.open_to[ST_PETER] else 0.0


def best_plan(c: Country, pieces: list[int], start: int, found: Reach) -> Plan:
    """Of all places in reach; only the most promising ones are weighed with their risks."""
    s = c.s
    rough = _rough(c, pieces, start, found)
    rough.sort(key=lambda row: -row[0])
    rough = rough[:MOST] + [row for row in rough[MOST:] if row[1] == start or row[1] == ROME]
    spent = battered(pieces)
    best = Plan(-1000.0, [])
    for value, hex, act, target in rough:
        worth = value + NEARER * min(c.front(hex), FARTHEST)
        if not act and has_burg(s, hex):
            worth -= WALLS
        worth += position(c, target, spent, False) if act == "attack" else position(c, hex, pieces)
        if worth > best.value + 1e-9:
            best = Plan(worth, _way(found, start, hex), act, target)
    return best


def battered(pieces: list[int]) -> list[int]:
    """After a battle somebody will be missing; whoever leads Charlemagne reckons with half of them."""
    units = [piece for piece in pieces if piece < UNITS]
    gone = len(units) // 2 if CHARLEMAGNE in pieces else min(1, len(units) - 1)
    return [piece for piece in pieces if piece not in units[:gone]]


def _rough(c: Country, pieces: list[int], start: int, found: Reach) -> list[tuple[float, int, str, int]]:
    """Whatever may be done, with its worth at first sight: value, hex, act, target."""
    s = c.s
    rough: list[tuple[float, int, str, int]] = []
    near = c.roams(pieces, start)
    clashes: dict[tuple[int, int], float] = {}
    for hex, (left, _) in found.items():
        gain = (c.prize(hex) + c.site(hex, pieces)) if hex != start else 0.0
        walls = has_burg(s, hex)
        base = gain + SPARE * left - NEARER * min(c.front(hex), FARTHEST)
        rough.append((base + (WALLS if walls else 0.0), hex, "", -1))
        if left >= PILLAGE and (walls or hex in s.civilized):
            booty = plunder(s, c.seat, hex, pieces)
            if booty > 0:
                rough.append((base + booty, hex, "pillage", -1))
        if left >= CONVERSION:
            faithful = c.blessing(hex)
            if faithful > 0:
                rough.append((base + faithful, hex, "convert", -1))
        if left >= BATTLE:
            for target in LAND.near[hex]:
                if target in s.here and near[LAND.region[target]] and c.hostile(target):
                    key = (target, LAND.side(hex, target))
                    if key not in clashes:
                        clashes[key] = Clash(s, c.seat, pieces, hex, target).wary()
                    rough.append((base - gain + clashes[key], hex, "attack", target))
    return rough


def staying(c: Country, pieces: list[int], hex: int, points: int) -> float:
    return position(c, hex, pieces) + c.site(hex, pieces) + SPARE * points


def _way(found: Reach, start: int, hex: int) -> list[int]:
    way: list[int] = []
    while hex != start:
        way.append(hex)
        hex = found[hex][1]
    return way[::-1]
