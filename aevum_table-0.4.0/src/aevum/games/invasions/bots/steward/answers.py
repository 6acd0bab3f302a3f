"""Which function answers which question of a whole match, outside the Military phase."""

from __future__ import annotations

from collections.abc import Callable

from aevum.engine.ask import Ask, Option
from aevum.games.invasions.bots.steward import (
    cards,
    councils,
    founding,
    governing,
    reinforcing,
    units,
    unrest,
)
from aevum.games.invasions.rules.state import InvasionsState

REALM_ANSWERS: dict[str, Callable[[InvasionsState, Ask], Option]] = {
    "alliance-offer": councils.alliance_offer,
    "attrition": units.lose_unit,
    "battle-events": cards.battle_events,
    "bless": founding.bless,
    "bribery": councils.bribery,
    "calamity-events": cards.calamity_events,
    "calamity-loss": units.lose_unit,
    "choose-heresy": unrest.choose_heresy,
    "choose-revolt": unrest.choose_revolt,
    "convert": founding.convert,
    "counsel": councils.counsel,
    "dismiss": units.lose_unit,
    "displaced": reinforcing.displaced,
    "displaced-horde": reinforcing.displaced,
    "edict": governing.edict,
    "envoys": councils.envoys,
    "event-city": cards.event_city,
    "event-leader": cards.event_leader,
    "event-partner": cards.event_partner,
    "event-recruit": units.gain_unit,
    "exchange-auxiliary": units.gain_unit,
    "flight-events": cards.roll_events,
    "foedus-garrison": units.lose_unit,
    "foedus-horde": councils.foedus_horde,
    "foedus-lands": councils.foedus_lands,
    "foedus-leader": councils.foedus_leader,
    "foedus-reply": councils.foedus_reply,
    "foedus-units": councils.foedus_units,
    "foedus-whom": councils.foedus_whom,
    "fortify-city": governing.fortify_city,
    "found-capital": founding.found_capital,
    "found-city": founding.found_city,
    "found-kingdom": founding.found_kingdom,
    "interception-events": cards.roll_events,
    "kingdom-religion": founding.kingdom_religion,
    "launch": reinforcing.launch,
    "levy-types": reinforcing.levy_types,
    "levy-unit": units.gain_unit,
    "make-room": councils.make_room,
    "pay-federates": governing.pay_federates,
    "policy": governing.policy,
    "post-leader": reinforcing.post_leader,
    "public-event": cards.public_event,
    "purchases": governing.purchases,
    "redeploy-capital": governing.capital_again,
    "refuge": reinforcing.refuge,
    "refuge-excess": units.lose_unit,
    "refuge-place": reinforcing.displaced,
    "repair-elite": units.gain_unit,
    "reunite": founding.reunite,
    "sea-events": cards.roll_events,
    "siege-events": cards.siege_events,
    "suppress": unrest.suppress,
    "suppression-loss": units.lose_unit,
    "treaty-evacuation": councils.treaty_evacuation,
    "treaty-garrison": councils.treaty_garrison,
    "treaty-province": councils.treaty_province,
    "vanished": units.lose_unit,
}

REALM_PREFERRED: dict[str, tuple[str, ...]] = {
    "event-alliance": ("shun-alliance",),
    "faiths": ("keep-faiths",),
    "hun-hire": ("decline-offer",),
    "levy-share": ("levy-named",),
    "loot-caravan": ("loot-caravan",),
    "persian-front": ("keep-limes",),
}
"""Questions that are always answered alike."""
