"""What the tax phase gives a seat and what it takes, read from the board (3.TAX)."""

from aevum.engine.event import Modifier, note
from aevum.games.medioevo.rules.buildings import CIVIL
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.market import value
from aevum.games.medioevo.rules.owners import OWNERS
from aevum.games.medioevo.rules.settings import TERRAIN
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.taxes.income import aid, city_income, taxes
from aevum.games.medioevo.rules.taxes.upkeep import upkeep, upkeep_by_terrain
from aevum.games.medioevo.rules.works.standing import built


def income_of(s: MedioevoState, seat: int, items: list[Modifier] | None = None) -> int:
    """3.TAX.02, 3.TAX.03, 3.TAX.06, 3.TAX.11"""
    places = s.controlled(seat)
    civil = [built(s, place, CIVIL) for place in places]
    level = s.tax[seat]
    total = note(items, taxes(level, len(places), []), "income-territories", "3.TAX.02")
    towns = taxes(level, 0, civil)
    if towns:
        total += note(items, towns, "income-buildings", "3.TAX.03")
    markets = sum([city_income(civil[at], value(s.market[place])) for at, place in enumerate(places)])
    if markets:
        total += note(items, markets, "income-markets", "3.TAX.06")
    help_given = aid(units_of(s, seat), len(places))
    if help_given:
        total += note(items, help_given, "income-aid", "3.TAX.11")
    return total


def taxed(s: MedioevoState, seat: int) -> int:
    """How many times the level is collected: of territories and civil buildings (3.TAX.02, 3.TAX.03)."""
    places = s.controlled(seat)
    return taxes(1, len(places), [built(s, place, CIVIL) for place in places])


def units_of(s: MedioevoState, seat: int) -> int:
    return sum([sum(force) for key, force in s.armies.items() if key % OWNERS == seat])


def upkeep_of(s: MedioevoState, seat: int) -> int:
    """3.TAX.07; with terrain by where things are, at sea as usual (W.TERR.03, R-115)."""
    areas: dict[int, int] = {}
    for key, force in s.armies.items():
        if key % OWNERS == seat:
            areas[key // OWNERS] = sum(force)
    for slot in s.items(seat):
        areas[s.item_at[slot]] = areas.get(s.item_at[slot], 0) + 1
    if not s.settings[TERRAIN]:
        return upkeep(sum(areas.values()))
    total = 0
    for area, things in areas.items():
        if LAND.is_sea(area):
            total += upkeep(things)
        else:
            total += upkeep_by_terrain(things, LAND.terrain[area], LAND.settlement[area])
    return total
