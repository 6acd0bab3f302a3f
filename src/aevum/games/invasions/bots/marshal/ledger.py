"""What a match on the map is about: land, counted as the scenario counts it."""

from __future__ import annotations

from aevum.games.invasions.rules.frontiers import OneMilitaryPhase, counted_for
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.world import NOBODY, World

GIVEN_UP = 0.6
"""Land that nobody holds any more costs no points, but who leaves it has less than before."""


class Ledger:
    """Values a world for one seat by what has changed hands; what rivals gain or lose counts in part."""

    def __init__(self, s: InvasionsState, seat: int) -> None:
        self.seat = seat
        self.rival = 1 / max(1, len(s.seats) - 1)
        self.before = counted_for(s.world)
        for frame in s.frames:
            if isinstance(frame, OneMilitaryPhase) and frame.before:
                self.before = frame.before

    def value(self, w: World) -> float:
        total = 0.0
        before = self.before
        for p, now in enumerate(counted_for(w)):
            if now != before[p]:
                total += self._change(before[p], now) * (1 + w.level[p])
        return total

    def _change(self, was: int, now: int) -> float:
        if now == self.seat:
            return 1.0 if was == NOBODY else 1.0 + self.rival
        if was == self.seat:
            return -GIVEN_UP if now == NOBODY else -1.0 - self.rival
        return -self.rival if was == NOBODY else 0.0
