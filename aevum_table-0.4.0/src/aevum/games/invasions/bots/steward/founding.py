"""Peoples that become realms, and what they believe."""

from __future__ import annotations

from aevum.engine.ask import Ask, Option
from aevum.games.invasions.bots.marshal.choosing import best, place_of
from aevum.games.invasions.bots.marshal.outlook import Outlook
from aevum.games.invasions.bots.steward.ledger import last_turn
from aevum.games.invasions.bots.steward.prizes import prizes
from aevum.games.invasions.bots.steward.pull import pull_of
from aevum.games.invasions.bots.steward.reading import nation_of
from aevum.games.invasions.rules.realm.nations import provinces_of
from aevum.games.invasions.rules.realm.realm import RELIGIONS
from aevum.games.invasions.rules.religion.faiths import faith_of
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.troops import NATIONS
from aevum.games.invasions.rules.world.pieces import commanded_at
from aevum.games.invasions.rules.world.world import NOWHERE
from aevum.kit.choosing import of_key

CONTENT = 1.9
GROWS_OLD = 0.3
RESIGNED = 0.4
"""A people settles where the land promises so much of what lies ahead, less for each space of its age: all of
it at three, when it first may, and never less than this; for the old the dice decide (VII.C.1)."""
START = 4.0
"""Gold by which the first income may fall short: a new realm has a treasure."""
KEEP = 0.9
"""Gold for a unit."""
LATE = 3
"""Turns before the end from which nothing is put off."""
ENOUGH_POINTS = 5
REUNION = 6.0
"""V.B.3"""
ROME = NATIONS.index("rome")
BYZANTIUM = NATIONS.index("byzantium")


def _late(s: InvasionsState) -> bool:
    return s.world.turn + LATE >= last_turn(s)


def found_kingdom(s: InvasionsState, ask: Ask) -> Option:
    """Where it holds civilized land with a site for a capital, can live on it, and does not hope for better.

    The horde need not be there: it becomes the capital wherever that is (VII.D.7).
    """
    settles = _good_home(s, nation_of(ask.args))
    return of_key(ask, "settle-down" if settles else "stay-barbarian") or ask.options[0]


def _good_home(s: InvasionsState, nation: int) -> bool:
    w = s.world
    own = provinces_of(w, nation)
    tame = [p for p in own if not w.land.wild[p] and w.land.site[p]]
    if not tame:
        return False
    gold = sum([w.land.half_income[p] for p in own]) / 2 + sum([w.level[p] for p in own])
    units = sum([1 for i in range(1, len(w.code)) if w.master[i] == nation and w.place[i] >= 0])
    if gold + START < KEEP * units:
        return False
    drawn = pull_of(w, nation, last_turn(s))
    camp = w.horde[nation]
    ahead = max([drawn.at[p] for p in tame] if camp == NOWHERE else [drawn.at[camp]])
    here = max([drawn.wanted[p] for p in tame])
    return _late(s) or here >= ahead * max(RESIGNED, CONTENT - GROWS_OLD * w.age[nation])


def kingdom_religion(s: InvasionsState, ask: Ask) -> Option:
    """The faith of most of its land."""
    w = s.world
    faiths = [faith_of(w.land, p) for p in provinces_of(w, nation_of(ask.args))]

    def worth(option: Option) -> float:
        return faiths.count(RELIGIONS.index(str(option.args["religion"])))

    return best(ask, "take-faith", worth) or ask.options[0]


def found_city(s: InvasionsState, ask: Ask) -> Option:
    return best(ask, "grow-city", lambda option: _seat(s, ask, option)) or ask.options[0]


def found_capital(s: InvasionsState, ask: Ask) -> Option:
    return best(ask, "seat-at", lambda option: _seat(s, ask, option)) or ask.options[0]


def _seat(s: InvasionsState, ask: Ask, option: Option) -> float:
    """How good a place is for a capital: rich, held, and far from enemies."""
    w = s.world
    n = nation_of(ask.args)
    p = place_of(w, option)
    o = Outlook(s, ask.seat)
    guards = len(commanded_at(w, p, 1 << n))
    danger = o.danger(p, n, 1.0 + guards)
    return prizes(w, last_turn(s)).rows[n][p] + w.level[p] + 0.5 * guards - 4.0 * danger


def convert(s: InvasionsState, ask: Ask) -> Option:
    points = ask.args["points"]
    assert isinstance(points, int)
    turns = points >= ENOUGH_POINTS or _late(s)
    return of_key(ask, "turn-catholic" if turns else "keep-faith") or ask.options[0]


def bless(s: InvasionsState, ask: Ask) -> Option:
    """It counts once: not for little while there is time for more."""
    points = ask.args["points"]
    assert isinstance(points, int)
    takes = points >= ENOUGH_POINTS or _late(s)
    return of_key(ask, "take-blessing" if takes else "wait-for-blessing") or ask.options[0]


def reunite(s: InvasionsState, ask: Ask) -> Option:
    """One Empire, where the East has more of the West than the West itself."""
    w = s.world
    rows = prizes(w, last_turn(s)).rows
    areas = prizes(w, last_turn(s)).areas
    west = provinces_of(w, ROME)
    change = REUNION + sum([rows[BYZANTIUM][p] - rows[ROME][p] for p in west], 0.0)
    for a, owner in enumerate(w.area_owner):
        if owner == ROME:
            change += areas[BYZANTIUM][a] - areas[ROME][a]
    return of_key(ask, "reunite" if change > 0 else "stay-apart") or ask.options[0]
