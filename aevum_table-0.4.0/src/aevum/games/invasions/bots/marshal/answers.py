"""Which function answers which question. What is not here is a question of a fight, or of a march, for which
the marshal keeps its plans."""

from __future__ import annotations

from collections.abc import Callable

from aevum.engine.ask import Ask, Option
from aevum.games.invasions.bots.marshal.campaigning import call_up, campaign_again, campaigns
from aevum.games.invasions.bots.marshal.fighting import battles, drown, drown_leader, excess, terror_loot
from aevum.games.invasions.bots.marshal.hordes import horde
from aevum.games.invasions.bots.marshal.raiding import (
    raid_loss,
    raid_or_march,
    raid_settle,
    raid_start,
    raid_target,
    raid_way,
    raiders,
)
from aevum.games.invasions.bots.marshal.reacting import (
    escape,
    face,
    flee,
    intercept,
    intercept_with,
    retreat,
    sit_out,
    stand_or_leave,
    who_retreats,
)
from aevum.games.invasions.bots.marshal.ties import defiance, deploy, foedus, loan, rebellion, rebels_pay
from aevum.games.invasions.rules.state import InvasionsState

Answer = Callable[[InvasionsState, Ask], Option]

ANSWERS: dict[str, Answer] = {
    "battles": battles,
    "call-up": call_up,
    "campaign-again": campaign_again,
    "campaigns": campaigns,
    "defiance": defiance,
    "deploy": deploy,
    "drown": drown,
    "drown-leader": drown_leader,
    "escape": escape,
    "excess": excess,
    "face": face,
    "flee": flee,
    "foedus": foedus,
    "horde": horde,
    "intercept": intercept,
    "intercept-with": intercept_with,
    "loan": loan,
    "raid-loss": raid_loss,
    "raid-or-march": raid_or_march,
    "raid-settle": raid_settle,
    "raid-start": raid_start,
    "raid-target": raid_target,
    "raid-way": raid_way,
    "raiders": raiders,
    "rebellion": rebellion,
    "rebels-pay": rebels_pay,
    "retreat": retreat,
    "sit-out": sit_out,
    "stand-or-leave": stand_or_leave,
    "terror-loot": terror_loot,
    "who-retreats": who_retreats,
}

PREFERRED: dict[str, tuple[str, ...]] = {
    "aim-at-fleets": ("intercept-stack",),
    "ashore": ("put-ashore",),
    "join-march": ("go", "halt"),
    "who-leaves": ("others-stay",),
    "blockade": ("block-strait",),
    "strait-leave": ("block-strait",),
    "strait-wish": ("ask-leave",),
    "carriers": ("carry-with",),
    "confront": ("overrun", "force", "stop"),
    "intercepted": ("overrun", "go-on", "give-battle"),
    "hold-passage": ("hold", "pass-on"),
    "intercept-at-sea": ("intercept-fleet", "intercept-with-fleets"),
    "keep-siege": ("keep-siege",),
    "king-treasure": ("draw-pillage",),
    "navies": ("navy",),
    "pair-fleets": ("pair-fleets",),
    "retreat-over": ("over",),
    "sail": ("halt",),
    "sail-with": ("sail-with",),
    "site-recovery": ("recover-site",),
    "stray-horde": ("camp-in",),
}
"""Questions to which the marshal always gives the same answer: its keys, best first."""
