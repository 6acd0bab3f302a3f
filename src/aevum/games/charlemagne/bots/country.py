"""The lie of the land for one seat: where it can go, how far the front is, who may strike there."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING

from aevum.games.charlemagne.bots.fighting import ruin
from aevum.games.charlemagne.bots.preaching import blessing
from aevum.games.charlemagne.bots.wars import wars
from aevum.games.charlemagne.bots.worth import KING_GROWTH, STRENGTH, capture, lives
from aevum.games.charlemagne.rules.battle.strength import leading, printed
from aevum.games.charlemagne.rules.battle.table import multiplier
from aevum.games.charlemagne.rules.borders import BESIDE
from aevum.games.charlemagne.rules.counters import CHARLEMAGNE, HOME, IS_LAND, KIND, OPERATIONS, UNITS
from aevum.games.charlemagne.rules.ground import has_burg, in_zone
from aevum.games.charlemagne.rules.land import AT_SEA, LAND
from aevum.games.charlemagne.rules.movement.move import exit_cost
from aevum.games.charlemagne.rules.stacking import no_room
from aevum.games.charlemagne.rules.tables import NEUTRAL, NOBODY, TRIBAL
from aevum.kit.hexes import hex_distance

if TYPE_CHECKING:
    from aevum.games.charlemagne.rules.state import CharlemagneState

FARTHEST = 40
"""Farther than this nobody looks."""
ENDLESS = 99
"""Farther than anything: no way to the front."""
AVERAGE = 3
"""Of a die, rounded down."""
GROWTH = 1.4
"""How much stronger the other's forces may be when they come."""
AFIELD = 0.6
"""Of its points, how many hexes a force covers in a country of hills and rivers."""
BACK: list[list[tuple[int, int]]] = [
    [(to, LAND.cost[to][LAND.near[to].index(at)]) for to in LAND.near[at]] for at in range(LAND.size)
]
"""Of each hex: from where one comes into it, and at what price."""
DEAREST = max(price for row in BACK for _, price in row)

Reach = dict[int, tuple[int, int]]
"""Of each hex that a force can come to: the points it has left there, and the hex before."""


