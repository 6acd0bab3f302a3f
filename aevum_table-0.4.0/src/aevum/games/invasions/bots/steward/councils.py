"""Councils between activations: cards of diplomacy, Foedera, alliances."""

from __future__ import annotations

from aevum.engine.ask import Ask, Option
from aevum.games.invasions.bots.marshal.choosing import best, named_strength, place_of, weakest
from aevum.games.invasions.bots.marshal.distances import FAR, distances
from aevum.games.invasions.bots.marshal.outlook import Outlook
from aevum.games.invasions.bots.marshal.strength import unit_strength
from aevum.games.invasions.bots.steward.cards import strategic
from aevum.games.invasions.bots.steward.ledger import last_turn
from aevum.games.invasions.bots.steward.prizes import prizes
from aevum.games.invasions.bots.steward.pull import pull
from aevum.games.invasions.bots.steward.reading import might, nation_of
from aevum.games.invasions.rules.control.stance import HOSTILE, stance
from aevum.games.invasions.rules.counsel.counsel import Counsel
from aevum.games.invasions.rules.diplomacy.cards.bribe import Bribery
from aevum.games.invasions.rules.diplomacy.foedus import to_offer
from aevum.games.invasions.rules.diplomacy.play import PlayCard
from aevum.games.invasions.rules.diplomacy.targets import USES, deals, provinces_to_take
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import BARBARIAN
from aevum.games.invasions.rules.vassalage.ties import MINOR
from aevum.games.invasions.rules.world.world import ACTIVE, NOBODY, NOWHERE, World
from aevum.kit.choosing import of_key

LEAST = 0.6
"""Points for which a card is played."""
FOEDUS = 3.0
"""XXVIII.E.7: points of a federate, each turn."""
TURNS = 2.5
"""How many turns a Foedus lasts."""
GOLD = 0.1
NEAR = 3
CLIENT = 0.8
PACT = 0.15
"""For each point of strength of an enemy that keeps the peace for a turn."""
BRIDE = 1.0
HIRED = 0.35
"""For each point of strength of a unit that serves for a turn."""
SEAT_OF_POWER = 50.0
"""What a capital is worth to its nation beyond its goals."""


def counsel(s: InvasionsState, ask: Ask) -> Option:
    frame = s.frames[ask.depth]
    assert isinstance(frame, Counsel)
    passes = of_key(ask, "pass") or ask.options[-1]
    found, least = passes, LEAST
    for option in ask.options:
        worth = 0.0
        if option.key == "play-event":
            worth = strategic(s, ask.seat, option)
        elif option.key == "offer-foedus":
            n = nation_of(option.args)
            worth = max([_bought(s, n, other) for other in to_offer(s, n, frame.group)], default=0.0)
        elif option.key == "envoys":
            n = nation_of(option.args)
            use = USES.index(str(option.args["diplomacy"]))
            found_deals = deals(s, n, use, frame.acted, frame.group)
            worth = max([_deal(s, n, use, a, b) for a, b in found_deals], default=0.0)
        if worth > least:
            found, least = option, worth
    return found


def _bought(s: InvasionsState, nation: int, other: int) -> float:
    """What a Foedus with a people is worth to an Empire: of its own seat much, of others only the strong, and
    only once, since each further one brings them as much again."""
    w = s.world
    if w.seat[nation] == w.seat[other]:
        return TURNS * FOEDUS
    if w.lord[other] == nation:
        return 0.0
    threat = 0.35 * max(0.0, might(w, other) - 0.7 * _guards(w, nation, other))
    return (
        threat * min(2.0, pull(w, other, last_turn(s))[w.horde[other]])
        - FOEDUS * TURNS / 3
        - 3 * TURNS * GOLD
    )


def _guards(w: World, nation: int, other: int) -> float:
    """Strength of the Empire near the camp of a people."""
    far = distances(w.land, w.horde[other]) if w.horde[other] != NOWHERE else {}
    total = 0.0
    for i in range(1, len(w.code)):
        if w.master[i] == nation and far.get(w.place[i], FAR) <= NEAR:
            total += unit_strength(w, i)
    return total


def _deal(s: InvasionsState, nation: int, use: int, first: int, second: int) -> float:
    """What a card is worth towards a nation, in points."""
    w = s.world
    own = w.seat[first] == w.seat[nation]
    match USES[use]:
        case "alliance":
            return CLIENT if MINOR[first] else 0.0
        case "break":
            rival = second != NOBODY and w.seat[second] != w.seat[nation]
            return CLIENT if rival and MINOR[first] else 0.0
        case "treaty":
            rows = prizes(w, last_turn(s)).rows
            places = [] if own else provinces_to_take(w, nation, first)
            return max([rows[nation][p] + rows[first][p] / 3 for p in places], default=0.0) - 5 * GOLD
        case "marriage":
            return BRIDE if own and w.role[first] == ACTIVE else 0.0
        case "tribute":
            foe = not own and stance(w, nation, first, w.land.provinces) == HOSTILE
            near = foe and w.status[first] == BARBARIAN and _touches(w, nation, first)
            return PACT * might(w, first) - 10 * GOLD if near else 0.0
        case "foedus":
            return _bought(s, nation, first)
        case _:
            return 0.0 if own else HIRED * 1.5 - 3 * GOLD


