"""What a province promises with certain units in it: land to win or to keep, against what may be lost.

Moves are weighed by it: what the stack adds where it goes, less what it is missed where it was.
"""

from __future__ import annotations

from aevum.games.invasions.bots.marshal.outlook import Outlook
from aevum.games.invasions.bots.marshal.strength import (
    HORDE,
    WALLS,
    bare_strength,
    beats,
    captured,
    losses,
    strength,
)
from aevum.games.invasions.rules.control.provinces import conquer, settle
from aevum.games.invasions.rules.control.stance import HOSTILE, stance
from aevum.games.invasions.rules.movement.confront import enemies_at, hostile_hordes
from aevum.games.invasions.rules.muster import unfallen
from aevum.games.invasions.rules.siege.check import FALLS_AT, siege_modifier, siege_rolls
from aevum.games.invasions.rules.siege.on_map import newcomers, siege_of
from aevum.games.invasions.rules.siege.siege import terrifies
from aevum.games.invasions.rules.troops import KINGDOM
from aevum.games.invasions.rules.vassalage.capital import FEW, falls
from aevum.games.invasions.rules.vassalage.ties import held, may_subjugate, may_submit
from aevum.games.invasions.rules.world.land import NO_AREA
from aevum.games.invasions.rules.world.pieces import members, rerolls_of, shift
from aevum.games.invasions.rules.world.world import NOBODY, NOWHERE, VASSAL, World, put

UNIT_WORTH = 0.25
"""In points, for each point of strength."""
OWN_CAPITAL = 6.0
SUBDUED = 0.5
SHAKEN = 0.2
"""The part of all that a Kingdom holds that is lost with its capital: when it is so small that it becomes a
vassal (XXIX.C.1, XXIX.F.6), and else, for what follows when its army has no seat."""
LEAST_PEOPLE = 2
"""Even a people without land is worth having."""
THEIR_CAPITAL = 3.0
ATTACKED = 0.15
HORDE_ATTACKED = 0.5
CAPITAL_ATTACKED = 0.4
"""The chance that an army within reach comes to a province, and takes it; hordes and capitals tempt more."""
HOPELESS = 0.4
"""A chance of victory with which no stack attacks."""
FOLLOWS = 0.4
ON_THE_WAY = 0.1
"""How much of the danger to a horde remains when it can go with its army; in a whole match it does."""
SUBMITS = 4.0
"""Points besides its land that are lost with a horde left behind: its lord's for a vassal, and all that its
stacks won."""
ENOUGH = 3
"""More units than these control no more (XII.B.4)."""


def stake(o: Outlook, place: int, nation: int, units: list[int], leaders: list[int], entering: bool) -> float:
    """Points that may be expected from these units, and no others of ours, in the province."""
    if not units:
        return -_risk(o, place, nation, 0.0, 0.0)
    w = o.w
    own = strength(w, units, leaders)
    price = UNIT_WORTH * bare_strength(w, units)
    guard = o.guard(place, nation)
    win = beats(own, guard)
    cost = price * losses(win) if guard else 0.0
    if entering:
        likely, hunters = o.hunters(place, nation)
        if likely:
            caught = beats(own, guard + hunters)
            win = (1 - likely) * win + likely * caught
            cost = (1 - likely) * cost + likely * price * losses(caught)
    if entering and win < HOPELESS:
        return -price
    gain = worth(o, place, nation, units)
    holds = win
    if unfallen(w, place, nation):
        fall = siege_chance(o, place, nation, leaders)
        gain *= fall
        holds *= fall
    if guard and place in w.horde:
        alone = guard <= 1.0
        gain += prize(o, place, nation) * (1.0 if alone else captured(win))
    return win * gain - cost - holds * _risk(o, place, nation, own, price)


def worth(o: Outlook, place: int, nation: int, units: list[int]) -> float:
    """Points for control of a province by these units, once nobody disputes it, against leaving it alone."""
    count = min(len(units), ENOUGH)
    key = (place, nation, count)
    found = o.worths.get(key)
    if found is None:
        found = 0.0 if _kept_anyway(o, place, nation) else _worth(o, place, nation, units[:count])
        o.worths[key] = found
    return found


def _kept_anyway(o: Outlook, place: int, nation: int) -> bool:
    """XII.B.5: an empty province of an Area that is ours stays ours."""
    area = o.w.land.area[place]
    holder = o.w.area_owner[area] if area != NO_AREA else NOBODY
    ours = holder != NOBODY and o.friends(nation) >> holder & 1 == 1 and o.ours(place, nation)
    return ours and not o.guard(place, nation)


