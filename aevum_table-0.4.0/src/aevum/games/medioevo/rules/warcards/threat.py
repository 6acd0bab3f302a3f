"""Which territory of a seat is threatened (K.CARD.09)."""

from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.uses.threats import threat_of


def threatened(s: MedioevoState, seat: int) -> int:
    """The place, or NOBODY. Law may have led a rebellion to where nobody is and nobody rules (B.ORAN.2)."""
    threat = threat_of(s)
    if threat is None or threat.victim != seat:
        return NOBODY
    if s.lord[threat.area] == NOBODY and not s.owners(threat.area):
        return NOBODY
    return threat.area
