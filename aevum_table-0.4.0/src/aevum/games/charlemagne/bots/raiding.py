"""Pillage. Only the Tribal player lays waste: to the Empire a burg is worth more whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.charlemagne.bots.worth import COIN, MARKER_DRAWN, hold, turns_left
from aevum.games.charlemagne.rules.battle.strength import printed
from aevum.games.charlemagne.rules.ground import has_burg, in_zone
from aevum.games.charlemagne.rules.land import LAND
from aevum.games.charlemagne.rules.pillage.operation import GAIN_BURG, GAIN_CIVILIZATION
from aevum.games.charlemagne.rules.pillage.table import result
from aevum.games.charlemagne.rules.tables import EMPIRE, TRIBAL
from aevum.games.charlemagne.rules.treasury.goods import restoring

if TYPE_CHECKING:
    from aevum.games.charlemagne.rules.state import CharlemagneState


def plunder(s: CharlemagneState, seat: int, hex: int, pieces: list[int]) -> float:
    """What an attempt to pillage a hex of the Empire's regions is worth."""
    if seat != TRIBAL or s.control[LAND.region[hex]] != EMPIRE or hex in s.pillaged or hex in s.raided:
        return 0.0
    if not (has_burg(s, hex) or hex in s.civilized) or in_zone(s, hex, 1 - seat):
        return 0.0
    codes = [result(die, printed(pieces)) for die in range(1, 7)]
    spoils = COIN * (GAIN_BURG * has_burg(s, hex) + GAIN_CIVILIZATION * (hex in s.civilized))
    # The Empire pays to have the burg again, or does without it.
    harm = min(COIN * restoring(hex) + 0.3, hold(s, hex, EMPIRE)) if turns_left(s) else hold(s, hex, EMPIRE)
    kept = hold(s, hex, TRIBAL)
    won = spoils + harm - 0.5 * kept
    return sum((won if "P" in code else 0.0) - (MARKER_DRAWN if "R" in code else 0.0) for code in codes) / 6