def _worth(o: Outlook, place: int, nation: int, units: list[int]) -> float:
    before = o.w
    own = o.own_units(place, nation)
    if own:
        before = before.copy()
        for unit in own:
            shift(before, unit, NOWHERE)
        settle(before, place)
    w = before.copy()
    _clear(w, place, nation)
    for unit in units:
        shift(w, unit, place)
    if unfallen(w, place, nation):
        conquer(w, place, nation)
    else:
        settle(w, place)
    loser = w.capital.index(place) if place in w.capital else NOBODY
    if loser != NOBODY and not o.mine(loser):
        if falls(w, loser, nation):
            for unit in units:
                shift(w, unit, NOWHERE)  # XXIX.C.3, F83
            w.capital = put(w.capital, loser, NOWHERE)
            settle(w, place)
            return _submission(o, w, [loser], nation) - o.ledger.value(before)
        return o.ledger.change(before, w, place) + THEIR_CAPITAL
    return o.ledger.change(before, w, place)


def _clear(w: World, place: int, nation: int) -> None:
    """Take away what fights this nation in a province."""
    for unit in enemies_at(w, place, nation):
        shift(w, unit, NOWHERE)
    for n in hostile_hordes(w, place, nation):
        w.horde = put(w.horde, n, NOWHERE)
    limes = w.limes[place]
    if limes != NOBODY and stance(w, nation, limes, place) == HOSTILE:
        w.limes = put(w.limes, place, NOBODY)


def prize(o: Outlook, place: int, nation: int) -> float:
    """Points for the submission of the peoples whose hordes are here (XXIX.B)."""
    key = (place, nation)
    if key not in o.prizes:
        o.prizes[key] = _submission(o, o.w, hostile_hordes(o.w, place, nation), nation) - o.value
    return o.prizes[key]


def _submission(o: Outlook, w: World, losers: list[int], nation: int) -> float:
    """What the world is worth with these peoples as vassals."""
    w = w.copy()
    for n in losers:
        if may_submit(w, n) and may_subjugate(w, nation):
            w.tie = put(w.tie, n, VASSAL)
            w.lord = put(w.lord, n, nation)
            w.tied_since = put(w.tied_since, n, w.turn)
    return o.ledger.value(w)


def siege_chance(o: Outlook, place: int, nation: int, leaders: list[int]) -> float:
    """That a city falls without an assault, terror included."""
    feared = newcomers(o.w, place, leaders) != 0
    key = (place, nation, rerolls_of(o.w, leaders) if leaders else -1, feared)
    if key not in o.sieges:
        siege = siege_of(o.w, place, nation, [], leaders)
        besieger, besieged = siege.sides
        needed = FALLS_AT - siege_modifier(besieger, besieged, siege.field, False)
        holds = min(1.0, max(0.0, (needed - 1) / 10)) ** siege_rolls(besieger)
        if feared and terrifies(siege):
            holds /= 2
        o.sieges[key] = 1 - holds
    return o.sieges[key]


def _risk(o: Outlook, place: int, nation: int, own: float, price: float) -> float:
    """What enemies nearby may take: the province, what makes it more than that, and who guards it."""
    w = o.w
    keeps = own or o.ours(place, nation)
    stakes = o.ledger.at(w, place, nation) * (1 + o.ledger.rival) if keeps else 0.0
    likely = ATTACKED
    for n in members(o.friends(nation)) if place in w.capital or place in w.horde else ():
        if w.capital[n] == place:
            likely = max(likely, CAPITAL_ATTACKED)
            stakes += OWN_CAPITAL + _at_stake(o, n)
        if w.horde[n] == place:
            likely = HORDE_ATTACKED
            follows = _may_follow(w, n)
            remains = FOLLOWS if o.drawn(n) is None else ON_THE_WAY
            stakes += people_worth(o, w, n) * (remains if follows else 1.0)
            stakes += 0.0 if follows else SUBMITS * (1 + o.ledger.rival)
            own += HORDE
    if not stakes:
        return 0.0
    lost = o.danger(place, nation, own + (WALLS if w.walls[place] else 0.0))
    return likely * lost * (stakes + price / 2)


def _at_stake(o: Outlook, nation: int) -> float:
    """Points that a Kingdom loses with its capital; in a match of one phase none."""
    w = o.w
    if o.drawn(nation) is None or w.status[nation] != KINGDOM:
        return 0.0
    found = o.realms.get(nation)
    if found is None:
        part = SUBDUED if held(w, nation) <= FEW + 1 else SHAKEN
        found = part * people_worth(o, w, nation)
        o.realms[nation] = found
    return found


def _may_follow(w: World, nation: int) -> bool:
    """XVIII.G.2: an invader's horde need not stay where its army was."""
    return w.moving >> nation & 1 == 1 and w.invading[nation] > 0 and not w.horde_used[nation]


def people_worth(o: Outlook, w: World, nation: int) -> float:
    """Points that are lost with a horde: all that its people hold."""
    land = sum([o.ledger.at(w, p, nation) for p, owner in enumerate(w.owner) if owner == nation], 0.0)
    return (LEAST_PEOPLE + land) * (1 + o.ledger.rival)
