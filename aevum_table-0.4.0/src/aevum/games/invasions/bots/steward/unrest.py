"""Revolts, heresies, and what calamities cost."""

from __future__ import annotations

from aevum.engine.ask import Ask, Option
from aevum.games.invasions.bots.marshal.choosing import best, place_of
from aevum.games.invasions.bots.steward.ledger import last_turn
from aevum.games.invasions.bots.steward.prizes import prizes
from aevum.games.invasions.bots.steward.reading import nation_of
from aevum.games.invasions.rules.revolts.suppress import PUT_DOWN_AT, suppression
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.world.pieces import commanded_at, leaders_at, rerolls_of
from aevum.kit.choosing import of_key

WORTH_A_TRY = 0.45
"""A unit is lost where the rebels hold out."""


def choose_revolt(s: InvasionsState, ask: Ask) -> Option:
    """The province that its holder can spare best, or worst when he is an enemy."""
    w = s.world
    n = nation_of(ask.args)
    sign = -1.0 if w.seat[n] == ask.seat else 1.0
    row = prizes(w, last_turn(s)).rows[n]

    def harm(option: Option) -> float:
        p = place_of(w, option)
        return sign * (row[p] + w.level[p] + w.land.half_income[p] / 2 - len(commanded_at(w, p, 1 << n)))

    return best(ask, "rebel", harm) or ask.options[0]


def choose_heresy(s: InvasionsState, ask: Ask) -> Option:
    w = s.world
    n = nation_of(ask.args)
    sign = -1.0 if w.seat[n] == ask.seat else 1.0

    def harm(option: Option) -> float:
        area = w.land.areas.index(str(option.args["area"]))
        return sign * sum([1 + w.level[p] for p in w.land.area_provinces[area] if w.owner[p] == n])

    return best(ask, "heresy-in", harm) or ask.options[0]


def suppress(s: InvasionsState, ask: Ask) -> Option:
    """The likeliest success, if it is likely enough."""
    w = s.world
    n = nation_of(ask.args)

    def chance(option: Option) -> float:
        p = place_of(w, option)
        more = rerolls_of(w, leaders_at(w, p, 1 << n))
        bonus = sum([item.value for item in suppression(s, n, p)])
        fails = min(1.0, max(0.0, (PUT_DOWN_AT - 1 - bonus) / 10))
        return 1 - fails ** (1 + more)

    return best(ask, "put-down", chance, WORTH_A_TRY) or of_key(ask, "leave-revolts") or ask.options[0]
