"""The sea battle that an interception brings about, and whether the fleets meet at all (XXV.B, XXV.C)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from aevum.engine.codec import a_flag, an_int, ints
from aevum.games.invasions.rules.sea.crews import crews
from aevum.games.invasions.rules.sea.meeting import sea_fight
from aevum.games.invasions.rules.sea.stacks import as_stack, free_stacks, holds_coast, sized
from aevum.games.invasions.rules.troops import NATIONS

if TYPE_CHECKING:
    from aevum.engine.ask import Option
    from aevum.games.invasions.rules.fight import Fight
    from aevum.games.invasions.rules.world.world import World

INTERCEPT = ("intercept-fleet", "intercept-stack", "intercept-with-fleets")
ACCEPT = "accept-battle"
"""What both sides are asked when they have met."""
SAIL = "Sail"
AIM = "Aim"
OFFERS = (SAIL, AIM, "Challenge")
"""The procedures that offer an interception: to the stack that sails, and to those among whom it comes."""
SURE, EVEN = 1.0, 0.5
"""XXV.B.3: with all ports of the zone in hand, else on a D2."""


class SeaMeeting(NamedTuple):
    fight: Fight
    caught: float
    """How likely they meet."""


def sea_meeting(w: World, frame: dict[str, object], option: Option) -> SeaMeeting | None:
    """By the procedure that offers the option, as it will go about it."""
    fleets = ints(frame, "fleets", "frame")
    leaders = ints(frame, "leaders", "frame")
    if frame["frame"] == SAIL:
        sea = an_int(frame, "place", "frame")
        fleets = as_stack(w, sea, fleets)
        able = free_stacks(w, sea, NATIONS.index(str(option.args["people"])), False)
        hunter = w.master[fleets[0]]
    elif frame["frame"] == AIM:
        sea = an_int(frame, "sea", "frame")
        able = [ints(frame, "one", "frame"), ints(frame, "other", "frame")]
        hunter = w.master[fleets[0]]
    else:
        sea = an_int(frame, "sea", "frame")
        hunter = ints(frame, "waiting", "frame")[0]
        able = crews(w, sea, hunter, a_flag(frame, "again", "frame"))
    if not able:
        return None
    enemies = sized(w, able, option)
    caught = SURE if holds_coast(w, sea, hunter) else EVEN
    return SeaMeeting(sea_fight(w, sea, fleets, leaders, enemies), caught)
