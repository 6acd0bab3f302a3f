"""Who comes to the map, and where: leaders, levies, refugees."""

from __future__ import annotations

from aevum.engine.ask import Ask, Option
from aevum.games.invasions.bots.marshal.choosing import best, place_of
from aevum.games.invasions.bots.marshal.outlook import Outlook
from aevum.games.invasions.bots.marshal.strength import unit_strength
from aevum.games.invasions.bots.steward.ledger import last_turn
from aevum.games.invasions.bots.steward.pull import pull
from aevum.games.invasions.bots.steward.reading import nation_of
from aevum.games.invasions.rules.leaders import CAMPAIGN, COMBAT, LEADER_NATION, LEADERS
from aevum.games.invasions.rules.reinforcements.displaced import Displaced
from aevum.games.invasions.rules.reinforcements.refuge import Refuge
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.pieces import commanded_at, limit_at

LED = 0.4
"""What a second leader adds to a stack."""
NEARER = 0.3
"""For each point of what draws a nation."""
LEVY = {"infantry": 1.0, "archers": 1.15, "cavalry": 1.4, "fleets": 0.3}


def post_leader(s: InvasionsState, ask: Ask) -> Option:
    """With the strongest stack that nobody as good leads, and nearest to what there is to win."""
    w = s.world
    n = nation_of(ask.args)
    leader = LEADERS.index(str(ask.args["leader"]))
    drawn = pull(w, n, last_turn(s))

    def worth(option: Option) -> float:
        p = place_of(w, option)
        if not w.land.is_province(p):
            return 0.0  # who is aboard may stay there, and leads nobody
        power = sorted([unit_strength(w, i) for i in commanded_at(w, p, 1 << n)], reverse=True)
        total = sum(power[: limit_at(w, p, 1 << n)], 0.0)
        total *= 1.0 + 0.2 * (COMBAT[leader] + CAMPAIGN[leader])
        for other, at in enumerate(w.leader_place):
            if at == p and other != leader and LEADER_NATION[other] == n and COMBAT[other] >= COMBAT[leader]:
                total *= LED
        return total + NEARER * drawn[p]

    return best(ask, "post", worth) or ask.options[0]


def levy_types(s: InvasionsState, ask: Ask) -> Option:
    """Riders before archers before foot; ships least."""

    def worth(option: Option) -> float:
        total = 0.0
        for name, number in option.args.items():
            assert isinstance(number, int)
            total += number * LEVY[name]
        return total

    return best(ask, "levy", worth) or ask.options[0]


def launch(s: InvasionsState, ask: Ask) -> Option:
    """On the sea whose shores draw the nation most."""
    w = s.world
    drawn = pull(w, nation_of(ask.args), last_turn(s))

    def worth(option: Option) -> float:
        return max([drawn[p] for p in w.land.shores[place_of(w, option)]], default=0.0)

    return best(ask, "station", worth) or ask.options[0]


def displaced(s: InvasionsState, ask: Ask) -> Option:
    """To the safest of the places that lie well."""
    w = s.world
    frame = s.frames[ask.depth]
    assert isinstance(frame, (Displaced, Refuge))
    o = Outlook(s, ask.seat)
    drawn = pull(w, frame.nation, last_turn(s))

    def worth(option: Option) -> float:
        p = place_of(w, option)
        own = sum([unit_strength(w, i) for i in commanded_at(w, p, 1 << frame.nation)], 0.0)
        return NEARER * drawn[p] - o.danger(p, frame.nation, own + 2.0)

    return best(ask, "displace-to", worth) or ask.options[0]


def refuge(s: InvasionsState, ask: Ask) -> Option:
    """With a nation of the same seat, if one would have them."""
    w = s.world

    def worth(option: Option) -> float:
        return 1.0 if w.seat[nation_of(option.args)] == ask.seat else 0.0

    return best(ask, "refuge-with", worth) or ask.options[0]
