"""XIV.D-XIV.H The income of a nation, item by item. Nothing changes here, so anybody may look ahead."""

from typing import Final

from aevum.engine.event import Modifier
from aevum.games.invasions.rules.income.land import (
    PARTS,
    areas_gold,
    cities_halves,
    off_map_gold,
    own_provinces,
    provinces_halves,
    shared_parts,
)
from aevum.games.invasions.rules.income.sacked import capital_income_halves
from aevum.games.invasions.rules.income.trade import trade_gold
from aevum.games.invasions.rules.income.tribute import from_clients, from_vassals, to_federates, to_suzerain
from aevum.games.invasions.rules.realm.nations import civilized, provinces_of
from aevum.games.invasions.rules.religion.heresy import heretical_areas
from aevum.games.invasions.rules.state import InvasionsState
from aevum.games.invasions.rules.status.decline import COST
from aevum.games.invasions.rules.troops import EMPIRE, KINGDOM
from aevum.games.invasions.rules.world.land import NO_AREA
from aevum.games.invasions.rules.world.pieces import unit_on_map
from aevum.games.invasions.rules.world.world import World

REVOLT_COST: Final = (0, 1, 3)
"""XIV.G.3: by Revolt - and Revolt +."""


def forecast(s: InvasionsState, nation: int) -> list[Modifier]:
    """XIV.H.3: what its Income step brings and costs; the sum is the net income.

    XIII.A.2, XIII.A.3: Barbarians have tributes alone. Caravans have paid already (XIV.F.4, C23).
    """
    w = s.world
    items: list[Modifier] = []
    if civilized(w, nation):
        _land(w, nation, items)
        trade, monopolies = trade_gold(w, nation)
        _add(items, trade, "income-trade", "XIV.F.1")
        _add(items, monopolies, "income-monopolies", "XIV.F.2")
    _add(items, from_vassals(w, nation), "income-vassals", "XIV.F.5")
    _add(items, from_clients(w, nation), "income-clients", "XIV.F.6")
    _add(items, -to_suzerain(w, nation), "income-suzerain", "XIV.F.7")
    _add(items, -to_federates(w, nation), "income-federates", "XIV.F.8")
    if civilized(w, nation):
        _burdens(s, nation, items)
    return items


def _land(w: World, nation: int, items: list[Modifier]) -> None:
    """XIV.D.1 or XIV.E.1; VI.K.3: the capital of an Empire is richer.

    Half gold of provinces and sacked cities, and parts of what is shared, are rounded up together (XIV.H.3).
    """
    empire = w.status[nation] == EMPIRE
    cities = cities_halves(w, nation)
    halves = _odd_cities(w, nation)
    shared = shared_parts(w, nation, not empire)
    _add(items, (cities - halves) // 2, "income-cities", "XIV.E.2" if empire else "XIV.D.2")
    if empire:
        held, total = areas_gold(w, nation)
        _add(items, held, "income-areas", "XIV.E.3")
        _add(items, total, "income-total-control", "XII.C.9")
    else:
        odd = _odd_provinces(w, nation)
        _add(items, (provinces_halves(w, nation) - odd) // 2, "income-provinces", "XIV.D.3")
        halves += odd
    _add(items, shared // PARTS, "income-shared", "XXVI.B.6")
    rest = halves * PARTS // 2 + shared % PARTS
    _add(items, (rest + PARTS - 1) // PARTS, "income-halves", "XIV.H.3")
    _add(items, off_map_gold(w, nation), "income-off-map", "XXXIII.C.5")
    rule = "XIV.E.5" if empire else "XIV.D.6"
    _add(items, capital_income_halves(w, nation) // 2, "income-capital", rule)


def _odd_cities(w: World, nation: int) -> int:
    """XIV.B.2: cities that yield half a gold."""
    return sum([1 for p in own_provinces(w, nation) if w.level[p] and w.pillaged[p]])


def _odd_provinces(w: World, nation: int) -> int:
    return sum([w.land.half_income[p] % 2 for p in own_provinces(w, nation)])


def _burdens(s: InvasionsState, nation: int, items: list[Modifier]) -> None:
    """XIV.H.2, VI.K.4: an Empire has no maintenance to pay."""
    w = s.world
    revolts = sum([REVOLT_COST[w.revolt[p]] for p in provinces_of(w, nation)])
    _add(items, -revolts, "income-revolts", "XIV.G.3")  # XVI.E.3
    _add(items, -heresy_cost(s, nation), "income-heresies", "XIV.G.4")
    _add(items, -COST[w.decline[nation]], "income-decline", "XIV.G.6")
    if w.status[nation] == KINGDOM:
        _add(items, -len(maintained(w, nation)), "income-maintenance", "XIV.H.1")


def heresy_cost(s: InvasionsState, nation: int) -> int:
    """XIV.G.4; XIV.G.5, D15: a Kingdom that is heretical everywhere is at peace with itself."""
    torn = len(heretical_areas(s, nation))
    w = s.world
    areas = {w.land.area[p] for p in provinces_of(w, nation)} - {NO_AREA}  # XXXIII.C.3
    if w.status[nation] == KINGDOM and torn == len(areas):
        return 0
    return torn


def maintained(w: World, nation: int) -> list[int]:
    """VI.J.5, D6: its units on the map, fleets and lent ones too; no Limites, no mercenaries of others."""
    return [i for i in w.of_people[nation] if unit_on_map(w, i)]


def _add(items: list[Modifier], value: int, key: str, rule: str) -> None:
    if value:
        items.append(Modifier(value, key, rule))
