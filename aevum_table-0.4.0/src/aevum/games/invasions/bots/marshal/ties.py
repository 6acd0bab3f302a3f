"""War and peace among Barbarians, lords and vassals, and units that are lent."""

from __future__ import annotations

from aevum.engine.ask import Ask, Option
from aevum.games.invasions.bots.marshal.choosing import best, place_of, strongest, weakest
from aevum.games.invasions.bots.marshal.distances import distances
from aevum.games.invasions.bots.marshal.outlook import Outlook
from aevum.games.invasions.bots.marshal.prospects import plans_of
from aevum.games.invasions.bots.marshal.stakes import stake
from aevum.games.invasions.bots.marshal.strength import bare_strength
from aevum.games.invasions.bots.steward.ledger import RealmLedger, last_turn
from aevum.games.invasions.bots.steward.prizes import PATIENCE
from aevum.games.invasions.bots.steward.pull import pull, pull_of
from aevum.games.invasions.rules.control.stance import bind, defy
from aevum.games.invasions.rules.diplomacy.hirelings import Dismissal, Hiring
from aevum.games.invasions.rules.leaders import CAMPAIGN
from aevum.games.invasions.rules.military.defiance import Defiance
from aevum.games.invasions.rules.military.phase import MilitaryPhase
from aevum.games.invasions.rules.purchases.step import Purchases
from aevum.games.invasions.rules.purchases.stock import to_be_had
from aevum.games.invasions.rules.reinforcements.levy import Levy
from aevum.games.invasions.rules.reinforcements.mercenaries import FederateLends
from aevum.games.invasions.rules.reinforcements.minor import Rebuild
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.vassalage.clients import ClientHelp, ClientsLeave
from aevum.games.invasions.rules.vassalage.freedom import PRICE
from aevum.games.invasions.rules.vassalage.loan import Loan
from aevum.games.invasions.rules.world.land import NO_AREA, within
from aevum.games.invasions.rules.world.pieces import commanded_at, units_at
from aevum.games.invasions.rules.world.world import FREE, NOBODY, World
from aevum.kit.choosing import of_key

WAR = 0.75
"""Points that a war among Barbarians must promise."""
CAMPAIGNER = 0.15
"""For a place beside a leader who is to campaign."""
UNIT_PAID = 0.5
NEARER = 0.1
"""For each point of what draws a nation, in a whole match."""
FOEDUS = 3.0
"""XXVIII.E.7: points of a federate, each turn."""
LASTS = 3
"""For how many turns it may be counted on."""
NEAR = 5
"""Paces within which an enemy is worth a thought."""
REACH = 4
SEIZED = 0.5
"""How much of what lies so near a people that breaks its Foedus may hope to take."""


def defiance(s: InvasionsState, ask: Ask) -> Option:
    """Break the peace where that opens a better prospect: for the nation that acts, where the table lets it
    declare war, or for one of ours that has yet to act."""
    frame = s.frames[ask.depth]
    assert isinstance(frame, Defiance)
    found = of_key(ask, "peace") or ask.options[0]
    best_gain = WAR
    if frame.step == "own":
        enemies = [NATIONS.index(str(option.args["people"])) for option in ask.options if option.args]
        for place, gain in _gains(s, ask.seat, frame.nation, enemies).items():
            if gain > best_gain:
                found = _against(s.world, ask, place) or found
                best_gain = gain
        return found
    for option in ask.options:
        n = NATIONS.index(str(option.args["people"])) if option.args else NOBODY
        if n == NOBODY or s.world.seat[frame.nation] == ask.seat or not _prepares(s, n, frame.nation):
            continue
        gains = _gains(s, ask.seat, n, [frame.nation])
        gain = max([gains[p] for p in gains if frame.nation in _there(s.world, p)], default=0.0)
        if gain > best_gain:
            found, best_gain = option, gain
    return found


def _prepares(s: InvasionsState, nation: int, enemy: int) -> bool:
    """Whether a nation has yet to act in this turn, and is near enough to strike."""
    w = s.world
    phase = next((frame for frame in s.frames if isinstance(frame, MilitaryPhase)), None)
    if phase is None or phase.acted >> nation & 1:
        return False
    camps = [p for p in {*w.place, w.horde[enemy]} if 0 <= p < w.land.provinces and enemy in _there(w, p)]
    own = {p for i, p in enumerate(w.place) if 0 <= p < w.land.provinces and w.master[i] == nation}
    return any(p in own or own & set(within(w.land, p, NEAR)) for p in camps)


def _gains(s: InvasionsState, seat: int, nation: int, enemies: list[int]) -> dict[int, float]:
    """By province what a nation could win there if it were at war with these."""
    calm = plans_of(Outlook(s, seat), nation)
    war = s.copy()
    assert isinstance(war, InvasionsState)
    for n in enemies:
        defy(war.world, nation, n)
    found: dict[int, float] = {}
    for place, plan in plans_of(Outlook(war, seat), nation).items():
        gain = plan.gain - (calm[place].gain if place in calm else 0.0)
        end = plan.way[-1]
        found[end] = max(gain, found.get(end, gain))
    return found


