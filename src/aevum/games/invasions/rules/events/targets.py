"""X.B.5, X.B.6 On whom a card can be played: anybody active whom it would do something to."""

from typing import Final

from aevum.engine.refusal import EngineFault
from aevum.games.invasions.rules.cities import unwalled, why_not_grow
from aevum.games.invasions.rules.content.reserves import dated
from aevum.games.invasions.rules.court import bound_to_court
from aevum.games.invasions.rules.hands.deck import NEEDS
from aevum.games.invasions.rules.leaders import CAMPAIGN, GENERAL, RANK
from aevum.games.invasions.rules.realm.nations import (
    civilized,
    keeps_treasury,
    order,
    provinces_of,
    reserve,
)
from aevum.games.invasions.rules.religion.heresy import immune
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import (
    AUXILIARY,
    BARBARIAN,
    DAMAGED,
    FLEET,
    HORDE,
    KINGDOM,
    LIMES,
    NATIONS,
    traits,
)
from aevum.games.invasions.rules.vassalage.ties import home, may_stand
from aevum.games.invasions.rules.world.pieces import (
    LEADERS_OF,
    has_land,
    leader_on_map,
    unit_on_map,
)
from aevum.games.invasions.rules.world.world import FEDERATE, FREE, NOWHERE, VASSAL, World, put

CAMPAIGNS: Final = "campaign"
MIGRATION: Final = "invade"
MINISTER: Final = "administration"


def lasts(s: InvasionsState, effect: str, nation: int) -> bool:
    """Whether a card of this turn still works for a nation."""
    r = s.realm_now
    return r is not None and f"{effect}:{NATIONS[nation]}" in r.lasting


def keep_migrating(s: InvasionsState) -> None:
    """Who set out by a card invades, whatever the Timeline says; not who has settled since (VI.H.4)."""
    w = s.world
    for n in range(len(NATIONS)):
        if w.status[n] == BARBARIAN and lasts(s, MIGRATION, n):
            w.invading = put(w.invading, n, 1)


def targets(s: InvasionsState, card: int, seat: int) -> list[int]:
    """X.B.6: the active nations on the map on which this seat may play the card now."""
    return [n for n in on_stage(s.world) if suits(s, card, seat, n)]


def on_stage(w: World) -> list[int]:
    """The active nations on the map, with an army or without."""
    return sorted(order(w))


def suits(s: InvasionsState, card: int, seat: int, nation: int) -> bool:
    return all(_meets(s, seat, nation, need) for need in NEEDS[card])


def _meets(s: InvasionsState, seat: int, n: int, need: str) -> bool:
    w = s.world
    match need:
        case "own":
            return w.seat[n] == seat
        case "free":
            return w.tie[n] == FREE
        case "civilized":
            return civilized(w, n)
        case "restless":
            return not immune(s, n) and has_land(w, n)
        case "barbarian":
            return w.status[n] == BARBARIAN
        case "kingdom":
            return w.status[n] == KINGDOM
        case "treasury":
            return keeps_treasury(w, n)
        case "rich":
            return w.gold[n] > 0
        case "old":
            return w.age[n] > 1 or w.decline[n] > 0
        case "declining":
            return w.decline[n] > 0
        case "settled":
            return not w.invading[n]
        case "reborn":
            return bound(w, n) or (civilized(w, n) and (w.age[n] > 1 or w.decline[n] > 0))
        case _:
            return bool(things(s, n, need))


def bound(w: World, nation: int) -> bool:
    """XXVIII.G.6, XXIX.G.2: what Treason and Renaissance can free it from."""
    return w.tie[nation] in (FEDERATE, VASSAL)


def things(s: InvasionsState, n: int, need: str) -> list[int]:
    """What a card finds in a nation: leaders, provinces or units."""
    w = s.world
    match need:
        case "leader":
            return leaders_of(w, n)
        case "ruler":
            if not civilized(w, n) or s.realm.idle[n]:
                return []
            return [i for i in leaders_of(w, n) if RANK[i] != GENERAL and bound_to_court(i)]
        case "campaigner":
            if lasts(s, CAMPAIGNS, n):
                return []
            return [i for i in leaders_of(w, n) if CAMPAIGN[i] > 0 and w.land.is_province(w.leader_place[i])]
        case "damaged":
            hurt = [i for i, code in enumerate(w.code) if code & DAMAGED]
            return [i for i in hurt if w.master[i] == n and unit_on_map(w, i)]
        case "growing":
            return [p for p in provinces_of(w, n) if why_not_grow(w, p) is None]
        case "unwalled":
            return unwalled(w, n)
        case "city":
            return [p for p in provinces_of(w, n) if shakes(w, p)]
        case "recruiting":
            return recruits(s, n)
    raise EngineFault(f"no nation knows the need '{need}'")


def leaders_of(w: World, nation: int) -> list[int]:
    return [i for i in LEADERS_OF[nation] if leader_on_map(w, i)]


def shakes(w: World, place: int) -> bool:
    """A city that has walls or size to lose; those of a capital are rebuilt at once (III.G.3)."""
    return place not in w.capital and (w.walls[place] > 0 or w.level[place] > 1)


def recruits(s: InvasionsState, nation: int) -> list[int]:
    """Units that may come to horde or capital: land troops of its own, there to be had by now (XV.C.1)."""
    w = s.world
    to = home(w, nation)
    if to == NOWHERE:
        return []
    found: list[int] = []
    for unit in reserve(w, nation):
        if dated(s, unit) > w.turn or traits(w.code[unit]) & (FLEET | LIMES | HORDE | AUXILIARY):
            continue
        if w.horde[nation] == to or may_stand(w, unit, to, nation):  # IX.D.2: a horde takes in any number
            found.append(unit)
    return found
