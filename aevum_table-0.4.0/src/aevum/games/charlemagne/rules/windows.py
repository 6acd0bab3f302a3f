"""The windows of markers for which a seat may leave a standing order to pass, beside Treachery and Spear."""

from typing import Final

from aevum.games.charlemagne.rules.battle.markers import MarkersInAttack, MarkersInDefence
from aevum.games.charlemagne.rules.conversion.defence import ConversionDefence
from aevum.games.charlemagne.rules.stratagems.phase import ReturnRagnarok
from aevum.games.charlemagne.rules.vassalage.defence import Defence

TRIGGERS: Final[tuple[str, ...]] = (
    MarkersInAttack.trigger,
    MarkersInDefence.trigger,
    ReturnRagnarok.trigger,
    Defence.trigger,
    ConversionDefence.trigger,
)
