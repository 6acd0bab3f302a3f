"""Combat on the map as far as the steady player has no rule for it: the order of battles, and loot."""

from __future__ import annotations

from aevum.engine.ask import Ask, Option
from aevum.games.invasions.bots.marshal.choosing import best, named_strength, place_of, weakest
from aevum.games.invasions.bots.marshal.outlook import Outlook
from aevum.games.invasions.bots.marshal.stakes import stake
from aevum.games.invasions.rules.clash.combats import attacker
from aevum.games.invasions.rules.leaders import COMBAT, LEADERS
from aevum.games.invasions.rules.movement.legality import Stack, stack_paces
from aevum.games.invasions.rules.siege.terror import Terror
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.pieces import commanded_at, leaders_at
from aevum.kit.choosing import of_key


def battles(s: InvasionsState, ask: Ask) -> Option:
    """The most promising first: what it wins may help the others, and the beaten may come to stand aside."""
    w = s.world
    o = Outlook(s, ask.seat)

    def promise(option: Option) -> float:
        place = place_of(w, option)
        units = commanded_at(w, place, w.moving)
        return stake(o, place, attacker(w, place), units, leaders_at(w, place, w.moving), False)

    return best(ask, "fight", promise) or ask.options[0]


def terror_loot(s: InvasionsState, ask: Ask) -> Option:
    """Ride on while there is a way to ride, and somebody who can stay behind to hold the city."""
    frame = s.frames[ask.depth]
    assert isinstance(frame, Terror)
    paces = stack_paces(s.world, Stack(frame.nation, frame.place, frame.units, frame.leaders))
    rides = paces > 0 and len(frame.units) > 1
    return of_key(ask, "ride-on" if rides else "loot-and-stop") or ask.options[0]


def excess(s: InvasionsState, ask: Ask) -> Option:
    return min(ask.options, key=lambda option: named_strength(s.world, option))


def drown(s: InvasionsState, ask: Ask) -> Option:
    return weakest(s.world, ask, "drown")


def drown_leader(s: InvasionsState, ask: Ask) -> Option:
    """The one who is worth least in a fight."""
    found = best(ask, "drown-leader", lambda option: -COMBAT[LEADERS.index(str(option.args["leader"]))])
    return found or ask.options[0]
