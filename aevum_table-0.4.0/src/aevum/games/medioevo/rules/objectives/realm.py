"""Objectives of land and buildings (4.CARD.13). `aim` is the number of an objective."""

from typing import Final

from aevum.games.medioevo.rules.buildings import (
    CASTLE,
    CITY,
    CIVIL,
    MILITARY,
    NO_BUILDING,
    RELIGIOUS,
    SORTS,
    TOWER,
)
from aevum.games.medioevo.rules.land import LAND
from aevum.games.medioevo.rules.market import value
from aevum.games.medioevo.rules.objectives.table import INSTEAD, LEAST, LEVEL, SCOPE, SUBJECT
from aevum.games.medioevo.rules.owners import BARBARIANS
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import GOODS, NOBODY
from aevum.games.medioevo.rules.works.standing import built

SORT_OF: Final = {"civil": CIVIL, "military": MILITARY, "cathedral": RELIGIOUS}


def level_at(s: MedioevoState, seat: int, place: int, sort: int) -> int:
    """The level of a seat's own building in a place; 0 for none."""
    return built(s, place, sort) if s.builder[place] == seat else NO_BUILDING


def buildings(s: MedioevoState, seat: int, aim: int) -> bool:
    """So many of a sort, of a level or higher, anywhere or where the scope says."""
    sort = SORT_OF[SUBJECT[aim][0]]
    found = 0
    for place in range(LAND.places):
        if level_at(s, seat, place, sort) >= max(1, LEVEL[aim]) and _within(s, seat, place, SCOPE[aim]):
            found += 1
    return found >= LEAST[aim]


def _within(s: MedioevoState, seat: int, place: int, scope: str) -> bool:
    match scope:
        case "controlled":
            return s.lord[place] == seat
        case "abroad":
            return s.lord[place] == seat and s.home(place) != seat
        case "home":
            return s.home(place) == seat
        case _:
            return True


def cathedral_at(s: MedioevoState, seat: int, aim: int) -> bool:
    """Control of a place, with an own cathedral there or next to it."""
    at = LAND.number(SUBJECT[aim][0])
    if s.lord[at] != seat:
        return False
    return any(level_at(s, seat, place, RELIGIOUS) != NO_BUILDING for place in [at, *LAND.near[at]])


def castle_amid(s: MedioevoState, seat: int, aim: int) -> bool:
    """An own castle adjacent to so many territories with own towers (4.CARD.19)."""
    for place in range(LAND.places):
        if level_at(s, seat, place, MILITARY) == CASTLE:
            towers = [near for near in LAND.near[place] if level_at(s, seat, near, MILITARY) == TOWER]
            if len(towers) >= LEAST[aim]:
                return True
    return False


def city_and_castle(s: MedioevoState, seat: int, aim: int) -> bool:
    for place in range(LAND.places):
        if level_at(s, seat, place, CIVIL) == CITY and level_at(s, seat, place, MILITARY) == CASTLE:
            return True
    return False


def sound_buildings(s: MedioevoState, seat: int, aim: int) -> bool:
    """So many own buildings, and none of them damaged (4.BLD.09)."""
    found = 0
    for place in range(LAND.places):
        if s.builder[place] == seat:
            for at in range(place * len(SORTS), (place + 1) * len(SORTS)):
                if s.damage[at] > 0:
                    return False
                found += s.buildings[at] > 0
    return found >= LEAST[aim]


def control(s: MedioevoState, seat: int, aim: int) -> bool:
    """A place; those named instead for the seat whose home it is."""
    places = [LAND.number(name) for name in SUBJECT[aim]]
    if INSTEAD[aim] and s.home(places[0]) == seat:
        places = [LAND.number(name) for name in INSTEAD[aim]]
    return all(s.lord[place] == seat for place in places)


def foreign_home(s: MedioevoState, seat: int, aim: int) -> bool:
    """So many territories of other players' homes."""
    return len([place for place in s.controlled(seat) if s.home(place) not in (NOBODY, seat)]) >= LEAST[aim]


def rebels_abroad(s: MedioevoState, seat: int, aim: int) -> bool:
    """Barbarians in so many territories of one other player's home."""
    found = [0] * s.players()
    for place in range(LAND.places):
        home = s.home(place)
        if home not in (NOBODY, seat) and s.count(place, BARBARIANS) > 0:
            found[home] += 1
    return max(found) >= LEAST[aim]


def home_guard(s: MedioevoState, seat: int, aim: int) -> bool:
    """All of the home, with so many units in each territory."""
    home = LAND.homes[s.kingdoms[seat]]
    return all(s.lord[place] == seat and s.count(place, seat) >= LEAST[aim] for place in home)


def realm(s: MedioevoState, seat: int, aim: int) -> bool:
    """All of the home, and so many territories more."""
    home = LAND.homes[s.kingdoms[seat]]
    own = s.controlled(seat)
    return all(place in own for place in home) and len(own) - len(home) >= LEAST[aim]


def settlements(s: MedioevoState, seat: int, aim: int) -> bool:
    """So many settlements under control, abroad or anywhere."""
    own = [place for place in LAND.settlements if s.lord[place] == seat]
    return len([place for place in own if _within(s, seat, place, SCOPE[aim])]) >= LEAST[aim]


def same_good(s: MedioevoState, seat: int, aim: int) -> bool:
    """So many settlements under control that produce one good."""
    found = [0] * len(GOODS)
    for place in LAND.settlements:
        if s.lord[place] == seat and LAND.good[place] != NOBODY:
            found[LAND.good[place]] += 1
    return max(found) >= LEAST[aim]


def great_market(s: MedioevoState, seat: int, aim: int) -> bool:
    return any(s.lord[place] == seat and value(s.market[place]) >= LEAST[aim] for place in LAND.settlements)


def fires(s: MedioevoState, seat: int, aim: int) -> bool:
    """Control of so many places with the fire icon."""
    return len([place for place in LAND.fires if s.lord[place] == seat]) >= LEAST[aim]
