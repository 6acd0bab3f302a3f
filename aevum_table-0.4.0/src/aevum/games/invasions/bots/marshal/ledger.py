"""What a match on the map is about: land, counted as the scenario counts it."""

from __future__ import annotations

from aevum.games.invasions.rules.frontiers import OneMilitaryPhase, counted_for, taken_and_lost
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.world import NOBODY, World

GIVEN_UP = 0.35
"""Land that nobody holds any more costs no points, but who leaves it has less than before."""
UNCOUNTED = 0.1
"""Land that brings no points is land all the same."""


class Ledger:
    """Values a world for one seat: its points, less its part of what the others have."""

    def __init__(self, s: InvasionsState, seat: int) -> None:
        self.seat = seat
        self.seats = len(s.seats)
        self.rival = 1 / max(1, self.seats - 1)
        self.before: list[int] = []
        for frame in s.frames:
            if isinstance(frame, OneMilitaryPhase):
                self.before = frame.before
        if not self.before:
            self.before = counted_for(s.world)
        self._weighed: tuple[World | None, float] = (None, 0.0)
        """The world that was weighed last, which many changes are compared with."""

    def value(self, w: World) -> float:
        now = counted_for(w)
        if now == self.before and w.turn not in w.tied_since:
            return 0.0
        taken, lost = taken_and_lost(w, self.before, now, self.seats)
        points = [taken[i] - lost[i] for i in range(self.seats)]
        own = points[self.seat]
        total = own - self.rival * (sum(points) - own)
        for p, was in enumerate(self.before):
            if was != now[p]:
                if was == self.seat and now[p] == NOBODY:
                    total -= GIVEN_UP * (1 + w.level[p])
                elif now[p] == self.seat:
                    total += UNCOUNTED
        return total

    def change(self, before: World, after: World, place: int) -> float:
        """By how much what happened in a province changes the value."""
        if before is not self._weighed[0]:
            self._weighed = (before, self.value(before))
        return self.value(after) - self._weighed[1]

    def at(self, w: World, place: int, nation: int) -> float:
        """What a province is worth to whoever has it."""
        return 1.0 + w.level[place]
