"""What the marshal does when an enemy comes: intercept him, stand, or get away; and where the beaten go."""

from __future__ import annotations

from aevum.engine.ask import Ask, Option
from aevum.games.invasions.bots.marshal.choosing import best, place_of, strongest, weakest
from aevum.games.invasions.bots.marshal.groups import limit
from aevum.games.invasions.bots.marshal.outlook import Outlook
from aevum.games.invasions.bots.marshal.stakes import UNIT_WORTH, stake
from aevum.games.invasions.bots.marshal.strength import (
    HORDE,
    LIMES,
    WALLS,
    bare_strength,
    beats,
    losses,
    strength,
)
from aevum.games.invasions.rules.leaders import LEADER_NATION, LEADERS
from aevum.games.invasions.rules.reaction.flight import Flight
from aevum.games.invasions.rules.reaction.naming import Naming
from aevum.games.invasions.rules.retreat.withdraw import FLIGHT, Withdraw
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import commanded_at, leaders_at
from aevum.games.invasions.rules.world.world import NOBODY, World
from aevum.kit.choosing import of_key

SUCCEEDS = 0.55
"""An interception, on average."""
SAVED = 0.7
"""How much of a province's worth a victory over the invader saves."""
STANDS = 0.35
"""The chance of victory below which the marshal gives ground."""
SEAT_STANDS = 0.15
"""The same where the capital is at stake."""


def intercept(s: InvasionsState, ask: Ask) -> Option:
    """Name the stack that promises most, as long as one promises anything."""
    w = s.world
    frame = s.frames[ask.depth]
    assert isinstance(frame, Naming)
    o = Outlook(s, ask.seat)
    enemies = [unit for unit in frame.enemies if w.place[unit] == frame.place]
    enemy = strength(w, enemies, frame.enemy_leaders)
    named = strength(w, frame.units, frame.leaders)
    here = _standing(w, frame.place, frame.side)
    before = 1 - beats(enemy, here + named)
    owner = w.owner[frame.place]
    land = o.ledger.at(w, frame.place, owner if owner != NOBODY else frame.nation)
    saved = SAVED * land * (1 + o.ledger.rival)
    if frame.place in w.capital:
        saved += 3.0
    spoils = UNIT_WORTH * bare_strength(w, enemies) / 2

    def gain(option: Option) -> float:
        start = place_of(w, option)
        nation = next(n for n in range(len(w.seat)) if frame.side >> n & 1 and w.seat[n] == ask.seat)
        units = o.own_units(start, nation)
        leaders = o.own_leaders(start, nation)
        win = 1 - beats(enemy, here + named + strength(w, units, leaders))
        cost = UNIT_WORTH * bare_strength(w, units) * losses(win)
        missed = stake(o, start, nation, units, leaders, False) - stake(o, start, nation, [], [], False)
        return SUCCEEDS * ((win - before) * (saved + spoils) - cost - max(0.0, missed))

    return best(ask, "intercept", gain, 0.05) or of_key(ask, "none", "no-more") or ask.options[0]


def _standing(w: World, place: int, side: int) -> float:
    """Those of a side who stand in a province already."""
    units = commanded_at(w, place, side)
    total = strength(w, units, leaders_at(w, place, side))
    if units and w.walls[place]:
        total += WALLS
    if w.limes[place] != NOBODY and side >> w.limes[place] & 1:
        total += LIMES if units else 0.0
    return total


def intercept_with(s: InvasionsState, ask: Ask) -> Option:
    """All who may go; where there is no room for all, the weakest stay."""
    return of_key(ask, "ready") or weakest(s.world, ask, "stay-behind")


def sit_out(s: InvasionsState, ask: Ask) -> Option:
    return weakest(s.world, ask, "sit-out")


def flee(s: InvasionsState, ask: Ask) -> Option:
    """Stand where there is a chance; a capital and a horde are not given away lightly."""
    w = s.world
    frame = s.frames[ask.depth]
    assert isinstance(frame, Flight)
    enemies = commanded_at(w, frame.place, w.moving)
    enemy = strength(w, enemies, leaders_at(w, frame.place, w.moving))
    own = _standing(w, frame.place, frame.nations) + (HORDE if frame.hordes(w) else 0.0)
    stands = 1 - beats(enemy, own)
    least = SEAT_STANDS if frame.place in w.capital else STANDS
    return of_key(ask, "stand" if stands >= least else "flee") or ask.options[0]


def retreat(s: InvasionsState, ask: Ask) -> Option:
    """Where the stack does most good, all together; nobody is left behind who can be saved."""
    w = s.world
    frame = s.frames[ask.depth]
    assert isinstance(frame, Withdraw)
    o = Outlook(s, ask.seat)

    def gain(option: Option) -> float:
        place = place_of(w, option)
        own = o.own_units(place, frame.nation)
        led = o.own_leaders(place, frame.nation)
        room = limit(o, place, frame.nation, [*led, *frame.leaders]) - len(own)
        units = frame.units[: max(0, room)]
        together = stake(o, place, frame.nation, [*own, *units], [*led, *frame.leaders], False)
        behind = [unit for unit in frame.units if unit not in units]
        lost = UNIT_WORTH * bare_strength(w, behind) / (1 if frame.why != FLIGHT else 2)
        return together - stake(o, place, frame.nation, own, led, False) - lost

    return best(ask, "retreat", gain) or ask.options[0]


def escape(s: InvasionsState, ask: Ask) -> Option:
    """A leader without troops goes where most of them are."""
    w = s.world
    own = LEADER_NATION[LEADERS.index(str(ask.args["leader"]))]

    def troops(option: Option) -> float:
        return bare_strength(w, commanded_at(w, place_of(w, option), w.friends[own]))

    return best(ask, "escape", troops) or ask.options[0]


def face(s: InvasionsState, ask: Ask) -> Option:
    """The weakest enemy first, while all are there."""
    w = s.world
    place = w.land.number(str(ask.args["place"]))

    def weakness(option: Option) -> float:
        people = NATIONS.index(str(option.args["people"]))
        return -bare_strength(w, commanded_at(w, place, w.friends[people]))

    return best(ask, "face", weakness) or ask.options[0]


def who_retreats(s: InvasionsState, ask: Ask) -> Option:
    return strongest(s.world, ask, "goes")


def stand_or_leave(s: InvasionsState, ask: Ask) -> Option:
    """XXVIII.G.8: before a former federate."""
    w = s.world
    place = w.land.number(str(ask.args["place"]))
    enemies = commanded_at(w, place, w.moving)
    enemy = strength(w, enemies, leaders_at(w, place, w.moving))
    own = sum([1 << n for n in range(len(w.seat)) if w.seat[n] == ask.seat])
    stands = 1 - beats(enemy, _standing(w, place, own))
    return of_key(ask, "stand" if stands >= STANDS else "evacuate") or ask.options[0]
