"""Buildings are damaged and destroyed (4.BLD.09, 5.DESTR)."""

from aevum.games.medioevo.rules import protection
from aevum.games.medioevo.rules.buildings import MILITARY, NO_BUILDING, SORTS, destroyed
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.works.standing import building_words, built, damaged, supported


def damage_building(s: MedioevoState, place: int, sort: int, points: int) -> bool:
    """Lay destruction markers on a building (4.BLD.09); whether that destroys it (5.DESTR.01)."""
    level = built(s, place, sort)
    s.damage[place * len(SORTS) + sort] += points
    s.tell("building-damaged", {**building_words(place, sort, level), "points": points}, "4.BLD.09")
    if not destroyed(sort, level, damaged(s, place, sort)):
        return False
    destroy_building(s, place, sort)
    return True


def destroy_building(s: MedioevoState, place: int, sort: int) -> None:
    """5.DESTR.01: it goes, and with it the control markers that no other building of its owner supports.

    A conqueror who plunders calls it while the building is still the former owner's.
    """
    whose = s.builder[place]
    s.tell("building-destroyed", building_words(place, sort, built(s, place, sort)), "5.DESTR.01")
    s.buildings[place * len(SORTS) + sort] = NO_BUILDING
    s.damage[place * len(SORTS) + sort] = 0
    protection.lift(s, protection.building(place, sort))
    if sum(s.buildings[place * len(SORTS) : (place + 1) * len(SORTS)]) == 0:
        s.builder[place] = NOBODY
    if sort == MILITARY and whose != NOBODY:
        _lose_markers(s, place, whose)


def _lose_markers(s: MedioevoState, place: int, seat: int) -> None:
    """R-053"""
    for near in LAND.near[place]:
        if s.marker[near] == seat and not supported(s, near, seat):
            s.mark(near, NOBODY)
            s.tell("marker-lost", {"seat": s.seats[seat], "place": LAND.names[near]}, "5.DESTR.01")
