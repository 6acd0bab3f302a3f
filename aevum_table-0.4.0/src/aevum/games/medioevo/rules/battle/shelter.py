"""What shelters troops from damage: walls, and what cards add to them (5.FORT, K.CARD.04, K.CARD.09)."""

from aevum.games.medioevo.rules import effects
from aevum.games.medioevo.rules.buildings import MILITARY, SPARES
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.works.standing import built


def spares(s: MedioevoState, area: int, seat: int) -> int:
    """5.FORT.01: the damage that is spared the troops of a seat; the Militia's tower stands beside others."""
    if LAND.is_sea(area):
        return 0
    points = 0
    if s.builder[area] == seat:
        points = SPARES[MILITARY][built(s, area, MILITARY)]
    for effect in effects.every(s, effects.TOWER):
        if effect.seat == seat and effect.subject == area:
            points += effect.detail
    return points


def kinds(s: MedioevoState, area: int, seat: int) -> int:
    """5.FORT.02: against how many kinds of attack; one more by the Scientist 12."""
    return 2 if effects.has(s, effects.TWOFOLD, seat, area) else 1