def _there(w: World, place: int) -> list[int]:
    """Who is in a province: by his horde, his units, or his claim to the land."""
    here = [n for n, p in enumerate(w.horde) if p == place]
    here += [w.master[unit] for unit in units_at(w, place)]
    return [*here, w.owner[place]] if w.owner[place] != NOBODY else here


def _against(w: World, ask: Ask, place: int) -> Option | None:
    """War on somebody who is in the way."""
    for n in _there(w, place):
        option = ask.find(Option("defy-first", {"people": NATIONS[n]}).id)
        if option is not None:
            return option
    return None


def rebellion(s: InvasionsState, ask: Ask) -> Option:
    """Rebel for land enough: it counts for the lord as long as we obey, and half of all rebellions fail."""
    w = s.world
    nation = NATIONS.index(str(ask.args["people"]))
    land = sum([1 + w.level[p] for p, owner in enumerate(w.owner) if owner == nation])
    rebels = w.seat[w.lord[nation]] != ask.seat and land > PRICE + UNIT_PAID
    return of_key(ask, "rebel" if rebels else "obey") or ask.options[0]


def foedus(s: InvasionsState, ask: Ask) -> Option:
    """Break it where we are the stronger in what was ceded to us; in a whole match, where that promises more
    than the Foedus brings (XXVIII.E.7)."""
    w = s.world
    nation = NATIONS.index(str(ask.args["people"]))
    lord = w.lord[nation]
    own = their = 0.0
    for p, whose in enumerate(w.foedus):
        if whose == nation:
            own += bare_strength(w, commanded_at(w, p, 1 << nation))
            their += bare_strength(w, commanded_at(w, p, 1 << lord))
    breaks = w.seat[lord] != ask.seat and own > their + 2
    if breaks and s.realm_now is not None:
        last = last_turn(s)
        breaks = SEIZED * _within_reach(w, nation, last) > _pay(w.turn, last)
    return of_key(ask, "break-foedus" if breaks else "keep-foedus") or ask.options[0]


def _within_reach(w: World, nation: int, last: int) -> float:
    """What the Areas around its camp promise to a people once it is free."""
    free = w.copy()
    bind(free, nation, FREE, NOBODY)
    drawn = pull_of(free, nation, last)
    hopes = drawn.prizes.hopes[nation]
    near = [
        p for p, paces in distances(w.land, w.horde[nation]).items() if paces <= REACH and drawn.wanted[p]
    ]
    areas = {w.land.area[p] for p in near} - {NO_AREA}
    return sum([hopes[a] * drawn.eased[a] for a in sorted(areas)], 0.0)


def _pay(turn: int, last: int) -> float:
    """What a Foedus brings as long as it may be expected to last."""
    return sum([FOEDUS * PATIENCE**i for i in range(min(LASTS, last - turn + 1))], 0.0)


def rebels_pay(s: InvasionsState, ask: Ask) -> Option:
    return weakest(s.world, ask, "choose-unit")


def loan(s: InvasionsState, ask: Ask) -> Option:
    """A vassal of ours lends its weakest unit, another's its strongest."""
    ours = s.world.seat[NATIONS.index(str(ask.args["people"]))] == ask.seat
    choose = weakest if ours else strongest
    return choose(s.world, ask, "choose-unit")


def deploy(s: InvasionsState, ask: Ask) -> Option:
    """Where the lent unit does most good; best beside a leader with campaigns to come."""
    w = s.world
    o = Outlook(s, ask.seat)
    nation, unit = _stationed(s, ask)

    def gain(option: Option) -> float:
        return _help(w, o, place_of(w, option), nation, unit)

    return best(ask, "station", gain) or ask.options[0]


def _stationed(s: InvasionsState, ask: Ask) -> tuple[int, int]:
    """The nation that gets a unit, and the unit: a loan, a hireling, a recruit, one that comes home."""
    frame = s.frames[ask.depth]
    nation = NATIONS.index(str(ask.args["people"]))
    if isinstance(frame, Purchases):
        return nation, to_be_had(s, nation, frame.kind)[0]
    if isinstance(frame, Levy):
        return nation, frame.waiting[0]
    if isinstance(frame, ClientsLeave):
        return nation, frame.units[0]
    assert isinstance(frame, (ClientHelp, Loan, FederateLends, Hiring, Dismissal, Rebuild))
    return nation, frame.unit


def _help(w: World, o: Outlook, place: int, nation: int, unit: int) -> float:
    if place >= w.land.provinces:
        return 0.0
    own = o.own_units(place, nation)
    led = o.own_leaders(place, nation)
    more = stake(o, place, nation, [*own, unit], led, False) - stake(o, place, nation, own, led, False)
    if isinstance(o.ledger, RealmLedger):
        more += NEARER * pull(w, nation, o.ledger.last)[place]
    return more + CAMPAIGNER * max([CAMPAIGN[i] for i in led], default=0)
