"""Map scenarios that play the raids and one Military phase, and count what was taken in them (F91)."""

from typing import ClassVar, Final

from aevum.engine.outcome import Outcome
from aevum.engine.state import Frame
from aevum.games.invasions.rules.control.provinces import is_empty
from aevum.games.invasions.rules.military.phase import MilitaryPhase
from aevum.games.invasions.rules.raids.markers import age_raid_markers
from aevum.games.invasions.rules.raids.step import RaidStep
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.world import ACTIVE, CLIENT, NOBODY, VASSAL, World

NEW_VASSAL: Final = 2


class OneMilitaryPhase(Frame[InvasionsState]):
    """A seat scores what it took, less what others took from it, and the victory points it won.

    XXXIV.0.1: all raids are over before the first nation acts.
    """

    steps: ClassVar[tuple[str, ...]] = ("raids", "military", "end")

    def __init__(self) -> None:
        super().__init__()
        self.before: list[int] = []
        """By province the seat that it counted for at the start."""
        self.acted = 0
        """Nations that sit this phase out."""
        self.raids: list[int] = []
        """Nations that raid in this turn, in the order of the Timeline (X.C.1)."""

    def run(self, s: InvasionsState) -> None:
        if self.step == "raids":
            self.next(s)
            self.before = counted_for(s.world)
            s.push(RaidStep(self.raids))
            return
        if self.step == "military":
            self.next(s)
            phase = MilitaryPhase()
            phase.acted = self.acted
            s.push(phase)
            return
        age_raid_markers(s.world)
        self._score(s)

    def _score(self, s: InvasionsState) -> None:
        seats = len(s.seats)
        taken, lost = taken_and_lost(s.world, self.before, counted_for(s.world), seats)
        scores: list[int] = []
        for i in range(seats):
            scores.append(taken[i] - lost[i] + s.points[i])
            args: dict[str, object] = {
                "seat": i,
                "taken": taken[i],
                "lost": lost[i],
                "points": s.points[i],
                "score": scores[i],
            }
            s.tell("scores", args, "V.B.1")
        best = max(scores)
        winners = [i for i in range(seats) if scores[i] == best]
        s.outcome = Outcome(winners, scores, "most-taken", {"points": best})


def counted_for(w: World) -> list[int]:
    """By province the seat that it counts for, NOBODY for none.

    What vassals (XII.A.4) and clients hold is their lord's; else inactive nations score nothing (VI.B.3).
    """
    found = [NOBODY] * len(w.owner)
    for p, owner in enumerate(w.owner):
        if owner == NOBODY:
            continue
        n = owner
        while w.tie[n] in (CLIENT, VASSAL):
            n = w.lord[n]
        if w.role[n] == ACTIVE:
            found[p] = w.seat[n]
    return found


def taken_and_lost(w: World, before: list[int], now: list[int], seats: int) -> tuple[list[int], list[int]]:
    """Points for each seat: one for a province, one for each level of its city, two for a new vassal.

    What nobody holds any more was given up, not lost: a people that sets out for new land leaves much behind.
    In Barbarian Areas no man's land is worth nothing, nor what changes hands with a horde and lies empty.
    """
    taken, lost = [0] * seats, [0] * seats
    for p in range(len(now)):
        if now[p] == before[p] or now[p] == NOBODY:
            continue
        if w.land.wild[p] and (before[p] == NOBODY or is_empty(w, p)):
            continue
        taken[now[p]] += 1 + w.level[p]
        if before[p] != NOBODY:
            lost[before[p]] += 1 + w.level[p]
    for n in range(len(w.tie)):
        if w.tie[n] == VASSAL and w.tied_since[n] == w.turn and w.seat[n] != w.seat[w.lord[n]]:
            taken[w.seat[w.lord[n]]] += NEW_VASSAL
            lost[w.seat[n]] += NEW_VASSAL
    return taken, lost
