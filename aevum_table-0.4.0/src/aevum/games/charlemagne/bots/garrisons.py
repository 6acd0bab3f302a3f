"""Who sets out and who stays: a garrison in every burg, and a strong one in Austrasia."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.bots.worth import hold
from aevum.games.charlemagne.rules.battle.strength import printed
from aevum.games.charlemagne.rules.counters import CHARLEMAGNE, IS_LAND, KIND, MIGHT, OPERATIONS, UNITS
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.operations.gathering import ready
from aevum.games.charlemagne.rules.regions import AUSTRASIA
from aevum.games.charlemagne.rules.tables import EMPIRE

if TYPE_CHECKING:
    from aevum.games.charlemagne.rules.state import CharlemagneState

KING_GUARD = 6
"""Of no more than this Charlemagne leaves nobody behind."""
HEART_GUARD = 6
"""Strength that stays in one burg of Austrasia."""


def movers(s: CharlemagneState, seat: int, hex: int) -> list[int]:
    """Who would set out from a hex: all but a garrison, and not the slow with the swift."""
    able = ready(s, seat, hex)
    units = [piece for piece in able if piece < UNITS]
    leaders = [piece for piece in able if piece >= UNITS]
    tired = [p for p in s.pieces(hex) if IS_LAND[p] and p not in able]
    if CHARLEMAGNE in leaders:
        units.sort(key=lambda piece: (MIGHT[piece], OPERATIONS[KIND[piece]]))
        if printed(units) > KING_GUARD and not tired:
            units = units[1:]
    elif hold(s, hex, seat) > 0 and not tired and units:
        units = units[_guard(s, seat, hex, units) :]
    swift = max((OPERATIONS[KIND[piece]] for piece in units), default=0)
    units = [piece for piece in units if OPERATIONS[KIND[piece]] * 2 > swift]
    if not units:
        return []
    return sorted([*units, *leaders])


def _guard(s: CharlemagneState, seat: int, hex: int, units: list[int]) -> int:
    """Puts the units in order, those who stay first, and tells how many stay."""
    if seat == EMPIRE and LAND.region[hex] == AUSTRASIA and hex == _heart(s):
        # 19.4: as long as one burg of Austrasia stands the match is not lost.
        units.sort(key=lambda piece: -MIGHT[piece])
        stays = 1
        while stays < len(units) and printed(units[:stays]) < HEART_GUARD:
            stays += 1
        return stays
    units.sort(key=lambda piece: (MIGHT[piece], OPERATIONS[KIND[piece]]))
    return 1


def _heart(s: CharlemagneState) -> int:
    """The burg of Austrasia that the Empire holds most strongly."""
    held = [hex for hex in LAND.burgs[AUSTRASIA] if s.land_side(hex) == EMPIRE]
    return max(held, key=lambda hex: printed(s.pieces(hex)), default=-1)


def lone(s: CharlemagneState, seat: int, hex: int) -> list[int]:
    """A garrison that cannot leave may still preach where it stands."""
    return [piece for piece in ready(s, seat, hex) if piece < UNITS][:1]
