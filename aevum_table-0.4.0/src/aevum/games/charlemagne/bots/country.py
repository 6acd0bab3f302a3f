"""The lie of the land for one seat: where it can go, how far the front is, who may strike there."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING

from aevum.games.charlemagne.bots.fighting import ruin
from aevum.games.charlemagne.bots.preaching import blessing
from aevum.games.charlemagne.bots.wars import wars
from aevum.games.charlemagne.bots.worth import KING_GROWTH, STRENGTH, building, capture, ruins, spirits, swing
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
CONQUEST = 0.4
"""Of winning a region, what its burgs are worth together to who takes them."""
BUILDERS = 2
"""Strength of a band that is sent to build a burg."""
AFIELD = 0.6
"""Of its points, how many hexes a force covers in a country of hills and rivers."""
BACK: list[list[tuple[int, int]]] = [
    [(to, LAND.cost[to][LAND.near[to].index(at)]) for to in LAND.near[at]] for at in range(LAND.size)
]
"""Of each hex: from where one comes into it, and at what price."""
DEAREST = max(price for row in BACK for _, price in row)

FIELDS = [
    not LAND.sea[hex] and not LAND.burg[hex] and not any(LAND.burg[other] for other in LAND.near[hex])
    for hex in range(LAND.size)
]
"""Hexes where a burg may be built: none is printed there or beside."""

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
        self._front: list[int] | None = None
        self._prizes: dict[int, float] = {}
        self._sites: dict[int, float] = {}
        self._gains: dict[int, float] = {}
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

    def welcome(self, hex: int) -> bool:
        """Whether ships may bring troops there: to land in a neutral region violates it (6.5.a)."""
        return self.open_to[LAND.region[hex]]

    def prize(self, hex: int) -> float:
        """What is gained by coming into a hex; weighed once."""
        s = self.s
        if not LAND.burg[hex] and hex not in s.civilized and hex not in s.burgs:
            return 0.0
        if s.land_side(hex) == self.seat:
            return 0.0
        if hex not in self._prizes:
            value = capture(s, hex, self.seat) + ruins(s, hex, self.seat)
            region = LAND.region[hex]
            if s.control[region] == 1 - self.seat:
                # With all its burgs the region is won more easily (T8.burgs).
                value += CONQUEST * max(0.0, self.gain(region)) / len(LAND.burgs[region])
            self._prizes[hex] = value
        return self._prizes[hex]

    def site(self, hex: int, pieces: list[int]) -> float:
        """What it is worth that a few men come to a hex where a burg may be built: one band in a region."""
        if not FIELDS[hex] or printed(pieces) > BUILDERS:
            return 0.0
        if hex not in self._sites:
            value = building(self.s, hex, self.seat)
            if value > 0 and (self._begun(hex) or self.danger(hex)):
                value = 0.0
            self._sites[hex] = value
        return self._sites[hex]

    def _begun(self, hex: int) -> bool:
        """Whether others stand ready to build in the region already."""
        return any(
            other != hex and FIELDS[other] and self.s.land_side(other) == self.seat
            for other in LAND.hexes[LAND.region[hex]]
            if other in self.s.here
        )

    def gain(self, region: int) -> float:
        """What it would be worth to win a region; weighed once."""
        if region not in self._gains:
            self._gains[region] = swing(self.s, self.seat, region, self.seat)
        return self._gains[region]

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
        return self._front[hex]

    def _spread(self) -> list[int]:
        """From the hexes worth having outwards, over all land that is not neutral."""
        found = [ENDLESS] * LAND.size
        rings: list[list[int]] = [[] for _ in range(ENDLESS + DEAREST + 1)]
        regions = LAND.region
        # At sea, which is the last of the regions, nobody walks.
        open_to = [*self.open_to, False]
        for region, is_open in enumerate(self.open_to):
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
                    if cost < found[to] and open_to[regions[to]]:
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
        return lost * (STRENGTH * strength + spirits(s, led, hex))
