"""V.B.1 What the objectives of a nation are worth as things stand; the terminal may ask at any time."""

from typing import Final

from aevum.engine.event import Modifier, note
from aevum.games.invasions.rules.content.objectives import AREA, PROVINCE, SOME, Objective, objectives_of
from aevum.games.invasions.rules.dice import halves_up
from aevum.games.invasions.rules.scoring.holdings import (
    FOEDUS,
    OF_CLIENT,
    OF_VASSAL,
    OWN,
    SHARED,
    WITH_PATRON,
    Part,
    area_part,
    holds_some,
    province_part,
)
from aevum.games.invasions.rules.troops import NATIONS, PACKAGE
from aevum.games.invasions.rules.world.world import VASSAL, World
from aevum.kit.tables import rows

SLAVIC: Final[list[bool]] = [row["group"] == "slavic" for row in rows(PACKAGE, "nations")]
PARTS: Final = (OWN, FOEDUS, SHARED, OF_VASSAL, OF_CLIENT, WITH_PATRON)


class Tally:
    """Points of one nation, the places that they come from, and their items."""

    __slots__ = ("areas", "items", "places", "points")

    def __init__(self) -> None:
        self.points = 0
        self.areas: list[str] = []
        self.places: list[str] = []
        self.items: list[Modifier] = []


def tally(w: World, nation: int) -> Tally:
    """XXVIII.D.5, XXXVI.A.3: what a federate holds of its Foedus is its federator's, the rest its own."""
    found = Tally()
    sums = dict.fromkeys(PARTS, 0)
    vassals = 0
    for objective in objectives_of(nation, w.turn):
        if objective.what == "vassals":
            vassals += objective.points * _vassals(w, nation, objective.name == "slavic")
            continue
        part = _part(w, nation, objective)
        points = part.points(objective.points)
        if points:
            sums[part.how] += points
            (found.areas if objective.what == AREA else found.places).append(objective.name)
    _itemise(found, sums, vassals)
    if w.tie[nation] == VASSAL and found.points > 0:
        kept = halves_up(found.points)
        found.points += note(found.items, kept - found.points, "points-of-a-vassal", "XXIX.F.6")
    return found


def _part(w: World, nation: int, objective: Objective) -> Part:
    if objective.what == PROVINCE:
        return province_part(w, w.land.number(objective.name), nation)
    area = w.land.areas.index(objective.name)
    if objective.what == SOME:
        return Part(OWN, 1 if holds_some(w, area, nation, objective.needs) else 0, 1)
    return area_part(w, area, nation)


def _vassals(w: World, nation: int, slavic: bool) -> int:
    count = 0
    for n in range(len(NATIONS)):
        if w.tie[n] == VASSAL and w.lord[n] == nation and (SLAVIC[n] or not slavic):
            count += 1
    return count


def _itemise(found: Tally, sums: dict[int, int], vassals: int) -> None:
    items = found.items
    if sums[OWN]:
        found.points += note(items, sums[OWN], "points-own-land", "V.B.1")
    if sums[FOEDUS]:
        found.points += note(items, sums[FOEDUS], "points-foedus-land", "XXVIII.D.5")
    if sums[SHARED]:
        found.points += note(items, sums[SHARED], "points-shared-land", "XXVI.B.6")
    if sums[OF_VASSAL]:
        found.points += note(items, sums[OF_VASSAL], "points-vassals-land", "XXIX.E.3")
    if sums[OF_CLIENT]:
        found.points += note(items, sums[OF_CLIENT], "points-clients-land", "XXVII.A.3")
    if sums[WITH_PATRON]:
        found.points += note(items, sums[WITH_PATRON], "points-with-patron", "XXVII.A.3")
    if vassals:
        found.points += note(items, vassals, "points-vassals", "V.B.3")
