"""What a force might do with its points: go somewhere, and there stay, attack, pillage or preach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.bots.fighting import Clash
from aevum.games.charlemagne.bots.raiding import plunder
from aevum.games.charlemagne.bots.worth import capture
from aevum.games.charlemagne.rules.battle.strength import printed
from aevum.games.charlemagne.rules.counters import IS_LAND, UNITS
from aevum.games.charlemagne.rules.ground import has_burg
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.markers import AUGUSTUS
from aevum.games.charlemagne.rules.operations.force import BATTLE, CONVERSION, PILLAGE
from aevum.games.charlemagne.rules.stratagems.anytime import ROME
from aevum.games.charlemagne.rules.stratagems.hand import holds
from aevum.games.charlemagne.rules.tables import EMPIRE
from aevum.games.charlemagne.rules.victory.score import WORTH

if TYPE_CHECKING:
    from aevum.games.charlemagne.bots.country import Country

NEARER = 0.03
"""What a point of the way to the front is worth to an army."""
WALLS = 0.2
"""To stand in a burg."""
TOGETHER = 0.08
"""For each point of strength that a force joins."""
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
    value = -NEARER * min(c.front(hex), 40) - c.risk(hex, pieces)
    if has_burg(s, hex):
        value += WALLS
    if joins and hex in s.here:
        others = [p for p in s.pieces(hex) if IS_LAND[p] and p not in pieces]
        value += TOGETHER * min(printed(others), 10)
    if hex == ROME and holds(s, c.seat, AUGUSTUS) and any(piece >= UNITS for piece in pieces):
        value += WORTH["augustus"] if c.seat == EMPIRE else WORTH["augustus"] / 2
    return value


def best_plan(c: Country, pieces: list[int], start: int, points: int, most: int = 12) -> Plan:
    """Of all places in reach; only the `most` promising ones are weighed with their risks."""
    s = c.s
    found = c.reach(pieces, start, points)
    rough: list[tuple[float, int, str, int]] = []
    for hex, (left, _) in found.items():
        gain = capture(s, hex, c.seat) if hex != start else 0.0
        base = gain + SPARE * left - NEARER * min(c.front(hex), 40)
        rough.append((base + (WALLS if has_burg(s, hex) else 0.0), hex, "", -1))
        if left >= PILLAGE:
            booty = plunder(s, c.seat, hex, pieces)
            if booty > 0:
                rough.append((base + booty, hex, "pillage", -1))
        if left >= CONVERSION:
            faithful = c.blessing(hex, pieces)
            if faithful > 0:
                rough.append((base + faithful, hex, "convert", -1))
        if left >= BATTLE:
            for target in LAND.near[hex]:
                if target in s.here and s.land_side(target) == 1 - c.seat:
                    clash = Clash(s, c.seat, pieces, hex, target)
                    rough.append((base - gain + clash.wary(), hex, "attack", target))
    rough.sort(key=lambda row: -row[0])
    rough = rough[:most] + [row for row in rough[most:] if row[1] == start or row[1] == ROME]
    best = Plan(-1000.0, [])
    for value, hex, act, target in rough:
        worth = value + NEARER * min(c.front(hex), 40) - (WALLS if not act and has_burg(s, hex) else 0.0)
        worth += position(c, target if act == "attack" else hex, pieces, act != "attack")
        if worth > best.value + 1e-9:
            best = Plan(worth, _way(found, start, hex), act, target)
    return best


def staying(c: Country, pieces: list[int], hex: int, points: int) -> float:
    return position(c, hex, pieces) + SPARE * points


def _way(found: dict[int, tuple[int, int]], start: int, hex: int) -> list[int]:
    way: list[int] = []
    while hex != start:
        way.append(hex)
        hex = found[hex][1]
    return way[::-1]