def _touches(w: World, nation: int, other: int) -> bool:
    at = w.horde[other]
    return at != NOWHERE and any(w.owner[q] == nation for q in w.land.near[at])


def envoys(s: InvasionsState, ask: Ask) -> Option:
    frame = s.frames[ask.depth]
    assert isinstance(frame, PlayCard)
    found, least = ask.options[0], float("-inf")
    for option in ask.options:
        second = nation_of(option.args, "other_people") if option.key == "drive-apart" else NOBODY
        worth = _deal(s, frame.nation, frame.use, nation_of(option.args), second)
        if worth > least:
            found, least = option, worth
    return found


def foedus_whom(s: InvasionsState, ask: Ask) -> Option:
    n = nation_of(ask.args)
    return best(ask, "envoys-to", lambda option: _bought(s, n, nation_of(option.args))) or ask.options[0]


def foedus_reply(s: InvasionsState, ask: Ask) -> Option:
    """It brings three points each turn, and may be broken; but who lives by vassals must stay free."""
    lives_by_vassals = prizes(s.world, last_turn(s)).vassal[nation_of(ask.args)] > 0
    return of_key(ask, "decline-offer" if lives_by_vassals else "accept-offer") or ask.options[0]


def foedus_lands(s: InvasionsState, ask: Ask) -> Option:
    """What the federator misses least, and what is no goal of the federate."""
    w = s.world
    giver = prizes(w, last_turn(s)).rows[nation_of(ask.args)]
    taker = prizes(w, last_turn(s)).rows[nation_of(ask.args, "other_people")]

    def worth(option: Option) -> float:
        places = [w.land.number(str(option.args[name])) for name in ("place", "other_place")]
        loss = sum([giver[p] + taker[p] + w.level[p] for p in places], 0.0)
        return -loss - SEAT_OF_POWER * places.count(w.capital[nation_of(ask.args)])

    return best(ask, "cede", worth) or ask.options[0]


def foedus_units(s: InvasionsState, ask: Ask) -> Option:
    """The strongest go with the horde."""
    w = s.world
    horde = w.horde[nation_of(ask.args)]

    def worth(option: Option) -> float:
        strong = named_strength(w, option)
        return strong if place_of(w, option) == horde else -strong

    return best(ask, "settles", worth) or ask.options[0]


def foedus_horde(s: InvasionsState, ask: Ask) -> Option:
    w = s.world
    n = nation_of(ask.args)
    o = Outlook(s, ask.seat)

    def worth(option: Option) -> float:
        p = place_of(w, option)
        return 0.3 * pull(w, n, last_turn(s))[p] - 2.0 * o.danger(p, n, 3.0)

    return best(ask, "station", worth) or ask.options[0]


def foedus_leader(s: InvasionsState, ask: Ask) -> Option:
    """With the horde."""
    w = s.world
    horde = w.horde[nation_of(ask.args)]
    return best(ask, "station", lambda option: float(place_of(w, option) == horde)) or ask.options[0]


def alliance_offer(s: InvasionsState, ask: Ask) -> Option:
    """Only of one whose power does not frighten us, and who has fewer points."""
    w = s.world
    other = w.seat[nation_of(ask.args, "other_people")]
    weaker = s.points[other] < s.points[ask.seat]
    return of_key(ask, "accept-offer" if weaker else "decline-offer") or ask.options[0]


def treaty_province(s: InvasionsState, ask: Ask) -> Option:
    w = s.world
    rows = prizes(w, last_turn(s)).rows
    own = rows[nation_of(ask.args)]
    their = rows[nation_of(ask.args, "other_people")]

    def worth(option: Option) -> float:
        p = place_of(w, option)
        return own[p] + their[p] / 3

    return best(ask, "station", worth) or ask.options[0]


def treaty_garrison(s: InvasionsState, ask: Ask) -> Option:
    """One unit is enough, the weakest."""
    return of_key(ask, "enough") or weakest(s.world, ask, "choose-unit")


def treaty_evacuation(s: InvasionsState, ask: Ask) -> Option:
    w = s.world
    n = nation_of(ask.args)
    o = Outlook(s, ask.seat)

    def worth(option: Option) -> float:
        return -o.danger(place_of(w, option), n, 2.0)

    return best(ask, "station", worth) or ask.options[0]


def make_room(s: InvasionsState, ask: Ask) -> Option:
    """Nobody leaves who need not; else the weakest, where the Barbarians have been."""
    stays = of_key(ask, "others-stay")
    if stays is not None:
        return stays
    return weakest(s.world, ask, "resettles" if of_key(ask, "resettles") is not None else "goes")


def bribery(s: InvasionsState, ask: Ask) -> Option:
    """Gold for besiegers of our own cities."""
    w = s.world
    frame = s.frames[ask.depth]
    assert isinstance(frame, Bribery)
    owner = w.owner[frame.place]
    ours = owner != NOBODY and w.seat[owner] == ask.seat != w.seat[frame.nation]
    return (of_key(ask, "bribe") if ours else None) or of_key(ask, "pass") or ask.options[-1]
