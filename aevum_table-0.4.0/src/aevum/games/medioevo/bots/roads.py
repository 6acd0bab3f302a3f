"""Ways of trade transports: how far it is, round hordes and enemies (6.MOVE)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from aevum.games.medioevo.rules.diplomacy.war import hostile
from aevum.games.medioevo.rules.items import is_ship, owner
from aevum.games.medioevo.rules.land import FAR, LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.trade.grounds import no_trade

if TYPE_CHECKING:
    from aevum.games.medioevo.bots.tours import End, Tour
    from aevum.games.medioevo.rules.state import MedioevoState


SAILING = [LAND.ports[area] + LAND.sea_near[area] for area in range(LAND.size)]
"""Areas one step away for a ship (5.MOVE.05)."""


def dangerous(s: MedioevoState, seat: int, area: int) -> bool:
    """6.MOVE.04: where a transport would be plundered."""
    return any(other == BARBARIANS or (other != seat and hostile(s, seat, other)) for other in s.owners(area))


class Layout:
    """What was measured with the same areas open: they seldom change from one question to the next."""

    def __init__(self) -> None:
        self.far: dict[tuple[int, int], list[int]] = {}
        self.nearest: dict[int, list[int]] = {}
        self.tours: dict[tuple[int, tuple[End, ...]], dict[int, Tour]] = {}


@lru_cache(40)
def _layout(ship: bool, areas: bytes) -> Layout:
    return Layout()


class Roads:
    """Distances for a caravan or a merchant ship, each start measured once."""

    def __init__(self, s: MedioevoState, seat: int, ship: bool) -> None:
        self.s = s
        self.seat = seat
        self.ship = ship
        self.near = SAILING if ship else LAND.near
        self._open = [bool(s.open[area]) and not dangerous(s, seat, area) for area in range(LAND.size)]
        self.layout = _layout(ship, bytes(self._open))
        self._far = self.layout.far
        self._nearest = self.layout.nearest

    def far(self, start: int, shunned: int = -1) -> list[int]:
        """Steps from an area to all others; no way leads through `shunned`, though it may end there."""
        found = self._far.get((start, shunned))
        if found is None:
            found = self._far[start, shunned] = self._measured(start, shunned)
        return found

    def _measured(self, start: int, shunned: int) -> list[int]:
        found = [FAR] * LAND.size
        found[start] = 0
        edge, steps = [start], 0
        while edge:
            following: list[int] = []
            steps += 1
            for a in edge:
                if a == shunned and a != start:
                    continue
                for b in self.near[a]:
                    if found[b] == FAR and self._open[b]:
                        found[b] = steps
                        following.append(b)
            edge = following
        return found

    def towards(self, start: int, goal: int, shunned: int = -1) -> int:
        """The first step of a shortest way, or `start` where there is none."""
        if shunned == goal:
            shunned = -1
        best, found = FAR, start
        for b in self.near[start]:
            if not self._open[b] or (b == shunned and b != goal):
                continue
            steps = self.far(b, shunned)[goal]
            if steps < best:
                best, found = steps, b
        return found

    def nearest(self, start: int, passed: tuple[int, ...], count: int) -> list[int]:
        """The settlements that lie nearest, without those that were passed."""
        if start not in self._nearest:
            far = self.far(start)
            near = sorted([at for at in self.visits() if far[at] < FAR], key=lambda at: far[at])
            self._nearest[start] = near
        found: list[int] = []
        for place in self._nearest[start]:
            if place not in passed:
                found.append(place)
                if len(found) == count:
                    break
        return found

    def markets(self) -> list[int]:
        """Settlements in play where the transport can trade (6.BUY.04, 6.BUY.05)."""
        return [place for place in self.visits() if no_trade(self.s, self.seat, place) is None]

    def visits(self) -> list[int]:
        """Settlements it can come to."""
        return [
            place for place in LAND.settlements if self._open[place] and (LAND.port[place] or not self.ship)
        ]


def roads_of(s: MedioevoState, slot: int) -> Roads:
    return Roads(s, owner(slot), is_ship(s.item_kind[slot]))
