"""XXII.B.2 Units of provinces nearby that come to a campaigning leader."""

from typing import ClassVar, Final

from aevum.engine.ask import Ask, Option
from aevum.engine.refusal import Refusal
from aevum.engine.state import Frame
from aevum.games.invasions.rules.bounds.foedus import why_leaves_foedus
from aevum.games.invasions.rules.bounds.garrisons import is_bound, is_of_a_half
from aevum.games.invasions.rules.control.attitude import attitude, provokes
from aevum.games.invasions.rules.control.provinces import settle
from aevum.games.invasions.rules.control.stance import FRIENDLY, HOSTILE
from aevum.games.invasions.rules.movement.kinds import ALONE, meant, told
from aevum.games.invasions.rules.movement.legality import Stack, blockaded, why_not_into
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import STRAIT
from aevum.games.invasions.rules.world.land import within
from aevum.games.invasions.rules.world.pieces import (
    CAVALRY_PACES,
    HALTED,
    MOVED,
    USED,
    commanded_at,
    paces_left,
    shift,
    spend,
)
from aevum.games.invasions.rules.world.world import NOWHERE, VASSAL, World

ANYBODY: Final = 0
"""In place of a unit: nobody in particular, to whom no land is closed."""
_CLOSED: Final[dict[tuple[bool, int], bool]] = {}
"""Whether land that is closed to some lies around a province."""


def near_enough(w: World, nations: int, leader_at: int) -> list[int]:
    """Provinces from which some unit can still reach the leader, as long as he stands on friendly ground.

    Among neutrals nobody stacks (XII.D.2), and who enters enemy land is a stack that meets reactions (F100).
    """
    found: list[int] = []
    nation = next(n for n in range(len(w.seat)) if nations >> n & 1)
    if attitude(w, nation, leader_at) != FRIENDLY:
        return found
    for p, distance in ways_in(w, nations, leader_at).items():
        for unit in commanded_at(w, p, nations):
            if paces_left(w, unit, False) < distance:
                continue
            if not choosy(w, unit, leader_at) or _comes(w, nations, unit, leader_at):
                found.append(p)
                break
    return sorted(found)


def choosy(w: World, unit: int, leader_at: int) -> bool:
    """Whether some land around the leader may be closed to a unit, so that its way is its own.

    XVIII.J.4: so may be a strait beside him, if it has moved already.
    """
    if w.land.strait[leader_at] and w.march[unit] & USED:
        return True
    if is_bound(w.code[unit]) or is_of_a_half(w.code[unit]) or w.tie[w.master[unit]] == VASSAL:
        return True
    key = (w.land.east, leader_at)
    if key not in _CLOSED:
        _CLOSED[key] = any(w.land.closed[p] for p in within(w.land, leader_at, CAVALRY_PACES))
    return _CLOSED[key]


def _comes(w: World, nations: int, unit: int, leader_at: int) -> bool:
    left = paces_left(w, unit, False)
    return left >= way_of(w, nations, unit, leader_at, left)


def way_of(w: World, nations: int, unit: int, leader_at: int, most: int = CAVALRY_PACES) -> int:
    """How far a unit has to go through lands that are open to it; USED where there is no way, or none of so
    many paces."""
    return ways_in(w, nations, leader_at, unit, most).get(w.place[unit], USED)


def ways_in(
    w: World, nations: int, leader_at: int, unit: int = ANYBODY, most: int = CAVALRY_PACES
) -> dict[int, int]:
    """How far away provinces with units are, through land where nobody can react (F100).

    A strait is crossed only as the whole of a move (XVIII.J.4), so it counts from its other shore alone, and
    for nobody who has moved.
    XVIII.K, XXXIV.0.17, XVIII.A.7: with a unit, nor through land that is closed to it; only its own is told.
    """
    nation = next(n for n in range(len(w.seat)) if nations >> n & 1)
    start = w.place[unit] if unit != ANYBODY else NOWHERE
    comes = Stack(w.master[unit], start, [unit], []) if unit != ANYBODY else None
    farthest = 0 if comes is not None and w.march[unit] & USED else 1  # from which a strait counts
    far = {leader_at: 0}
    ring = [leader_at]
    found: dict[int, int] = {}
    for distance in range(1, most + 1):
        following: list[int] = []
        for p in ring:
            for q in w.land.near[p]:
                if q in far:
                    continue
                strait = w.land.crossing(p, q) == STRAIT
                if strait and (distance > farthest or blockaded(w, nation, p, q)):
                    continue
                if provokes(w, nation, q) or attitude(w, nation, q) == HOSTILE:
                    continue
                if comes is not None and q != start and why_not_into(w, comes, q) is not None:
                    continue
                far[q] = distance
                if q == start:
                    return {q: distance}
                if comes is None and commanded_at(w, q, nations):
                    found[q] = distance
                if not strait:
                    following.append(q)
        ring = following
    return found


class CallUp(Frame[InvasionsState]):
    """Units of one province join the leader, one after another, each within its own movement.

    It reports MOVED when one came, like a march.
    """

    steps: ClassVar[tuple[str, ...]] = ("call-up",)

    def __init__(self, seat: int = 0, nations: int = 0, place: int = 0, to: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.nations = nations
        self.place = place
        self.to = to
        self.came = 0

    def run(self, s: InvasionsState) -> None:
        names = s.world.land.names
        args: dict[str, object] = {"from": names[self.place], "place": names[self.to]}
        s.ask(self.seat, "call-up", "XXII.B.2", args)

    def candidates(self, s: InvasionsState, ask: Ask) -> list[Option]:
        w = s.world
        found = told(w, commanded_at(w, self.place, self.nations), "joins", "XXII.B.2", ALONE)
        found.append(Option("enough", None, "XXII.B.2"))
        return found

    def check(self, s: InvasionsState, ask: Ask, option: Option) -> Refusal | None:
        if option.key == "enough":
            return None
        w = s.world
        unit = self._named(w, option)
        refusal = why_not_into(w, Stack(w.master[unit], self.place, [unit], []), self.to)
        if refusal is None and not _comes(w, self.nations, unit, self.to):
            return Refusal("no-paces", {"unit": option.args["unit"]}, "XXII.B.2")
        return refusal or why_leaves_foedus(w, self.place, [unit])

    def answer(self, s: InvasionsState, ask: Ask, option: Option) -> None:
        if option.key == "enough":
            s.pop(MOVED if self.came else 0)
            return
        w = s.world
        unit = self._named(w, option)
        spend(w, unit, way_of(w, self.nations, unit, self.to), False)
        if w.land.crossing(self.place, self.to) == STRAIT and w.land.adjacent(self.place, self.to):
            w.march[unit] |= HALTED
        shift(w, unit, self.to)
        self.came = MOVED
        w.came[unit] = self.place if w.land.adjacent(self.place, self.to) else NOWHERE
        s.tell("joins", {"place": w.land.names[self.to], **option.args}, "XXII.B.2")
        settle(w, self.place)
        settle(w, self.to)

    def _named(self, w: World, option: Option) -> int:
        return meant(w, commanded_at(w, self.place, self.nations), option, ALONE)