class Country:
    """Made anew for every question that needs it."""

    def __init__(self, s: CharlemagneState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.war = wars(s, seat)
        """The neutral region that it means to invade, or -1."""
        self.open_to = [control != NEUTRAL or r == self.war for r, control in enumerate(s.control)]
        """Regions where it may go: to enter a neutral one violates it (6.5)."""
        self._front: dict[int, int] | None = None
        self._prizes: dict[int, float] = {}
        self._raiders: list[tuple[int, int, int]] | None = None
        self._blessings: dict[int, float] = {}

    def blessing(self, hex: int) -> float:
        """What it is worth to preach in a hex; weighed once for each region."""
        region = LAND.region[hex]
        if region in self.s.converted_here:
            return 0.0
        if region not in self._blessings:
            self._blessings[region] = blessing(self.s, self.seat, region)
        value = self._blessings[region]
        return value if value > 0 and not in_zone(self.s, hex, 1 - self.seat) else 0.0

    def prize(self, hex: int) -> float:
        """What is gained by coming into a hex; weighed once."""
        s = self.s
        if not LAND.burg[hex] and hex not in s.civilized and hex not in s.burgs:
            return 0.0
        if s.land_side(hex) == self.seat:
            return 0.0
        if hex not in self._prizes:
            self._prizes[hex] = capture(s, hex, self.seat)
        return self._prizes[hex]

    def reach(self, pieces: list[int], start: int, points: int) -> Reach:
        s = self.s
        here, region = s.here, LAND.region
        open_to = self.roams(pieces, start)
        found = {start: (points, start)}
        todo = [(-points, start)]
        while todo:
            left, at = heappop(todo)
            left = -left
            if found[at][0] > left:
                continue
            left -= exit_cost(s, self.seat, at)
            for to, cost in zip(LAND.near[at], LAND.cost[at], strict=True):
                rest = left - cost
                if rest < 0 or (to in found and found[to][0] >= rest) or not open_to[region[to]]:
                    continue
                if to in here and self._taken(to, pieces):
                    continue
                found[to] = (rest, at)
                heappush(todo, (-rest, to))
        return found

    def roams(self, pieces: list[int], start: int) -> list[bool]:
        """By region, where a force may go: peoples of the Tribal player not far from home (12.2.d)."""
        if self.seat != TRIBAL or pieces[0] >= UNITS:
            return self.open_to
        home = HOME[pieces[0]]
        near = {home, LAND.region[start], *BESIDE[home]}
        return [is_open and r in near for r, is_open in enumerate(self.open_to)]

    def _taken(self, hex: int, pieces: list[int]) -> bool:
        if self.s.land_side(hex) not in (self.seat, NOBODY):
            return True
        return no_room(self.s, self.seat, hex, pieces) is not None

    def hostile(self, hex: int) -> bool:
        """Whether land units stand there that it may attack."""
        side = self.s.land_side(hex)
        return side == 1 - self.seat or (side == NEUTRAL and LAND.region[hex] == self.war)

    def front(self, hex: int) -> int:
        """The way, in points, to the nearest hex that is worth having."""
        if self._front is None:
            self._front = self._spread()
        return self._front.get(hex, ENDLESS)

    def _spread(self) -> dict[int, int]:
        """From the hexes worth having outwards, over all land that is not neutral."""
        found: dict[int, int] = {}
        rings: list[list[int]] = [[] for _ in range(ENDLESS + DEAREST + 1)]
        open_to = self.open_to
        for region, is_open in enumerate(open_to):
            if is_open:
                for hex in LAND.burgs[region]:
                    if self.prize(hex) > 0:
                        found[hex] = 0
                        rings[0].append(hex)
        for far, ring in enumerate(rings):
            if far > FARTHEST:
                break
            for at in ring:
                if found[at] < far:
                    continue
                for to, price in BACK[at]:
                    cost = far + price
                    if open_to[LAND.region[to]] and cost < found.get(to, ENDLESS):
                        found[to] = cost
                        rings[cost].append(to)
        return found

    def raiders(self) -> list[tuple[int, int, int]]:
        """Hex, strength and range of every force that the other seat could send out."""
        if self._raiders is None:
            self._raiders = []
            s = self.s
            for hex in s.here:
                if LAND.region[hex] == AT_SEA or s.land_side(hex) != 1 - self.seat:
                    continue
                units = [p for p in s.pieces(hex) if IS_LAND[p]]
                swift = max(OPERATIONS[KIND[p]] for p in units)
                force = [p for p in s.pieces(hex) if p >= UNITS or OPERATIONS[KIND[p]] * 2 > swift]
                strength = printed(force) * multiplier(leading(s, force))
                if strength > 1:
                    self._raiders.append((hex, strength, int((swift + AVERAGE) * AFIELD)))
        return self._raiders

    def danger(self, hex: int) -> int:
        """The greatest strength that may come to a hex in the other's next turn."""
        here = LAND.cells[hex]
        found = 0
        for at, strength, far in self.raiders():
            if strength > found and hex_distance(here, LAND.cells[at]) <= far + 1:
                found = strength
        return found

    def risk(self, hex: int, pieces: list[int]) -> float:
        """What a force may lose by standing in a hex when its turn is over."""
        danger = self.danger(hex)
        if not danger:
            return 0.0
        s = self.s
        others = [p for p in s.pieces(hex) if IS_LAND[p] and p not in pieces and s.side_of(p) == self.seat]
        units = others + [p for p in pieces if p < UNITS]
        led = [p for p in pieces if p >= UNITS]
        shelter = leading(s, pieces) + (1 if has_burg(s, hex) or LAND.rough[hex] else 0)
        strength = printed(units)
        # Before they come they are levied, hired and joined.
        growth = KING_GROWTH if CHARLEMAGNE in led else GROWTH if led else 1.0
        lost = ruin(int(danger * growth), strength * multiplier(shelter), len(units))
        return lost * (STRENGTH * strength + lives(led))
