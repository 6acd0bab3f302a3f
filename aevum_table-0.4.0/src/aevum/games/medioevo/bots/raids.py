"""Barbarian points (2.BARB): a horde is led as far as they reach, into what nobody guards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.medioevo.bots.realm import levels
from aevum.games.medioevo.rules.events.reinforce import addable, move_refusal
from aevum.games.medioevo.rules.horde.steps import step_way
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS, OWNERS
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.kit.choosing import of_key

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option
    from aevum.games.medioevo.rules.state import MedioevoState

LEAST_RAID = 1.0
"""Levels of buildings that a raid must promise to lay waste."""
WORTH_RAIDING = 2
"""Levels of buildings that one unit should guard, for one is enough to turn a raid away (2.BARB.08)."""
STEP = 0.1
"""Of a level what each point counts for: the same harm is better done in fewer."""
LEADER = 1.4
"""How much more harm is worth that is done to whoever leads."""


class Raid:
    """From where, over which areas, and what it is worth; `fresh` where the horde is yet to be put there."""

    __slots__ = ("fresh", "path", "value")

    def __init__(self, path: list[int], fresh: bool, value: float) -> None:
        self.path = path
        self.fresh = fresh
        self.value = value


def harm(s: MedioevoState, seat: int, place: int) -> float:
    """What barbarians in a place do to others, less what they do to the seat."""
    lord = s.lord[place]
    if lord == NOBODY:
        return 0.0
    units = s.count(place, lord)
    spoil = 0.5 + sum(levels(s, place)) if units == 0 else 0.3 * units
    if lord == seat:
        return -2.0 * spoil
    honour = s.honour[: s.players()]
    return spoil * (LEADER if honour[lord] == max(honour) else 1.0)


def barbarian_points(s: MedioevoState, ask: Ask) -> Option:
    """The best raid that the points allow; the next of its steps."""
    raid = best_raid(s, ask.seat, int(str(ask.args["points"])))
    done = of_key(ask, "barbarians-done") or ask.options[-1]
    if raid is None:
        return done
    if raid.fresh:
        return ask.find(f"add-barbarian:light-infantry:{LAND.names[raid.path[0]]}") or done
    a, b = raid.path[:2]
    return ask.find(f"raid-{step_way(a, b)}:{LAND.names[a]}:{LAND.names[b]}") or done


def best_raid(s: MedioevoState, seat: int, points: int) -> Raid | None:
    best: Raid | None = None
    hordes = [key // OWNERS for key in sorted(s.armies) if key % OWNERS == BARBARIANS]
    starts = [(area, False) for area in hordes]
    starts += [(area, True) for area in addable(s) if area not in hordes]
    for area, fresh in starts:
        left = -_left_behind(s, seat, area) if not fresh else 0.0
        for path in _ways(s, seat, area, points - fresh):
            value = harm(s, seat, path[-1]) + left - STEP * (len(path) - 1 + fresh)
            if value >= LEAST_RAID and (best is None or value > best.value):
                best = Raid(path, fresh, value)
    return best


def _ways(s: MedioevoState, seat: int, start: int, points: int) -> list[list[int]]:
    """To every place on land that so many points reach, round the units of players."""
    found: list[list[int]] = []
    edge, reached = [[start]], {start}
    for _ in range(points):
        following: list[list[int]] = []
        for path in edge:
            for to in LAND.all_near[path[-1]]:
                if to in reached or not s.open[to] or move_refusal(s, seat, path[-1], to) is not None:
                    continue
                reached.add(to)
                following.append([*path, to])
        found += [path for path in following if not LAND.is_sea(path[-1])]
        edge = following
    return found


def _left_behind(s: MedioevoState, seat: int, start: int) -> float:
    """Barbarians that go away from others' land do them good."""
    return 0.5 if not LAND.is_sea(start) and s.home(start) not in (seat, NOBODY) else 0.0


def may_be_raided(s: MedioevoState, place: int, points: int) -> bool:
    """Whether somebody could lead a horde there in the next turn, or put one at a fire and lead that."""
    steps = LAND.steps(place)
    for key in s.armies:
        if key % OWNERS == BARBARIANS and steps[key // OWNERS] <= points:
            return True
    fires = [fire for fire in LAND.fires if s.open[fire] and s.lord[fire] == NOBODY]
    return any(steps[fire] < points for fire in fires)
