"""Which function answers which question; who plans ahead, in `campaign` and `purse`, is asked by the bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from aevum.games.charlemagne.bots import envoys, fates, fighting, preaching, purse
from aevum.games.charlemagne.rules.state import CharlemagneState

if TYPE_CHECKING:
    from aevum.engine.ask import Ask, Option

    Answer = Callable[[CharlemagneState, Ask], Option]

ANSWERS: dict[str, Answer] = {
    "advance": fates.advance,
    "advance-of-civilization": fates.civilize,
    "battle-attack": fighting.battle_markers,
    "battle-defence": fighting.battle_markers,
    "coinage": purse.play_if_held,
    "commit": envoys.commit,
    "conversion-defence": preaching.defend_faith,
    "disaster-ruins": fates.ruin,
    "heerbann": purse.play_if_held,
    "hold-burg": fighting.hold_burg,
    "leader-flees": fates.stand_with,
    "levy": purse.levy,
    "levy-more": purse.levy,
    "losses": fighting.losses,
    "name-faith": preaching.name_faith,
    "place-leader": fates.stand_with,
    "plague-loss": fates.plague_loss,
    "preach": preaching.preach,
    "provision": purse.provision,
    "retreat": fates.retreat,
    "return-marker": envoys.return_marker,
    "settle-units": fates.settle,
    "spear-battle": fighting.spear_in_battle,
    "spear-conversion": preaching.spear_in_conversion,
    "spear-vassalage": envoys.spear_in_vassalage,
    "treachery": envoys.treachery,
    "vassalage": envoys.vassalage,
    "vassalage-defence": envoys.defend,
}

PREFERRED: dict[str, tuple[str, ...]] = {
    "fleets-leave": (),
    "fleets-retreat": (),
    "overboard": (),
    "ragnarok": ("pass",),
    "spear": ("pass",),
    "spear-event": ("pass",),
    "spear-operations": ("pass",),
    "spear-pillage": ("pass",),
}
"""Questions that always get the same answer: its keys, best first, else the first that is offered. The
Empire keeps Ragnarok, so that the other has it not."""
PLANNED = ("activate", "gather", "load", "operate", "sail", "spend")
