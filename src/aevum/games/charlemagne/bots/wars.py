"""Which neutral region the Empire goes to war with: it joins the enemy at once (6.5), and is worth it only
where an army is at hand that can take it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.bots.worth import turns_left
from aevum.games.charlemagne.rules.battle.strength import leading, printed
from aevum.games.charlemagne.rules.battle.table import multiplier
from aevum.games.charlemagne.rules.borders import BESIDE
from aevum.games.charlemagne.rules.counters import IS_LAND, MIGHT, UNITS
from aevum.games.charlemagne.rules.ground import burgs_of
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.regions import AIM, CROWNED, FAR, KINGS_WAR, REGIONS
from aevum.games.charlemagne.rules.tables import CHRISTIAN, EMPIRE, NEUTRAL, TRIBAL
from aevum.kit.hexes import hex_distance

if TYPE_CHECKING:
    from aevum.games.charlemagne.rules.state import CharlemagneState

ARMY = 6
"""Printed strength of a force that goes to war."""
LATE = 6
"""Before this turn Christians are courted, not fought."""
AT_HAND = 9
"""Hexes from a burg of the region."""
MASTERY = 2
"""How many times the strongest garrison behind its walls the army must be worth."""
ENOUGH = 2
"""Enemy regions on the border of the Empire that leave room for one more."""
UPPER_HAND = 1.2
"""How much stronger the Empire must be than all its enemies to seek another."""


def wars(s: CharlemagneState, seat: int) -> int:
    """The region, or -1. One war at a time, those of the king before others."""
    if seat != EMPIRE or not turns_left(s) or _might(s, EMPIRE) < UPPER_HAND * _might(s, TRIBAL):
        return -1
    if sum(1 for r in range(len(REGIONS)) if s.control[r] == TRIBAL and _beside(s, r)) > ENOUGH:
        return -1
    armies = _armies(s)
    best, found = 0, -1
    for r in range(len(REGIONS)):
        if s.control[r] != NEUTRAL or CROWNED[r] or AIM[r] == FAR:
            continue
        if not _beside(s, r) or (s.faith[r] == CHRISTIAN and s.turn < LATE):
            continue
        if any(s.land_side(hex) == EMPIRE for hex in burgs_of(s, r)):
            # Half won already: envoys need less luck with neutrals than with an enemy (T8.C.neutral).
            continue
        guards = [printed(s.pieces(hex)) for hex in burgs_of(s, r) if s.land_side(hex) == NEUTRAL]
        walls = max(guards, default=0) * multiplier(1)
        strongest = max((army for army in armies if _near(army[0], r)), key=lambda a: a[1], default=(0, 0))
        worth = (2 if AIM[r] == KINGS_WAR else 1) * len(guards)
        if strongest[1] >= max(ARMY, MASTERY * walls) and worth > best:
            best, found = worth, r
    return found


def _beside(s: CharlemagneState, region: int) -> bool:
    return any(s.control[other] == EMPIRE for other in BESIDE[region])


def _armies(s: CharlemagneState) -> list[tuple[int, int]]:
    """Hex and multiplied strength of the forces that may be sent."""
    found: list[tuple[int, int]] = []
    for hex, pieces in s.here.items():
        units = [piece for piece in pieces if IS_LAND[piece] and MIGHT[piece] > 1]
        if not LAND.sea[hex] and s.land_side(hex) == EMPIRE and printed(units) >= ARMY:
            found.append((hex, printed(units) * multiplier(leading(s, pieces))))
    return found


def _near(hex: int, region: int) -> bool:
    return any(hex_distance(LAND.cells[hex], LAND.cells[burg]) <= AT_HAND for burg in LAND.burgs[region])


def _might(s: CharlemagneState, side: int) -> int:
    return sum(MIGHT[u] for u in range(UNITS) if s.at[u] >= 0 and IS_LAND[u] and s.side_of(u) == side)
