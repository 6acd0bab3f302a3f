"""Whom a group would have to fight where it goes: barbarians first, else enemies, else the host."""

from aevum.games.medioevo.odds.meeting import Meeting, meeting
from aevum.games.medioevo.rules.combat.meeting import (
    barbarian_land,
    invaded,
    must_fight,
    no_battle,
    others_at,
)
from aevum.games.medioevo.rules.horde.muster import comes, muster, piece
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.pieces import FORCE, GONE, kind_of, nothing
from aevum.games.medioevo.rules.settings import BARBARIAN_LIMIT
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY


def horde_to_come(s: MedioevoState) -> list[int]:
    """2.DICE.06, R-043: the horde of the turn, as far as the supply goes."""
    wanted = muster(s.circle) if s.circle else nothing()
    if not s.settings[BARBARIAN_LIMIT]:
        return wanted
    supply = s.supply[:]
    found = nothing()
    for unit in range(FORCE):
        for _ in range(wanted[unit]):
            kind = comes(kind_of(unit), supply)
            if kind != GONE:
                supply[kind] -= 1
                found[piece(kind)] += 1
    return found


def foe(s: MedioevoState, seat: int, area: int) -> int:
    """The owner whom units of a seat meet first in an area, or NOBODY (5.MULTI.02)."""
    if no_battle(s, area):
        return NOBODY
    if s.count(area, BARBARIANS) > 0:
        return BARBARIANS
    if barbarian_land(s, area):
        return BARBARIANS if sum(horde_to_come(s)) else NOBODY
    for other in others_at(s, seat, area):
        if must_fight(s, seat, other, area):
            return other
    host = NOBODY if LAND.is_sea(area) else invaded(s, seat, s.lord[area])
    return host if host != NOBODY and s.count(area, host) > 0 else NOBODY


def clash_ahead(
    s: MedioevoState, seat: int, units: list[int], area: int, slots: list[int] | None = None
) -> Meeting | None:
    """The first battle of units that go into an area, with those of theirs that stand there already.

    `slots` are the transports of the group, whose galleys count at sea.
    """
    enemy = foe(s, seat, area)
    if enemy == NOBODY or sum(units) == 0:
        return None
    there = s.force(area, enemy)
    if enemy == BARBARIANS and sum(there) == 0:
        there = horde_to_come(s)
    own = s.force(area, seat)
    return meeting(s, area, seat, [own[unit] + units[unit] for unit in range(FORCE)], enemy, there, slots)
