"""Moving a force from a hex into the next (12.4, 12.5): what it costs and what forbids it."""

from typing import Final

from aevum.engine.refusal import Refusal
from aevum.games.charlemagne.rules.borders import strays
from aevum.games.charlemagne.rules.control.violation import violates
from aevum.games.charlemagne.rules.counters import HOME, IS_LAND, is_leader
from aevum.games.charlemagne.rules.ground import in_zone
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import REGIONS
from aevum.games.charlemagne.rules.stacking import no_room
from aevum.games.charlemagne.rules.state import CharlemagneState
from aevum.games.charlemagne.rules.tables import NOBODY, parameter

ZONE_EXIT: Final = parameter("zone-exit")


def exit_cost(s: CharlemagneState, seat: int, hex: int) -> int:
    """12.5.f: what leaving a hex costs beside the terrain."""
    return ZONE_EXIT if in_zone(s, hex, 1 - seat) else 0


def cost(s: CharlemagneState, seat: int, at: int, to: int) -> int:
    """T5.move, 12.4.a"""
    return LAND.cost[at][LAND.near[at].index(to)] + exit_cost(s, seat, at)


def barred(s: CharlemagneState, seat: int, pieces: list[int], to: int) -> Refusal | None:
    """Why a force cannot enter a hex at all, whatever its points."""
    told: dict[str, object] = {"place": LAND.names[to]}
    if s.land_side(to) not in (seat, NOBODY):
        return Refusal("hex-occupied", told, "12.4.b")
    # Units come first, so a force of leaders alone begins with one.
    if is_leader(pieces[0]):
        if in_zone(s, to, 1 - seat):
            return Refusal("leader-alone-zone", told, "20.3")
        if any(s.side_of(piece) != seat for piece in s.pieces(to)):
            return Refusal("leader-alone-enemy", told, "12.4.b")
    return None


def far_from_home(pieces: list[int], to: int) -> Refusal:
    told: dict[str, object] = {"place": LAND.names[to], "region": REGIONS[HOME[pieces[0]]]}
    return Refusal("far-from-home", told, "12.2.d")


def refusal(
    s: CharlemagneState, seat: int, pieces: list[int], at: int, to: int, points: int
) -> Refusal | None:
    """Why a force with so many points cannot move into the next hex."""
    found = barred(s, seat, pieces, to)
    if found is not None:
        return found
    if strays(seat, pieces, at, to):
        return far_from_home(pieces, to)
    price = cost(s, seat, at, to)
    if price > points:
        told: dict[str, object] = {"place": LAND.names[to], "cost": price, "points": points}
        return Refusal("too-few-points", told, "12.4.a")
    room = no_room(s, seat, to, pieces)
    if room is not None and not _passes(s, seat, pieces, at, to, points - price):
        return room
    return None


def _passes(s: CharlemagneState, seat: int, pieces: list[int], at: int, full: int, points: int) -> bool:
    """3.5.c, 3.6.c: whether a force that cannot stay in a hex could go on to one where it can."""
    if violates(s, seat, full, at):
        # Nobody knows what zones of control the new enemies will have.
        return False
    best: dict[int, int] = {full: points}
    todo = [full]
    while todo:
        here = todo.pop()
        for to in LAND.near[here]:
            left = best[here] - cost(s, seat, here, to)
            if left <= best.get(to, -1) or barred(s, seat, pieces, to) is not None:
                continue
            if strays(seat, pieces, here, to):
                continue
            if no_room(s, seat, to, pieces) is None:
                return True
            if not violates(s, seat, to, here):
                best[to] = left
                todo.append(to)
    return False


def fights(pieces: list[int]) -> bool:
    """Whether a force has land units, not leaders alone."""
    return IS_LAND[pieces[0]]
