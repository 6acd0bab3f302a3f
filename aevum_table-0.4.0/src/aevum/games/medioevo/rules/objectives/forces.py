"""Objectives of units, transports, engines and prisoners (4.CARD.13)."""

from typing import Final

from aevum.games.medioevo.rules.giving_up import areas_of
from aevum.games.medioevo.rules.items import ENGINE, is_trader
from aevum.games.medioevo.rules.land import FAR, LAND, spread
from aevum.games.medioevo.rules.objectives.table import LEAST, LEVEL, OTHER, SUBJECT, players_needed
from aevum.games.medioevo.rules.pieces import CAPTAIN, CAVALRY, FORCE, UNITS, captain, captains, kind_of
from aevum.games.medioevo.rules.prisoners import held as held
from aevum.games.medioevo.rules.state import MedioevoState
from aevum.games.medioevo.rules.tables import NOBODY
from aevum.games.medioevo.rules.things import cargo_of
from aevum.games.medioevo.rules.transports import CARAVAN, GALLEY, MERCHANT_SHIP, WAGON

_FROM_HOME: Final[dict[int, list[int]]] = {}


def from_home(kingdom: int) -> list[int]:
    """How far each area is from the nearest territory of a home (R-110)."""
    if kingdom not in _FROM_HOME:
        _FROM_HOME[kingdom] = spread(LAND.homes[kingdom], LAND.all_near)
    return _FROM_HOME[kingdom]


def units(s: MedioevoState, seat: int, aim: int) -> bool:
    """So many units of a kind, or of all, on the board."""
    found = 0
    for area in areas_of(s, seat):
        found += _of_kind(s.force(area, seat), SUBJECT[aim])
    return found >= LEAST[aim]


def _of_kind(force: list[int], subject: list[str]) -> int:
    if not subject:
        return sum(force)
    kind = UNITS.index(subject[0])
    return sum([force[piece] for piece in range(FORCE) if kind_of(piece) == kind])


def _ashore(s: MedioevoState, seat: int) -> list[int]:
    """Territories with units of the seat."""
    return [area for area in areas_of(s, seat) if not LAND.is_sea(area)]


def stack(s: MedioevoState, seat: int, aim: int) -> bool:
    """So many units in one territory, `other` of them captains."""
    for area in _ashore(s, seat):
        force = s.force(area, seat)
        if sum(force) >= LEAST[aim] and captains(force) >= OTHER[aim]:
            return True
    return False


def territories_with(s: MedioevoState, seat: int, aim: int) -> bool:
    """Units of a kind in so many territories."""
    return len([at for at in _ashore(s, seat) if _of_kind(s.force(at, seat), SUBJECT[aim]) > 0]) >= LEAST[aim]


def captain_level(s: MedioevoState, seat: int, aim: int) -> bool:
    """So many captains of a level or higher."""
    return sum([sum(s.force(at, seat)[captain(LEVEL[aim]) :]) for at in areas_of(s, seat)]) >= LEAST[aim]


def scouts(s: MedioevoState, seat: int, aim: int) -> bool:
    """Units in or adjacent to the homes of so many other players."""
    seen: list[int] = []
    for area in _ashore(s, seat):
        for place in [area, *LAND.near[area]]:
            home = s.home(place)
            if home not in (NOBODY, seat) and home not in seen:
                seen.append(home)
    return len(seen) >= players_needed(aim, s.players())


def outpost(s: MedioevoState, seat: int, aim: int) -> bool:
    """So many units in one territory at a distance of `other` or more from all of the home."""
    far = from_home(s.kingdoms[seat])
    for area in _ashore(s, seat):
        if OTHER[aim] <= far[area] < FAR and s.count(area, seat) >= LEAST[aim]:
            return True
    return False


def far_transport(s: MedioevoState, seat: int, aim: int) -> bool:
    """So many transports at a distance of `other` or more from all of the home."""
    far = from_home(s.kingdoms[seat])
    found = [slot for slot in s.items(seat) if s.item_kind[slot] != ENGINE]
    return len([slot for slot in found if OTHER[aim] <= far[s.item_at[slot]] < FAR]) >= LEAST[aim]


def transports(s: MedioevoState, seat: int, aim: int) -> bool:
    """So many war wagons and galleys of a level or higher."""
    found = [slot for slot in s.items(seat) if s.item_kind[slot] in (WAGON, GALLEY)]
    return len([slot for slot in found if s.item_level[slot] >= LEVEL[aim]]) >= LEAST[aim]


def trade_fleet(s: MedioevoState, seat: int, aim: int) -> bool:
    """So many caravans and `other` merchant ships."""
    kinds = [s.item_kind[slot] for slot in s.items(seat)]
    return kinds.count(CARAVAN) >= LEAST[aim] and kinds.count(MERCHANT_SHIP) >= OTHER[aim]


def engines(s: MedioevoState, seat: int, aim: int) -> bool:
    """So many siege engines, of a level or higher."""
    found = [slot for slot in s.items(seat) if s.item_kind[slot] == ENGINE]
    return len([slot for slot in found if s.item_level[slot] >= LEVEL[aim]]) >= LEAST[aim]


def captured(s: MedioevoState, seat: int, aim: int) -> bool:
    """So many things that another player built."""
    return len([slot for slot in s.items(seat) if s.item_from[slot] not in (NOBODY, seat)]) >= LEAST[aim]


def cargo_colours(s: MedioevoState, seat: int, aim: int) -> bool:
    """Cubes of so many colours on one trade transport."""
    for slot in s.items(seat):
        cubes = cargo_of(s, slot) if is_trader(s.item_kind[slot]) else []
        if len([count for count in cubes if count > 0]) >= LEAST[aim]:
            return True
    return False


def prisoners(s: MedioevoState, seat: int, aim: int) -> bool:
    return sum([sum(held(s, seat, owner)) for owner in range(s.players())]) >= LEAST[aim]


def prisoners_or_owners(s: MedioevoState, seat: int, aim: int) -> bool:
    """So many prisoners, or prisoners of `other` players."""
    owners = [owner for owner in range(s.players()) if sum(held(s, seat, owner)) > 0]
    return len(owners) >= OTHER[aim] or prisoners(s, seat, aim)


def noble_prisoners(s: MedioevoState, seat: int, aim: int) -> bool:
    """So many captains, or `other` cavalry, as prisoners."""
    found = [0] * FORCE
    for owner in range(s.players()):
        theirs = held(s, seat, owner)
        found = [found[piece] + theirs[piece] for piece in range(FORCE)]
    return sum(found[CAPTAIN:]) >= LEAST[aim] or found[CAVALRY] >= OTHER[aim]
