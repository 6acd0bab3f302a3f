"""The treasury: which cards a realm can afford, and what it buys."""

from __future__ import annotations

from aevum.engine.ask import Ask, Option
from aevum.games.invasions.bots.marshal.choosing import best, place_of
from aevum.games.invasions.bots.marshal.outlook import Outlook
from aevum.games.invasions.bots.marshal.strength import code_strength
from aevum.games.invasions.bots.steward.reading import nation_of
from aevum.games.invasions.rules.administration.cards import AdministrationCards
from aevum.games.invasions.rules.administration.deck import COSTS, EDICTS, OF_KIND, POLICIES, Edict
from aevum.games.invasions.rules.income.items import forecast
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.status.ageing import section
from aevum.games.invasions.rules.troops import EMPIRE, FLEET, FRONT, KINDS, KINGDOM, troop
from aevum.kit.choosing import of_key

GOLD = 0.1
"""A gold in points."""
YEAR = 1.0
"""A space of the age track."""
IDLE = 0.8
"""A ruler who stays at home."""
BANKRUPT = 6.0
WOES = {
    "revolt": 1.2,
    "heresy": 0.8,
    "intolerance": 1.6,
    "usurper": 2.2,
    "inaction": 0.8,
    "plague": 1.2,
    "famine": 0.7,
    "corruption": 1.0,
    "desertion": 0.5,
    "civil-war": 2.6,
    "debasement": 0.7,
    "intrigue": 1.2,
}
"""What calamities cost, in points."""
PASSIVE = POLICIES.index("passive")
DEAR_REPAIR = 4
WALLS_AT = 38
"""Gold from which a realm that needs nothing else builds walls: what is over is lost anyway."""


def edict_worth(edict: Edict, age: int) -> float:
    now = section(age)
    woe = edict.calamity[now]
    total = GOLD * edict.gold[now] - YEAR * edict.ageing[now]
    total -= WOES.get(woe, 1.0) if woe else 0.0
    return total - (0.0 if edict.leads[now] else IDLE)


def best_of(values: list[float], count: int) -> float:
    """The best of so many cards drawn from these, on average."""
    left = sorted(values, reverse=True)
    total = 0.0
    none = 1.0
    for i, value in enumerate(left):
        drawn = min(1.0, count / (len(left) - i))
        total += none * drawn * value
        none *= 1 - drawn
    return total


def policy(s: InvasionsState, ask: Ask) -> Option:
    """The set whose best card promises most for its price, as long as no bankruptcy follows."""
    w = s.world
    frame = s.frames[ask.depth]
    assert isinstance(frame, AdministrationCards)
    n = frame.nation
    net = sum([item.value for item in forecast(s, n)])

    def worth(option: Option) -> float:
        kind = POLICIES.index(str(option.args["policy"]))
        cost = COSTS[w.status[n]][kind]
        cards = [edict_worth(EDICTS[card], w.age[n]) for card in OF_KIND[kind]]
        left = w.gold[n] - cost
        broke = left < 0 or left + net < 0
        return best_of(cards, frame.drawn[kind]) - GOLD * cost - (BANKRUPT if broke else 0.0)

    return best(ask, "govern", worth) or ask.options[0]


def edict(s: InvasionsState, ask: Ask) -> Option:
    age = s.world.age[nation_of(ask.args)]
    by_name = {card.name: card for card in EDICTS}
    return (
        best(ask, "play", lambda option: edict_worth(by_name[str(option.args["edict"])], age))
        or ask.options[0]
    )


def savings(s: InvasionsState, nation: int) -> int:
    """Gold that must be left for the next turn's cheapest card and what the income cannot pay."""
    net = sum([item.value for item in forecast(s, nation)])
    return max(0, COSTS[s.world.status[nation]][PASSIVE] - min(net, 0), -2 * net)


def purchases(s: InvasionsState, ask: Ask) -> Option:
    """Repairs first, then the most strength for its gold; a Kingdom only what its income can keep."""
    w = s.world
    n = nation_of(ask.args)
    free = w.gold[n] - savings(s, n)
    done = of_key(ask, "done-buying") or ask.options[-1]
    mend = of_key(ask, "mend")
    if mend is not None and free >= DEAR_REPAIR:
        return mend
    if w.status[n] == KINGDOM and not _can_keep(s, n):
        return done

    def worth(option: Option) -> float:
        kind = KINDS.index(str(option.args["unit"]))
        cost = option.args["gold"]
        assert isinstance(cost, int)
        if cost > free or FRONT[kind] & FLEET:
            return 0.0
        power = code_strength(troop(kind, n, w.status[n], False))
        return power if w.status[n] == EMPIRE else power / (cost + 3)

    found = best(ask, "buy", worth, 0.0)
    if found is not None:
        return found
    walls = of_key(ask, "fortify")
    return walls if walls is not None and w.gold[n] >= WALLS_AT else done


def _can_keep(s: InvasionsState, nation: int) -> bool:
    """XIV.H.1: another unit costs a gold each turn, beside the card of the turn."""
    net = sum([item.value for item in forecast(s, nation)])
    reserve = s.world.gold[nation]
    return net - 1 + reserve // 4 >= COSTS[KINGDOM][PASSIVE] or net > COSTS[KINGDOM][PASSIVE]


def fortify_city(s: InvasionsState, ask: Ask) -> Option:
    o = Outlook(s, ask.seat)
    n = nation_of(ask.args)

    def worth(option: Option) -> float:
        p = place_of(s.world, option)
        return s.world.level[p] + 3.0 * o.danger(p, n, 1.0) + (5.0 if p in s.world.capital else 0.0)

    return best(ask, "fortify-at", worth) or ask.options[0]


def capital_again(s: InvasionsState, ask: Ask) -> Option:
    """A new seat: the largest city, where no enemy is near."""
    o = Outlook(s, ask.seat)
    n = nation_of(ask.args)

    def worth(option: Option) -> float:
        p = place_of(s.world, option)
        return s.world.level[p] - 3.0 * o.danger(p, n, 1.0)

    return best(ask, "seat-at", worth) or ask.options[0]


def pay_federates(s: InvasionsState, ask: Ask) -> Option:
    """Those of the seat itself first, as the gold stays with it; then whose player is least ahead."""
    w = s.world

    def worth(option: Option) -> float:
        seat = w.seat[nation_of(option.args)]
        return 1.0 if seat == ask.seat else -float(s.points[seat])

    return best(ask, "pay-federate", worth) or ask.options[0]
